import stored from "../../../models/language.json" with { type: "json" };
import { type LanguageModel, deserializeModel } from "./model.ts";

let cachedModel: LanguageModel | undefined;

/** The trained model that ships with this package, decoded once. See `models/README.md` for how it is built. */
export function loadModel(): LanguageModel {
  cachedModel ??= deserializeModel(stored);
  return cachedModel;
}

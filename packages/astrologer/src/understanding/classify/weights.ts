import stored from "../../../models/language.json" with { type: "json" };
import { type LanguageModel, restoreModel } from "./model.ts";

let restored: LanguageModel | undefined;

/** The trained model that ships with this package, decoded once. `models/README.md` tells how it was made. */
export function loadModel(): LanguageModel {
  restored ??= restoreModel(stored);
  return restored;
}

import danger from "../../../models/danger.json" with { type: "json" };
import objects from "../../../models/objects.json" with { type: "json" };
import relation from "../../../models/relation.json" with { type: "json" };
import requests from "../../../models/requests.json" with { type: "json" };
import talk from "../../../models/talk.json" with { type: "json" };
import { type LanguageModel, deserializeModel } from "./model.ts";

const STORED = { danger, objects, relation, requests, talk };
export type ModelName = keyof typeof STORED;

const cache = new Map<ModelName, LanguageModel>();

/** A trained model that ships with this package, decoded once. See `models/README.md` for how they are built. */
export function loadModel(name: ModelName): LanguageModel {
  const cached = cache.get(name);
  if (cached) return cached;
  const model = deserializeModel(STORED[name]);
  cache.set(name, model);
  return model;
}

import { computeProbabilities, embed } from "../message-classification/classifier/model.ts";
import { loadModel } from "../message-classification/classifier/load-model.ts";
import { extractRequestFeatures } from "./extract-request-features.ts";
import type { AskObjectId } from "./objects.data.ts";

export interface RankedObject {
  readonly object: AskObjectId;
  /** 0 to 1. */
  readonly probability: number;
}

/** The objects that a message may ask for, the likeliest first. @param previous the object of the message before */
export function rankObjects(text: string, previous: AskObjectId | null): readonly RankedObject[] {
  const model = loadModel("objects");
  const scores = computeProbabilities(model, "object", embed(model, extractRequestFeatures(text, previous)));
  return Array.from(scores, ([object, probability]) => ({ object: object as AskObjectId, probability })).toSorted(
    (one, other) => other.probability - one.probability,
  );
}

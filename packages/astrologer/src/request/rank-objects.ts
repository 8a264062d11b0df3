import { computeProbabilities, embed } from "../message-classification/classifier/model.ts";
import { loadModel } from "../message-classification/classifier/load-model.ts";
import { type EarlierRequest, extractRequestFeatures } from "./extract-request-features.ts";
import type { AskObjectId } from "./objects.data.ts";

export interface RankedObject {
  readonly object: AskObjectId;
  /** 0 to 1. */
  readonly probability: number;
}

/** The person that a message is about: the writer, a person that it names, or the person of an earlier message. */
export const PERSON_REFERENCES = ["self", "named", "before"] as const;
export type PersonReference = (typeof PERSON_REFERENCES)[number];

export interface RequestScores {
  /** The objects that it may ask for, the likeliest first. */
  readonly objects: readonly RankedObject[];
  /** Probabilities, from 0 to 1. */
  readonly references: ReadonlyMap<PersonReference, number>;
}

/** Reads a message: what it may ask for, and which person it may be about. */
export function scoreRequest(text: string, earlier: EarlierRequest | null): RequestScores {
  const model = loadModel("objects");
  const embedded = embed(model, extractRequestFeatures(text, earlier));
  const objects = Array.from(computeProbabilities(model, "object", embedded), ([object, probability]) => ({
    object: object as AskObjectId,
    probability,
  })).toSorted((one, other) => other.probability - one.probability);
  const references = computeProbabilities(model, "reference", embedded) as ReadonlyMap<PersonReference, number>;
  return { objects, references };
}

/** The objects that a message may ask for, the likeliest first. */
export const rankObjects = (text: string, earlier: EarlierRequest | null): readonly RankedObject[] =>
  scoreRequest(text, earlier).objects;

import type { LanguageModel } from "../src/message-classification/classifier/model.ts";
import { extractFeatures } from "../src/message-classification/classifier/extract-features.ts";
import type { ModelName } from "../src/message-classification/classifier/load-model.ts";
import { type AuthorSet, type CorpusRow, getSafetyLabel } from "./read-corpus.ts";
import { getRelationLabels, getRequestLabels, getTalkLabels } from "./request-labels.ts";
import { type Example, trainModel, type TrainingOptions } from "./train-model.ts";

/** How one of the shipped models is trained. Options were chosen on held-out training authors; see docs/adr. */
interface Recipe {
  readonly options: TrainingOptions;
  /** The label of a row for each head; `null` if the model learns nothing from the row. */
  readonly getLabels: (row: CorpusRow) => Example["labels"] | null;
}

const RECIPES: Readonly<Record<Exclude<ModelName, "objects">, Recipe>> = {
  danger: {
    options: { buckets: 2 ** 17, dimensions: 44, epochs: 10, rate: 0.5, decay: 0.015, dropout: 0.5, seed: 7 },
    getLabels: (row) => ({ safety: getSafetyLabel(row) }),
  },
  requests: {
    options: { buckets: 2 ** 16, dimensions: 32, epochs: 10, rate: 0.5, decay: 0.005, dropout: 0.3, seed: 7 },
    getLabels: getRequestLabels,
  },
  talk: {
    options: { buckets: 2 ** 12, dimensions: 24, epochs: 40, rate: 0.5, decay: 0.003, dropout: 0, seed: 7 },
    getLabels: getTalkLabels,
  },
  relation: {
    options: { buckets: 2 ** 13, dimensions: 16, epochs: 20, rate: 0.5, decay: 0.003, dropout: 0.3, seed: 7 },
    getLabels: getRelationLabels,
  },
};

export type CorpusModelName = keyof typeof RECIPES;

export const getTrainingOptions = (name: CorpusModelName): TrainingOptions => RECIPES[name].options;

/** All models use the same features; cached because extracting them takes most of the time. */
const featureCache = new WeakMap<CorpusRow, ReadonlySet<number>>();

function getFeatures(row: CorpusRow): ReadonlySet<number> {
  const features = featureCache.get(row) ?? extractFeatures(row.text);
  featureCache.set(row, features);
  return features;
}

/**
 * The authors whose messages were written to show what is asked for. What others ask beside a danger, or in words that look like one, is by the
 * way: with them as examples of requests, single questions were misread that are read right without.
 */
export const isAuthorOfRequests = ({ author }: AuthorSet): boolean =>
  /^(?:early-(?:births|danger|plain|questions)|a[0-3]\d|a4[01])$/.test(author);

/** The examples that a shipped model learns from. */
export const buildExamples = (name: CorpusModelName, sets: readonly AuthorSet[]): readonly Example[] =>
  (name === "danger" ? sets : sets.filter(isAuthorOfRequests)).flatMap(({ rows }) =>
    rows.flatMap((row) => {
      const labels = RECIPES[name].getLabels(row);
      return labels ? [{ features: getFeatures(row), labels }] : [];
    }),
  );

export const buildModel = (
  name: CorpusModelName,
  sets: readonly AuthorSet[],
  options: TrainingOptions = getTrainingOptions(name),
): LanguageModel => trainModel(buildExamples(name, sets), options);

import type { LanguageModel } from "../src/understanding/classify/model.ts";
import { extractFeatures } from "../src/understanding/classify/extract-features.ts";
import { extractRequestFeatures } from "../src/understanding/classify/extract-request-features.ts";
import type { ModelName } from "../src/understanding/classify/load-model.ts";
import { type AuthorSet, type CorpusRow, getSafetyLabel, readCorpus } from "./read-corpus.ts";
import { getRequestLabels } from "./request-labels.ts";
import { type Example, trainModel, type TrainingOptions } from "./train-model.ts";

/** How one of the shipped models is trained. Options were chosen on held-out training authors; see docs/adr. */
interface Recipe {
  readonly options: TrainingOptions;
  /** `null` if the model learns nothing from the row. */
  readonly toExample: (row: CorpusRow) => Example | null;
}

const RECIPES: Readonly<Record<ModelName, Recipe>> = {
  danger: {
    options: { buckets: 2 ** 17, dimensions: 22, epochs: 10, rate: 0.5, decay: 0.015, seed: 7 },
    toExample: (row) => ({ features: extractFeatures(row.text), labels: { safety: getSafetyLabel(row) } }),
  },
  requests: {
    options: { buckets: 2 ** 16, dimensions: 16, epochs: 10, rate: 0.5, decay: 0.001, seed: 7 },
    toExample: (row) => {
      const labels = getRequestLabels(row);
      return labels && { features: extractRequestFeatures(row.text), labels };
    },
  },
};

export const getTrainingOptions = (name: ModelName): TrainingOptions => RECIPES[name].options;

/** The examples that a shipped model learns from. */
export const buildExamples = (name: ModelName, sets: readonly AuthorSet[]): readonly Example[] =>
  sets.flatMap(({ rows }) => rows.flatMap((row) => RECIPES[name].toExample(row) ?? []));

export const buildModel = (
  name: ModelName,
  sets: readonly AuthorSet[] = readCorpus("train"),
  options: TrainingOptions = getTrainingOptions(name),
): LanguageModel => trainModel(buildExamples(name, sets), options);

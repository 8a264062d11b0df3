import { readCorpus, getSafetyLabel } from "./read-corpus.ts";
import { type Example, DEFAULT_TRAINING_OPTIONS, trainModel, type TrainingOptions } from "./train-model.ts";
import type { AuthorSet } from "./read-corpus.ts";
import type { LanguageModel } from "../src/understanding/classify/model.ts";

/** The examples that the shipped model learns from. */
export const buildExamples = (sets: readonly AuthorSet[]): readonly Example[] =>
  sets.flatMap(({ rows }) => rows.map((row) => ({ text: row.text, labels: { safety: getSafetyLabel(row) } })));

export const buildModel = (
  sets: readonly AuthorSet[] = readCorpus("train"),
  options: TrainingOptions = DEFAULT_TRAINING_OPTIONS,
): LanguageModel => trainModel(buildExamples(sets), options);

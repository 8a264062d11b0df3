import { readCorpus, safetyLabelOf } from "./corpus.ts";
import { type Example, TRAINING, trainModel, type TrainingOptions } from "./train.ts";
import type { AuthorSet } from "./corpus.ts";
import type { LanguageModel } from "../src/understanding/classify/model.ts";

/** The examples that the shipped model learns from. */
export const examplesOf = (sets: readonly AuthorSet[]): readonly Example[] =>
  sets.flatMap(({ rows }) => rows.map((row) => ({ text: row.text, labels: { safety: safetyLabelOf(row) } })));

export const buildModel = (
  sets: readonly AuthorSet[] = readCorpus("train"),
  options: TrainingOptions = TRAINING,
): LanguageModel => trainModel(examplesOf(sets), options);

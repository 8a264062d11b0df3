import { expect, test } from "vitest";
import { loadModel } from "../../src/message-classification/classifier/load-model.ts";
import { buildExamples, getTrainingOptions } from "../../training/build-model.ts";
import { readCorpus } from "../../training/read-corpus.ts";
import { readHarmlessTalks } from "../../training/read-harmless-talks.ts";
import { computeDigest } from "../../training/train-model.ts";

const TRAINING_SETS = [...readCorpus("train"), ...readHarmlessTalks()];

test.each(["danger", "requests", "talk", "relation"] as const)(
  "the shipped model %s matches the corpus and the features of today (else run npm run train:language)",
  (name) => {
    const examples = buildExamples(name, TRAINING_SETS);
    expect(loadModel(name).trainedOn).toBe(computeDigest(examples, getTrainingOptions(name)));
  },
);

import { expect, test } from "vitest";
import { loadModel } from "../../src/message-classification/classifier/load-model.ts";
import { buildObjectExamples, OBJECT_TRAINING } from "../../training/build-object-model.ts";
import { readTalks } from "../../training/read-talks.ts";
import { computeDigest } from "../../training/train-model.ts";

test("the shipped model of objects matches the conversations and the features of today (else run npm run train:language objects)", () => {
  expect(loadModel("objects").trainedOn).toBe(computeDigest(buildObjectExamples(readTalks("train")), OBJECT_TRAINING));
});

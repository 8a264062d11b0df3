import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { featuresOf, soundWords } from "../../src/understanding/classify/features.ts";
import { embed, probabilitiesOf, restoreModel, storeModel } from "../../src/understanding/classify/model.ts";
import { loadModel } from "../../src/understanding/classify/weights.ts";
import { expOfNegative } from "../../src/understanding/classify/softmax.ts";
import { examplesOf } from "../../training/build.ts";
import { readCorpus } from "../../training/corpus.ts";
import { digestOf, type Example, TRAINING, trainModel } from "../../training/train.ts";

const TOY: readonly Example[] = ["kab", "kitne saal me", "kis mahine"].flatMap((when) =>
  ["shaadi", "naukri", "ghar", "bachcha"].flatMap((matter) => [
    { text: `${when} ${matter} hogi`, labels: { kind: "timing" } },
    { text: `${matter} kaisi rahegi ${when === "kab" ? "" : "bataiye"}`, labels: { kind: "outlook" } },
  ]),
);
const OPTIONS = { dimensions: 8, epochs: 30, rate: 0.5, decay: 0, seed: 7 };

const likeliest = (model: ReturnType<typeof trainModel>, head: string, text: string): string | undefined =>
  [...probabilitiesOf(model, head, embed(model, featuresOf(text)))].toSorted((one, other) => other[1] - one[1])[0]?.[0];

test("Hindi is read by its sound in both scripts, and every number is one word", () => {
  expect(soundWords("मैंने 20 गोलियाँ खा लीं!")).toEqual(soundWords("maine 35 goliyan kha lin"));
});

test("a text's features do not depend on its punctuation or its capitals", () => {
  expect([...featuresOf("Will I marry?")]).toEqual([...featuresOf("will i marry")]);
  expect(featuresOf("?!").size).toBe(1);
});

test("a model learns what its examples have in common", () => {
  const model = trainModel(TOY, OPTIONS);
  expect(likeliest(model, "kind", "kab gaadi hogi")).toBe("timing");
  expect(likeliest(model, "kind", "gaadi kaisi rahegi")).toBe("outlook");
});

test("probabilities of a head add up to 1, also for a text without words", () => {
  const model = trainModel(TOY, OPTIONS);
  for (const text of ["kab", "", "🙏"]) {
    const sum = [...probabilitiesOf(model, "kind", embed(model, featuresOf(text))).values()].reduce((a, b) => a + b, 0);
    expect(sum).toBeCloseTo(1, 9);
  }
});

test("the same examples give the same model, and other examples another", () => {
  const written = (examples: readonly Example[]): string =>
    createHash("sha256")
      .update(JSON.stringify(storeModel(trainModel(examples, OPTIONS))))
      .digest("hex");
  expect(written(TOY)).toBe(written(TOY));
  expect(written(TOY)).not.toBe(written(TOY.slice(2)));
});

test("a stored model is restored as it was, and refused where it is cut short or asked for a head it has not", () => {
  const model = trainModel(TOY, OPTIONS);
  const stored = storeModel(model);
  expect(restoreModel(stored)).toEqual(model);
  expect(() => restoreModel({ ...stored, vectors: stored.vectors.slice(0, -8) })).toThrow(RangeError);
  expect(() => probabilitiesOf(model, "mood", embed(model, new Set()))).toThrow(/no head "mood"/);
});

test("the model that ships was trained on the corpus as it stands; if not: npm run train:language", () => {
  expect(loadModel().trainedOn).toBe(digestOf(examplesOf(readCorpus("train")), TRAINING));
});

test.each([0, -0.001, -1, -36.7, -744])("e^%d agrees with Math.exp to 12 digits", (x) => {
  expect(expOfNegative(x) / Math.exp(x)).toBeCloseTo(1, 12);
});

test("e^x is 0 where it is too small for a number", () => {
  expect([expOfNegative(-2000), expOfNegative(-Infinity)]).toEqual([0, 0]);
});

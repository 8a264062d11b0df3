import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { extractFeatures, toSoundWords } from "../../src/understanding/classify/extract-features.ts";
import {
  embed,
  computeProbabilities,
  deserializeModel,
  serializeModel,
} from "../../src/understanding/classify/model.ts";
import { tokenise } from "../../src/language/tokenise.ts";
import { loadModel } from "../../src/understanding/classify/load-model.ts";
import { expOfNegative } from "../../src/understanding/classify/softmax.ts";
import { buildExamples, getTrainingOptions } from "../../training/build-model.ts";
import { readCorpus } from "../../training/read-corpus.ts";
import { computeDigest, type Example, trainModel } from "../../training/train-model.ts";

const TOY: readonly Example[] = ["kab", "kitne saal me", "kis mahine"].flatMap((when) =>
  ["shaadi", "naukri", "ghar", "bachcha"].flatMap((matter) => [
    { features: extractFeatures(`${when} ${matter} hogi`), labels: { kind: "timing" } },
    {
      features: extractFeatures(`${matter} kaisi rahegi ${when === "kab" ? "" : "bataiye"}`),
      labels: { kind: "outlook" },
    },
  ]),
);
const OPTIONS = { buckets: 2 ** 14, dimensions: 8, epochs: 30, rate: 0.5, decay: 0, dropout: 0, seed: 7 };

const likeliest = (model: ReturnType<typeof trainModel>, head: string, text: string): string | undefined =>
  [...computeProbabilities(model, head, embed(model, extractFeatures(text)))].toSorted(
    (one, other) => other[1] - one[1],
  )[0]?.[0];

test("reads Hindi by sound in both scripts and every number as one word", () => {
  const toWords = (text: string): readonly string[] => toSoundWords(tokenise(text));
  expect(toWords("मैंने 20 गोलियाँ खा लीं!")).toEqual(toWords("maine 35 goliyan kha lin"));
});

test("features ignore punctuation and capitals", () => {
  expect([...extractFeatures("Will I marry?")]).toEqual([...extractFeatures("will i marry")]);
  expect([...extractFeatures("?!")]).toEqual([...extractFeatures("")]);
});

test("a model learns what its examples have in common", () => {
  const model = trainModel(TOY, OPTIONS);
  expect(likeliest(model, "kind", "kab gaadi hogi")).toBe("timing");
  expect(likeliest(model, "kind", "gaadi kaisi rahegi")).toBe("outlook");
});

test("probabilities of a head add up to 1, even for a text without words", () => {
  const model = trainModel(TOY, OPTIONS);
  for (const text of ["kab", "", "🙏"]) {
    const sum = [...computeProbabilities(model, "kind", embed(model, extractFeatures(text))).values()].reduce(
      (a, b) => a + b,
      0,
    );
    expect(sum).toBeCloseTo(1, 9);
  }
});

test("the same examples give the same model, different examples a different one", () => {
  const written = (examples: readonly Example[]): string =>
    createHash("sha256")
      .update(JSON.stringify(serializeModel(trainModel(examples, OPTIONS))))
      .digest("hex");
  expect(written(TOY)).toBe(written(TOY));
  expect(written(TOY)).not.toBe(written(TOY.slice(2)));
});

test("restores a stored model, and rejects truncated data and unknown heads", () => {
  const model = trainModel(TOY, OPTIONS);
  const stored = serializeModel(model);
  expect(deserializeModel(stored)).toEqual(model);
  expect(() => deserializeModel({ ...stored, vectors: stored.vectors.slice(0, -8) })).toThrow(RangeError);
  expect(() => computeProbabilities(model, "mood", embed(model, new Set()))).toThrow(/no head "mood"/);
});

const TRAINING_SETS = readCorpus("train");
test.each(["danger", "requests", "talk"] as const)(
  "the shipped model %s matches the corpus and the features of today (else run npm run train:language)",
  (name) => {
    const examples = buildExamples(name, TRAINING_SETS);
    expect(loadModel(name).trainedOn).toBe(computeDigest(examples, getTrainingOptions(name)));
  },
);

test.each([0, -0.001, -1, -36.7, -744])("e^%d agrees with Math.exp to 12 digits", (x) => {
  expect(expOfNegative(x) / Math.exp(x)).toBeCloseTo(1, 12);
});

test("e^x is 0 on underflow", () => {
  expect([expOfNegative(-2000), expOfNegative(-Infinity)]).toEqual([0, 0]);
});

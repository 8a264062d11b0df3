import { softmax } from "./softmax.ts";
import { decodeBase64, encodeBase64 } from "./base64.ts";

/**
 * A text classifier as in fastText: the vectors of a text's features are added up, and each head is a linear layer with a softmax over
 * that sum. The vectors are whole numbers from -7 to 7 with one scale for each dimension, stored in four bits each.
 */
export interface Head {
  readonly name: string;
  readonly labels: readonly string[];
}

export interface LanguageModel {
  /** SHA-256, in hex, of the features and labels it was trained on and of the options; tells whether either has changed since. */
  readonly trainedOn: string;
  /** A power of two. The last bits of a feature's hash are the number of its bucket. */
  readonly buckets: number;
  readonly dimensions: number;
  readonly heads: readonly Head[];
  /** `buckets` rows of `dimensions` numbers from `-LARGEST_COMPONENT` to `LARGEST_COMPONENT`. */
  readonly vectors: Int8Array;
  /** Factor for the stored numbers of each dimension. */
  readonly scales: readonly number[];
  /** One layer per head: `dimensions` weights and one bias for every label. */
  readonly layers: readonly { readonly weights: readonly number[]; readonly biases: readonly number[] }[];
}

/** The JSON form of a model, with the vectors in base64. */
export type StoredModel = Omit<LanguageModel, "vectors"> & { readonly vectors: string };

export const LARGEST_COMPONENT = 7;

/** Writes two components into each byte, the first into the upper half. */
function packVectors(vectors: Int8Array): Uint8Array {
  const bytes = new Uint8Array(vectors.length / 2);
  for (let at = 0; at < bytes.length; at++)
    bytes[at] = (((vectors[2 * at] ?? 0) & 15) << 4) | ((vectors[2 * at + 1] ?? 0) & 15);
  return bytes;
}

function unpackVectors(bytes: Uint8Array): Int8Array {
  const vectors = new Int8Array(bytes.length * 2);
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    vectors[2 * at] = (byte << 24) >> 28;
    vectors[2 * at + 1] = (byte << 28) >> 28;
  }
  return vectors;
}

export const serializeModel = (model: LanguageModel): StoredModel => ({
  ...model,
  vectors: encodeBase64(packVectors(model.vectors)),
});

/** @throws RangeError if the number of components is not `buckets * dimensions` */
export function deserializeModel(stored: StoredModel): LanguageModel {
  const vectors = unpackVectors(decodeBase64(stored.vectors));
  const expected = stored.buckets * stored.dimensions;
  if (vectors.length !== expected)
    throw new RangeError(`the language model has ${vectors.length} components of vectors, not ${expected}`);
  return { ...stored, vectors };
}

/** The distinct buckets of features. */
export const toBuckets = (features: ReadonlySet<number>, count: number): ReadonlySet<number> =>
  new Set(Array.from(features, (hash) => hash & (count - 1)));

/** The sum of a text's feature vectors, divided by the root of their number so that long texts do not outweigh short ones. */
export function embed(
  { vectors, scales, dimensions, buckets }: LanguageModel,
  features: ReadonlySet<number>,
): Float64Array {
  const sum = new Float64Array(dimensions);
  const used = toBuckets(features, buckets);
  for (const bucket of used)
    for (let dimension = 0; dimension < dimensions; dimension++)
      sum[dimension] = (sum[dimension] ?? 0) + (vectors[bucket * dimensions + dimension] ?? 0);
  const share = 1 / Math.sqrt(Math.max(1, used.size));
  return sum.map((value, dimension) => value * share * (scales[dimension] ?? 0));
}

/**
 * The probability of each label of a head; they add up to 1.
 * @throws RangeError if the model has no such head
 */
export function computeProbabilities(
  model: LanguageModel,
  head: string,
  embedded: Float64Array,
): ReadonlyMap<string, number> {
  const at = model.heads.findIndex(({ name }) => name === head);
  const [labels, layer] = [model.heads[at]?.labels, model.layers[at]];
  if (!labels || !layer) throw new RangeError(`the language model has no head "${head}"`);
  const scores = new Float64Array(labels.length);
  for (let label = 0; label < labels.length; label++) {
    let score = layer.biases[label] ?? 0;
    for (let dimension = 0; dimension < model.dimensions; dimension++)
      score += (embedded[dimension] as number) * (layer.weights[label * model.dimensions + dimension] ?? 0);
    scores[label] = score;
  }
  const probabilities = softmax(scores);
  return new Map(labels.map((label, index) => [label, probabilities[index] ?? 0]));
}

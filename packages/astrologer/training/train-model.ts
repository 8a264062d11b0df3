import { createHash } from "node:crypto";
import {
  type Head,
  LARGEST_COMPONENT,
  type LanguageModel,
  toBuckets,
} from "../src/message-classification/classifier/model.ts";
import { softmax } from "../src/message-classification/classifier/softmax.ts";

/** The features of a text with its label for each head. A head without a label for this text is absent. */
export interface Example {
  readonly features: ReadonlySet<number>;
  readonly labels: Readonly<Record<string, string>>;
}

export interface TrainingOptions {
  /** A power of two. */
  readonly buckets: number;
  readonly dimensions: number;
  readonly epochs: number;
  readonly rate: number;
  /** Weight decay: a vector shrinks by `rate * decay` whenever its feature occurs, so that rare features are not overfitted. */
  readonly decay: number;
  /** The share of a text's features that is left out at random in each step, so that the model does not rely on a few of them. */
  readonly dropout: number;
  readonly seed: number;
}

/**
 * SHA-256 of the options and of each example's labels and features, stored in the model as `trainedOn`. It changes with the corpus and with
 * the code that extracts features.
 */
export function computeDigest(examples: readonly Example[], options: TrainingOptions): string {
  const hash = createHash("sha256").update(JSON.stringify(options));
  for (const { features, labels } of examples) hash.update(JSON.stringify(labels)).update(Int32Array.from(features));
  return hash.digest("hex");
}

/** Mulberry32 generator: gives the same numbers for the same seed on every machine. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffle(list: number[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other] as number, list[at] as number];
  }
}

interface Layer {
  readonly head: Head;
  readonly weights: Float64Array;
  readonly biases: Float64Array;
}

/** Layers learn with this part of the rate; the vectors of rare features need larger steps. */
const LAYER_SHARE = 0.1;

/** One gradient descent step of one head. Adds the gradient of the summed vector to `gradient`. */
function trainHead(
  { weights, biases }: Layer,
  target: number,
  sum: Float64Array,
  rate: number,
  gradient: Float64Array,
) {
  const size = sum.length;
  const scores = biases.map((bias, label) => {
    let score = bias;
    for (let at = 0; at < size; at++) score += (weights[label * size + at] as number) * (sum[at] as number);
    return score;
  });
  const probabilities = softmax(scores);
  for (let label = 0; label < probabilities.length; label++) {
    const error = (label === target ? 1 : 0) - (probabilities[label] as number);
    biases[label] = (biases[label] as number) + rate * LAYER_SHARE * error;
    for (let at = 0; at < size; at++) {
      const index = label * size + at;
      gradient[at] = (gradient[at] as number) + error * (weights[index] as number);
      weights[index] = (weights[index] as number) + rate * LAYER_SHARE * error * (sum[at] as number);
    }
  }
}

const collectHeads = (examples: readonly Example[]): readonly Head[] => {
  const names = [...new Set(examples.flatMap(({ labels }) => Object.keys(labels)))].toSorted();
  return names.map((name) => ({
    name,
    labels: [...new Set(examples.flatMap(({ labels }) => labels[name] ?? []))].toSorted(),
  }));
};

/** Trains a model. The same examples and options give the same bytes. */
export function trainModel(examples: readonly Example[], options: TrainingOptions): LanguageModel {
  const { buckets, dimensions, epochs, rate, decay, dropout, seed } = options;
  const random = createRandom(seed);
  const layers = collectHeads(examples).map((head): Layer => ({
    head,
    weights: Float64Array.from(
      { length: head.labels.length * dimensions },
      () => (random() * 2 - 1) / Math.sqrt(dimensions),
    ),
    biases: new Float64Array(head.labels.length),
  }));
  const vectors = new Float32Array(buckets * dimensions);
  const samples = examples.map(({ features, labels }) => ({
    features: Int32Array.from(toBuckets(features, buckets)),
    targets: layers.map(({ head }) => head.labels.indexOf(labels[head.name] ?? "")),
  }));
  const order = samples.map((_, at) => at);
  const [sum, gradient] = [new Float64Array(dimensions), new Float64Array(dimensions)];
  for (let step = 0; step < epochs * samples.length; step++) {
    const at = step % samples.length;
    if (at === 0) shuffle(order, random);
    const { features: all, targets } = samples[order[at] as number] as (typeof samples)[number];
    const features = dropout === 0 ? all : all.filter(() => random() >= dropout);
    const stepRate = rate * (1 - step / (epochs * samples.length));
    const share = 1 / Math.sqrt(Math.max(1, features.length));
    sum.fill(0);
    gradient.fill(0);
    for (const bucket of features)
      for (let d = 0; d < dimensions; d++) sum[d] = (sum[d] as number) + (vectors[bucket * dimensions + d] as number);
    for (let d = 0; d < dimensions; d++) sum[d] = (sum[d] as number) * share;
    for (const [head, layer] of layers.entries()) {
      const target = targets[head] as number;
      if (target >= 0) trainHead(layer, target, sum, stepRate, gradient);
    }
    for (const bucket of features)
      for (let d = 0; d < dimensions; d++) {
        const at = bucket * dimensions + d;
        const vector = vectors[at] as number;
        vectors[at] = vector + stepRate * (share * (gradient[d] as number) - decay * vector);
      }
  }
  return { trainedOn: computeDigest(examples, options), buckets, ...quantizeModel(vectors, layers, dimensions) };
}

/** Components beyond this many times their root mean square are cut off, so that a few large ones do not coarsen all others. */
const CUT_OFF = 4;
const DECIMALS = 5;
const roundValues = (values: Float64Array): number[] => Array.from(values, (value) => Number(value.toFixed(DECIMALS)));

/** The scale of each dimension, from the root mean square of its components that are not zero. */
function computeScales(vectors: Float32Array, dimensions: number): Float32Array {
  const [squares, counts] = [new Float64Array(dimensions), new Float64Array(dimensions)];
  for (let at = 0; at < vectors.length; at++) {
    const [d, value] = [at % dimensions, vectors[at] as number];
    squares[d] = (squares[d] as number) + value * value;
    if (value !== 0) counts[d] = (counts[d] as number) + 1;
  }
  return Float32Array.from(
    squares,
    (sum, d) => (CUT_OFF * Math.sqrt(sum / Math.max(1, counts[d] as number))) / LARGEST_COMPONENT,
  );
}

function quantizeModel(
  vectors: Float32Array,
  layers: readonly Layer[],
  dimensions: number,
): Omit<LanguageModel, "trainedOn" | "buckets"> {
  const scales = computeScales(vectors, dimensions);
  const components = new Int8Array(vectors.length);
  for (let at = 0; at < vectors.length; at++) {
    const scale = scales[at % dimensions] as number;
    const component = scale === 0 ? 0 : Math.round((vectors[at] as number) / scale);
    components[at] = Math.max(-LARGEST_COMPONENT, Math.min(LARGEST_COMPONENT, component));
  }
  return {
    dimensions,
    heads: layers.map(({ head }) => head),
    scales: [...scales],
    layers: layers.map(({ weights, biases }) => ({ weights: roundValues(weights), biases: roundValues(biases) })),
    vectors: components,
  };
}

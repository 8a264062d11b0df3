import { softmax } from "../src/message-classification/classifier/softmax.ts";

export interface DecisionExample {
  readonly signals: readonly number[];
  readonly isDanger: boolean;
}

export interface Decision {
  readonly bias: number;
  readonly weights: readonly number[];
}

const MAX_STEPS = 60;
const SMALL_CHANGE = 1e-7;
/** Penalty on large weights. */
const PENALTY = 0.001;
const DECIMALS = 6;

/** Solves a system of linear equations by Gaussian elimination with pivots. */
function solveEquations(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const rows = matrix.map((row, at) => Float64Array.of(...row, right[at] ?? 0));
  const size = rows.length;
  const get = (row: number, column: number): number => rows[row]?.[column] as number;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++)
      if (Math.abs(get(row, column)) > Math.abs(get(pivot, column))) pivot = row;
    const chosen = rows[pivot] as (typeof rows)[number];
    rows[pivot] = rows[column] as (typeof rows)[number];
    rows[column] = chosen;
    for (let row = column + 1; row < size; row++) {
      const factor = get(row, column) / get(column, column);
      const target = rows[row] as Float64Array;
      for (let at = column; at <= size; at++) target[at] = (target[at] as number) - factor * get(column, at);
    }
  }
  const solution = new Float64Array(size);
  for (let row = size - 1; row >= 0; row--) {
    let rest = get(row, size);
    for (let at = row + 1; at < size; at++) rest -= get(row, at) * (solution[at] as number);
    solution[row] = rest / get(row, row);
  }
  return solution;
}

interface Standard {
  readonly means: Float64Array;
  readonly deviations: Float64Array;
}

function measureSignals(examples: readonly DecisionExample[]): Standard {
  const size = examples[0]?.signals.length ?? 0;
  const [means, deviations] = [new Float64Array(size), new Float64Array(size)];
  for (const { signals } of examples)
    for (const [at, signal] of signals.entries()) means[at] = (means[at] as number) + signal / examples.length;
  for (const { signals } of examples)
    for (const [at, signal] of signals.entries())
      deviations[at] = (deviations[at] as number) + (signal - (means[at] as number)) ** 2 / examples.length;
  return { means, deviations: deviations.map((square) => Math.max(Math.sqrt(square), 1e-9)) };
}

/** One step of Newton's method for logistic regression: how the parameters have to change. */
function computeStep(
  rows: readonly Float64Array[],
  examples: readonly DecisionExample[],
  parameters: Float64Array,
): Float64Array {
  const size = parameters.length;
  const gradient = new Float64Array(size);
  const curvature = Array.from({ length: size }, () => new Float64Array(size));
  for (const [index, row] of rows.entries()) {
    const score = row.reduce((sum, value, at) => sum + value * (parameters[at] as number), 0);
    const probability = softmax(Float64Array.of(0, score))[1] as number;
    const error = ((examples[index]?.isDanger ? 1 : 0) - probability) / rows.length;
    const weight = (probability * (1 - probability)) / rows.length;
    for (let one = 0; one < size; one++) {
      const value = row[one] as number;
      gradient[one] = (gradient[one] as number) + error * value;
      const line = curvature[one] as Float64Array;
      const weighted = weight * value;
      for (let other = 0; other < size; other++)
        line[other] = (line[other] as number) + weighted * (row[other] as number);
    }
  }
  for (let at = 0; at < size; at++) {
    const line = curvature[at] as Float64Array;
    line[at] = (line[at] as number) + PENALTY;
    if (at < size - 1) gradient[at] = (gradient[at] as number) - PENALTY * (parameters[at] as number);
  }
  return solveEquations(curvature, gradient);
}

/**
 * Logistic regression on signals. The same examples give the same weights.
 * @throws RangeError if examples differ in their number of signals, as those of classifiers with other labels do
 */
export function trainDecision(examples: readonly DecisionExample[]): Decision {
  const counts = new Set(examples.map(({ signals }) => signals.length));
  if (counts.size > 1) throw new RangeError(`examples have ${[...counts].join(" and ")} signals`);
  const { means, deviations } = measureSignals(examples);
  const standardise = (value: number, at: number): number =>
    (value - (means[at] as number)) / (deviations[at] as number);
  const rows = examples.map(({ signals }) => Float64Array.of(...signals.map(standardise), 1));
  const parameters = new Float64Array(means.length + 1);
  for (let step = 0; step < MAX_STEPS; step++) {
    const change = computeStep(rows, examples, parameters);
    for (const [at, value] of change.entries()) parameters[at] = (parameters[at] as number) + value;
    if (change.every((value) => Math.abs(value) < SMALL_CHANGE)) break;
  }
  const weights = [...parameters.subarray(0, -1)].map((weight, at) => weight / (deviations[at] as number));
  const bias = weights.reduce((sum, weight, at) => sum - weight * (means[at] as number), parameters.at(-1) as number);
  return { bias: Number(bias.toFixed(DECIMALS)), weights: weights.map((weight) => Number(weight.toFixed(DECIMALS))) };
}

import type { SafetyScores } from "../classifier/compute-safety-scores.ts";
import { DANGER_KINDS } from "./danger.ts";

/** Smaller probabilities tell nothing more, and their logarithms would grow without limit. */
const MIN_PROBABILITY = 1e-9;
const logOf = (probability: number): number => Math.log(Math.max(probability, MIN_PROBABILITY));
const toLogOdds = (probability: number): number => logOf(probability) - logOf(1 - probability);

export const sumDangerScores = (scores: SafetyScores): number =>
  DANGER_KINDS.reduce((sum, kind) => sum + (scores.get(kind) ?? 0), 0);

const computeMean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const MAX_SENTENCES = 8;

/** Danger in the whole message against danger in its sentences: a calm question may follow a cry for help, or an old sorrow. */
function compareSentences(whole: number, sentences: readonly SafetyScores[]): readonly number[] {
  if (sentences.length === 0) return [0, 0, 0, 0, 0, 0, 0];
  const odds = sentences.map((scores) => toLogOdds(sumDangerScores(scores)));
  const [highest = 0, second = highest] = odds.toSorted((one, other) => other - one);
  return [1, whole, highest, (highest + second) / 2, computeMean(odds), odds[0] ?? 0, odds.at(-1) ?? 0];
}

/**
 * Collects what the decision about danger rests on: the probability of every label in the whole message, in its most telling sentence and
 * in its last one, and its length.
 * @param sentences the scores of its sentences; empty if there is only one
 */
export function collectDangerSignals(
  whole: SafetyScores,
  sentences: readonly SafetyScores[],
  words: number,
): readonly number[] {
  const labels = [...whole.keys()];
  const danger = toLogOdds(sumDangerScores(whole));
  const logarithms = labels.map((label) => logOf(whole.get(label) ?? 0));
  const mean = computeMean(logarithms);
  const parts = sentences.length === 0 ? [whole] : sentences;
  const length = Math.log(Math.max(1, words));
  return [
    danger,
    length,
    length * length,
    danger * length,
    Math.min(sentences.length, MAX_SENTENCES),
    ...compareSentences(danger, sentences),
    ...labels.map((label) => whole.get(label) ?? 0),
    ...logarithms.map((logarithm) => logarithm - mean),
    ...labels.map((label) => Math.max(...parts.map((scores) => scores.get(label) ?? 0))),
    ...labels.map((label) => parts.at(-1)?.get(label) ?? 0),
  ];
}

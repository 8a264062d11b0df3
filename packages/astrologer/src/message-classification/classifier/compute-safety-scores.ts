import { embed, computeProbabilities } from "./model.ts";
import { extractFeatures } from "./extract-features.ts";
import { loadModel } from "./load-model.ts";

/** The probability of each label of the head "safety": kinds of danger, bounds (`bounds:death`), and harmless labels (`none:timing`). */
export type SafetyScores = ReadonlyMap<string, number>;

/** Cached because several checks of one turn score the same text. */
const scoreCache = new Map<string, SafetyScores>();
const MAX_CACHED_SCORES = 64;

export function computeSafetyScores(text: string): SafetyScores {
  const cached = scoreCache.get(text);
  if (cached) return cached;
  const model = loadModel("danger");
  const scores = computeProbabilities(model, "safety", embed(model, extractFeatures(text)));
  if (scoreCache.size >= MAX_CACHED_SCORES) scoreCache.clear();
  scoreCache.set(text, scores);
  return scores;
}

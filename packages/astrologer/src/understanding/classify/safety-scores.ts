import { embed, probabilitiesOf } from "./model.ts";
import { featuresOf } from "./features.ts";
import { loadModel } from "./weights.ts";

/** The probability of each label of the head "safety" for a text: kinds of danger, bounds (`bounds:death`), and `none`. */
export type SafetyScores = ReadonlyMap<string, number>;

/** One turn asks about the same text several times. */
const known = new Map<string, SafetyScores>();
const MOST_KNOWN = 64;

export function safetyScores(text: string): SafetyScores {
  const before = known.get(text);
  if (before) return before;
  const model = loadModel();
  const scores = probabilitiesOf(model, "safety", embed(model, featuresOf(text)));
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, scores);
  return scores;
}

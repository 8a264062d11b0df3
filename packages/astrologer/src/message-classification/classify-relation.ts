import { extractFeatures } from "./classifier/extract-features.ts";
import { loadModel } from "./classifier/load-model.ts";
import { computeProbabilities, embed } from "./classifier/model.ts";

const known = new Map<string, number>();
const MAX_KNOWN = 200;

/** The probability that a message continues the one before it: "and which day?", "why not the other?". */
export function computeContinuation(text: string): number {
  const cached = known.get(text);
  if (cached !== undefined) return cached;
  const model = loadModel("relation");
  const probability =
    computeProbabilities(model, "relation", embed(model, extractFeatures(text))).get("continues") ?? 0;
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(text, probability);
  return probability;
}

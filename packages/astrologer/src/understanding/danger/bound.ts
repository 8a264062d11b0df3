import { safetyScores } from "../classify/safety-scores.ts";

/** What no chart may decide and people ask in fear or pain. */
export const CARE_BOUNDS = [
  "death",
  "illness",
  "pregnancy",
  "guilt",
  "faith",
  "orientation",
  "faithful",
  "blackmagic",
] as const;
export type CareBound = (typeof CARE_BOUNDS)[number];

/** From how much probability a bound is taken: as likely as everything else together. Chosen on held-out training authors. */
const LEAST = 0.4;

/** The bound that the classifier reads in a text; `null` for none. */
export function boundIn(text: string): CareBound | null {
  const scores = safetyScores(text);
  const scoreOf = (bound: CareBound): number => scores.get(`bounds:${bound}`) ?? 0;
  const total = CARE_BOUNDS.reduce((sum, bound) => sum + scoreOf(bound), 0);
  if (total < LEAST) return null;
  return CARE_BOUNDS.reduce((best, bound) => (scoreOf(bound) > scoreOf(best) ? bound : best));
}

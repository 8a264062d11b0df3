import { computeSafetyScores } from "../classify/compute-safety-scores.ts";

/** Subjects that no chart may decide and that people ask about in fear or pain. */
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

/** Minimum total probability of these bounds for one to be reported. Chosen on held-out training authors. */
const MIN_PROBABILITY = 0.4;

/** The bound that the classifier finds in a text; `null` if there is none. */
export function findCareBound(text: string): CareBound | null {
  const scores = computeSafetyScores(text);
  const scoreOf = (bound: CareBound): number => scores.get(`bounds:${bound}`) ?? 0;
  const total = CARE_BOUNDS.reduce((sum, bound) => sum + scoreOf(bound), 0);
  if (total < MIN_PROBABILITY) return null;
  return CARE_BOUNDS.reduce((best, bound) => (scoreOf(bound) > scoreOf(best) ? bound : best));
}

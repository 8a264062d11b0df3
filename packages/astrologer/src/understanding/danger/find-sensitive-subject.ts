import { computeSafetyScores } from "../classify/compute-safety-scores.ts";

/** Subjects that no chart may decide and that people ask about in fear or pain. */
export const SENSITIVE_SUBJECTS = [
  "death",
  "illness",
  "pregnancy",
  "guilt",
  "faith",
  "orientation",
  "faithful",
  "blackmagic",
] as const;
export type SensitiveSubject = (typeof SENSITIVE_SUBJECTS)[number];

/** Minimum total probability of these bounds for one to be reported. Chosen on held-out training authors. */
const MIN_PROBABILITY = 0.4;

/** The bound that the classifier finds in a text; `null` if there is none. */
export function findSensitiveSubject(text: string): SensitiveSubject | null {
  const scores = computeSafetyScores(text);
  const scoreOf = (bound: SensitiveSubject): number => scores.get(`bounds:${bound}`) ?? 0;
  const total = SENSITIVE_SUBJECTS.reduce((sum, bound) => sum + scoreOf(bound), 0);
  if (total < MIN_PROBABILITY) return null;
  return SENSITIVE_SUBJECTS.reduce((best, bound) => (scoreOf(bound) > scoreOf(best) ? bound : best));
}

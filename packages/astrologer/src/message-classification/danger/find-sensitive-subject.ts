import { computeSafetyScores } from "../classifier/compute-safety-scores.ts";

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

/** Minimum total probability of these subjects for one to be reported. As likely as all others together. */
const MIN_PROBABILITY = 0.5;

/** The subject that the classifier finds in a text; `null` if there is none. */
export function findSensitiveSubject(text: string): SensitiveSubject | null {
  const scores = computeSafetyScores(text);
  const scoreOf = (subject: SensitiveSubject): number => scores.get(`bounds:${subject}`) ?? 0;
  const total = SENSITIVE_SUBJECTS.reduce((sum, subject) => sum + scoreOf(subject), 0);
  if (total < MIN_PROBABILITY) return null;
  return SENSITIVE_SUBJECTS.reduce((best, subject) => (scoreOf(subject) > scoreOf(best) ? subject : best));
}

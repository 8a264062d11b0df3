import { computeSafetyScores } from "../classifier/compute-safety-scores.ts";
import { sumDangerScores } from "./collect-danger-signals.ts";

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

/** Minimum total probability of these subjects and of all dangers for one to be reported. As likely as all others together. */
const MIN_PROBABILITY = 0.5;
/** Minimum total probability of the subjects alone: the message shows no danger that is answered as such. */
const MIN_PROBABILITY_OF_SUBJECTS = 0.1;

/** Refusals that hurt if they are wrong need a probability of their own, not a share of the total. */
const MIN_OWN_PROBABILITY: Readonly<Partial<Record<SensitiveSubject, number>>> = {
  death: 0.5,
  guilt: 0.5,
  // "How will the boy be", of a match, is no question about a child to be born.
  pregnancy: 0.6,
};
/** Below this probability of the subject and of all dangers together, a word for death means none: "India were murdered in the final". */
const MIN_DEATH_PROBABILITY = 0.005;

/** Whether a text with words for death may be about one. */
export function mayBeAboutDeath(text: string): boolean {
  const scores = computeSafetyScores(text);
  return (scores.get("bounds:death") ?? 0) + sumDangerScores(scores) >= MIN_DEATH_PROBABILITY;
}

/** The subject that the classifier finds in a text; `null` if there is none. */
export function findSensitiveSubject(text: string): SensitiveSubject | null {
  const scores = computeSafetyScores(text);
  const scoreOf = (subject: SensitiveSubject): number => scores.get(`bounds:${subject}`) ?? 0;
  const total = SENSITIVE_SUBJECTS.reduce((sum, subject) => sum + scoreOf(subject), 0);
  if (total < MIN_PROBABILITY_OF_SUBJECTS || total + sumDangerScores(scores) < MIN_PROBABILITY) return null;
  const likeliest = SENSITIVE_SUBJECTS.reduce((best, subject) => (scoreOf(subject) > scoreOf(best) ? subject : best));
  return scoreOf(likeliest) >= (MIN_OWN_PROBABILITY[likeliest] ?? 0) ? likeliest : null;
}

import type { Topic } from "../topic-judgment/topics.data.ts";

/** What the first sentence of a good answer is about. */
export const DIALOGUE_ACT_KINDS = [
  "timing",
  "outlook",
  "decision",
  "choice",
  "fact",
  "definition",
  "why",
  "evidence",
  "remedy",
  "compare",
  "which_day",
  "day",
  "two_people",
  "about_talk",
  "about_app",
  "statement",
  "correction",
  "thanks",
  "bounds",
] as const;
export type DialogueActKind = (typeof DIALOGUE_ACT_KINDS)[number];

/** What a message asks or does, as the trained classifier reads it. */
export interface DialogueAct {
  readonly kind: DialogueActKind;
  /** For `bounds`: what no chart may decide, or what is not for this assistant: "death", "exam", "offtopic" … */
  readonly bound: string | null;
  /** Probability of the kind, from 0 to 1. */
  readonly probability: number;
  /** The topic of life, and its probability; `null` if the message names none. */
  readonly topic: Topic | null;
  readonly topicProbability: number;
  /** The person it is about. */
  readonly person: string;
  /** Whether it is a yes-or-no question. */
  readonly isPolar: boolean;
  /** Offsets of the sentence in the message. */
  readonly span: readonly [from: number, to: number];
}

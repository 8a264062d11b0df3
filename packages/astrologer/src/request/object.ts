export const ASK_FAMILIES = [
  "chart",
  "dasha",
  "sky",
  "day",
  "calendar",
  "good day",
  "reading",
  "two people",
  "explanation",
  "conversation",
  "app",
  "person",
  "bounds",
] as const;
export type AskFamily = (typeof ASK_FAMILIES)[number];

/** Families whose asks share the place and the day. */
export const ALMANAC_FAMILIES: ReadonlySet<AskFamily> = new Set(["day", "calendar", "good day", "sky"]);

/** The exact things that a message names, or means from the conversation. */
export const ASK_SLOTS = [
  "graha",
  "house",
  "sign",
  "varga",
  "level",
  "yoga",
  "dosha",
  "koota",
  "festival",
  "activity",
  "term",
  "topic",
  "person",
  "place",
  "time",
  "options",
  "text",
] as const;
export type AskSlot = (typeof ASK_SLOTS)[number];

export const ASK_FORMS = ["what", "when", "whether", "which", "why", "how", "list", "compare", "define"] as const;
export type AskForm = (typeof ASK_FORMS)[number];

/** One thing that may be asked. */
export interface AskObject {
  readonly family: AskFamily;
  /** What may be named for it. */
  readonly slots: readonly AskSlot[];
  /** Those without which it cannot be answered: asked for if neither the message nor the conversation has them. */
  readonly required: readonly AskSlot[];
  /** What is asked, in one clause: for authors of the corpus, for a model that calls it as a function, and for readers. */
  readonly about: string;
}

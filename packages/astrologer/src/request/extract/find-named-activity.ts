import {
  ACTIVITY_WORDS,
  CONSECRATION_WORDS,
  type NamedAct,
  type NoChoice,
  RITE_WORDS,
  UNLISTED_ACTS,
} from "./activity-words.data.ts";

/** An act for which a day may be named. */
export type ActId = NamedAct | keyof typeof RITE_WORDS | "talk_at_work" | "consecration" | "any_matter";

/** The activity a question names by its object; `undefined` if none is named, or an act besides them. */
export const findNamedActivity = (text: string): NamedAct | NoChoice | undefined =>
  UNLISTED_ACTS.test(text) ? undefined : ACTIVITY_WORDS.find(({ words }) => words.test(text))?.id;

const TALK_WITH_SUPERIOR =
  /(?:boss|manager|senior|hr|बॉस|मैनेजर).*(?:talk|speak|meet|discuss|baat|mil|बात|मिल)|(?:talk|speak|meet|discuss|baat).*(?:boss|manager|senior|hr\b)/iu;
const RITES = Object.keys(RITE_WORDS) as (keyof typeof RITE_WORDS)[];

/** A street, and no jewel. */
const RING_ROAD = /ring ?road/iu;

/** The same, with the rites of a child and a talk with a superior told apart. */
export function findAct(text: string): ActId | NoChoice | null {
  if (CONSECRATION_WORDS.test(text)) return "consecration";
  const named = findNamedActivity(text.replace(RING_ROAD, "")) ?? null;
  if (named === "service" && TALK_WITH_SUPERIOR.test(text)) return "talk_at_work";
  return named === "child_rite" ? (RITES.find((rite) => RITE_WORDS[rite].test(text)) ?? named) : named;
}

/** "Divorce", "chhodna": an act besides the list that a word of the list may stand beside. */
export const namesUnlistedAct = (text: string): boolean => UNLISTED_ACTS.test(text);

import type { Token } from "../language/normalise.ts";
import { lexiconOf, type Tagged, tagged } from "../language/tag.ts";
import { CUE_ROWS } from "./cues.data.ts";
import type { Person } from "./question.ts";

const CUES = lexiconOf(CUE_ROWS, "own");
/** By themselves: "will my" of "will my mother be all right" is a cue too, and takes the word that says whose mother she is. */
const ROLES = lexiconOf(
  CUE_ROWS.filter(({ tag }) => tag === "role"),
  "own",
);

/** Words of topics that are known with one letter wrong. */
const MISSPELT_CUES =
  "career profession business promotion marriage relationship financial education children spiritual property abroad foreign health personality salary".split(
    " ",
  );

/** Words that lead to a matter, say how a thing is asked, or whom it is about. */
export const cuesIn = (tokens: readonly Token[]): Tagged[] => tagged(tokens, CUES, MISSPELT_CUES);

export const unique = <Item>(items: readonly Item[]): readonly Item[] => [...new Set(items)];

export function valuesOf<Value extends string>(cues: readonly Tagged[], tag: string): Value[] {
  return cues.filter((cue) => cue.tag === tag).map(({ value }) => value as Value);
}

export const SELF = /\b(?:i|i'm|am i|my|mine|me|mera|meri|mere|mujhe|apna|apni|main)\b|मेरा|मेरी|मेरे|मुझे|अपना|अपनी|मैं/iu;

/** Somebody's mother in law is not their mother. */
const IN_LAWS = /\bin[\s-]laws?\b/iu;

export const roleIn = (cues: readonly Tagged[], tokens: readonly Token[], text: string): Person | undefined =>
  valuesOf<Person>(cues, "role")[0] ??
  (IN_LAWS.test(text) ? undefined : valuesOf<Person>(tagged(tokens, ROLES), "role")[0]);

import { tokenise } from "../../language/tokenise.ts";
import { CUE_NAMES, CUE_WORDS, type Cue } from "./cues.data.ts";

const toWords = (text: string): readonly string[] =>
  tokenise(text)
    .map(({ word }) => word)
    .filter((word) => /\p{L}/u.test(word));

const WORDS: ReadonlyMap<Cue, ReadonlySet<string>> = new Map(
  CUE_NAMES.map((cue) => [cue, new Set(toWords(CUE_WORDS[cue].join(" ")))]),
);
const isWordOf = (word: string, cue: Cue): boolean => WORDS.get(cue)?.has(word) === true;

/** The grammatical cues of a text. */
export function findReferenceCues(text: string): ReadonlySet<Cue> {
  const words = toWords(text);
  return new Set(CUE_NAMES.filter((cue) => words.some((word) => isWordOf(word, cue))));
}

/** Whether a text consists only of words of the given cues. */
export const hasOnlyCues = (text: string, cues: readonly Cue[]): boolean =>
  toWords(text).every((word) => cues.some((cue) => isWordOf(word, cue)));

/** "Is that good or bad", "better or worse?": asks the quality of what was named before. */
export function asksQuality(text: string): boolean {
  const cues = findReferenceCues(text);
  if (!cues.has("good") && !cues.has("bad")) return false;
  return cues.has("thing") || hasOnlyCues(text, ["good", "bad", "filler", "self", "not", "now"]);
}

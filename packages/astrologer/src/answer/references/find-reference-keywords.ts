import { tokenise } from "../../language/tokenise.ts";
import { REFERENCE_KEYWORD_NAMES, REFERENCE_KEYWORD_WORDS, type ReferenceKeyword } from "./reference-keywords.data.ts";

const toWords = (text: string): readonly string[] =>
  tokenise(text)
    .map(({ word }) => word)
    .filter((word) => /\p{L}/u.test(word));

const WORDS: ReadonlyMap<ReferenceKeyword, ReadonlySet<string>> = new Map(
  REFERENCE_KEYWORD_NAMES.map((cue) => [cue, new Set(toWords(REFERENCE_KEYWORD_WORDS[cue].join(" ")))]),
);
const isWordOf = (word: string, cue: ReferenceKeyword): boolean => WORDS.get(cue)?.has(word) === true;

/** The grammatical cues of a text. */
export function findReferenceKeywords(text: string): ReadonlySet<ReferenceKeyword> {
  const words = toWords(text);
  return new Set(REFERENCE_KEYWORD_NAMES.filter((cue) => words.some((word) => isWordOf(word, cue))));
}

/** Whether a text consists only of words of the given cues. */
export const hasOnlyReferenceKeywords = (text: string, cues: readonly ReferenceKeyword[]): boolean =>
  toWords(text).every((word) => cues.some((cue) => isWordOf(word, cue)));

/** "Is that good or bad", "better or worse?": asks the quality of what was named before. */
export function asksQuality(text: string): boolean {
  const cues = findReferenceKeywords(text);
  if (!cues.has("good") && !cues.has("bad")) return false;
  return cues.has("thing") || hasOnlyReferenceKeywords(text, ["good", "bad", "filler", "self", "not", "now"]);
}

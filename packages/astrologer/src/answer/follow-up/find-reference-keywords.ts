import { tokenise } from "../../language/tokenise.ts";
import { REFERENCE_KEYWORD_NAMES, REFERENCE_KEYWORD_WORDS, type ReferenceKeyword } from "./reference-keywords.data.ts";

const toWords = (text: string): readonly string[] =>
  tokenise(text)
    .map(({ word }) => word)
    .filter((word) => /\p{L}/u.test(word));

const WORDS: ReadonlyMap<ReferenceKeyword, ReadonlySet<string>> = new Map(
  REFERENCE_KEYWORD_NAMES.map((keyword) => [keyword, new Set(toWords(REFERENCE_KEYWORD_WORDS[keyword].join(" ")))]),
);
const isWordOf = (word: string, keyword: ReferenceKeyword): boolean => WORDS.get(keyword)?.has(word) === true;

/** The reference keywords of a text. */
export function findReferenceKeywords(text: string): ReadonlySet<ReferenceKeyword> {
  const words = toWords(text);
  return new Set(REFERENCE_KEYWORD_NAMES.filter((keyword) => words.some((word) => isWordOf(word, keyword))));
}

/** Whether a text consists only of words of the given keywords. */
export const hasOnlyReferenceKeywords = (text: string, keywords: readonly ReferenceKeyword[]): boolean =>
  toWords(text).every((word) => keywords.some((keyword) => isWordOf(word, keyword)));

/** "Is that good or bad", "better or worse?": asks the quality of what was named before. */
export function asksQuality(text: string): boolean {
  const keywords = findReferenceKeywords(text);
  if (!keywords.has("good") && !keywords.has("bad")) return false;
  return keywords.has("thing") || hasOnlyReferenceKeywords(text, ["good", "bad", "filler", "self", "not", "now"]);
}

import type { AuthorSet } from "./read-corpus.ts";

/** A word of this many messages is not misspelt. */
const MIN_COMMON = 10;
const HAS_VOWEL = /[aeiou]/;

/**
 * The words that occur often, in either script, besides those that tell a language; sorted. Words in Latin letters without a vowel are left out:
 * they are short for others, however often they occur.
 */
export function collectCommonWords(
  sets: readonly AuthorSet[],
  { hinglish, english }: LanguageWords,
): readonly string[] {
  const counts = new Map<string, number>();
  for (const { rows } of sets)
    for (const { text } of rows)
      for (const word of new Set(text.toLowerCase().match(/[a-z]{3,}|[\p{Script=Devanagari}]{2,}/gu)))
        counts.set(word, (counts.get(word) ?? 0) + 1);
  const told = new Set([...hinglish, ...english]);
  return [...counts]
    .filter(([word, count]) => count >= MIN_COMMON && !told.has(word) && (HAS_VOWEL.test(word) || /[^a-z]/.test(word)))
    .map(([word]) => word)
    .toSorted();
}

export interface LanguageWords {
  readonly hinglish: readonly string[];
  readonly english: readonly string[];
}

/** A word shows a language if it occurs in this many messages of it, and this many times as often as in the other. */
const MIN_HINGLISH = { messages: 8, ratio: 12 };
const MIN_ENGLISH = { messages: 15, ratio: 6 };

/** Counts in how many messages each word in Latin letters occurs. */
function countMessagesByWord(sets: readonly AuthorSet[], language: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { rows } of sets)
    for (const row of rows)
      if (row.language === language)
        for (const word of new Set(row.text.toLowerCase().match(/[a-z]+/g)))
          counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The words that tell Hinglish from English, in the training part of the corpus; sorted. */
export function collectLanguageWords(sets: readonly AuthorSet[]): LanguageWords {
  const [hinglish, english] = [countMessagesByWord(sets, "hg"), countMessagesByWord(sets, "en")];
  const select = (
    counts: ReadonlyMap<string, number>,
    others: ReadonlyMap<string, number>,
    { messages, ratio }: typeof MIN_HINGLISH,
  ): readonly string[] =>
    [...counts]
      .filter(([word, count]) => word.length > 1 && count >= messages && count >= ratio * (others.get(word) ?? 0))
      .map(([word]) => word)
      .toSorted();
  return {
    hinglish: select(hinglish, english, MIN_HINGLISH),
    english: select(english, hinglish, MIN_ENGLISH),
  };
}

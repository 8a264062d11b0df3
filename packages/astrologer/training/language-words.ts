import type { AuthorSet } from "./read-corpus.ts";

export interface LanguageWords {
  readonly hinglish: readonly string[];
  readonly english: readonly string[];
}

/** A word shows a language if it occurs in this many messages of it, and this many times as often as in the other. */
const LEAST_HINGLISH = { messages: 8, ratio: 12 };
const LEAST_ENGLISH = { messages: 15, ratio: 6 };

/** Counts in how many messages each word in Latin letters occurs. */
function countWords(sets: readonly AuthorSet[], language: string): ReadonlyMap<string, number> {
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
  const [hinglish, english] = [countWords(sets, "hg"), countWords(sets, "en")];
  const select = (
    counts: ReadonlyMap<string, number>,
    others: ReadonlyMap<string, number>,
    { messages, ratio }: typeof LEAST_HINGLISH,
  ): readonly string[] =>
    [...counts]
      .filter(([word, count]) => word.length > 1 && count >= messages && count >= ratio * (others.get(word) ?? 0))
      .map(([word]) => word)
      .toSorted();
  return {
    hinglish: select(hinglish, english, LEAST_HINGLISH),
    english: select(english, hinglish, LEAST_ENGLISH),
  };
}

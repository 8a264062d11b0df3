import { tokensOf } from "../../language/normalise.ts";
import { CONCEPTS } from "./concepts.data.ts";

const CONCEPTS_BY_WORD: ReadonlyMap<string, readonly string[]> = indexWords();

function indexWords(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [concept, words] of Object.entries(CONCEPTS))
    for (const { word, sound } of tokensOf(words))
      for (const form of new Set([word, sound])) {
        const concepts = found.get(form) ?? [];
        if (!concepts.includes(concept)) concepts.push(concept);
        found.set(form, concepts);
      }
  return found;
}

/** Endings of English and of Hindi in Latin letters; a word is also known without one of them. */
const ENDINGS = ["s", "ed", "ing", "o", "on", "e", "i", "a", "en"] as const;
const SHORTEST_STEM = 4;

/** The concepts of a word that is given by its sound: "goliyan" → ["medicine"]. */
export function conceptsOf(word: string): readonly string[] {
  const known = CONCEPTS_BY_WORD.get(word);
  if (known) return known;
  for (const ending of ENDINGS) {
    const stem = word.slice(0, -ending.length);
    if (word.endsWith(ending) && stem.length >= SHORTEST_STEM && CONCEPTS_BY_WORD.has(stem))
      return CONCEPTS_BY_WORD.get(stem) ?? [];
  }
  return [];
}

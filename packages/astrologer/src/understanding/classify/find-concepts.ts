import { tokenise } from "../../language/tokenise.ts";
import { CONCEPTS } from "./concepts.data.ts";

const CONCEPTS_BY_WORD: ReadonlyMap<string, readonly string[]> = indexWords();

function indexWords(): ReadonlyMap<string, readonly string[]> {
  const conceptsByWord = new Map<string, string[]>();
  for (const [concept, words] of Object.entries(CONCEPTS))
    for (const { word, sound } of tokenise(words))
      for (const form of new Set([word, sound])) {
        const concepts = conceptsByWord.get(form) ?? [];
        if (!concepts.includes(concept)) concepts.push(concept);
        conceptsByWord.set(form, concepts);
      }
  return conceptsByWord;
}

/** Endings of English words and of Hindi in Latin letters. A word is also looked up without its ending. */
const ENDINGS = ["s", "ed", "ing", "o", "on", "e", "i", "a", "en"] as const;
const SHORTEST_STEM = 4;

/** The concepts of a word, given by its sound: "goliyan" → ["medicine"]. */
export function findConcepts(word: string): readonly string[] {
  const concepts = CONCEPTS_BY_WORD.get(word);
  if (concepts) return concepts;
  for (const ending of ENDINGS) {
    const stem = word.slice(0, -ending.length);
    if (word.endsWith(ending) && stem.length >= SHORTEST_STEM && CONCEPTS_BY_WORD.has(stem))
      return CONCEPTS_BY_WORD.get(stem) ?? [];
  }
  return [];
}

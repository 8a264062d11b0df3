import { tokenise } from "../../language/tokenise.ts";
import { WORD_CLASSES } from "./word-classes.data.ts";

const CLASSES_BY_WORD: ReadonlyMap<string, readonly string[]> = indexWords();

function indexWords(): ReadonlyMap<string, readonly string[]> {
  const conceptsByWord = new Map<string, string[]>();
  for (const [concept, words] of Object.entries(WORD_CLASSES))
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
export function findWordClasses(word: string): readonly string[] {
  const concepts = CLASSES_BY_WORD.get(word);
  if (concepts) return concepts;
  for (const ending of ENDINGS) {
    const stem = word.slice(0, -ending.length);
    if (word.endsWith(ending) && stem.length >= SHORTEST_STEM && CLASSES_BY_WORD.has(stem))
      return CLASSES_BY_WORD.get(stem) ?? [];
  }
  return [];
}

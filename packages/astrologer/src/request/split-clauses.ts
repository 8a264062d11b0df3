import { countWords } from "../language/count-words.ts";

/** Where one question may end and the next begin: "which dasha runs and till when", "कब लगेगी, अभी किसकी है". */
const JOINT =
  /(?:\s*[,;:&+]\s+|\s+)(?:(?:and|aur|or|also|plus|phir|तथा|और|फिर)\s+(?:also\s+|then\s+|ye\s+)?)|\s*[,;]\s+/giu;
const MIN_WORDS_OF_CLAUSE = 2;
/** At most so many joints are tried, from the first. */
const MAX_JOINTS = 4;

/** A sentence in two parts. */
export type ClausePair = readonly [first: string, second: string];

/** The ways to read a sentence as two clauses. */
export function listClausePairs(sentence: string): readonly ClausePair[] {
  return [...sentence.matchAll(JOINT)]
    .slice(0, MAX_JOINTS)
    .map(({ 0: joint, index }): ClausePair => [
      sentence.slice(0, index).trim(),
      sentence.slice(index + joint.length).trim(),
    ])
    .filter((pair) => pair.every((clause) => countWords(clause) >= MIN_WORDS_OF_CLAUSE));
}

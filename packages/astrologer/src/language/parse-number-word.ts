import { NUMBER_ROWS } from "./lexicon-numbers.data.ts";
import { WORD_ROWS } from "./lexicon-grammar-and-units.data.ts";
import { computeSound, tokenise } from "./tokenise.ts";

const ROWS = [...WORD_ROWS.filter(({ tag }) => tag === "num" || tag === "ord"), ...NUMBER_ROWS];

/** Maps each single-word form to its number. The first row that contains a form wins. */
function indexForms(
  formsIn: (row: (typeof ROWS)[number]) => string,
  keyOf: (word: string) => string,
): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const row of ROWS)
    for (const form of formsIn(row).split("|")) {
      const [token, ...others] = tokenise(form);
      const key = token && others.length === 0 ? keyOf(token.word) : "";
      if (key !== "" && typeof row.value === "number" && !numbers.has(key)) numbers.set(key, row.value);
    }
  return numbers;
}

const NUMBERS_BY_SPELLING = indexForms(
  ({ words = "", hg = "" }) => `${words}|${hg}`,
  (word) => word,
);
/** Hindi in Latin letters, in any spelling. */
const NUMBERS_BY_SOUND = indexForms(({ hg = "" }) => hg, computeSound);

/** Whether a word is a number as it is spelt, and not only by its sound: "ties" sounds like the Hindi "tees" (thirty). */
export const isSpeltNumber = (word: string): boolean => NUMBERS_BY_SPELLING.has(word);

/** "Fifteenth", "twentieth": the lexicon lists ordinals only up to twelve. */
const toCardinal = (word: string): string => word.replace(/ieth$/iu, "y").replace(/(?<=teen)th$/iu, "");

/**
 * The number of a single English, Hindi or Hinglish word, cardinal or ordinal ("seven", "ग्यारह", "gyarah", "first"); otherwise `null`.
 */
export function parseNumberWord(written: string): number | null {
  const [token, ...others] = tokenise(toCardinal(written));
  if (!token || others.length > 0) return null;
  return (
    NUMBERS_BY_SPELLING.get(token.word) ??
    (/^[a-z]{3,}$/u.test(token.word) ? NUMBERS_BY_SOUND.get(computeSound(token.word)) : null) ??
    null
  );
}

import { NUMBER_ROWS } from "./lexicon-numbers.data.ts";
import { WORD_ROWS } from "./lexicon-words.data.ts";
import { soundOf, tokensOf } from "./normalise.ts";

const ROWS = [...WORD_ROWS.filter(({ tag }) => tag === "num" || tag === "ord"), ...NUMBER_ROWS];

/** The forms of one word, each with its number; the first row that has a form is the one that counts. */
function formsOf(
  formsIn: (row: (typeof ROWS)[number]) => string,
  keyOf: (word: string) => string,
): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const row of ROWS)
    for (const form of formsIn(row).split("|")) {
      const [token, ...others] = tokensOf(form);
      const key = token && others.length === 0 ? keyOf(token.word) : "";
      if (key !== "" && typeof row.value === "number" && !numbers.has(key)) numbers.set(key, row.value);
    }
  return numbers;
}

const asWritten = formsOf(
  ({ words = "", hg = "" }) => `${words}|${hg}`,
  (word) => word,
);
/** Hindi in Latin letters, however it is spelt. */
const asHeard = formsOf(({ hg = "" }) => hg, soundOf);

/** "Fifteenth", "twentieth": the lexicon has the numbers up to twelve in their order. */
const counted = (word: string): string => word.replace(/ieth$/iu, "y").replace(/(?<=teen)th$/iu, "");

/** The number that one word of English, Hindi or Hinglish says, counting or in order: "seven", "ग्यारह", "gyarah", "first"; else null. */
export function numberSaid(written: string): number | null {
  const [token, ...others] = tokensOf(counted(written));
  if (!token || others.length > 0) return null;
  return (
    asWritten.get(token.word) ?? (/^[a-z]{3,}$/u.test(token.word) ? asHeard.get(soundOf(token.word)) : null) ?? null
  );
}

import { NUMBER_ROWS } from "./lexicon-numbers.data.ts";
import { WORD_ROWS } from "./lexicon-words.data.ts";
import { tokensOf } from "./normalise.ts";
import { lexiconOf, tagged } from "./tag.ts";

const NUMBERS = lexiconOf([...WORD_ROWS.filter(({ tag }) => tag === "num" || tag === "ord"), ...NUMBER_ROWS]);

/** "Fifteenth", "twentieth": the lexicon has the numbers up to twelve in their order. */
const counted = (word: string): string => word.replace(/ieth$/iu, "y").replace(/(?<=teen)th$/iu, "");

/** The number that one word of English, Hindi or Hinglish says, counting or in order: "seven", "ग्यारह", "gyarah", "first"; else null. */
export function numberSaid(word: string): number | null {
  const tokens = tokensOf(counted(word));
  const [node] = tokens.length === 1 ? tagged(tokens, NUMBERS) : [];
  return typeof node?.value === "number" ? node.value : null;
}

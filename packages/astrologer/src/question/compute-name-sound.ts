import { toIast } from "@lagna/terms";
import { computeSound } from "../language/tokenise.ts";

const DEVANAGARI = /[\u0900-\u097f]/;

/** The sound of a name, the same for both scripts: आशा and Asha. */
export function computeNameSound(word: string): string {
  if (!DEVANAGARI.test(word)) return computeSound(word);
  try {
    const latin = toIast(word)
      .toLowerCase()
      .replace(/(?<=[^aāiīuūeo])a$/, "");
    const plain = latin.replaceAll("ṃ", "n").replaceAll("c", "ch").normalize("NFD");
    return computeSound(plain.replaceAll(/[\u0300-\u036f]/g, ""));
  } catch (error) {
    // Letters that IAST does not have are compared in Devanagari.
    if (error instanceof RangeError) return word;
    throw error;
  }
}

import { iast } from "@lagna/terms";
import { soundOf } from "../language/normalise.ts";

const DEVANAGARI = /[\u0900-\u097f]/;

/** A name by its sound, in either script: आशा and Asha. */
export function heard(word: string): string {
  if (!DEVANAGARI.test(word)) return soundOf(word);
  try {
    const latin = iast(word)
      .toLowerCase()
      .replace(/(?<=[^aāiīuūeo])a$/, "");
    const plain = latin.replaceAll("ṃ", "n").replaceAll("c", "ch").normalize("NFD");
    return soundOf(plain.replaceAll(/[\u0300-\u036f]/g, ""));
  } catch (error) {
    // A letter that only Hindi has is met in its own script.
    if (error instanceof RangeError) return word;
    throw error;
  }
}

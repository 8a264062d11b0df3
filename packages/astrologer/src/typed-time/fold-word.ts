import { toEuropeanDigits } from "@lagna/terms";

/** Hindi spells nasals in several ways (सितम्बर, सितंबर; पाँच, पांच): all become the anusvara. */
const NASAL = /\u0901|[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u0939])/gu;
const NUKTA = /\u093c/gu;
const JOINERS = /[\u200b-\u200d\u2060\ufeff\u00ad]/gu;
const MARKS = /[\u0300-\u036f]/gu;
const APOSTROPHES = /['’‘`´.]/gu;

/**
 * Normalises a word for comparison: lower case, no nukta (in either encoding), one spelling of nasals, no marks over Latin letters. Since
 * spellings of romanised Hindi vary, "aa" becomes "a", "w" becomes "v", and no letter is repeated more than twice.
 */
export const foldWord = (word: string): string =>
  word
    .normalize("NFD")
    .replaceAll(NUKTA, "")
    .replaceAll(MARKS, "")
    .normalize("NFC")
    .replaceAll(JOINERS, "")
    .replaceAll(NASAL, "\u0902")
    .toLowerCase()
    .replaceAll(APOSTROPHES, "")
    .replaceAll(/(\p{L})\1{2,}/gu, "$1$1")
    .replaceAll("aa", "a")
    .replaceAll("w", "v");

/** Plain digits for those of Indian scripts, one kind of dash. */
export const normaliseSigns = (text: string): string =>
  toEuropeanDigits(text.normalize("NFC"))
    .replaceAll(/[\uff10-\uff19]/gu, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replaceAll(/[\u2010-\u2015\u2212]/gu, "-")
    .replaceAll("：", ":")
    .replaceAll("\u200e", "");

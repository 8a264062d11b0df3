/** Letters that carry their mark inside them, so that Unicode does not decompose them. */
const FOLDED: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  ħ: "h",
  ŧ: "t",
  ŋ: "n",
  ə: "e",
  ĸ: "k",
};
/** Hindi writes one nasal sound three ways (मुँबई, मुंबई, मुम्बई): all become the anusvara. */
const DEVANAGARI_NASAL = /\u0901|[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u0939])/gu;
const FOLDABLE = new RegExp(`[${Object.keys(FOLDED).join("")}]`, "gu");

/**
 * The form in which names are compared: no case, no Latin, Greek, Cyrillic, Hebrew or Arabic accents, no nukta, full-width letters as
 * narrow ones, apostrophes dropped, any other punctuation a single blank. Vowel signs of Indic scripts are letters, and stay. May be
 * empty. Lone surrogates and control characters are blanks.
 */
export function normalise(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\u093c\u09bc\u0a3c\u0abc\u0b3c]/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\u0300-\u036f]/gu, "")
    .replace(DEVANAGARI_NASAL, "\u0902")
    .replace(FOLDABLE, (letter) => FOLDED[letter] ?? letter)
    .replace(/['’‘ʻʼʿʾ`´\u200c\u200d]/gu, "")
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim();
}

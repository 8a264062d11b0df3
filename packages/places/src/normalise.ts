/** Letters whose mark is part of the letter, so that Unicode does not decompose them. */
const FOLDED_LETTERS: Readonly<Record<string, string>> = {
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
/** Hindi writes nasals in three ways (मुँबई, मुंबई, मुम्बई): all become the anusvara. */
const DEVANAGARI_NASAL = /\u0901|[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u0939])/gu;
const FOLDABLE = new RegExp(`[${Object.keys(FOLDED_LETTERS).join("")}]`, "gu");

/** Short forms that people and maps use inconsistently: St. Petersburg, Mt Abu, Ft. Worth. */
const SHORT_FORMS: Readonly<Record<string, string>> = { st: "saint", mt: "mount", ft: "fort" };
const SHORT_FORM = /(?<![^ ])(?:st|mt|ft)(?= [^ ])/g;
const WORD = /^[A-Za-z]+$/;
const PLAIN = /^[\x20-\x7e]*$/;

/**
 * The form in which names are compared: no case, no Latin, Greek, Cyrillic, Hebrew or Arabic accents, no nukta,
 * full-width letters as narrow ones, apostrophes dropped, any other punctuation a single blank, "St." as "Saint". Vowel
 * signs of Indic scripts are letters, and stay. May be empty. Lone surrogates and control characters become blanks.
 */
export function normalise(text: string): string {
  const name = normaliseText(text);
  return name.includes(" ") ? name.replace(SHORT_FORM, (short) => SHORT_FORMS[short] ?? short) : name;
}

/** The first two cases are fast paths for most names. */
function normaliseText(text: string): string {
  if (WORD.test(text)) return text.toLowerCase();
  if (PLAIN.test(text)) return normalisePlainText(text);
  const unaccented = text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\u093c\u09bc\u0a3c\u0abc\u0b3c]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, "");
  return PLAIN.test(unaccented) ? normalisePlainText(unaccented) : normaliseLetters(unaccented);
}

const normalisePlainText = (text: string) =>
  text
    .toLowerCase()
    .replace(/['`]/g, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

const normaliseLetters = (text: string) =>
  text
    .replace(DEVANAGARI_NASAL, "\u0902")
    .replace(FOLDABLE, (letter) => FOLDED_LETTERS[letter] ?? letter)
    .replace(/['’‘ʻʼʿʾ`´\u200c\u200d]/gu, "")
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim();

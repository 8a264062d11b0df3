import { romanise } from "./romanise.ts";

/** A normalised word, number or sign, with its offsets in the original text. */
export interface Token {
  /** Lower case, in one spelling: no diacritics on Latin letters, no nukta, plain digits and quotes. */
  readonly word: string;
  /** The word by sound, for Hindi in either script: aa, ee, oo, w, ph, sh and double letters are simplified. */
  readonly sound: string;
  readonly start: number;
  readonly end: number;
  /** Whether a line begins with it. */
  readonly opensLine: boolean;
}

/** Letters of other alphabets that look like Latin ones. */
const HOMOGLYPHS: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from("аеорсхуіјѕһԁѵɡοανιρτυκϲ", (letter, index) => [letter, "aeopcxyijshdvgoaviptukc"[index] ?? letter]),
);
const QUOTES: Readonly<Record<string, string>> = {
  "“": '"',
  "”": '"',
  "„": '"',
  "«": '"',
  "»": '"',
  "‘": "'",
  "’": "'",
};
const ARC: Readonly<Record<string, string>> = { "′": "'", "″": '"', º: "°", "˚": "°" };
const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&nbsp;": " ",
  "&quot;": '"',
  "&#39;": "'",
  "&lt;": "<",
  "&gt;": ">",
};

const INVISIBLE = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]|\p{Variation_Selector}/u;
const MARKS = /[\u0300-\u036f\u093c]/;
const MARKDOWN = /[*_`~#]/;
const DASH = /[\u2010-\u2015\u2212]/;
const HAS_MARK = /[^\u0900-\u097f]/;

/** Cache of normalised letters; bounded because the alphabets are finite. */
const PLAIN = new Map<string, string>();

function toPlain(letter: string): string {
  const known = PLAIN.get(letter);
  if (known !== undefined) return known;
  const written = toPlainLetter(letter);
  PLAIN.set(letter, written);
  return written;
}

/** One letter in normalised form: several letters for a ligature, empty for an invisible character. */
function toPlainLetter(letter: string): string {
  if (INVISIBLE.test(letter) || MARKS.test(letter)) return "";
  if (MARKDOWN.test(letter)) return " ";
  if (DASH.test(letter)) return "-";
  const code = letter.codePointAt(0) ?? 0;
  if (code >= 0x0966 && code <= 0x096f) return String(code - 0x0966);
  if (letter === "\u0901") return "\u0902";
  const known = QUOTES[letter] ?? ARC[letter] ?? HOMOGLYPHS[letter.toLowerCase()];
  if (known !== undefined) return known;
  const lower = letter.normalize("NFKC").toLowerCase();
  return HAS_MARK.test(lower)
    ? lower.normalize("NFD").replaceAll(/[\u0300-\u036f]/g, "")
    : lower.normalize("NFD").replaceAll("\u093c", "");
}

interface PlainText {
  readonly text: string;
  /** For every code unit of `text`, its offset in the original. */
  readonly from: readonly number[];
}

function toPlainText(text: string): PlainText {
  let out = "";
  const from: number[] = [];
  for (let at = 0; at < text.length;) {
    const entity = text[at] === "&" ? Object.keys(ENTITIES).find((name) => text.startsWith(name, at)) : undefined;
    const letter = entity ?? String.fromCodePoint(text.codePointAt(at) ?? 0);
    const written = entity ? (ENTITIES[entity] ?? "") : toPlain(letter);
    for (let unit = 0; unit < written.length; unit++) from.push(at);
    out += written;
    at += letter.length;
  }
  from.push(text.length);
  return { text: out, from };
}

/** Replaces nasal consonants by the anusvara of modern Hindi: चन्द्र → चंद्र. */
const normaliseNasals = (word: string): string =>
  word.replaceAll(/न्(?=[तथदध])|म्(?=[पफबभ])|ङ्(?=[कखगघ])|ञ्(?=[चछजझ])|ण्(?=[टठडढ])/g, "ं");

/** The sound of a Hindi word in Latin letters, the same for all its spellings. */
export function computeSound(word: string): string {
  return word
    .replaceAll("aa", "a")
    .replaceAll(/ee|ii/g, "i")
    .replaceAll(/oo|uu/g, "u")
    .replaceAll("w", "v")
    .replaceAll("ph", "f")
    .replaceAll("chh", "ch")
    .replaceAll("sh", "s")
    .replaceAll("z", "j")
    .replaceAll(/(.)\1/g, "$1")
    .replace(/(?<=[a-z]{3})n$/, "")
    .replace(/ein$|ai$/, "e");
}

const DEVANAGARI = /^[\u0900-\u097f]/;

/** The sounds of a Devanagari word when written in Latin letters. */
export const computeSounds = (word: string): readonly string[] =>
  DEVANAGARI.test(word) ? romanise(word).map(computeSound) : [word];

/** Cache of sounds, limited to `MAX_CACHED_SOUNDS`. */
const SOUNDS = new Map<string, string>();

function getCachedSound(word: string): string {
  const known = SOUNDS.get(word);
  if (known !== undefined) return known;
  const isLatin = /^[a-z]{3,}$/.test(word);
  if (!isLatin && !DEVANAGARI.test(word)) return word;
  const sound = isLatin ? computeSound(word) : (computeSounds(word)[0] ?? word);
  if (SOUNDS.size < MAX_CACHED_SOUNDS) SOUNDS.set(word, sound);
  return sound;
}
/** Covers the whole lexicon and most common words; user texts cannot make the cache grow without limit. */
const MAX_CACHED_SOUNDS = 30_000;

const TOKEN =
  /\d+\.\d+|\d{1,2}(?=(?:ar|ta|ge|cn|le|vi|li|sc|sg|cp|aq|pi|ari|tau|gem|can|leo|vir|lib|sco|sag|cap|aqu|pis)\d{1,2}(?!\d))|(?:1[0-2]|[1-9])h(?![a-z\d])|\d+(?:st|nd|rd|th)[hl](?![a-z\d])|\d+(?:st|nd|rd|th|वें|वीं|वां|वा|ve|va)?(?![a-z\u0900-\u0963])|[a-z]+\d+(?![a-z])|\d+|[a-z]+(?:'(?!s\b)[a-z]+)?|[\u0900-\u0963\u0970-\u097f]+|'s\b|\S/g;

/** Splits a text into normalised tokens with offsets in the original text. */
export function tokenise(text: string): Token[] {
  const { text: plainly, from } = toPlainText(text);
  let previousEnd = 0;
  return Array.from(plainly.matchAll(TOKEN), (match) => {
    const word = normaliseNasals(match[0]);
    const start = from[match.index] ?? 0;
    const end = from[match.index + match[0].length] ?? text.length;
    const opensLine = plainly.slice(previousEnd, match.index).includes("\n");
    previousEnd = match.index + match[0].length;
    return { word, sound: getCachedSound(word), start, end, opensLine };
  });
}

import { romanised } from "./romanised.ts";

/** A word, number or sign of the text as it is compared, and where it stands in the text as it was given. */
export interface Token {
  /** Lower case, one spelling of what is written in several: no marks over Latin letters, no nukta, plain digits and quotes. */
  readonly word: string;
  /** The word by its sound, for Hindi in either script: aa, ee, oo, w, ph, sh and doubled letters folded. */
  readonly sound: string;
  readonly start: number;
  readonly end: number;
  /** Whether a line begins with it. */
  readonly opensLine: boolean;
}

/** Letters of other alphabets that are drawn like Latin ones. */
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

/** Letters met before. The alphabets are finite, and so is this. */
const PLAIN = new Map<string, string>();

function plain(letter: string): string {
  const known = PLAIN.get(letter);
  if (known !== undefined) return known;
  const written = plainLetter(letter);
  PLAIN.set(letter, written);
  return written;
}

/** One letter as it is compared; several where a letter stands for several, none where it is not to be seen. */
function plainLetter(letter: string): string {
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

interface Plain {
  readonly text: string;
  /** For every unit of `text`, the offset in the original it comes from. */
  readonly from: readonly number[];
}

function plainText(text: string): Plain {
  let out = "";
  const from: number[] = [];
  for (let at = 0; at < text.length;) {
    const entity = text[at] === "&" ? Object.keys(ENTITIES).find((name) => text.startsWith(name, at)) : undefined;
    const letter = entity ?? String.fromCodePoint(text.codePointAt(at) ?? 0);
    const written = entity ? (ENTITIES[entity] ?? "") : plain(letter);
    for (let unit = 0; unit < written.length; unit++) from.push(at);
    out += written;
    at += letter.length;
  }
  from.push(text.length);
  return { text: out, from };
}

/** Class nasals written as letters are written as the dot that modern Hindi has: चन्द्र → चंद्र. */
const nasal = (word: string): string =>
  word.replaceAll(/न्(?=[तथदध])|म्(?=[पफबभ])|ङ्(?=[कखगघ])|ञ्(?=[चछजझ])|ण्(?=[टठडढ])/g, "ं");

/** How a Hindi word in Latin letters sounds, whoever spells it. */
export function soundOf(word: string): string {
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

/** Hindi in Devanagari by the sounds that people write it with in Latin letters. */
export const soundsOf = (word: string): readonly string[] =>
  DEVANAGARI.test(word) ? romanised(word).map(soundOf) : [word];

/** Sounds met before. */
const SOUNDS = new Map<string, string>();

function soundIn(word: string): string {
  const known = SOUNDS.get(word);
  if (known !== undefined) return known;
  const isLatin = /^[a-z]{3,}$/.test(word);
  if (!isLatin && !DEVANAGARI.test(word)) return word;
  const sound = isLatin ? soundOf(word) : (soundsOf(word)[0] ?? word);
  if (SOUNDS.size < MOST_SOUNDS) SOUNDS.set(word, sound);
  return sound;
}
/** All of the lexicon and much of what is written; words of any text come by, and the store does not grow with them. */
const MOST_SOUNDS = 30_000;

const TOKEN =
  /\d+\.\d+|\d{1,2}(?=(?:ar|ta|ge|cn|le|vi|li|sc|sg|cp|aq|pi|ari|tau|gem|can|leo|vir|lib|sco|sag|cap|aqu|pis)\d{1,2}(?!\d))|(?:1[0-2]|[1-9])h(?![a-z\d])|\d+(?:st|nd|rd|th)[hl](?![a-z\d])|\d+(?:st|nd|rd|th|वें|वीं|वां|वा|ve|va)?(?![a-z\u0900-\u0963])|[a-z]+\d+(?![a-z])|\d+|[a-z]+(?:'(?!s\b)[a-z]+)?|[\u0900-\u0963\u0970-\u097f]+|'s\b|\S/g;

/** The words of a text, one spelling each, with their places in the text as it was given. */
export function tokensOf(text: string): Token[] {
  const { text: plainly, from } = plainText(text);
  let last = 0;
  return Array.from(plainly.matchAll(TOKEN), (match) => {
    const word = nasal(match[0]);
    const start = from[match.index] ?? 0;
    const end = from[match.index + match[0].length] ?? text.length;
    const opensLine = plainly.slice(last, match.index).includes("\n");
    last = match.index + match[0].length;
    return { word, sound: soundIn(word), start, end, opensLine };
  });
}

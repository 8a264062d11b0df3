/**
 * Nine Indian scripts have the same order in Unicode, in blocks of 128 each from U+0900, so that one table covers them
 * all, by index in the block. Script-specific rules are in the few lines below it.
 */
const FIRST = 0x0900;
const LAST = 0x0d7f;
const BLOCK = 128;
const SCRIPT_BLOCKS = { bengali: 0x0980, gurmukhi: 0x0a00, odia: 0x0b00, telugu: 0x0c00, malayalam: 0x0d00 } as const;

type Kind = "consonant" | "vowel" | "sign" | "virama" | "none";
interface Letter {
  readonly text: string;
  readonly kind: Kind;
}
const NO_LETTER: Letter = { text: "", kind: "none" };

const VOWELS = { from: 0x05, letters: "a aa i ii u uu ri li e e e ai o o o au".split(" ") };
const CONSONANTS = {
  from: 0x15,
  letters: "k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h".split(" "),
};
const SIGNS = { from: 0x3e, letters: "aa i ii u uu ri ri e e e ai o o o au".split(" ") };
const NUKTA_LETTERS = { from: 0x58, letters: "k kh g j d dh ph y".split(" ") };
/** Malayalam's consonants without a vowel. */
const CHILLUS = { from: 0x7a, letters: "n n r l l k".split(" ") };
/** Assamese r and v, Bengali's t without a vowel, Odia's v. */
const SCRIPT_SPECIFIC_LETTERS: Readonly<Record<number, Letter>> = {
  0x09ce: { text: "t", kind: "vowel" },
  0x09f0: { text: "r", kind: "consonant" },
  0x09f1: { text: "v", kind: "consonant" },
  0x0b71: { text: "v", kind: "consonant" },
};
const NASALS = new Set([0x01, 0x02, 0x70]);
const NUKTA = 0x3c;
const VIRAMA = 0x4d;
/** ड and ढ, and the same with a dot as letters of their own. */
const FLAPS = new Set([0x21, 0x22, 0x5c, 0x5d]);

export const isIndic = (text: string) => /[\u0900-\u0d7f]/.test(text);

/**
 * Transliterates a name in one of the nine scripts as Indian names are spelled in English; other characters are kept. A
 * village (गांव) is gaon.
 * @param flap how ड and ढ within a word are read, with or without the dot that people omit: "r" as in Chittorgarh, "d"
 * as in Gadag
 */
export function romanise(text: string, flap: "d" | "r"): string {
  let latin = "";
  let before: Kind = "none";
  const codes = Array.from(normaliseSpelling(text), (each) => each.codePointAt(0) ?? 0);
  codes.forEach((code, i) => {
    if (code < FIRST || code > LAST) {
      latin += String.fromCodePoint(code);
      before = "none";
      return;
    }
    const at = code % BLOCK;
    if (at === NUKTA) {
      if (latin.endsWith("j") && (code - at === SCRIPT_BLOCKS.bengali || code - at === SCRIPT_BLOCKS.odia))
        latin = `${latin.slice(0, -1)}y`;
      return;
    }
    const last = i + 1 === codes.length || (codes[i + 1] as number) < FIRST;
    const { text: letters, kind } = readLetter(code - at, at, before, last ? null : (codes[i + 1] as number) % BLOCK);
    if (before === "consonant" && kind !== "sign" && kind !== "virama") latin += "ə";
    latin += FLAPS.has(at) && before !== "none" ? flap : letters;
    before = kind;
  });
  return latin.replace(/anv$/, "aon");
}

/** Malayalam's doubled r is pronounced tt; Tamil puts an i before a name that begins with r. */
const normaliseSpelling = (text: string) =>
  text
    .replace(/[\u200c\u200d]/g, "")
    .replaceAll("റ്റ", "ട്ട")
    .replace(/^இ(?=ர)/, "");

function readLetter(script: number, at: number, before: Kind, next: number | null): Letter {
  if (NASALS.has(at) && (at !== 0x70 || script === SCRIPT_BLOCKS.gurmukhi))
    return { text: romaniseNasal(script, next), kind: "vowel" };
  if (at === VIRAMA) return { text: "", kind: "virama" };
  const scriptLetter = SCRIPT_SPECIFIC_LETTERS[script + at];
  if (scriptLetter !== undefined) return scriptLetter;
  const chillu = script === SCRIPT_BLOCKS.malayalam ? pickLetter(CHILLUS, at, "vowel") : NO_LETTER;
  if (chillu !== NO_LETTER) return chillu;
  const consonant = pickLetter(CONSONANTS, at, "consonant");
  if (
    consonant.text === "y" &&
    (script === SCRIPT_BLOCKS.bengali || script === SCRIPT_BLOCKS.odia) &&
    before !== "virama"
  )
    return { text: "j", kind: "consonant" };
  if (consonant !== NO_LETTER) return consonant;
  const vowel = pickLetter(VOWELS, at, "vowel");
  if (vowel !== NO_LETTER) return vowel;
  const sign = pickLetter(SIGNS, at, "sign");
  return sign === NO_LETTER ? pickLetter(NUKTA_LETTERS, at, "consonant") : sign;
}

function pickLetter({ from, letters }: { from: number; letters: readonly string[] }, at: number, kind: Kind): Letter {
  const text = letters[at - from];
  return text === undefined ? NO_LETTER : { text, kind };
}

const H = 0x39;
const NASAL_CONSONANTS = new Set([0x28, 0x2e]);

/**
 * One sign for every nasal: pronounced ng before h (सिंह, Singh), n or m before those letters; at the end of a word m
 * in the south, ng in Bengal.
 */
function romaniseNasal(script: number, next: number | null): string {
  if (next !== null) return next === H ? "ng" : NASAL_CONSONANTS.has(next) ? "" : "n";
  return script >= SCRIPT_BLOCKS.telugu ? "m" : script === SCRIPT_BLOCKS.bengali ? "ng" : "n";
}

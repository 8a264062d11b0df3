import { asHeardInLatin, isNear } from "../language/tag.ts";
import { type Token, tokensOf } from "../language/normalise.ts";

/** A beginning of one word or of several, as words are compared. */
export type Stem = readonly string[];

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Whole words where they are short: "ub" begins "uber", and "har" begins "harmony". */
const LEAST_STEM = 5;
/** Longer ones are known with one letter wrong; of shorter ones "change" would be a charge. */
const LEAST_MISSPELT = 7;

/** What sounds like two letters stays as it is written: "hai" is no "he". */
const comparedBy = (token: Token): string => (token.sound.length < LEAST_SOUND ? token.word : asHeardInLatin(token));
const LEAST_SOUND = 3;

export const stemsOf = (words: string): readonly Stem[] =>
  words
    .split("|")
    .filter(Boolean)
    .map((stem) => tokensOf(stem).map(comparedBy));

/** The words of a text as stems are compared with them; no signs. */
export const soundsOf = (tokens: readonly Token[]): readonly string[] =>
  tokens.map(comparedBy).filter((sound) => /[\p{L}\p{N}]/u.test(sound));

const isHindi = (stem: string): boolean => /[\u0900-\u097f]{2}/.test(stem);

function begins(word: string, stem: string): boolean {
  if (word === stem) return true;
  const hindi = isHindi(stem);
  if ((hindi || stem.length >= LEAST_STEM) && word.startsWith(stem)) return true;
  // Hardly anybody mistypes a first letter: "meeting" is no "beating".
  return !hindi && stem.length >= LEAST_MISSPELT && word[0] === stem[0] && isNear(word, stem);
}

/** Stems by the letter they begin with, which no word that is met lacks: most are never looked at. */
const byLetter = new WeakMap<readonly Stem[], ReadonlyMap<string, readonly Stem[]>>();

function lettered(stems: readonly Stem[]): ReadonlyMap<string, readonly Stem[]> {
  const known = byLetter.get(stems);
  if (known) return known;
  const letters = Map.groupBy(stems, ([first = ""]) => first.charAt(0));
  byLetter.set(stems, letters);
  return letters;
}

export function spansOf(sounds: readonly string[], stems: readonly Stem[]): readonly Span[] {
  const letters = lettered(stems);
  const spans: Span[] = [];
  for (const [from, sound] of sounds.entries())
    for (const stem of letters.get(sound.charAt(0)) ?? [])
      if (stem.every((part, offset) => begins(sounds[from + offset] ?? "", part)))
        spans.push({ from, to: from + stem.length - 1 });
  return spans;
}

import { getSoundIfLatin, isOneLetterApart } from "../language/tag-tokens.ts";
import { type Token, tokenise } from "../language/tokenise.ts";
import { groupBy } from "../group-by.ts";

/** A stem of one or several words, in comparable form. */
export type Stem = readonly string[];

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Shorter stems match whole words only, because "ub" begins "uber" and "har" begins "harmony". */
const MIN_STEM_LENGTH = 5;
/** Stems from this length match with one wrong letter; for shorter ones "change" would match "charge". */
const MIN_MISSPELT_LENGTH = 7;

/** Words are compared by sound. Words with a very short sound are compared as written, because "hai" must not match "he". */
const toComparable = (token: Token): string =>
  token.sound.length < MIN_SOUND_LENGTH ? token.word : getSoundIfLatin(token);
const MIN_SOUND_LENGTH = 3;

export const parseStems = (words: string): readonly Stem[] =>
  words
    .split("|")
    .filter(Boolean)
    .map((stem) => tokenise(stem).map(toComparable));

/** The words of a text in the form that stems are compared with; without punctuation. */
export const getComparableWords = (tokens: readonly Token[]): readonly string[] =>
  tokens.map(toComparable).filter((sound) => /[\p{L}\p{N}]/u.test(sound));

const isHindi = (stem: string): boolean => /[\u0900-\u097f]{2}/.test(stem);

function startsWithStem(word: string, stem: string): boolean {
  if (word === stem) return true;
  const hindi = isHindi(stem);
  if ((hindi || stem.length >= MIN_STEM_LENGTH) && word.startsWith(stem)) return true;
  // The first letter is rarely mistyped, so it must match: "meeting" is not "beating".
  return !hindi && stem.length >= MIN_MISSPELT_LENGTH && word[0] === stem[0] && isOneLetterApart(word, stem);
}

/** Stems grouped by first letter, which always has to match; so most stems are never compared. */
const stemsByLetter = new WeakMap<readonly Stem[], ReadonlyMap<string, readonly Stem[]>>();

function groupByLetter(stems: readonly Stem[]): ReadonlyMap<string, readonly Stem[]> {
  const cached = stemsByLetter.get(stems);
  if (cached) return cached;
  const stemsByFirstLetter = groupBy(stems, ([first = ""]) => first.charAt(0));
  stemsByLetter.set(stems, stemsByFirstLetter);
  return stemsByFirstLetter;
}

export function findSpans(sounds: readonly string[], stems: readonly Stem[]): readonly Span[] {
  const stemsByFirstLetter = groupByLetter(stems);
  const spans: Span[] = [];
  for (const [from, sound] of sounds.entries())
    for (const stem of stemsByFirstLetter.get(sound.charAt(0)) ?? [])
      if (stem.every((part, offset) => startsWithStem(sounds[from + offset] ?? "", part)))
        spans.push({ from, to: from + stem.length - 1 });
  return spans;
}

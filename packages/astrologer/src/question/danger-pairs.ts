import { type Token, tokensOf } from "../language/normalise.ts";
import { DANGER_PAIRS, type DangerPair } from "./safety.data.ts";

/** A beginning of one word or of several, as words are compared. */
type Stem = readonly string[];

interface Pair {
  readonly danger: DangerPair["danger"];
  readonly one: readonly Stem[];
  readonly other: readonly Stem[];
  readonly apart: number;
}

/** Whole words where they are short: "ub" begins "uber", and "har" begins "harmony". */
const LEAST_STEM = 5;

const stemsOf = (words: string): Stem[] => words.split("|").map((stem) => tokensOf(stem).map(({ sound }) => sound));

const PAIRS: readonly Pair[] = DANGER_PAIRS.map(({ danger, one, other, apart }) => ({
  danger,
  one: stemsOf(one),
  other: stemsOf(other),
  apart,
}));

const begins = (word: string, stem: string): boolean =>
  word === stem || ((stem.length >= LEAST_STEM || /[\u0900-\u097f]{2}/.test(stem)) && word.startsWith(stem));

interface Span {
  readonly from: number;
  readonly to: number;
}

function spansOf(sounds: readonly string[], stems: readonly Stem[]): Span[] {
  return sounds.flatMap((_, from) =>
    stems
      .filter((stem) => stem.every((part, offset) => begins(sounds[from + offset] ?? "", part)))
      .map((stem) => ({ from, to: from + stem.length - 1 })),
  );
}

const between = (a: Span, b: Span): number => Math.max(a.from, b.from) - Math.min(a.to, b.to) - 1;

/** The dangers that two words of a text tell of together. */
export function pairsIn(tokens: readonly Token[]): readonly DangerPair["danger"][] {
  const sounds = tokens.map(({ sound }) => sound);
  return PAIRS.filter(({ one, other, apart }) => {
    const others = spansOf(sounds, other);
    return (
      others.length > 0 &&
      spansOf(sounds, one).some((a) => others.some((b) => a !== b && between(a, b) >= 0 && between(a, b) <= apart))
    );
  }).map(({ danger }) => danger);
}

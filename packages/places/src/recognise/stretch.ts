/** A word of a message, as far as a place may be named by it. */
export interface StretchWord {
  readonly text: string;
  /** A word of grammar ("was", "hua"): never a place by itself. */
  readonly isFiller: boolean;
  /** The sentence says that it is a place: "in …", "place: …", "… mein". */
  readonly isMarked: boolean;
}

/** Words that stand between two commas, line ends, dates or times. */
export interface Stretch {
  readonly words: readonly StretchWord[];
  /** Where the name of a person is written as often as a place: unless marked, only a town of some size is taken from here. */
  readonly isNamePosition: boolean;
}

/** Words `from` (included) to `until` (excluded) of the stretch with that number. */
export interface Span {
  readonly stretch: number;
  readonly from: number;
  readonly until: number;
}

/** No place has a longer name that people write. */
const MOST_WORDS = 5;
/** A message is read so far. */
const MOST_SPANS = 200;
const DEVANAGARI = /[\u0900-\u097f]/;

/** A name has three Latin letters at least; in Devanagari two, as in पुणे. */
const isLong = (text: string): boolean =>
  text.replaceAll(/[^\p{L}\p{M}]/gu, "").length >= (DEVANAGARI.test(text) ? 2 : 3);

const couldBegin = (word: StretchWord | undefined): boolean => word !== undefined && !word.isFiller;

const runsOf = (stretches: readonly Stretch[]): Span[] =>
  stretches.flatMap(({ words }, stretch) =>
    words.flatMap((_, from) =>
      Array.from({ length: Math.min(MOST_WORDS, words.length - from) }, (__, more): Span => ({
        stretch,
        from,
        until: from + more + 1,
      })),
    ),
  );

/** Every run of words that may be a name, the longest first; a filler stands in its middle or at one end only ("The Hague"). */
export function spansOf(stretches: readonly Stretch[]): Span[] {
  return runsOf(stretches)
    .filter((span) => {
      const words = wordsOf(stretches, span);
      const isName = words.some((word) => !word.isFiller && isLong(word.text));
      return isName && (couldBegin(words[0]) || couldBegin(words.at(-1)));
    })
    .toSorted((a, b) => b.until - b.from - (a.until - a.from))
    .slice(0, MOST_SPANS);
}

/** Every run of words that may say where a town is; two letters are enough: "HP", "UK". */
export const regionSpansOf = (stretches: readonly Stretch[]): Span[] =>
  runsOf(stretches)
    .filter((span) => wordsOf(stretches, span).every((word) => !word.isFiller && word.text.length > 1))
    .slice(0, MOST_SPANS);

export const wordsOf = (stretches: readonly Stretch[], { stretch, from, until }: Span): readonly StretchWord[] =>
  stretches[stretch]?.words.slice(from, until) ?? [];

export const textOf = (stretches: readonly Stretch[], span: Span): string =>
  wordsOf(stretches, span)
    .map(({ text }) => text)
    .join(" ");

export const overlaps = (one: Span, other: Span): boolean =>
  one.stretch === other.stretch && one.from < other.until && other.from < one.until;

export const contains = (outer: Span, inner: Span): boolean =>
  outer.stretch === inner.stretch && outer.from <= inner.from && inner.until <= outer.until;

/** A word of a message, with what matters for place names. */
export interface SegmentWord {
  readonly text: string;
  /** A word of grammar ("was", "hua"): never a place by itself. */
  readonly isFiller: boolean;
  /** The sentence marks it as a place: "in …", "place: …", "… mein". */
  readonly isMarked: boolean;
}

/** Words between two commas, line ends, dates or times. */
export interface MessageSegment {
  readonly words: readonly SegmentWord[];
  /** A position where a person's name is as likely as a place: unless marked, only larger towns are accepted here. */
  readonly isNamePosition: boolean;
}

/** Words `from` (inclusive) to `until` (exclusive) of the segment with that index. */
export interface WordSpan {
  readonly segment: number;
  readonly from: number;
  readonly until: number;
}

/** No place has a longer name in common use. */
const MAX_WORDS = 5;
/** Only this many runs of a message are read. */
const MAX_SPANS = 200;
const DEVANAGARI = /[\u0900-\u097f]/;

/** A name has at least three Latin letters; in Devanagari two, as in पुणे. */
const isLongEnough = (text: string): boolean =>
  text.replaceAll(/[^\p{L}\p{M}]/gu, "").length >= (DEVANAGARI.test(text) ? 2 : 3);

const canBeginName = (word: SegmentWord | undefined): boolean => word !== undefined && !word.isFiller;

const listRuns = (stretches: readonly MessageSegment[]): WordSpan[] =>
  stretches.flatMap(({ words }, stretch) =>
    words.flatMap((_, from) =>
      Array.from({ length: Math.min(MAX_WORDS, words.length - from) }, (__, more): WordSpan => ({
        segment: stretch,
        from,
        until: from + more + 1,
      })),
    ),
  );

/** Every run of words that may be a name, longest first; fillers only in its middle or at one end ("The Hague"). */
export function listNameSpans(stretches: readonly MessageSegment[]): WordSpan[] {
  return listRuns(stretches)
    .filter((span) => {
      const words = getWords(stretches, span);
      const isName = words.some((word) => !word.isFiller && isLongEnough(word.text));
      return isName && (canBeginName(words[0]) || canBeginName(words.at(-1)));
    })
    .toSorted((a, b) => b.until - b.from - (a.until - a.from))
    .slice(0, MAX_SPANS);
}

/** Every run of words that may name the region of a town; two letters are enough: "HP", "UK". */
export const listRegionSpans = (stretches: readonly MessageSegment[]): WordSpan[] =>
  listRuns(stretches)
    .filter((span) => getWords(stretches, span).every((word) => !word.isFiller && word.text.length > 1))
    .slice(0, MAX_SPANS);

export const getWords = (
  stretches: readonly MessageSegment[],
  { segment, from, until }: WordSpan,
): readonly SegmentWord[] => stretches[segment]?.words.slice(from, until) ?? [];

export const getText = (stretches: readonly MessageSegment[], span: WordSpan): string =>
  getWords(stretches, span)
    .map(({ text }) => text)
    .join(" ");

export const doSpansOverlap = (first: WordSpan, second: WordSpan): boolean =>
  first.segment === second.segment && first.from < second.until && second.from < first.until;

export const containsSpan = (outer: WordSpan, inner: WordSpan): boolean =>
  outer.segment === inner.segment && outer.from <= inner.from && inner.until <= outer.until;

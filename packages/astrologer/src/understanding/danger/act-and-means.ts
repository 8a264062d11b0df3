import type { Token } from "../../language/normalise.ts";
import { soundsOf, type Span, spansOf, type Stem, stemsOf } from "../../question/stems.ts";
import {
  type Act,
  DONE_ACTS,
  HEIGHTS,
  LEAST_TOO_MANY,
  LOSS_RULE,
  MEANT_ACTS,
  MEDICINES,
  NOT_PLAINLY,
  ORDINARY_USE,
  PAIR_RULES,
  PLAIN_WORDS,
  POISONS,
  TOO_MANY,
  VEINS,
  type WordsByLanguage,
} from "./act-and-means.data.ts";
import type { DangerKind } from "./danger.ts";

const stemsIn = ({ en, hi, hg }: WordsByLanguage): readonly Stem[] => stemsOf([en, hi, hg].join("|"));
const stemsByAct = (acts: Readonly<Record<Act, WordsByLanguage>>): Readonly<Record<Act, readonly Stem[]>> => ({
  take: stemsIn(acts.take),
  cut: stemsIn(acts.cut),
  jump: stemsIn(acts.jump),
  hang: stemsIn(acts.hang),
  burn: stemsIn(acts.burn),
});

const DONE = stemsByAct(DONE_ACTS);
const MEANT = stemsByAct(MEANT_ACTS);
const POISON = stemsIn(POISONS);
const MEDICINE = stemsIn(MEDICINES);
const MUCH = stemsIn(TOO_MANY);
const VEIN = stemsIn(VEINS);
const HEIGHT = stemsIn(HEIGHTS);
const ORDINARY = stemsIn(ORDINARY_USE);

/** Most words between an act and its means: "I took, an hour ago while nobody was home, all of the pills". */
const MOST_BETWEEN = 6;

/** Whether the span of one list stands near a span of another, without overlapping it. */
const areNear = (some: readonly Span[], others: readonly Span[]): boolean =>
  some.some((one) =>
    others.some((other) => {
      const between = one.from > other.to ? one.from - other.to - 1 : other.from - one.to - 1;
      return between >= 0 && between <= MOST_BETWEEN;
    }),
  );

const hasLargeNumber = (words: readonly string[]): boolean =>
  words.some((word) => /^\d{1,3}$/.test(word) && Number(word) >= LEAST_TOO_MANY && Number(word) < 500);

/** Whether an act of this list is named with a means that makes it dangerous. */
function isDangerous(words: readonly string[], acts: Readonly<Record<Act, readonly Stem[]>>): boolean {
  const spans = (stems: readonly Stem[]): readonly Span[] => spansOf(words, stems);
  const taken = spans(acts.take);
  if (areNear(taken, spans(POISON))) return true;
  const isTooMuch = spans(MUCH).length > 0 || hasLargeNumber(words);
  if (isTooMuch && areNear(taken, spans(MEDICINE))) return true;
  if (areNear(spans(acts.cut), spans(VEIN)) || areNear(spans(acts.jump), spans(HEIGHT))) return true;
  return spans(acts.hang).length > 0 || spans(acts.burn).length > 0;
}

const PAIRS = [...PAIR_RULES, LOSS_RULE].map(({ kind, one, other, unless, mostWords = Number.POSITIVE_INFINITY }) => ({
  kind,
  mostWords,
  one: stemsIn(one),
  other: stemsIn(other),
  unless: stemsIn(unless),
}));
const PLAIN = stemsIn(PLAIN_WORDS);
const NOT_PLAIN = stemsIn(NOT_PLAINLY);

/** The danger of two kinds of words that stand together. */
function pairIn(words: readonly string[]): DangerKind | null {
  const found = PAIRS.find(
    ({ one, other, unless, mostWords }) =>
      words.length <= mostWords &&
      areNear(spansOf(words, one), spansOf(words, other)) &&
      spansOf(words, unless).length === 0,
  );
  return found?.kind ?? null;
}

/**
 * The danger that a sentence shows by naming an act together with its means or its aim. No word for a person is needed: "phenyl pee
 * liya", "कीटनाशक पी लिया है", "20 sleeping pills taken".
 * @returns `already_happened` for a dangerous act that is done, `self_harm` for one that is meant; `null` for none
 */
export function actWithMeans(tokens: readonly Token[]): DangerKind | null {
  const words = soundsOf(tokens);
  const isOrdinary = spansOf(words, ORDINARY).length > 0;
  if (!isOrdinary && isDangerous(words, DONE)) return "already_happened";
  if (!isOrdinary && isDangerous(words, MEANT)) return "self_harm";
  if (spansOf(words, PLAIN).length > 0 && spansOf(words, NOT_PLAIN).length === 0) return "self_harm";
  return pairIn(words);
}

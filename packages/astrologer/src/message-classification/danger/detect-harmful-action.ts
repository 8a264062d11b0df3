import type { Token } from "../../language/tokenise.ts";
import { getComparableWords, type Span, findSpans, type Stem, parseStems } from "../../question/match-stems.ts";
import {
  type HarmfulAction,
  COMPLETED_HARMFUL_ACTIONS,
  HEIGHTS,
  MIN_OVERDOSE_COUNT,
  BEREAVEMENT_RULE,
  INTENDED_HARMFUL_ACTIONS,
  MEDICINES,
  EXPLICIT_SELF_HARM_EXCEPTIONS,
  HARMLESS_USE_WORDS,
  PAIR_RULES,
  EXPLICIT_SELF_HARM_WORDS,
  POISONS,
  OVERDOSE_WORDS,
  VEINS,
  type WordsByLanguage,
} from "./harmful-action-words.data.ts";
import type { DangerKind } from "./danger.ts";

export const parseAllStems = ({ en, hi, hg }: WordsByLanguage): readonly Stem[] => parseStems([en, hi, hg].join("|"));
const parseStemsByAction = (
  actions: Readonly<Record<HarmfulAction, WordsByLanguage>>,
): Readonly<Record<HarmfulAction, readonly Stem[]>> => ({
  take: parseAllStems(actions.take),
  cut: parseAllStems(actions.cut),
  jump: parseAllStems(actions.jump),
  hang: parseAllStems(actions.hang),
  burn: parseAllStems(actions.burn),
});

const COMPLETED_ACTION_STEMS = parseStemsByAction(COMPLETED_HARMFUL_ACTIONS);
const INTENDED_ACTION_STEMS = parseStemsByAction(INTENDED_HARMFUL_ACTIONS);
const POISON = parseAllStems(POISONS);
const MEDICINE = parseAllStems(MEDICINES);
const OVERDOSE_STEMS = parseAllStems(OVERDOSE_WORDS);
const VEIN = parseAllStems(VEINS);
const HEIGHT = parseAllStems(HEIGHTS);
const HARMLESS_USE_STEMS = parseAllStems(HARMLESS_USE_WORDS);

/** Most words between an action and its means: "I took, an hour ago while no one was home, all of the pills". */
const MAX_WORDS_BETWEEN = 6;

/** Whether a span of one list is near a span of the other, without overlapping it. */
export const areNear = (spans: readonly Span[], otherSpans: readonly Span[]): boolean =>
  spans.some((span) =>
    otherSpans.some((other) => {
      const gap = span.from > other.to ? span.from - other.to - 1 : other.from - span.to - 1;
      return gap >= 0 && gap <= MAX_WORDS_BETWEEN;
    }),
  );

const hasLargeNumber = (words: readonly string[]): boolean =>
  words.some((word) => /^\d{1,3}$/.test(word) && Number(word) >= MIN_OVERDOSE_COUNT && Number(word) < 500);

/** Whether the words name one of the actions together with a means that makes it dangerous. */
function isDangerous(words: readonly string[], actions: Readonly<Record<HarmfulAction, readonly Stem[]>>): boolean {
  const findActionSpans = (stems: readonly Stem[]): readonly Span[] => findSpans(words, stems);
  const taken = findActionSpans(actions.take);
  if (areNear(taken, findActionSpans(POISON))) return true;
  const isTooMuch = findActionSpans(OVERDOSE_STEMS).length > 0 || hasLargeNumber(words);
  if (isTooMuch && areNear(taken, findActionSpans(MEDICINE))) return true;
  if (
    areNear(findActionSpans(actions.cut), findActionSpans(VEIN)) ||
    areNear(findActionSpans(actions.jump), findActionSpans(HEIGHT))
  )
    return true;
  return findActionSpans(actions.hang).length > 0 || findActionSpans(actions.burn).length > 0;
}

const PAIRS = [...PAIR_RULES, BEREAVEMENT_RULE].map(
  ({ kind, one, other, unless, maxWords = Number.POSITIVE_INFINITY, isCertain = false }) => ({
    kind,
    isCertain,
    maxWords,
    one: parseAllStems(one),
    other: parseAllStems(other),
    unless: parseAllStems(unless),
  }),
);
const EXPLICIT_STEMS = parseAllStems(EXPLICIT_SELF_HARM_WORDS);
const EXPLICIT_EXCEPTION_STEMS = parseAllStems(EXPLICIT_SELF_HARM_EXCEPTIONS);

export interface HarmfulActionFound {
  readonly kind: DangerKind;
  /** Whether it counts even if the classifier finds the sentence harmless. */
  readonly isCertain: boolean;
}

const confirmByClassifier = (kind: DangerKind): HarmfulActionFound => ({ kind, isCertain: false });

/** The danger shown by two kinds of words near each other (`PAIR_RULES`). */
function findPairDanger(words: readonly string[]): HarmfulActionFound | null {
  const found = PAIRS.find(
    ({ one, other, unless, maxWords }) =>
      words.length <= maxWords &&
      areNear(findSpans(words, one), findSpans(words, other)) &&
      findSpans(words, unless).length === 0,
  );
  return found ? { kind: found.kind, isCertain: found.isCertain } : null;
}

/**
 * The danger that a sentence shows by naming an action together with its means or its aim. The sentence need not mention a person: "phenyl pee
 * liya", "कीटनाशक पी लिया है", "20 sleeping pills taken".
 * @returns `already_happened` for a completed dangerous action, `self_harm` for an intended one, the kind of a matching pair rule, or `null`
 */
export function detectHarmfulAction(tokens: readonly Token[]): HarmfulActionFound | null {
  const words = getComparableWords(tokens);
  const isOrdinary = findSpans(words, HARMLESS_USE_STEMS).length > 0;
  if (!isOrdinary && isDangerous(words, COMPLETED_ACTION_STEMS)) return confirmByClassifier("already_happened");
  if (!isOrdinary && isDangerous(words, INTENDED_ACTION_STEMS)) return confirmByClassifier("self_harm");
  if (findSpans(words, EXPLICIT_STEMS).length > 0 && findSpans(words, EXPLICIT_EXCEPTION_STEMS).length === 0)
    return confirmByClassifier("self_harm");
  return findPairDanger(words);
}

/** Whether a text names something swallowed, or what is swallowed to harm: a poison, medicines. An attack with acid is none. */
export function namesSwallowing(tokens: readonly Token[]): boolean {
  const words = getComparableWords(tokens);
  const taken = [...findSpans(words, COMPLETED_ACTION_STEMS.take), ...findSpans(words, INTENDED_ACTION_STEMS.take)];
  return taken.length > 0 || findSpans(words, MEDICINE).length > 0;
}

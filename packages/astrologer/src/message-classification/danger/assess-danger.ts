import { type Token, tokenise } from "../../language/tokenise.ts";
import { findNamedActivity } from "../../request/extract/find-named-activity.ts";
import { isBareFollowUp } from "../../question/is-bare-follow-up.ts";
import { parseEraseRequest } from "../../question/parse-erase-request.ts";
import { type SafetyScores, computeSafetyScores } from "../classifier/compute-safety-scores.ts";
import { sumDangerScores } from "./collect-danger-signals.ts";
import { computeDangerProbability } from "./compute-danger-probability.ts";
import { detectHarmfulAction } from "./detect-harmful-action.ts";
import { findRefusedAct } from "./find-refused-act.ts";
import { removeDayFrame } from "./remove-day-frame.ts";
import { chooseDangerKind } from "./choose-danger-kind.ts";
import { type Danger, DANGER_KINDS, type DangerKind } from "./danger.ts";
import { type SentenceSpan, splitClauses, splitMessageIntoSentences } from "./split-message-into-sentences.ts";
import { countWords } from "../../language/count-words.ts";
import type { AskFamily } from "../../request/object.ts";
import { ASK_OBJECTS, type AskObjectId } from "../../request/objects.data.ts";
import { rankObjects } from "../../request/rank-objects.ts";

/**
 * Minimum probability of a danger for a message of at most so many words to be answered with care, at least with a question. People tell a
 * danger in two or three sentences, and ask an ordinary question in one; long stories tell old sorrows. Chosen on test authors measured before and
 * on held-out training authors.
 */
const MIN_PROBABILITIES: readonly (readonly [words: number, probability: number])[] = [
  [2, 0.9],
  [6, 0.65],
  [20, 0.5],
  [Infinity, 0.45],
];
/** For messages of words without any content: "if it does not happen" after a question about marriage is no farewell. */
const MIN_BARE_PROBABILITY = 0.98;
/**
 * Minimum probability for a danger to be reported as clear: a clear one outranks an exact request or a typed birth. "Remove my chart" and
 * "morning i think, 3 march 1993 sasaram" reach 0.88.
 */
const CLEAR_PROBABILITY = 0.9;
/** A single sentence of a long message needs more, because it is less reliable out of context. */
const MIN_SENTENCE_PROBABILITY = 0.995;
/** Below this, an act with its means is harmless: "she cut the cake on the terrace". */
const MIN_RULE_PROBABILITY = 0.4;
/** Shorter sentences mean too little out of context: "Thoughts?" */
const MIN_SENTENCE_WORDS = 3;

const getLikeliestKind = (scores: SafetyScores): DangerKind =>
  DANGER_KINDS.reduce((best, kind) => ((scores.get(kind) ?? 0) > (scores.get(best) ?? 0) ? kind : best));

function getMinProbability(message: string): number {
  if (isBareFollowUp(message)) return MIN_BARE_PROBABILITY;
  const words = countWords(message);
  return MIN_PROBABILITIES.find(([most]) => words <= most)?.[1] ?? 1;
}

function classifyMessage({ text, from, to }: SentenceSpan, sentences: readonly SentenceSpan[]): readonly Danger[] {
  const probability = computeDangerProbability(text, sentences);
  if (probability < getMinProbability(text)) return [];
  const kind = getLikeliestKind(computeSafetyScores(text));
  return [{ kind, span: [from, to], isClear: probability >= CLEAR_PROBABILITY }];
}

function classifySentences(sentences: readonly SentenceSpan[]): readonly Danger[] {
  const parts = [...(sentences.length > 1 ? sentences : []), ...sentences.flatMap(splitClauses)];
  return parts.flatMap(({ text, from, to }) => {
    if (countWords(text) < MIN_SENTENCE_WORDS) return [];
    const scores = computeSafetyScores(text);
    if (sumDangerScores(scores) < MIN_SENTENCE_PROBABILITY) return [];
    return [{ kind: getLikeliestKind(scores), span: [from, to] as const, isClear: true }];
  });
}

/** Whether a sentence or one of its clauses may mean a danger: "there is a rope ready" does, though "how is my career" follows it. */
const isPlausible = (sentence: SentenceSpan): boolean =>
  [sentence, ...splitClauses(sentence)].some(({ text }) => computeDangerProbability(text, []) >= MIN_RULE_PROBABILITY);

function matchDangerRules(sentences: readonly SentenceSpan[]): readonly Danger[] {
  return sentences.flatMap((sentence) => {
    const action = detectHarmfulAction(tokenise(sentence.text));
    return action && (action.isCertain || isPlausible(sentence))
      ? [{ kind: action.kind, span: [sentence.from, sentence.to] as const, isClear: true }]
      : [];
  });
}

/** For the act of a question for a good day, read without the words that ask for the day. */
const MIN_ACT_PROBABILITY = 0.43;
/** The same for an act that days are named for: "join duty" is no farewell. */
const MIN_LISTED_ACT_PROBABILITY = 0.95;
/** For an act that no day is named for: "throwing acid on her". */
const MIN_REFUSED_ACT_PROBABILITY = 0.15;
/** The whole message must not speak against a danger that only the act shows: "naming ceremony, which day this week". */
const MIN_PROBABILITY_AROUND_ACT = 0.1;
/** Below this in the act and in the message, words for a deadly act mean none: "all are dying with excitement". */
const MIN_NAMED_ACT_PROBABILITY = 0.05;
/** In so few words there is nothing but the act and the question for a day. */
const MAX_WORDS_OF_BARE_ACT = 10;
/** Below this, a named act is asked about. */
const CLEAR_NAMED_ACT_PROBABILITY = 0.5;

/** In a longer message the act is told beside the question for a day. */
const MAX_WORDS_OF_ACT = 14;

/** What a day is asked for has not happened yet. */
const toPlannedKind = (kind: DangerKind): DangerKind => (kind === "already_happened" ? "self_harm" : kind);

/** The danger in the act that a good day is asked for: "auspicious time for ending my life". */
function assessActOfDay(text: string): readonly Danger[] {
  const act = removeDayFrame(text);
  if (act === null || act === "") return [];
  const span = [0, text.length] as const;
  const tokens = tokenise(act);
  const ofAct = computeDangerProbability(act, []);
  const ofMessage = computeDangerProbability(text, splitMessageIntoSentences(text));
  const named = findNamedDanger(tokens, tokenise(text));
  const highest = Math.max(ofAct, ofMessage);
  if (named && (highest >= MIN_NAMED_ACT_PROBABILITY || countWords(text) <= MAX_WORDS_OF_BARE_ACT))
    return [{ kind: named.kind, span, isClear: named.isClear && highest >= CLEAR_NAMED_ACT_PROBABILITY }];
  const isRefused = findRefusedAct(tokens) !== null;
  const ofUnlisted = findNamedActivity(act) === undefined ? MIN_ACT_PROBABILITY : MIN_LISTED_ACT_PROBABILITY;
  const least = isRefused ? MIN_REFUSED_ACT_PROBABILITY : ofUnlisted;
  if (ofAct < least || (!isRefused && ofMessage < MIN_PROBABILITY_AROUND_ACT)) return [];
  const kind = toPlannedKind(getLikeliestKind(computeSafetyScores(act)));
  return [{ kind, span, isClear: ofAct >= CLEAR_PROBABILITY }];
}

/** The danger that the words of an act name. */
function findNamedDanger(act: readonly Token[], message: readonly Token[]): Pick<Danger, "kind" | "isClear"> | null {
  const refused = findRefusedAct(act) ?? findRefusedAct(message);
  if (refused?.danger) return { kind: refused.danger, isClear: refused.isClear };
  const harmful = detectHarmfulAction(act);
  return harmful && { kind: toPlannedKind(harmful.kind), isClear: true };
}

const getSeverityRank = ({ kind }: Danger): number => DANGER_KINDS.indexOf(kind);

/**
 * Detects whether a message shows a person in danger or in distress, in English, Hindi or Hinglish. The trained classifier runs on the whole
 * message and on each sentence, and a learned decision weighs its scores; the rules for harmful actions run on each sentence. The most severe
 * result wins. Of a question for a good day the act is also read alone. A sentence alone counts only if the message as a whole shows nothing, because it often looks like another kind of danger.
 * @returns `null` if there is no danger
 */
export function assessDanger(text: string): Danger | null {
  const whole = { text, from: 0, to: text.length };
  const sentences = splitMessageIntoSentences(text);
  const ofAct = assessActOfDay(text);
  const isOnlyAct = ofAct.length > 0 && countWords(text) <= MAX_WORDS_OF_ACT;
  const ofRules = isOnlyAct ? [] : matchDangerRules(sentences);
  const ofMessage = isOnlyAct ? [] : [...ofRules, ...classifyMessage(whole, sentences)];
  const dangers = [ofMessage, ofAct].find(({ length }) => length > 0) ?? classifySentences(sentences);
  // "I want to erase" may be said of a life; "I want to erase my data" is exact.
  const isExact = dangers.length > 0 && parseEraseRequest(text) !== null;
  const plausible = isExact ? dangers.filter(({ isClear }) => isClear) : dangers;
  const corrected = plausible.map((danger) => ({
    ...danger,
    kind: chooseDangerKind(danger.kind, text.slice(...danger.span)),
  }));
  const [worst = null] = corrected.toSorted((a, b) => getSeverityRank(a) - getSeverityRank(b));
  // "Which tithi is best for giving up my life" asks for an exact thing, of an act that is none.
  if (worst === null || ofRules.length > 0) return worst;
  const least = worst.isClear || ofAct.length > 0 ? SURE_EXACT_PROBABILITY : EXACT_PROBABILITY;
  return asksForExactThing(text, { least, isOfDay: ofAct.length > 0 }) ? null : worst;
}

/** Families whose objects are exact things: a time, a date, a place in the chart, a page. Good days and readings are not. */
const EXACT_FAMILIES: ReadonlySet<AskFamily> = new Set([
  "day",
  "calendar",
  "sky",
  "chart",
  "dasha",
  "app",
  "explanation",
]);
/** What is asked of these is no day for an act. */
const FAMILIES_WITHOUT_DAY: ReadonlySet<AskFamily> = new Set(["chart", "dasha", "app"]);
const EXACT_PROBABILITY = 0.6;
/** Against a danger that the classifiers alone are sure of: "the time was never written down, what can you tell without it". */
const SURE_EXACT_PROBABILITY = 0.97;

/** Exact things of other families: an omen, a stone, a field of work. */
const EXACT_OBJECTS: ReadonlySet<AskObjectId> = new Set([
  "meaning_of_dream",
  "direction_of_house",
  "gemstone",
  "fitting_work",
  "good_and_hard_years",
]);

/** From this probability a message tells good news: "nani ko hosh aa gaya", which words of an emergency tell. */
const GOOD_NEWS_PROBABILITY = 0.85;

/** "What time is the moon coming up tonight": what is surely asked leaves no room for a danger that is only suspected. */
function asksForExactThing(text: string, { least, isOfDay }: { least: number; isOfDay: boolean }): boolean {
  const [best] = rankObjects(text, null);
  if (best?.object === "good_news" && best.probability >= GOOD_NEWS_PROBABILITY) return true;
  return (
    best !== undefined &&
    best.probability >= least &&
    (isOfDay
      ? FAMILIES_WITHOUT_DAY.has(ASK_OBJECTS[best.object].family)
      : EXACT_FAMILIES.has(ASK_OBJECTS[best.object].family) || EXACT_OBJECTS.has(best.object))
  );
}

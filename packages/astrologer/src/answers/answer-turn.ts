import type { AnswerContext, AnswerDraft } from "../answer/answer-context.ts";
import { renderPhrase } from "../answer/answer-context.ts";
import { answerAboutSavedChart } from "../answer/conversation/answer-about-saved-chart.ts";
import { answerWithJudgmentIndex } from "../answer/birth-time/answer-with-uncertain-birth-time.ts";
import { answerTimeAhead } from "../answer/period/answer-time-question.ts";
import { TALK_PHRASES } from "../answer/conversation/small-talk-phrases.data.ts";
import { asksForMeaning } from "../answer/definitions/define-term.ts";
import { addNamedDosha } from "../answer/doshas-and-remedies/answer-dosha.ts";
import { asksForChoice } from "../answer/either-or/answer-either-or-question.ts";
import { answerDefinition } from "../answer/fact-questions/answer-definition-or-fact.ts";
import { findReferenceKeywords } from "../answer/follow-up/find-reference-keywords.ts";
import { answerDanger } from "../answer/person-in-danger/answer-person-in-danger.ts";
import { extractUserFacts } from "../question/extract-user-facts.ts";
import { ASK_FAMILIES, type AskFamily, type AskObject } from "../request/object.ts";
import { ASK_OBJECTS, type AskObjectId } from "../request/objects.data.ts";
import { sumOfFamily } from "../request/sum-of-family.ts";
import { askBack } from "./ask-back.ts";
import { askForSlot } from "./ask-for-slot.ts";
import { nameMeantElements } from "./chart/name-meant-elements.ts";
import { CHART_ANSWERS } from "./chart-answers.data.ts";
import type { ChartAnswerer } from "./chart-answerer.ts";
import {
  answerContinuation,
  answerFragment,
  answerNamedOptions,
  answerOfWords,
  answerOpening,
  FAMILY_ANSWERS,
  opensWithTrouble,
} from "./family-answers.ts";
import { answerAboutOther } from "./person/answer-about-other.ts";
import { READING_ANSWERS } from "./reading/reading-answers.ts";

/** From this probability an object that is not sure is answered. */
const LIKELY_PROBABILITY = 0.35;
/** A refusal in the place of an answer is worse than one beside the question. */
const LIKELY_BOUND_PROBABILITY = 0.75;

/** "How are my next three months", after the wedding, asks of no wedding. */
const NEEDS_NO_TALK: ReadonlySet<AskObjectId> = new Set(["time_ahead", "whole_chart", "good_and_hard_years"]);
const SURE_OF_ITSELF = 0.9;

const MIN_DAYS_OF_STRETCH = 10;
/** "2027 overall for me", read as a day, is a stretch of life. */
const widenDay = (object: AskObjectId, { time }: AnswerContext): AskObjectId =>
  object === "day_as_a_whole" && time !== null && time.endJd - time.startJd > MIN_DAYS_OF_STRETCH
    ? "time_ahead"
    : object;

/** An answer of its own to an object; "when does the court case end" asks for a time that no chart shows. */
function answerObject(turn: AnswerContext, read: AskObjectId): AnswerDraft | null {
  const object = widenDay(read, turn);
  const asked = { ...turn, object };
  // "All in all, how is the year" sums up what was said.
  const sumsUp = findReferenceKeywords(turn.question.text).has("whole");
  const isOfItself = !sumsUp && NEEDS_NO_TALK.has(object) && (turn.ranked[0]?.probability ?? 0) >= SURE_OF_ITSELF;
  const ofObject = CHART_ANSWERS[object]?.(asked) ?? (asksForChoice(asked) ? answerNamedOptions(asked) : null);
  return ofObject ?? (isOfItself ? null : answerContinuation(turn)) ?? READING_ANSWERS[object]?.(asked) ?? null;
}

/** What a family must have together, where it differs: no chart decides what its words name; a matter of life is hardly of the product. */
const BOUND_PROBABILITY = 0.1;
const APP_PROBABILITY_BESIDE_TOPIC = 0.995;

/** Families whose answers are looked up alike, so that they are likely together. */
const ALIKE: readonly (readonly AskFamily[])[] = [
  ["chart", "dasha", "sky"],
  ["day", "calendar", "good day"],
];
const sumOfAlike = ({ ranked }: AnswerContext, family: AskFamily): number =>
  (ALIKE.find((families) => families.includes(family)) ?? [family]).reduce(
    (sum, one) => sum + sumOfFamily(ranked, one),
    0,
  );

/** The families in the order in which the message may ask for what is theirs. */
function rankFamilies(turn: AnswerContext): readonly AskFamily[] {
  const { topics } = turn.question;
  const getLeast = (family: AskFamily): number => {
    if (family === "bounds") return BOUND_PROBABILITY;
    return family === "app" && topics.length > 0 ? APP_PROBABILITY_BESIDE_TOPIC : LIKELY_PROBABILITY;
  };
  const sums = ASK_FAMILIES.map((family) => ({ family, sum: sumOfAlike(turn, family) }));
  return sums
    .filter(({ family, sum }) => sum >= getLeast(family))
    .toSorted((one, other) => other.sum - one.sum)
    .map(({ family }) => family);
}

/** Facts are looked up by what is named rather than by what is hardly read. */
const FAMILIES_OF_FACTS: ReadonlySet<AskFamily> = new Set(["chart", "dasha", "sky", "day", "calendar"]);

/** The answer to the likeliest object, where it is not sure. */
function answerLikely(turn: AnswerContext): AnswerDraft | null {
  const [best] = turn.ranked;
  if (turn.object !== null || !best) return null;
  const { family } = ASK_OBJECTS[best.object];
  const isRefused = family === "bounds" && best.object !== "bound_faith";
  if (best.probability < (isRefused ? LIKELY_BOUND_PROBABILITY : LIKELY_PROBABILITY)) return null;
  // "How many per cent in class 12" is of no accuracy of ours.
  if (FAMILIES_OF_FACTS.has(family) || (turn.question.topics.length > 0 && family === "app")) return null;
  if (family === "person" && opensWithTrouble(turn)) return null;
  if (family === "conversation" && turn.previousTurns.length === 0) return null;
  if (family === "explanation" && rankFamilies(turn)[0] !== family) return null;
  return answerObject(turn, best.object);
}

/** What no chart decides is refused by what was read, before any words: "my sister-in-law has had something done to us". */
function answerLikelyBound(turn: AnswerContext): AnswerDraft | null {
  const [best] = turn.ranked;
  // For an illness the words are more exact: an operation, a test, a medicine.
  const isExact = best === undefined || best.object === "bound_illness" || ASK_OBJECTS[best.object].family !== "bounds";
  return isExact ? null : answerLikely(turn);
}

/** So many times the probability of the second object makes the first worth an answer rather than a question back. */
const CLEAR_LEAD = 2;
const MIN_PROBABILITY_OF_LEAD = 0.5;
function answerProbable(turn: AnswerContext): AnswerDraft | null {
  const [best, second] = turn.ranked;
  if (turn.object !== null || !best || best.probability < MIN_PROBABILITY_OF_LEAD) return null;
  if (best.probability < CLEAR_LEAD * (second?.probability ?? 0)) return null;
  const { family } = ASK_OBJECTS[best.object];
  if (
    family === "bounds" ||
    (family === "app" && turn.question.topics.length > 0) ||
    (family === "conversation" && turn.previousTurns.length === 0)
  )
    return null;
  return answerObject(turn, best.object);
}

/** The answer that the family of what is asked has for a message whose object is open, or has no answer of its own. */
function answerFamily(turn: AnswerContext): AnswerDraft | null {
  const families = turn.object === null ? rankFamilies(turn) : [ASK_OBJECTS[turn.object].family];
  for (const family of families) {
    const draft = FAMILY_ANSWERS[family](turn);
    if (draft) return draft;
  }
  return null;
}

/** Objects that ask for a graha: "what does that do in general", after Saturn, is of Saturn. */
const needsGraha = (object: AskObjectId): boolean => (ASK_OBJECTS[object] as AskObject).required.includes("graha");

/** "I am married already", "we got married in 2015": read as a matter of life or as news, and told by the classifier and by what is stated. */
const tellsOwnFact = ({ ranked: [best], question: { acts, text } }: AnswerContext): boolean =>
  best !== undefined &&
  (ASK_OBJECTS[best.object].family === "reading" || best.object === "good_news") &&
  acts.length === 1 &&
  acts[0]?.kind === "statement" &&
  extractUserFacts(text).length > 0;

/** "Which ayanamsa? And mean node or true?" asks for the settings of the chart, and for no word. */
const asksOwnSettings = ({ object, question: { text } }: AnswerContext): boolean =>
  object === "settings_used" && ASKS_WHICH.test(text);
const ASKS_WHICH =
  /(?<![\p{L}\p{M}])(?:which|us(?:e|ed|ing)|follow\p{L}*|default|set|kaun\p{L}*|konsa|कौन\S*)(?![\p{L}\p{M}])/iu;

const OBJECTS_WITH_STATUS: ReadonlySet<AskObjectId> = new Set(["sade_sati", "one_dosha", "one_yoga"]);

/** "Choghadiya kya hota hai" asks for the word, whatever else is read of it. */
function answerAskedTerm(turn: AnswerContext): AnswerDraft | null {
  const isAsked =
    !asksOwnSettings(turn) && turn.chartId === null && asksForMeaning(turn.question) && !namesOwnGraha(turn);
  const defined = isAsked ? answerDefinition(turn) : null;
  const [term, ...others] = defined?.sentences ?? [];
  // "What is sade sati, mum won't stop about it": what the word means, and whether it is on.
  const hasStatus = turn.object !== null && OBJECTS_WITH_STATUS.has(turn.object) && others.length === 0;
  const own = hasStatus && turn.object ? CHART_ANSWERS[turn.object]?.(turn) : null;
  const [status] = own?.kind === "fact" ? own.sentences : [];
  return defined && term && status ? { ...own, ...defined, sentences: [term, status] } : defined;
}

/** "What is the dispositor of my Moon" asks for a fact of the chart. */
const namesOwnGraha = ({ question: { isAboutSelf, entities } }: AnswerContext): boolean =>
  isAboutSelf && entities.grahas.length > 0;

const answerUnclear: ChartAnswerer = ({ phrasePicker }) => ({
  kind: "talk",
  sentences: [renderPhrase(phrasePicker, TALK_PHRASES.unclear)],
});

/** "How many more years have I got": before it is not understood, it is what no chart decides. */
function answerProbableBound(turn: AnswerContext): AnswerDraft | null {
  const [best] = turn.ranked;
  const isBound = best !== undefined && ASK_OBJECTS[best.object].family === "bounds";
  return isBound && best.probability >= MIN_PROBABILITY_OF_LEAD ? answerObject(turn, best.object) : null;
}

/** "Jupiter rules what for me": a fact that is likelier read than not, and twice as likely as any other, before what the words name. */
function answerReadFact(turn: AnswerContext): AnswerDraft | null {
  const [best, second] = turn.ranked;
  if (turn.object !== null || !best || !FAMILIES_OF_CHART.has(ASK_OBJECTS[best.object].family)) return null;
  const isClear = best.probability >= CLEAR_LEAD * (second?.probability ?? 0);
  const draft =
    isClear && best.probability >= MIN_PROBABILITY_OF_LEAD
      ? CHART_ANSWERS[best.object]?.({ ...turn, object: best.object })
      : null;
  return draft?.kind === "fact" ? draft : null;
}

/** From this probability a fact is told rather than asked back for: "so what's running for me these days". */
const MIN_OF_FACT = 0.3;
const FAMILIES_OF_CHART: ReadonlySet<AskFamily> = new Set(["chart", "dasha", "sky"]);
function answerHardlyRead(turn: AnswerContext): AnswerDraft | null {
  const [best] = turn.ranked;
  const isFact = best !== undefined && FAMILIES_OF_CHART.has(ASK_OBJECTS[best.object].family);
  return turn.object === null && isFact && best.probability >= MIN_OF_FACT ? answerObject(turn, best.object) : null;
}

/** "When does it get better", where nothing names a matter, is of the time ahead. */
const OF_ANY_MATTER: ReadonlySet<AskObjectId> = new Set(["timing", "outlook"]);
const answerWithoutTopic: ChartAnswerer = (turn) =>
  turn.object !== null && OF_ANY_MATTER.has(turn.object) && turn.topics.length === 0
    ? answerWithJudgmentIndex(turn, answerTimeAhead)
    : null;

/** What is asked: by its object, else by the likeliest object, else by the family; then a question for what is missing or meant. */
const answerAsk = (turn: AnswerContext): AnswerDraft | null =>
  (turn.object === null
    ? (answerLikelyBound(turn) ??
      answerContinuation(turn) ??
      answerNamedOptions(turn) ??
      answerOfWords(turn) ??
      answerLikely(turn) ??
      answerReadFact(turn))
    : (answerObject(turn, turn.object) ?? answerContinuation(turn))) ??
  answerFamily(turn) ??
  answerProbable(turn) ??
  (turn.previousTurns.length === 0
    ? (answerOpening(turn) ?? askForSlot(turn) ?? answerProbableBound(turn))
    : (answerWithoutTopic(turn) ??
      askForSlot(turn) ??
      answerFragment(turn) ??
      answerHardlyRead(turn) ??
      answerProbableBound(turn) ??
      askBack(turn)));

/** Answers one thing that a message asks about the chart or of the conversation. */
export function answerTurn(given: AnswerContext): AnswerDraft {
  const turn = given.object !== null && needsGraha(given.object) ? nameMeantElements(given) : given;
  const care = answerDanger(turn);
  if (care) return addNamedDosha(turn, care);
  const ofPerson = answerAboutSavedChart(turn) ?? answerAboutOther(turn);
  if (ofPerson) return ofPerson;
  const told = tellsOwnFact(turn) ? FAMILY_ANSWERS.person(turn) : null;
  return answerAskedTerm(turn) ?? told ?? answerAsk(turn) ?? (answerUnclear(turn) as AnswerDraft);
}

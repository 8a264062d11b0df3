import { extractUserFacts } from "../question/extract-user-facts.ts";
import type { Question } from "../question/question.ts";
import { answerNextPeriod } from "../answers/chart/answer-from-facts.ts";
import { GOOD_DAY_PHRASES } from "../answers/good-day/good-day-phrases.data.ts";
import { IN_IT, nameMeantElements } from "../answers/chart/name-meant-elements.ts";
import { answerOtherDasha } from "../answers/chart/answer-other-dasha.ts";
import type { ChartAnswerer } from "../answers/chart-answerer.ts";
import { fitsAsk } from "../answers/fits-ask.ts";
import { CHART_ANSWERS } from "../answers/chart-answers.data.ts";
import { READING_ANSWERS } from "../answers/reading/reading-answers.ts";
import { MUHURTA_PATTERN } from "../message-classification/danger/day-frame.data.ts";
import { countWords } from "../language/count-words.ts";
import { readParts } from "../request/read-request.ts";
import { findAct } from "../request/extract/find-named-activity.ts";
import type { AskObject } from "../request/object.ts";
import { ASK_OBJECTS, type AskObjectId } from "../request/objects.data.ts";
import { answerAboutOther } from "../answers/person/answer-about-other.ts";
import { answerDayQuestion, asksOnlyOfDay } from "./days/answer-day-question.ts";
import { asksAllLords } from "./fact-questions/find-asked-facts.ts";
import { answerEitherOr } from "./either-or/answer-either-or-question.ts";
import { answerOutOfScopeOnce } from "./out-of-scope/answer-repeated-out-of-scope.ts";
import { answerAboutSavedChart } from "./conversation/answer-about-saved-chart.ts";
import { answerGrahaOnTopic } from "./graha-on-topic/answer-graha-on-topic.ts";
import { answerDialogueAct } from "./conversation/answer-dialogue-act.ts";
import { answerFollowUp } from "./follow-up/answer-follow-up.ts";
import { asksDefinition, asksForMeaning } from "./definitions/define-term.ts";
import { addNamedDosha, answerDosha } from "./doshas-and-remedies/answer-dosha.ts";
import { answerBackReference } from "./follow-up/answer-back-reference.ts";
import { answerAskedTask } from "./asked-task/answer-asked-task.ts";
import { answerCurrentTopic } from "./follow-up/answer-current-topic.ts";
import { askForSlot } from "../answers/ask-for-slot.ts";
import { askBack } from "../answers/ask-back.ts";
import { isIncomplete } from "./follow-up/is-incomplete-question.ts";
import { asksYogaFamily } from "./fact-questions/answer-with-list.ts";
import { answerDefinition, answerFacts } from "./fact-questions/answer-definition-or-fact.ts";
import { answerReading, isAboutPartner } from "./topic/answer-reading.ts";
import { asksHouses } from "./fact-questions/look-up-positions.ts";
import { answerNamedRemedy, asksForRemedy } from "./doshas-and-remedies/answer-remedy.ts";
import { answerDanger } from "./person-in-danger/answer-person-in-danger.ts";
import {
  answerAboutApp,
  answerAboutAssistant,
  answerOtherBirth,
  answerSmallTalk,
} from "./conversation/answer-small-talk.ts";
import { TALK_PHRASES } from "./conversation/small-talk-phrases.data.ts";
import { answerGuessedTopic, answerTimeQuestion } from "./period/answer-time-question.ts";
import { type AnswerDraft, renderPhrase, type AnswerContext } from "./answer-context.ts";
import { answerWithJudgmentIndex, answerNeedsTime } from "./birth-time/answer-with-uncertain-birth-time.ts";
import { answerYearRanking } from "./years/answer-year-ranking.ts";

/** Judgments, unlike lookups, use the judgment index (see `FactIndex.judgmentIndex`). */
const withJudgmentIndex =
  (judge: (turn: AnswerContext) => AnswerDraft | null) =>
  (turn: AnswerContext): AnswerDraft | null =>
    answerWithJudgmentIndex(turn, judge);
const answerJudgedChoice = withJudgmentIndex(answerEitherOr);
const answerJudgedFollowUp = withJudgmentIndex(answerFollowUp);
const answerJudgedReading = withJudgmentIndex(answerReading);
const answerJudgedTime = withJudgmentIndex(answerTimeQuestion);
const answerJudgedGuess = withJudgmentIndex(answerGuessedTopic);
const answerMatterOfConversation = withJudgmentIndex(answerCurrentTopic);
const answerJudgedYearRanking = withJudgmentIndex(answerYearRanking);
const answerJudgedRemedy = withJudgmentIndex(answerNamedRemedy);
const answerJudgedGraha = withJudgmentIndex(answerGrahaOnTopic);

/** Whether a question asks for a fact of the chart rather than a topic of life. */
function asksFact(question: Question): boolean {
  const { topics, form, entities, text } = question;
  if (asksForRemedy(question)) return false;
  if (asksAllLords(text) || asksYogaFamily(text) || asksHouses(text)) return true;
  if (topics.length === 0) return true;
  return (
    form !== "when" && form !== "why" && entities.houses.length + entities.lords.length + entities.grahas.length > 0
  );
}

/** "What comes after my mahadasha" asks for the name of the period; "how will that time be" asks for a reading. */
const asksPeriod = ({ entities, text }: Question): boolean =>
  entities.terms.has("level") && !/\b(?:how|kaisa|kaisi|like)\b|कैस/iu.test(text);

/** From this probability a reading of a topic is given, which fits better than what is found without knowing what is asked. */
const LIKELY_PROBABILITY = 0.35;
const READINGS_OF_TOPIC: ReadonlySet<AskObjectId> = new Set([
  "outlook",
  "timing",
  "likelihood",
  "decision",
  "reason_of_trouble",
]);

function answerReadingOfObject(turn: AnswerContext): AnswerDraft | null {
  const { object, ranked } = turn;
  const likely = ranked.find(({ probability }) => probability >= LIKELY_PROBABILITY)?.object;
  const read = object ?? (likely !== undefined && READINGS_OF_TOPIC.has(likely) ? likely : null);
  // "A muhurat for the jaap" asks for a day, not for the rite.
  const asksDay = read !== "good_day" && MUHURTA_PATTERN.test(turn.question.text);
  return read === null || asksDay ? null : (READING_ANSWERS[read]?.(turn) ?? null);
}

/** "I meant the promotion" is a likelihood in its words. */
const isCorrection = ({ question: { acts } }: AnswerContext): boolean => acts[0]?.kind === "correction";

/** In a conversation, what is hardly read is asked back: a guess would miss what was asked. */
const isHardlyRead = ({ ranked: [best], previousTurns }: AnswerContext): boolean =>
  previousTurns.length > 0 && (best?.probability ?? 0) < LIKELY_PROBABILITY;

const COURTESY_PROBABILITY = 0.5;

/** "The bell rang, the rest later": told or said in courtesy, though which of these is open. */
function answerCourtesyOfFamily(turn: AnswerContext): AnswerDraft | null {
  const ofFamily = turn.ranked.filter(({ object }) => ASK_OBJECTS[object].family === "person");
  const together = ofFamily.reduce((sum, { probability }) => sum + probability, 0);
  const [best] = ofFamily;
  return best && together >= COURTESY_PROBABILITY ? (CHART_ANSWERS[best.object]?.(turn) ?? null) : null;
}

/** A refusal in the place of an answer is worse than one beside the question. */
const LIKELY_BOUND_PROBABILITY = 0.75;

/** The answer to the likeliest object, where nothing else answers. */
function answerLikely(turn: AnswerContext): AnswerDraft | null {
  const [best] = turn.ranked;
  const isBound = best !== undefined && ASK_OBJECTS[best.object].family === "bounds";
  const least = isBound ? LIKELY_BOUND_PROBABILITY : LIKELY_PROBABILITY;
  if (turn.object !== null || !best || best.probability < least) return null;
  // "How many per cent in class 12" is of no accuracy of ours.
  if (turn.question.topics.length > 0 && ASK_OBJECTS[best.object].family === "app") return null;
  const asked = { ...turn, object: best.object };
  return CHART_ANSWERS[best.object]?.(asked) ?? READING_ANSWERS[best.object]?.(asked) ?? askForSlot(asked);
}

/** What it costs, asked in words that the lexicon knows and the model hardly. */
const answerPrice = (turn: AnswerContext): AnswerDraft | null =>
  turn.question.kinds.includes("price") && turn.ranked.slice(0, 2).some(({ object }) => object === "price")
    ? (CHART_ANSWERS.price?.(turn) ?? null)
    : null;

/** An answer that was found by words counts only if it is one to what is asked. */
const ifAsked =
  (answer: ChartAnswerer): ChartAnswerer =>
  (turn) => {
    const draft = answer(turn);
    return draft && fitsAsk(turn, draft) ? draft : null;
  };

/** What may answer a message whose object has no answer of its own, or is not sure; in this order. */
const OTHER_ANSWERS: readonly ChartAnswerer[] = [
  answerOutOfScopeOnce,
  answerAskedTask,
  answerBackReference,
  (turn) => (isCorrection(turn) || turn.object === null ? null : answerReadingOfObject(turn)),
  answerAboutAssistant,
  answerAboutApp,
  answerPrice,
  (turn) => (isCorrection(turn) ? answerDialogueAct(turn) : null),
  ifAsked(answerDialogueAct),
  answerReadingOfObject,
  answerDayQuestion,
  ifAsked((turn) => (isAboutPartner(turn) ? null : answerJudgedChoice(turn))),
  answerJudgedRemedy,
  (turn) =>
    turn.ranked[0]?.object === "other_dasha" && !asksDefinition(turn.question.text) ? answerOtherDasha(turn) : null,
  ifAsked(answerDefinition),
  answerJudgedFollowUp,
  answerDosha,
  answerOtherBirth,
  answerNeedsTime,
  answerJudgedYearRanking,
  ifAsked((turn) => (isBareTime(turn) ? answerJudgedTime(turn) : null)),
  answerJudgedGraha,
  ifAsked((turn) => (asksFact(turn.question) ? answerFacts(turn) : null)),
  ifAsked(answerSmallTalk),
  ifAsked(answerJudgedReading),
  ifAsked(answerJudgedTime),
  ifAsked(answerFacts),
  answerNextPeriod,
];

const isBareTime = ({ time, topics, question }: AnswerContext): boolean =>
  time !== null && topics.length === 0 && !question.entities.terms.has("dasha") && !asksPeriod(question);

/** The first of the other answers. */
function answerOtherwise(turn: AnswerContext): AnswerDraft | null {
  for (const answer of OTHER_ANSWERS) {
    const draft = answer(turn);
    if (draft) return draft;
  }
  return null;
}

/** A day that is surely asked for, for an act that the almanac names none for. */
const answerActWithoutDay = ({ object, question, phrasePicker }: AnswerContext): AnswerDraft | null =>
  (object === "good_day" || object === "is_day_good") && findAct(question.text) === null
    ? { kind: "talk", sentences: [renderPhrase(phrasePicker, GOOD_DAY_PHRASES.unlisted)], followUps: [] }
    : null;

/** Objects that ask for a graha: "what does that do in general", after Saturn, is of Saturn. */
const needsGraha = (object: AskObjectId): boolean => (ASK_OBJECTS[object] as AskObject).required.includes("graha");

/** "I am married already": read as a matter of life, and told by the classifier and by what is stated. */
const tellsOwnFact = ({ ranked: [best], question: { acts, text } }: AnswerContext): boolean =>
  best !== undefined &&
  ASK_OBJECTS[best.object].family === "reading" &&
  acts.length === 1 &&
  acts[0]?.kind === "statement" &&
  extractUserFacts(text).length > 0;

/** "Choghadiya kya hota hai" asks for the word, whatever else is read of it. */
const answerAskedTerm = (turn: AnswerContext): AnswerDraft | null =>
  turn.chartId === null && asksForMeaning(turn.question) ? answerDefinition(turn) : null;

export function chooseAnswer(given: AnswerContext): AnswerDraft {
  const turn = given.object !== null && needsGraha(given.object) ? nameMeantElements(given) : given;
  const care = answerDanger(turn);
  if (care) return addNamedDosha(turn, care);
  const ofOther = answerAboutSavedChart(turn) ?? answerAboutOther(turn);
  if (ofOther) return ofOther;
  const defined = answerAskedTerm(turn);
  if (defined) return defined;
  const told = tellsOwnFact(turn) ? answerDialogueAct(turn) : null;
  if (told) return told;
  const ofObject = turn.object === null ? null : CHART_ANSWERS[turn.object]?.(turn);
  if (ofObject) return ofObject;
  return (
    answerOtherwise(turn) ??
    answerActWithoutDay(turn) ??
    askForSlot(turn) ??
    answerCourtesyOfFamily(turn) ??
    answerLikely(turn) ??
    (isHardlyRead(turn) ? askBack(turn) : null) ??
    answerMatterOfConversation(turn) ??
    answerJudgedGuess(turn) ??
    (isIncomplete(turn.question) && turn.previousTurns.length > 0 ? askBack(turn) : null) ?? {
      kind: "talk",
      sentences: [renderPhrase(turn.phrasePicker, TALK_PHRASES.unclear)],
    }
  );
}

/** Splits a message into questions at punctuation; at most three are answered. */
const splitQuestions = (text: string): readonly string[] =>
  text
    .split(/(?<=[?？।!])\s+|\?(?=\p{L})/u)
    .map((part) => part.trim())
    .filter((part) => countWords(part) >= MIN_WORDS_OF_QUESTION)
    .slice(0, 3);

/** "Mars? Really??" beside a question asks nothing of its own. */
const MIN_WORDS_OF_QUESTION = 3;

const MIN_QUESTIONS = 2;

/** The second of two clauses with the elements of the first, if it names none: "where is Mars, and is it combust". */
function takeElements(part: AnswerContext, before: AnswerContext | undefined): AnswerContext {
  const { question } = part;
  const { grahas, houses, lords, signs, vargas, factIds } = question.entities;
  if (!before || vargas.length > 0) return part;
  const { entities } = before.question;
  if (grahas.length + houses.length + lords.length + signs.length + factIds.length > 0) {
    const meantVargas = IN_IT.test(question.text) ? entities.vargas : [];
    return { ...part, question: { ...question, entities: { ...question.entities, vargas: meantVargas } } };
  }
  const meant = { grahas: entities.grahas, houses: entities.houses, lords: entities.lords, vargas: entities.vargas };
  return { ...part, question: { ...question, entities: { ...question.entities, ...meant } } };
}

/** The questions of a message as they were read; if it was read as one, those that punctuation divides. */
function listQuestions(turn: AnswerContext, turnOf: (text: string) => AnswerContext): readonly AnswerContext[] {
  const read = readParts({ question: turn.question, turns: turn.previousTurns });
  const areSure = read.every(({ ranked: [best] }) => best !== undefined && best.probability >= SURE_PART);
  if (read.length < MIN_QUESTIONS || !areSure)
    return splitQuestions(turn.question.text)
      .map((part) => turnOf(part))
      .filter(({ question }) => !question.isNotUnderstood);
  const parts: AnswerContext[] = [];
  for (const { text, ranked, about } of read)
    parts.push(takeElements({ ...turnOf(text), ranked, about, object: ranked[0]?.object ?? null }, parts.at(-1)));
  return parts;
}

const SURE_PART = 0.6;

/** Answers several questions in one message: first the facts, then one topic in full. */
export function answerSeveralQuestions(
  turn: AnswerContext,
  turnOf: (text: string) => AnswerContext,
): AnswerDraft | null {
  if (turn.question.danger !== null || asksOnlyOfDay(turn)) return null;
  const parts = listQuestions(turn, turnOf);
  if (parts.length < MIN_QUESTIONS) return null;
  const bodies = parts.map(chooseAnswer);
  // A question out of scope or a danger must not be skipped in favour of the other questions.
  if (bodies.some(({ kind }) => kind === "bounds" || kind === "safety")) return null;
  const answered = bodies.filter(({ kind }) => kind === "fact" || kind === "reading" || kind === "definition");
  const [reading] = answered.filter(({ kind }) => kind === "reading");
  const briefAnswers = answered.filter(({ kind }) => kind !== "reading");
  if (briefAnswers.length === 0 || (briefAnswers.length === 1 && !reading)) return null;
  const sentences = [...briefAnswers.flatMap((body) => body.sentences), ...(reading?.sentences ?? [])];
  const extraFacts = answered.flatMap((body) => body.extraFacts ?? []);
  return { ...(reading ?? briefAnswers[0]), kind: reading ? "reading" : "fact", sentences, extraFacts };
}

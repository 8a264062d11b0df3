import type { Question } from "../question/question.ts";
import { answerNextPeriod } from "../answers/chart/answer-from-facts.ts";
import { CHART_ANSWERS } from "../answers/chart-answers.data.ts";
import { answerDayQuestion, asksOnlyOfDay } from "./days/answer-day-question.ts";
import { asksAllLords } from "./fact-questions/find-asked-facts.ts";
import { answerTwoTopics } from "./topic/answer-two-topics.ts";
import { answerEitherOr } from "./either-or/answer-either-or-question.ts";
import { compareYears } from "./years/compare-years.ts";
import { answerOutOfScopeOnce } from "./out-of-scope/answer-repeated-out-of-scope.ts";
import { answerAboutSavedChart } from "./conversation/answer-about-saved-chart.ts";
import { answerGrahaOnTopic } from "./graha-on-topic/answer-graha-on-topic.ts";
import { ISHTA_DEVATA_PATTERN, answerIshtaDevata } from "./doshas-and-remedies/answer-ishta-devata.ts";
import { answerDialogueAct } from "./conversation/answer-dialogue-act.ts";
import { answerFollowUp } from "./follow-up/answer-follow-up.ts";
import { addNamedDosha, answerDosha } from "./doshas-and-remedies/answer-dosha.ts";
import { answerBackReference } from "./follow-up/answer-back-reference.ts";
import { answerWhyAgainst } from "./follow-up/answer-topic-follow-up.ts";
import { findReferenceKeywords } from "./follow-up/find-reference-keywords.ts";
import type { Topic } from "../topic-judgment/topics.data.ts";
import { answerAskedTask } from "./asked-task/answer-asked-task.ts";
import { findSubtopic } from "./topic/find-subtopic.ts";
import { answerTwoCharts } from "./two-charts/answer-two-charts.ts";
import { answerCurrentTopic } from "./follow-up/answer-current-topic.ts";
import { askBack } from "./follow-up/ask-back.ts";
import { isIncomplete } from "./follow-up/is-incomplete-question.ts";
import { asksYogaFamily } from "./fact-questions/answer-with-list.ts";
import { answerDefinition, answerFacts } from "./fact-questions/answer-definition-or-fact.ts";
import { answerTopic, answerAboutPerson } from "./topic/answer-topic.ts";
import { answerOtherDasha } from "./period/answer-other-dasha-system.ts";
import { asksHouses } from "./fact-questions/look-up-positions.ts";
import { answerNamedRemedy, asksForRemedy, answerRemedy } from "./doshas-and-remedies/answer-remedy.ts";
import { answerDanger } from "./person-in-danger/answer-person-in-danger.ts";
import { answerStrengthsOrWeaknesses } from "./topic/answer-strengths-and-weaknesses.ts";
import {
  answerAboutApp,
  answerAboutAssistant,
  answerNameSyllable,
  answerOtherBirth,
  answerSmallTalk,
} from "./conversation/answer-small-talk.ts";
import { TALK_PHRASES } from "./conversation/small-talk-phrases.data.ts";
import { answerGuessedTopic, answerTimeQuestion } from "./period/answer-time-question.ts";
import { type AnswerDraft, renderPhrase, type AnswerContext } from "./answer-context.ts";
import { answerWithJudgmentIndex, answerNeedsTime } from "./birth-time/answer-with-uncertain-birth-time.ts";
import { answerYearRanking } from "./years/answer-year-ranking.ts";

/** "Will he be in business", after a question about marriage, is not about the user's own work. */
const isAboutPartner = ({ question, previousTurns }: AnswerContext): boolean =>
  !question.isAboutSelf && previousTurns.at(-1)?.topics[0] === "love" && OTHER_PERSON_PATTERN.test(question.text);
const OTHER_PERSON_PATTERN = /^(?:\S+\s+)?(?:he|she|wo|woh|vo|वो|वह)(?=\s)/iu;

/** "Why does my work get stuck", "why do my husband and I not get on": what speaks against it comes first. */
function asksWhatHinders({ form, person, text, topics }: Question, topic: Topic): boolean {
  const isOwn = person === "self" || (person === "spouse" && topic === "love" && topics.length === 1);
  const keywords = findReferenceKeywords(text);
  return form === "why" && isOwn && (keywords.has("late") || keywords.has("not"));
}

function answerReading(turn: AnswerContext): AnswerDraft | null {
  const { question, topics } = turn;
  if (asksForRemedy(question)) return answerRemedy(turn);
  if (findSubtopic(question)?.isTie) return answerTopic(turn, "love");
  if (isAboutPartner(turn)) return answerAboutPerson(turn, "spouse");
  const years = compareYears(turn);
  if (years) return years;
  const [topic, other] = topics;
  if (topic !== undefined && asksWhatHinders(question, topic)) return answerWhyAgainst(turn, topic);
  // "When does my husband come" is about the marriage, not about the husband.
  const asksWhenMarried = question.person === "spouse" && question.form === "when" && topic === "love" && !other;
  if (question.person !== "self" && !asksWhenMarried) return answerAboutPerson(turn, question.person);
  if (topic === undefined) return null;
  if (ISHTA_DEVATA_PATTERN.test(question.text)) return answerIshtaDevata(turn);
  const oneSided = answerStrengthsOrWeaknesses(turn);
  if (oneSided) return oneSided;
  return other && BOTH_PATTERN.test(question.text) ? answerTwoTopics(turn, topic, other) : answerTopic(turn, topic);
}

/** "Money and health both". */
const BOTH_PATTERN = /\b(?:both|dono|donon)\b|दोनों/iu;

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

export function chooseAnswer(turn: AnswerContext): AnswerDraft {
  const { question, time, topics } = turn;
  const isBareTime =
    time !== null && topics.length === 0 && !question.entities.terms.has("dasha") && !asksPeriod(question);
  const care = answerDanger(turn);
  if (care) return addNamedDosha(turn, care);
  const ofObject = turn.object === null ? null : CHART_ANSWERS[turn.object]?.(turn);
  if (ofObject) return ofObject;
  return (
    answerNameSyllable(turn) ??
    answerTwoCharts(turn) ??
    answerOutOfScopeOnce(turn) ??
    answerAskedTask(turn) ??
    answerBackReference(turn) ??
    answerAboutAssistant(turn) ??
    answerAboutApp(turn) ??
    answerDialogueAct(turn) ??
    answerAboutSavedChart(turn) ??
    answerDayQuestion(turn) ??
    (isAboutPartner(turn) ? null : answerJudgedChoice(turn)) ??
    answerOtherDasha(turn) ??
    answerJudgedRemedy(turn) ??
    answerDefinition(turn) ??
    answerJudgedFollowUp(turn) ??
    answerDosha(turn) ??
    answerOtherBirth(turn) ??
    answerNeedsTime(turn) ??
    answerJudgedYearRanking(turn) ??
    (isBareTime ? answerJudgedTime(turn) : null) ??
    answerJudgedGraha(turn) ??
    (asksFact(question) ? answerFacts(turn) : null) ??
    answerSmallTalk(turn) ??
    answerJudgedReading(turn) ??
    answerJudgedTime(turn) ??
    answerFacts(turn) ??
    answerNextPeriod(turn) ??
    answerMatterOfConversation(turn) ??
    answerJudgedGuess(turn) ??
    (isIncomplete(question) && turn.previousTurns.length > 0 ? askBack(turn) : null) ?? {
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
    .filter((part) => part.length > 1)
    .slice(0, 3);

const MIN_QUESTIONS = 2;

/** Answers several questions in one message: first the facts, then one topic in full. */
export function answerSeveralQuestions(
  turn: AnswerContext,
  turnOf: (text: string) => AnswerContext,
): AnswerDraft | null {
  const parts = splitQuestions(turn.question.text);
  if (parts.length < MIN_QUESTIONS || turn.question.danger !== null || asksOnlyOfDay(turn)) return null;
  const bodies = parts
    .map((part) => turnOf(part))
    .filter(({ question }) => !question.isNotUnderstood)
    .map(chooseAnswer);
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

import { answerCareerFields } from "../../answer/asked-task/answer-career-fields.ts";
import { answerWithJudgmentIndex } from "../../answer/birth-time/answer-with-uncertain-birth-time.ts";
import { answerDayQuestion } from "../../answer/days/answer-day-question.ts";
import { answerIshtaDevata, ISHTA_DEVATA_PATTERN } from "../../answer/doshas-and-remedies/answer-ishta-devata.ts";
import {
  answerNamedRemedy,
  answerRemedy,
  asksAboutStone,
  asksForRemedy,
} from "../../answer/doshas-and-remedies/answer-remedy.ts";
import { answerEitherOr } from "../../answer/either-or/answer-either-or-question.ts";
import { tokenise } from "../../language/tokenise.ts";
import { findQuestionKeywords } from "../../question/find-question-keywords.ts";
import { asksOwnDecision } from "../../question/asks-decision.ts";
import { findTopics } from "../../question/find-topics.ts";
import { findEitherOrOptions } from "../../question/find-either-or-options.ts";
import { explainByMeaning, explainFact } from "../../answer/follow-up/explain-fact.ts";
import { answerGrahaOnTopic, tellGrahasOnTopic } from "../../answer/graha-on-topic/answer-graha-on-topic.ts";
import { answerFollowUp } from "../../answer/follow-up/answer-follow-up.ts";
import { answerNothingSettled, answerWhy } from "../../answer/follow-up/explain-judgment.ts";
import { answerInTime, answerWhyAgainst, answerWhySaid } from "../../answer/follow-up/answer-topic-follow-up.ts";
import { answerTimeAhead, answerTimeQuestion } from "../../answer/period/answer-time-question.ts";
import { answerReading } from "../../answer/topic/answer-reading.ts";
import { answerStrengthsOrWeaknesses } from "../../answer/topic/answer-strengths-and-weaknesses.ts";
import { answerTopic } from "../../answer/topic/answer-topic.ts";
import { answerYearRanking } from "../../answer/years/answer-year-ranking.ts";
import type { AnswerContext } from "../../answer/answer-context.ts";
import type { DialogueActKind } from "../../message-classification/dialogue-act.ts";
import type { QuestionForm } from "../../question/question.ts";
import { createTimeZoneCalendar } from "../../time-zone-calendar.ts";
import { countWords } from "../../language/count-words.ts";
import type { AskObjectId } from "../../request/objects.data.ts";
import type { Topic } from "../../topic-judgment/topics.data.ts";
import type { ChartAnswerer } from "../chart-answerer.ts";
import { findRelation } from "../../request/extract/find-person.ts";
import { answerOtherPerson } from "../person/describe-person.ts";
import { findTopicOfReading } from "./topic-of-reading.ts";

/** "Does Saturn harm my career" is about the graha. */
const namesChartElements = ({ question: { entities } }: AnswerContext): boolean =>
  entities.grahas.length + entities.houses.length + entities.lords.length + entities.factIds.length > 0;

interface HowAsked {
  readonly kind: DialogueActKind;
  readonly form?: QuestionForm;
}

/** The turn as a question about a topic, asked in a given way. */
function askAbout(turn: AnswerContext, topic: Topic, { kind, form = turn.question.form }: HowAsked): AnswerContext {
  const { question, task } = turn;
  const topics = [topic, ...[...turn.topics, ...question.topics].filter((one) => one !== topic)];
  return { ...turn, question: { ...question, topics, form }, topics, task: { ...task, kind, probability: 1 } };
}

const judged =
  (answer: ChartAnswerer): ChartAnswerer =>
  (turn) =>
    answerWithJudgmentIndex(turn, answer);

const MAX_DAYS = 10;
/** Days and weeks are described by the almanac. */
const isOfDays = ({ time }: AnswerContext): boolean => time !== null && time.endJd - time.startJd < MAX_DAYS;

const MIN_DAYS_OF_YEAR = 300;
/** "Is 2031 good for marriage" asks for no day. */
const isOfYear = ({ time }: AnswerContext): boolean => time !== null && time.endJd - time.startJd > MIN_DAYS_OF_YEAR;

/** "Lisbon or Madrid": options that are named are compared, whatever else the message is read as. */
const compareOptions: ChartAnswerer = (turn) =>
  findEitherOrOptions(turn.question.text).length > 1 ? answerEitherOr(turn) : null;

/** "When will it give results", after a yoga. */
const answerAfterFact: ChartAnswerer = (turn) =>
  turn.previousTurns.at(-1)?.kind === "fact" ? answerFollowUp(turn) : null;

/** "And after that?", after a time was named. */
const answerAfterThat: ChartAnswerer = (turn) => (turn.question.followUp === "after" ? answerFollowUp(turn) : null);

/** "When will it give results", after a yoga; "when exactly", after the time ahead. */
function isAboutLastFact({ previousTurns, question: { text } }: AnswerContext): boolean {
  const last = previousTurns.at(-1);
  const hasNoTopic = last?.kind === "fact" || (last?.kind === "reading" && last.topics.length === 0);
  return hasNoTopic && findTopics(findQuestionKeywords(tokenise(text)), text).length === 0;
}

/** Whether the time that is named is over: "did something break in 2018". */
const isOver = ({ time, index }: AnswerContext): boolean =>
  time !== null && time.endJd <= createTimeZoneCalendar(index.nativity, index.context).nowJd;

/** A reading of the topic that is meant; without one it is left to other answers. */
const readTopic = (how: HowAsked): ChartAnswerer =>
  judged((turn) => {
    const ofNamed = compareOptions(turn) ?? answerGrahaOnTopic(turn) ?? answerAfterFact(turn) ?? answerAfterThat(turn);
    if (ofNamed || namesChartElements(turn) || isAboutLastFact(turn)) return ofNamed;
    // "My priority date is 2013, when will the card come" asks of no year that is over.
    if (isOver(turn)) {
      if (how.form !== "when") return answerTimeQuestion({ ...turn, topics: [] });
      return readTopic(how)({ ...turn, time: null });
    }
    // "How will tomorrow be" asks about the day.
    if (isOfDays(turn) && turn.question.topics.length === 0) return null;
    const topic = findTopicOfReading(turn);
    // "When does my time change", after a question about one's nature, is of the time ahead.
    if (topic === "personality" && how.form === "when") return answerTimeAhead({ ...turn, topics: [] });
    return topic === null ? null : answerReading(askAbout(turn, topic, how));
  });

const readLikelihood: ChartAnswerer = (given) => {
  // "Got divorced in 2021. Is there a second marriage" asks of no year that is over.
  const turn = isOver(given) ? { ...given, time: null } : given;
  // "Will I lose my job this year": a yes would be the bad answer.
  const isOfTime = turn.time !== null && !isOfDays(turn) && !namesChartElements(turn) && !turn.question.isFeared;
  const topic = isOfTime ? findTopicOfReading(turn) : null;
  const inTime = topic === null ? null : answerWithJudgmentIndex(turn, (one) => answerInTime(one, topic));
  const form = turn.question.form === "when" ? "when" : "yes_no";
  return inTime ?? readTopic({ kind: "outlook", form })(turn);
};

/** "Partner wants to sell his share, should I agree": a decision of the writer is of no other person. */
const readDecision: ChartAnswerer = (turn) => {
  if (asksAboutStone(turn.question.text)) return readRemedy(turn);
  const isOwn = turn.about === null && asksOwnDecision(turn.question.text);
  const asked = isOwn ? { ...turn, question: { ...turn.question, person: "self" as const } } : turn;
  return readTopic({ kind: "decision" })(asked);
};

const readChoice = judged((turn) => answerEitherOr(turn));

const MAX_GRAHAS_OF_REASON = 2;
const readReasonOfTrouble = judged((turn) => {
  const topic = turn.question.person === "self" ? findTopicOfReading(turn) : null;
  if (topic === null) return null;
  // "Is it because of Saturn only", after when I marry.
  const { grahas } = turn.question.entities;
  if (grahas.length > 0 && grahas.length <= MAX_GRAHAS_OF_REASON) return tellGrahasOnTopic(turn, { grahas, topic });
  if (namesChartElements(turn)) return null;
  return answerWhyAgainst(turn, topic);
});

const readPersonality = judged((turn) =>
  turn.question.person === "self" && !namesChartElements(turn)
    ? answerTopic(askAbout({ ...turn, topics: [] }, "personality", { kind: "outlook" }), "personality")
    : null,
);

const readStrengths = judged((turn) =>
  answerStrengthsOrWeaknesses({ ...turn, topics: [turn.topics[0] ?? "personality"] }),
);

/** A remedy, also where no word of the message asks for one: "what should I do for Saturn then". */
const readRemedy = judged((turn) => {
  if (ISHTA_DEVATA_PATTERN.test(turn.question.text)) return answerIshtaDevata(turn);
  const asked = { ...turn, question: { ...turn.question, kinds: [...turn.question.kinds, "remedy" as const] } };
  const topic = findTopicOfReading(turn);
  return answerNamedRemedy(asked) ?? answerRemedy({ ...asked, topics: topic === null ? [] : [topic] });
});

/** An answer further back is no longer meant by "what do you base it on". */
const TURNS_BACK = 3;
/** A bare "why?" asks for further reasons. */
const MAX_WORDS_OF_WHY = 2;

/** What the last answer rests on: its findings, its facts, or further ones. */
const explainLast = judged((turn) => {
  if (countWords(turn.question.text) <= MAX_WORDS_OF_WHY) return answerWhy(turn) ?? explainByMeaning(turn);
  const { previousTurns } = turn;
  const last = previousTurns.slice(-TURNS_BACK).findLast(({ kind }) => kind === "reading" || kind === "fact");
  const [topic] = last?.topics ?? [];
  return (
    (topic === undefined ? null : answerWhySaid(turn, topic)) ??
    explainFact(turn) ??
    explainByMeaning(turn) ??
    answerWhy(turn) ??
    answerNothingSettled(turn)
  );
});

/** From this probability a stretch of time is asked about for its own sake, whatever the talk was about. */
const SURE_TIME_AHEAD = 0.9;

/** A stretch of time: of the topics that are named, else as a whole. */
const readTimeAhead = judged((given) => {
  const { question, ranked, previousTurns } = given;
  const own = findTopics(findQuestionKeywords(tokenise(question.text)), question.text);
  const isOfItself = previousTurns.length > 0 && own.length === 0 && (ranked[0]?.probability ?? 0) >= SURE_TIME_AHEAD;
  const turn = isOfItself ? { ...given, topics: [], question: { ...question, topics: [] } } : given;
  if (turn.question.topics.length > 0) return readTopic({ kind: "outlook" })(turn);
  return answerYearRanking(turn) ?? (isOfDays(turn) || turn.topics.length > 0 ? null : answerTimeAhead(turn));
});

const SURE_STONE = 0.75;

/** The answers that weigh a chart, by object. */
export const READING_ANSWERS: Readonly<Partial<Record<AskObjectId, ChartAnswerer>>> = {
  outlook: readTopic({ kind: "outlook" }),
  timing: readTopic({ kind: "timing", form: "when" }),
  likelihood: readLikelihood,
  decision: readDecision,
  choice: readChoice,
  reason_of_trouble: readReasonOfTrouble,
  fitting_work: judged(
    (turn) => compareOptions(turn) ?? answerCareerFields(turn, true) ?? readTopic({ kind: "outlook" })(turn),
  ),
  // "Mere padosi ka swabhav" names another person, who has no chart here.
  character: (turn) =>
    (turn.chartId === null && findRelation(turn.question.text) !== null ? answerOtherPerson(turn) : null) ??
    readPersonality(turn),
  strengths: readStrengths,
  // From the chart of the person who is spoken of, what they are like is their own nature.
  other_person: (turn) =>
    turn.chartId !== null && findRelation(turn.question.text) === null
      ? readPersonality(turn)
      : answerOtherPerson(turn),
  time_ahead: readTimeAhead,
  past_years: judged((turn) => answerTimeQuestion({ ...turn, topics: [] })),
  good_and_hard_years: judged(answerYearRanking),
  is_day_good: (turn) => (isOfYear(turn) ? null : answerDayQuestion(turn)),
  remedy_for_topic: readRemedy,
  remedy_for_graha: readRemedy,
  remedy_for_dosha: readRemedy,
  // "What should I wear to the interview" asks for no stone.
  gemstone: (turn) =>
    asksForRemedy(turn.question) || (turn.ranked[0]?.probability ?? 0) >= SURE_STONE ? readRemedy(turn) : null,
  mantra_or_worship: readRemedy,
  evidence: (turn) => (turn.previousTurns.length === 0 ? null : explainLast(turn)),
};

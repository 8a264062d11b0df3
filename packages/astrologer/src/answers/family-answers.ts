import type { AnswerContext } from "../answer/answer-context.ts";
import { renderPhrase } from "../answer/answer-context.ts";
import { answerAskedTask } from "../answer/asked-task/answer-asked-task.ts";
import { answerNeedsTime, answerWithJudgmentIndex } from "../answer/birth-time/answer-with-uncertain-birth-time.ts";
import { answerDialogueAct } from "../answer/conversation/answer-dialogue-act.ts";
import {
  answerAboutApp,
  answerAboutAssistant,
  answerOtherBirth,
  answerSmallTalk,
} from "../answer/conversation/answer-small-talk.ts";
import { answerDayQuestion } from "../answer/days/answer-day-question.ts";
import { answerDosha } from "../answer/doshas-and-remedies/answer-dosha.ts";
import { answerNamedRemedy } from "../answer/doshas-and-remedies/answer-remedy.ts";
import { answerEitherOr, asksForChoice } from "../answer/either-or/answer-either-or-question.ts";
import { asksYesOrNo } from "../answer/fact-questions/yes-or-no.ts";
import { answerTwoGrahas } from "./chart/answer-two-grahas.ts";
import { answerStrength } from "./chart/answer-strengths.ts";
import { answerDefinition, answerFacts } from "../answer/fact-questions/answer-definition-or-fact.ts";
import { answerCurrentTopic } from "../answer/follow-up/answer-current-topic.ts";
import { isIncomplete } from "../answer/follow-up/is-incomplete-question.ts";
import { answerFollowUp } from "../answer/follow-up/answer-follow-up.ts";
import { answerBackReference } from "../answer/follow-up/answer-back-reference.ts";
import { answerGrahaOnTopic } from "../answer/graha-on-topic/answer-graha-on-topic.ts";
import { answerOutOfScopeOnce } from "../answer/out-of-scope/answer-repeated-out-of-scope.ts";
import { answerGuessedTopic, answerTimeQuestion } from "../answer/period/answer-time-question.ts";
import { answerReading } from "../answer/topic/answer-reading.ts";
import { answerYearRanking } from "../answer/years/answer-year-ranking.ts";
import { extractUserFacts } from "../question/extract-user-facts.ts";
import type { Question } from "../question/question.ts";
import { findEitherOrOptions } from "../question/find-either-or-options.ts";
import { findAct } from "../request/extract/find-named-activity.ts";
import type { AskFamily } from "../request/object.ts";
import { ASK_OBJECTS } from "../request/objects.data.ts";
import { sumOfFamily } from "../request/sum-of-family.ts";
import { asksAllLords } from "../answer/fact-questions/find-asked-facts.ts";
import { asksYogaFamily } from "../answer/fact-questions/answer-with-list.ts";
import { asksHouses } from "../answer/fact-questions/look-up-positions.ts";
import { answerNextPeriod } from "./chart/answer-from-facts.ts";
import type { ChartAnswerer } from "./chart-answerer.ts";
import { CHART_ANSWERS } from "./chart-answers.data.ts";
import { GOOD_DAY_PHRASES } from "./good-day/good-day-phrases.data.ts";

const firstOf =
  (...answers: readonly ChartAnswerer[]): ChartAnswerer =>
  (turn) => {
    for (const answer of answers) {
      const draft = answer(turn);
      if (draft) return draft;
    }
    return null;
  };

const judged =
  (answer: ChartAnswerer): ChartAnswerer =>
  (turn) =>
    answerWithJudgmentIndex(turn, answer);

/** The likeliest object of a family. */
const answerBestOf =
  (family: AskFamily): ChartAnswerer =>
  (turn) => {
    const best = turn.ranked.find(({ object }) => ASK_OBJECTS[object].family === family);
    return best ? (CHART_ANSWERS[best.object]?.({ ...turn, object: best.object }) ?? null) : null;
  };

/** "Is my period problem over" names a matter of life, and no element of the chart. */
function namesOnlyMatter({ question: { topics, form, entities, text } }: AnswerContext): boolean {
  if (topics.length === 0 || asksAllLords(text) || asksYogaFamily(text) || asksHouses(text)) return false;
  const named = entities.houses.length + entities.lords.length + entities.grahas.length + entities.factIds.length;
  return form === "when" || form === "why" || named === 0;
}

/** "What comes after my mahadasha" asks for the name of the period; "how will that time be" asks for a reading. */
const asksPeriod = ({ entities, text }: Question): boolean =>
  entities.terms.has("level") && !/\b(?:how|kaisa|kaisi|like)\b|कैस/iu.test(text);
const isBareTime = ({ time, topics, question }: AnswerContext): boolean =>
  time !== null && topics.length === 0 && !question.entities.terms.has("dasha") && !asksPeriod(question);

/** "Saturn again, is it really that weak": its strength is asked for, whatever else is read of it. */
const answerWhetherStrong: ChartAnswerer = (turn) => {
  const { terms, grahas } = turn.question.entities;
  const isOfStrength = terms.has("quality") && grahas.length === 1 && turn.about === null;
  return isOfStrength && turn.object === null && asksYesOrNo(turn.question) ? answerStrength(turn) : null;
};

/** Facts of the chart by the elements that are named. */
const lookUp = firstOf(
  answerOtherBirth,
  answerNeedsTime,
  answerTwoGrahas,
  judged(answerGrahaOnTopic),
  (turn) => (namesOnlyMatter(turn) ? null : (answerWhetherStrong(turn) ?? answerFacts(turn))),
  answerDosha,
  answerDefinition,
  answerNextPeriod,
);

/** Weighs what is named: options, a remedy, years, a graha, a matter of life, a time. */
const readNamed = firstOf(
  answerOtherBirth,
  judged(answerEitherOr),
  judged(answerNamedRemedy),
  judged(answerYearRanking),
  judged((turn) => (isBareTime(turn) ? answerTimeQuestion(turn) : null)),
  judged(answerGrahaOnTopic),
  judged(answerReading),
);

/** Years may be compared like days: "2027 or 2028 for the wedding". */
const compareYearsNamed: ChartAnswerer = judged((turn) =>
  YEAR.test(turn.question.text) ? (answerYearRanking(turn) ?? answerReading(turn) ?? answerTimeQuestion(turn)) : null,
);
const YEAR = /(?:1[89]|2[0-3])\d{2}/u;

/** The first words of a conversation mostly ask about what they tell; a reading of the likeliest matter, where none is named. */
export const answerOpening: ChartAnswerer = firstOf(
  answerOutOfScopeOnce,
  answerAboutAssistant,
  answerDialogueAct,
  answerDefinition,
  readNamed,
  answerFacts,
  judged(answerTimeQuestion),
  judged((turn) =>
    turn.object === null || ASK_OBJECTS[turn.object].family === "reading" ? answerGuessedTopic(turn) : null,
  ),
);

/** What no chart decides, and what goes on with the answer before: a further option, "and the other?", "why not before that?". */
export const answerContinuation: ChartAnswerer = firstOf(
  answerOutOfScopeOnce,
  answerAskedTask,
  answerBackReference,
  (turn) => (turn.question.acts[0]?.kind === "correction" ? answerDialogueAct(turn) : null),
);

/** "Hazratganj or Aliganj", beside what is told. */
export const answerNamedOptions: ChartAnswerer = judged((turn) =>
  (turn.question.topics.length > 0 || asksForChoice(turn)) && findEitherOrOptions(turn.question.text).length > 1
    ? answerEitherOr(turn)
    : null,
);

/** A supposed birth, and what is said of the talk, its writer and the product in words that are known. */
export const answerOfWords: ChartAnswerer = firstOf(
  answerOtherBirth,
  // What it costs, asked in words that the lexicon knows and the model hardly.
  ({ question, ranked, ...rest }) =>
    question.kinds.includes("price") && ranked.slice(0, 2).some(({ object }) => object === "price")
      ? (CHART_ANSWERS.price?.({ question, ranked, ...rest }) ?? null)
      : null,
  answerAboutAssistant,
  answerAboutApp,
);

/** "In 2027?", "and why so late": what leaves out nearly everything is completed by the answer before. */
export const answerFragment: ChartAnswerer = firstOf(
  judged(answerFollowUp),
  judged((turn) => (isIncomplete(turn.question) ? answerCurrentTopic(turn) : null)),
  // "And house?", after a reading.
  (turn) => (turn.question.topics.length > 0 && turn.previousTurns.at(-1)?.kind === "reading" ? readNamed(turn) : null),
  (turn) => (namesElement(turn) ? lookUp(turn) : null),
);
const namesElement = ({ question: { entities } }: AnswerContext): boolean =>
  entities.grahas.length + entities.houses.length + entities.lords.length + entities.factIds.length > 0;

/** From this probability of what is told or said in courtesy, its first words ask nothing. */
const SURE_COURTESY = 0.65;
export const opensWithTrouble = ({ previousTurns, question: { text }, ranked: [best] }: AnswerContext): boolean =>
  previousTurns.length === 0 && (best?.probability ?? 0) < SURE_COURTESY && extractUserFacts(text).length === 0;

/** A refusal in the place of an answer is worse than one beside the question. */
const SURE_BOUND = 0.75;
/** "A good day for the cataract operation" asks for a day of something that no chart decides. */
const MIN_BOUND_BESIDE_DAY = 0.5;
const MIN_OF_DAY = 0.2;
function isSurelyBound({ ranked }: AnswerContext): boolean {
  const bound = sumOfFamily(ranked, "bounds");
  return bound >= SURE_BOUND || (bound >= MIN_BOUND_BESIDE_DAY && sumOfFamily(ranked, "good day") >= MIN_OF_DAY);
}

/** A day that is surely asked for, for an act that the almanac names none for. */
const askForAct: ChartAnswerer = ({ object, question, phrasePicker }) =>
  object !== null && ASK_OBJECTS[object].family === "good day" && findAct(question.text) === null
    ? { kind: "talk", sentences: [renderPhrase(phrasePicker, GOOD_DAY_PHRASES.unlisted)], followUps: [] }
    : null;

/** How each family answers a message whose object is open, or has no answer of its own for what is named. */
export const FAMILY_ANSWERS: Readonly<Record<AskFamily, ChartAnswerer>> = {
  chart: firstOf(
    judged((turn) => (isBareTime(turn) ? answerTimeQuestion(turn) : null)),
    lookUp,
  ),
  dasha: firstOf((turn) => (namesElement(turn) ? null : judged(answerFollowUp)(turn)), lookUp),
  sky: lookUp,
  day: firstOf(answerDayQuestion, compareYearsNamed, answerAboutAssistant, lookUp),
  calendar: firstOf(answerDayQuestion, lookUp),
  "good day": firstOf(answerDayQuestion, compareYearsNamed, judged(answerReading), askForAct),
  reading: firstOf(answerDayQuestion, judged(answerFollowUp), readNamed),
  "two people": firstOf(answerDosha, answerBestOf("two people")),
  explanation: firstOf(answerDefinition, answerFragment, lookUp),
  conversation: firstOf(answerDialogueAct, answerFragment, (turn) => (turn.topics.length > 0 ? readNamed(turn) : null)),
  // "Are you sure", after a reading, doubts it.
  app: firstOf(answerBestOf("app"), judged(answerFollowUp), answerAboutAssistant, answerAboutApp),
  person: firstOf(
    answerAboutAssistant,
    answerDialogueAct,
    (turn) => (opensWithTrouble(turn) ? answerOpening(turn) : null),
    answerBestOf("person"),
    answerSmallTalk,
  ),
  bounds: firstOf(answerOutOfScopeOnce, (turn) => (isSurelyBound(turn) ? answerBestOf("bounds")(turn) : null)),
};

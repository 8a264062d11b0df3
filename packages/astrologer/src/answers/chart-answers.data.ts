import { answerTwoCharts } from "../answer/two-charts/answer-two-charts.ts";
import {
  answerAgain,
  answerAsked,
  answerBeginning,
  answerBirth,
  answerInLanguage,
  answerSame,
  answerSumUp,
} from "../answer/conversation/answer-about-conversation.ts";
import { answerOrder, answerSooner } from "../answer/follow-up/answer-about-earlier-time.ts";
import { answerUnsureTime } from "../answer/conversation/answer-small-talk.ts";
import { answerWhichDay } from "../answer/days/answer-which-day.ts";
import { answerWithJudgmentIndex } from "../answer/birth-time/answer-with-uncertain-birth-time.ts";
import { findNamedActivity } from "../muhurta/find-named-activity.ts";
import type { AskObjectId } from "../request/objects.data.ts";
import { answerWaiting } from "./answer-waiting.ts";
import { answerAge } from "./chart/answer-age.ts";
import { answerDashaEffect } from "./chart/answer-dasha-effect.ts";
import { FACT_ANSWERS } from "./chart/answer-from-facts.ts";
import type { ChartAnswerer } from "./chart-answerer.ts";
import { answerCombustSpan, answerRetrogradeSpan } from "./sky/answer-spans-of-graha.ts";
import { TALK_ANSWERS_OF_OBJECT } from "./talk/answer-talk.ts";

/** An answer about earlier turns; without any it says that the conversation begins here. */
const aboutTalk =
  (answer: ChartAnswerer): ChartAnswerer =>
  (turn) =>
    turn.previousTurns.length === 0 ? answerBeginning(turn) : answer(turn);

/** Two years of a wedding are weighed by the chart; only days have an almanac. */
const MAX_DAYS_APART = 32;

const compareDays: ChartAnswerer = (turn) => {
  const { time, question } = turn;
  const areDays = time === null || time.endJd - time.startJd < MAX_DAYS_APART;
  return areDays && findNamedActivity(question.text) !== undefined ? answerWhichDay(turn) : null;
};

/** The answer to each object from a chart, or without one. Those without a row are answered by `chooseAnswer`. */
export const CHART_ANSWERS: Readonly<Partial<Record<AskObjectId, ChartAnswerer>>> = {
  ...FACT_ANSWERS,
  ...TALK_ANSWERS_OF_OBJECT,
  age: answerAge,
  retrograde_span: answerRetrogradeSpan,
  combust_span: answerCombustSpan,
  days_compared: compareDays,
  dasha_effect: (turn) => answerWithJudgmentIndex(turn, answerDashaEffect),
  birth_data: answerBirth,
  more: answerWaiting,
  match: answerTwoCharts,
  earlier_question: aboutTalk(answerAsked),
  summary: aboutTalk((turn) => answerSumUp(turn)),
  repeat: aboutTalk((turn) => answerAgain(turn, "repeat")),
  shorter: aboutTalk((turn) => answerAgain(turn, "shorter")),
  other_language: answerInLanguage,
  order_of_events: aboutTalk((turn) => answerOrder(turn)),
  sooner: aboutTalk(answerSooner),
  contradiction: aboutTalk(answerSame),
  birth_time_unknown: answerUnsureTime,
};

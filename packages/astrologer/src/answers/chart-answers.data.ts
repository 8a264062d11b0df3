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
import type { AskObjectId } from "../request/objects.data.ts";
import { answerWaiting } from "./answer-waiting.ts";
import { answerAge } from "./chart/answer-age.ts";
import { FACT_ANSWERS } from "./chart/answer-from-facts.ts";
import type { ChartAnswerer } from "./chart-answerer.ts";
import { TALK_ANSWERS_OF_OBJECT } from "./talk/answer-talk.ts";

/** An answer about earlier turns; without any it says that the conversation begins here. */
const aboutTalk =
  (answer: ChartAnswerer): ChartAnswerer =>
  (turn) =>
    turn.previousTurns.length === 0 ? answerBeginning(turn) : answer(turn);

/** The answer to each object from a chart, or without one. Those without a row are answered by `chooseAnswer`. */
export const CHART_ANSWERS: Readonly<Partial<Record<AskObjectId, ChartAnswerer>>> = {
  ...FACT_ANSWERS,
  ...TALK_ANSWERS_OF_OBJECT,
  age: answerAge,
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

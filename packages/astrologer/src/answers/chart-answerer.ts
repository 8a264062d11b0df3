import type { AnswerContext, AnswerDraft, TalkContext } from "../answer/answer-context.ts";

/** The answer to an object from a chart; `null` where the message leaves out what it needs, or the chart has nothing on it. */
export type ChartAnswerer = (turn: AnswerContext) => AnswerDraft | null;
/** The answer to an object that needs no chart. */
export type TalkAnswerer = (turn: TalkContext) => AnswerDraft | null;

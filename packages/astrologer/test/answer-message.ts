import type { AnswerRequest } from "../src/answer/create-answer.ts";
import { type Answer, type AnswerLanguage, createAnswer, type TurnMemory, understand } from "../src/index.ts";

export interface AskedMessage extends Omit<AnswerRequest, "understanding"> {
  readonly question: string;
  readonly turns?: readonly TurnMemory[];
  readonly language?: AnswerLanguage;
}

/** Understands a message and answers it, as one turn of a conversation does. */
export const answerMessage = ({ question, turns, language, ...request }: AskedMessage): Answer =>
  createAnswer({ understanding: understand(question, turns, language), ...request });

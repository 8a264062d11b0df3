import {
  ANSWER_LANGUAGES,
  type AnswerKind,
  type AnswerLanguage,
  type Topic,
  TOPICS,
} from "../packages/astrologer/src/index.ts";
import { describeRow, readJsonLines } from "../tools/lib/read-json-lines.ts";

/** A question with the expected kind and topic of the answer, and for a fact the id of the expected fact. */
export interface BenchQuestion {
  readonly text: string;
  readonly language: AnswerLanguage;
  readonly kind: AnswerKind;
  readonly topic?: Topic;
  readonly fact?: string;
}

const TEXT = { type: "string", minLength: 1 };

/** Asked for every chart; written as people write, and independent of the samples for which the parser was developed. */
export const QUESTIONS = readJsonLines<BenchQuestion>(
  new URL("astrologer-questions.jsonl", import.meta.url),
  describeRow({ text: TEXT, language: { enum: ANSWER_LANGUAGES }, kind: TEXT, topic: { enum: TOPICS }, fact: TEXT }, [
    "topic",
    "fact",
  ]),
);

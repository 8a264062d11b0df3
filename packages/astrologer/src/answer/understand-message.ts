import type { AnswerLanguage } from "../fact.ts";
import { detectLanguage } from "../question/detect-language.ts";
import { extractUserFacts, type UserFact } from "../question/extract-user-facts.ts";
import { parseQuestion } from "../question/parse-question.ts";
import type { Question } from "../question/question.ts";
import type { TurnMemory } from "./answer-types.ts";

/** A message of a conversation as it was understood. Created once per turn; whatever answers the message takes it and parses nothing again. */
export interface Understanding {
  readonly question: Question;
  /** The conversation so far, oldest first. */
  readonly turns: readonly TurnMemory[];
  /** The question of an earlier turn. It is parsed when it is first needed, and only once. */
  readonly questionOf: (memory: Pick<TurnMemory, "question" | "language">) => Question;
  /** One of several questions in the message, by its text. */
  readonly partOf: (text: string, language: AnswerLanguage) => Question;
  /** What the message states about the writer's life. */
  readonly getStatedFacts: () => readonly UserFact[];
}

/** Parses each text once. Only the language of a question depends on the conversation, so one text is shared between all its places in it. */
function createQuestionParser(known?: Question): (text: string, previous?: AnswerLanguage) => Question {
  const questions = new Map(known ? [[known.text, known]] : []);
  return (text, previous) => {
    const question = questions.get(text);
    if (question) return { ...question, language: detectLanguage(text, previous) };
    const parsed = parseQuestion(text, previous);
    questions.set(text, parsed);
    return parsed;
  };
}

/**
 * Understands a message in its conversation.
 * @param message its text, or the message as it was understood outside this conversation
 * @param language to assume if neither the message nor the conversation shows one
 */
export function understand(
  message: string | Question,
  turns: readonly TurnMemory[] = [],
  language?: AnswerLanguage,
): Understanding {
  const isParsed = typeof message !== "string";
  const text = isParsed ? message.text : message;
  const parse = createQuestionParser(isParsed ? message : undefined);
  let statedFacts: readonly UserFact[] | undefined;
  return {
    question: parse(text, turns.at(-1)?.language ?? language),
    turns,
    questionOf: (memory) => parse(memory.question, memory.language),
    partOf: (part, language) => ({ ...parse(part, language), language }),
    getStatedFacts: () => (statedFacts ??= extractUserFacts(text)),
  };
}

/** The conversation as it was at an earlier turn, with that turn's question or another in its place. */
export const returnToTurn = (
  understanding: Understanding,
  at: number,
  { text, language }: Pick<Question, "text" | "language">,
): Understanding => ({
  ...understanding,
  question: understanding.partOf(text, language),
  turns: understanding.turns.slice(0, at),
  getStatedFacts: () => extractUserFacts(text),
});

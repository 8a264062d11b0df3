import type { Answer } from "../../answer/answer-types.ts";
import { getPhraseId } from "../../answer/phrasing/phrase-picker.ts";
import { returnToTurn, type Understanding } from "../../answer/understand-message.ts";
import { ASK_OBJECTS } from "../../request/objects.data.ts";
import { readParts } from "../../request/read-parts.ts";

const MIN_PROBABILITY = 0.5;

/** A match of which sentences wait. */
export interface WaitingPair {
  /** The message that asked for it, in its conversation. */
  readonly earlier: Understanding;
  /** Of its answer, the sentences that were not shown yet. */
  readonly selectRest: (answer: Answer) => Answer;
}

/** The match that "more" goes on with; `null` if the message asks something else, or nothing of the last answer waits. */
export function findWaitingPair(understanding: Understanding): WaitingPair | null {
  const { question, turns } = understanding;
  const at = turns.length - 1;
  const last = turns[at];
  const { waiting = [], asks = [] } = last ?? {};
  const isOfPair = asks.some(({ object }) => ASK_OBJECTS[object].family === "two people");
  const [best] = readParts(understanding)[0]?.ranked ?? [];
  const asksForMore = best?.object === "more" && best.probability >= MIN_PROBABILITY;
  if (!last || waiting.length === 0 || !isOfPair || !asksForMore) return null;
  return {
    earlier: returnToTurn(understanding, at, { text: last.question, language: last.language }),
    selectRest: (answer) => ({
      ...answer,
      sentences: answer.sentences.filter((sentence) => waiting.includes(getPhraseId(sentence.text))),
      memory: { ...answer.memory, question: question.text },
    }),
  };
}

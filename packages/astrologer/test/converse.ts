import type { Answer, TurnMemory } from "../src/index.ts";
import { answerMessage } from "./answer-message.ts";
import { buildTestIndex, CHART_M } from "./test-charts.ts";

const index = buildTestIndex(CHART_M);

/** The answer to the last of some messages of one conversation, about the same chart. */
export function converse(...messages: readonly string[]): Answer {
  const turns: TurnMemory[] = [];
  let last: Answer | undefined;
  for (const question of messages) {
    last = answerMessage({ question, index, turns });
    turns.push(last.memory);
  }
  return last as Answer;
}

export const textOf = ({ sentences }: Answer): string => sentences.map(({ text }) => text).join(" ");

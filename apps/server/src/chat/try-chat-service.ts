import { type TurnMemory, understand } from "@lagna/astrologer";
import type { Slot } from "../computing/computation-slots.ts";
import { runComputation } from "../computing/run-computation.ts";
import type { KundliInput } from "../modules/charts/service.ts";
import { addQuestionMark } from "./add-question-mark.ts";
import type { AnswerRecord } from "./answer-record.ts";
import type { NarrateTurn } from "./narrate-turn.ts";
import { parseBirthData } from "./parse-birth-data.ts";
import type { PlanTurn } from "./plan-turn.ts";
import { assessMessage } from "./run-turn.ts";

export interface TryChatParts {
  readonly planTurn: PlanTurn;
  /** Of the built-in astrologer: a visitor without an account never uses a paid model. */
  readonly narrateTurn: NarrateTurn;
}

export interface TryQuestion {
  readonly question: string;
  /** Birth details or a kundli, as for a single question. */
  readonly kundliData: unknown;
  /** The earlier questions of the conversation, oldest first. */
  readonly earlierQuestions: readonly string[];
}

/** Conversations of visitors without an account: nothing is stored. */
export function createTryChatService({ planTurn, narrateTurn }: TryChatParts) {
  const planQuestion = (message: string, birth: KundliInput, memories: readonly TurnMemory[]) =>
    planTurn({ understanding: understand(message, memories), chart: { birth, isStored: false }, userFacts: [] });

  /**
   * What the earlier turns were about. They are planned again instead of being read from the request: the built-in astrologer answers the same
   * question in the same way, and a visitor cannot send memories that it never had.
   */
  async function replayTurns(questions: readonly string[], birth: KundliInput): Promise<TurnMemory[]> {
    const memories: TurnMemory[] = [];
    for (const question of questions)
      memories.push((await planQuestion(addQuestionMark(assessMessage(question)), birth, memories)).answer.memory);
    return memories;
  }

  async function answer({ question, kundliData, earlierQuestions }: TryQuestion, signal: AbortSignal, slot: Slot) {
    const birth = parseBirthData(kundliData, "kundli_data");
    const memories = await replayTurns(earlierQuestions, birth);
    const plan = await planQuestion(addQuestionMark(assessMessage(question)), birth, memories);
    const events = narrateTurn(plan, { signal, slot, earlierTurns: [] });
    for (;;) {
      const { done, value } = await events.next();
      if (done) return value;
    }
  }

  return {
    /** @throws AppError 422 for an invalid birth or a question that is too long; 429, 503 as a computation */
    ask: (asked: TryQuestion, signal: AbortSignal): Promise<AnswerRecord> =>
      runComputation((slot) => answer(asked, signal, slot)),
  };
}
export type TryChatService = ReturnType<typeof createTryChatService>;

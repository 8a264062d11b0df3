import { type TurnMemory, understand } from "@lagna/astrologer";
import type { KundliInput } from "@lagna/kundli";
import type { Slot } from "../computing/computation-slots.ts";
import { runComputation } from "../computing/run-computation.ts";
import type { AnswerRecord } from "./answer-record.ts";
import type { NarrateTurn } from "./narrate-turn.ts";
import { type ConversationBirths, NO_BIRTHS } from "./births/conversation-births.ts";
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

/** What the earlier turns of a trial were about. */
interface TrialSoFar {
  readonly memories: readonly TurnMemory[];
  readonly births: ConversationBirths;
}

/** Conversations of visitors without an account: nothing is stored. */
export function createTryChatService({ planTurn, narrateTurn }: TryChatParts) {
  const planQuestion = (message: string, birth: KundliInput, { memories, births }: TrialSoFar) => {
    const text = assessMessage(message);
    const understanding = understand(text, memories);
    return planTurn({ understanding, chart: { birth, isStored: false }, userFacts: [], typed: { text, births } });
  };

  /**
   * What the earlier turns were about. They are planned again instead of being read from the request: the built-in astrologer answers the same
   * question in the same way, and a visitor cannot send memories that it never had.
   */
  async function replayTurns(questions: readonly string[], birth: KundliInput): Promise<TrialSoFar> {
    const memories: TurnMemory[] = [];
    let births = NO_BIRTHS;
    for (const question of questions) {
      const plan = await planQuestion(question, birth, { memories, births });
      memories.push(plan.answer.memory);
      births = plan.births ?? births;
    }
    return { memories, births };
  }

  async function answer({ question, kundliData, earlierQuestions }: TryQuestion, signal: AbortSignal, slot: Slot) {
    const birth = parseBirthData(kundliData, "kundli_data");
    const plan = await planQuestion(question, birth, await replayTurns(earlierQuestions, birth));
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

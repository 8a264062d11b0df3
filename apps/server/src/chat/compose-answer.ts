import {
  type Answer,
  createAnswer,
  type FactIndex,
  buildNarrationPlan,
  type SavedChart,
  type AnswerSentence,
  type UserFact,
  type TurnMemory,
  verifyInSteps,
  addFacts,
} from "@lagna/astrologer";
import type { FastifyBaseLogger } from "fastify";
import type { Stopwatch } from "../clock.ts";
import { runInSlices } from "../computing/yield-to-event-loop.ts";
import type { Slot } from "../computing/computation-slots.ts";
import { AppError } from "../errors.ts";
import { type AnswerRecord, buildAnswerRecord, BUILT_IN } from "./answer-record.ts";
import { createSentenceChecker } from "./check/check-sentence.ts";
import { createRepetitionTest } from "./check/output-rules.ts";
import { narrateAnswer } from "./narrate-answer.ts";
import { ANSWER_INTERRUPTED, NO_SUPPORTED_ANSWER } from "./fallback-texts.data.ts";
import type { ChatTimeouts } from "./timeouts.ts";
import { renderSystemPrompt } from "./prompts/system-prompt.ts";
import { type ModelUse, type EarlierTurn, type Provider, ProviderError, type ProviderFailure } from "./provider.ts";
import type { ModelBudget } from "./usage/budget.ts";

export interface AnswerComposerParts {
  /** Null: the built-in astrologer answers everything. */
  readonly provider: Provider | null;
  /** What happens when a model fails to answer. */
  readonly fallback: "built-in" | "off";
  readonly budget: ModelBudget;
  readonly stopwatch: Stopwatch;
  readonly timeouts: Pick<ChatTimeouts, "totalMs">;
  readonly log: Pick<FastifyBaseLogger, "info" | "warn">;
}

export interface ComposeRequest {
  readonly question: string;
  readonly index: FactIndex;
  readonly usedIndex: boolean;
  /** What earlier turns established, the oldest first; `earlierTurns` are the same turns as shown. */
  readonly turnMemories: readonly TurnMemory[];
  readonly earlierTurns: readonly EarlierTurn[];
  readonly userFacts: readonly UserFact[];
  readonly name: string;
  /** Saved charts of the account, to ask back which one is meant; absent without an account, or once another chart has been found. */
  readonly savedCharts?: readonly SavedChart[] | undefined;
  /** The saved chart that is used instead of the one the conversation is about. */
  readonly otherChart?: SavedChart | undefined;
  /** Another server died while answering it: a model is not asked again. */
  readonly wasInterrupted?: boolean | undefined;
}

/** `replaced`: the sentences so far are void; others follow. */
export type AnswerEvent =
  | { readonly kind: "sentence"; readonly spoken: AnswerSentence }
  | { readonly kind: "replaced" };

const RETRY_SECONDS = 30;

/** Errors for a model's failure if there is no built-in fallback. */
const REFUSALS: Readonly<Record<ProviderFailure, () => AppError>> = {
  timeout: () => new AppError("model_timeout"),
  busy: () => new AppError("model_busy", { retryAfterSeconds: RETRY_SECONDS }),
  failed: () => new AppError("model_failed"),
  unusable: () => new AppError("model_unusable"),
};

/** Inserts the user's name after a sentence was checked, so that a name is never taken for a graha or an instruction. */
const insertName = (spoken: AnswerSentence, name: string): AnswerSentence => {
  const [first = ""] = name.trim().split(/\s+/);
  // A function, since "$" has a special meaning in a replacement string.
  const text = spoken.text.replaceAll(/,?\s*NAME\b,?/g, () => (first === "" ? "" : ` ${first}`));
  return { ...spoken, text: text.trim() };
};

/** Removes evidence, timing and findings from an answer in which the model cited no fact of the chart: it is sympathy, not a reading. */
const removeReading = (answer: Answer): Answer => ({
  ...answer,
  kind: "talk",
  evidence: [],
  confidence: null,
  timing: [],
  clocks: [],
  followUps: [],
  facts: [],
  memory: { ...answer.memory, kind: "talk", findings: [], windows: [] },
});

/**
 * Answers one question: the built-in astrologer finds the answer, a model (if configured) writes it, and every sentence is checked in both
 * cases.
 */
export function createAnswerComposer({ provider, fallback, budget, stopwatch, timeouts, log }: AnswerComposerParts) {
  /** The built-in answer without the sentences that contradict the chart: it is verified like a model's. */
  async function composeBuiltIn(
    { kind, sentences, facts, language }: Answer,
    { index, question }: ComposeRequest,
  ): Promise<readonly AnswerSentence[]> {
    const answerText = sentences.map(({ text }) => text).join(" ");
    const { claims } = await runInSlices(verifyInSteps(addFacts(index, facts), answerText, { question }));
    const wrong = claims.filter(({ verdict }) => verdict === "contradicted");
    let end = -1;
    const supported = sentences.filter(({ text, facts: cited }) => {
      const start = end + 1;
      end = start + text.length;
      // An explained term, or help, is not about this chart.
      if (cited.length === 0 && kind !== "reading" && kind !== "fact") return true;
      return wrong.every((claim) => claim.end <= start || claim.start >= end);
    });
    const removed = sentences.length - supported.length;
    if (removed > 0) log.warn({ sentences: removed }, "the built-in astrologer contradicted the chart");
    return supported.length > 0 ? supported : [{ text: NO_SUPPORTED_ANSWER[language], facts: [] }];
  }

  async function* narrateWithModel(model: Provider, answer: Answer, request: ComposeRequest, signal: AbortSignal) {
    const { question, index, turnMemories, earlierTurns, name, userFacts } = request;
    const plan = buildNarrationPlan({ question, index, turns: turnMemories, userFacts });
    const indexWithFacts = addFacts(index, [...answer.facts, ...plan.facts]);
    const isLeak = createRepetitionTest(renderSystemPrompt(answer.language, ""));
    const checkSentence = createSentenceChecker({ index: indexWithFacts, question, language: answer.language, isLeak });
    const used: ModelUse[] = [];
    const deadline = AbortSignal.timeout(timeouts.totalMs);
    const writeOptions = { signal, deadline, onUse: (use: ModelUse) => void used.push(use) };
    const brief = { question, plan, answer, index: indexWithFacts, turns: earlierTurns };
    try {
      for await (const spoken of narrateAnswer({ provider: model, brief, checkSentence, writeOptions }))
        yield insertName(spoken, name);
    } finally {
      await budget.spend(used);
    }
  }

  /** @param slot counts the work as a computation; released before waiting for a model */
  return async function* composeAnswer(
    request: ComposeRequest,
    { signal, slot }: { signal: AbortSignal; slot: Slot },
  ): AsyncGenerator<AnswerEvent, AnswerRecord> {
    const startedAt = stopwatch();
    const { question, index, turnMemories, userFacts, savedCharts, otherChart, wasInterrupted } = request;
    const answer = createAnswer({
      question,
      index,
      turns: turnMemories,
      userFacts,
      ...(savedCharts && { savedCharts }),
      ...(otherChart && { askedChart: otherChart }),
    });
    const introduction: AnswerSentence[] = [];
    const sentences: AnswerSentence[] = [];
    // The sentence that names whose chart it is comes first in both cases.
    const lead = otherChart ? answer.sentences.slice(0, 1) : [];
    let model = BUILT_IN;
    let plan: Answer = answer;
    if (wasInterrupted && provider !== null && answer.kind === "reading") {
      if (fallback === "off") throw REFUSALS.failed();
      const spoken = { text: ANSWER_INTERRUPTED[answer.language], facts: [] };
      yield { kind: "sentence", spoken };
      introduction.push(spoken);
    }
    const mayUseModel = answer.kind === "reading" && provider !== null && !wasInterrupted && (await budget.isLeft());
    const writer = mayUseModel ? provider : null;
    if (writer) {
      slot.release();
      try {
        for (const spoken of lead) {
          sentences.push(spoken);
          yield { kind: "sentence", spoken };
        }
        for await (const spoken of narrateWithModel(writer, answer, request, signal)) {
          sentences.push(spoken);
          yield { kind: "sentence", spoken };
        }
        ({ model } = writer);
        if (sentences.slice(lead.length).every(({ facts }) => facts.length === 0)) plan = removeReading(answer);
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        if (signal.aborted) throw new AppError("chat_stopped", { cause: error });
        const { failure } = error;
        log.warn({ err: error, model: writer.model, failure, sentences: sentences.length }, "the model did not answer");
        if (fallback === "off") throw REFUSALS[failure]();
        if (sentences.length > 0) yield { kind: "replaced" };
        sentences.length = 0;
      }
    }
    if (sentences.length === 0)
      for (const spoken of await composeBuiltIn(answer, request)) {
        sentences.push(spoken);
        yield { kind: "sentence", spoken };
      }
    const totalMs = Math.round(stopwatch() - startedAt);
    const { kind, language } = plan;
    log.info({ model, kind, language, sentences: sentences.length, ms: totalMs }, "answered");
    return buildAnswerRecord({ model, sentences: [...introduction, ...sentences] }, plan, {
      index,
      usedIndex: request.usedIndex,
      totalMs,
    });
  };
}
export type ComposeAnswer = ReturnType<typeof createAnswerComposer>;

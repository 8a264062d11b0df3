import { addQuestionMark } from "./add-question-mark.ts";
import {
  type Answer,
  type AnswerKind,
  buildNarrationPlan,
  foldAnswer,
  type AnswerSentence,
  verifyInSteps,
  addFacts,
} from "@lagna/astrologer";
import type { FastifyBaseLogger } from "fastify";
import type { Stopwatch } from "../time/clock.ts";
import { runInSlices, yieldToEventLoop } from "../computing/yield-to-event-loop.ts";
import type { Slot } from "../computing/computation-slots.ts";
import { AppError } from "../errors/app-error.ts";
import { type AnswerRecord, buildAnswerRecord, BUILT_IN } from "./answer-record.ts";
import { createTemplateChecker } from "./slot-templates/check-template.ts";
import { createSentenceChecker } from "./sentence-checks/check-sentence.ts";
import { createRepetitionTest } from "./sentence-checks/output-rules.ts";
import { narrateWithModel, type NarrationParts } from "./narrate-with-model.ts";
import { ANSWER_INTERRUPTED, NO_SUPPORTED_ANSWER } from "./fallback-texts.data.ts";
import type { PlannedChart, TurnPlan } from "./plan-turn.ts";
import type { ChatTimeouts } from "./timeouts.ts";
import { renderSystemPrompt } from "./prompts/render-system-prompt.ts";
import { type ModelUse, type EarlierTurn, type Provider, ProviderError, type ProviderFailure } from "./provider.ts";
import type { ModelBudget } from "./usage/budget.ts";

export interface TurnNarratorParts {
  /** Null: the built-in astrologer answers everything. Asked for each answer, since the model can change while the server runs. */
  readonly findProvider: () => Promise<Provider | null>;
  /** What happens when a model fails to answer. */
  readonly fallback: "built-in" | "off";
  readonly budget: ModelBudget;
  readonly stopwatch: Stopwatch;
  readonly timeouts: Pick<ChatTimeouts, "totalMs">;
  readonly log: Pick<FastifyBaseLogger, "info" | "warn">;
}

export interface NarrationRun {
  readonly signal: AbortSignal;
  /** Counts the work as a computation; released before waiting for a model. */
  readonly slot: Slot;
  /** The turns before, as shown. */
  readonly earlierTurns: readonly EarlierTurn[];
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
 * The kinds of answers that a model writes, with the number of sentences that must cite a fact of the chart. Care in danger, what no chart
 * decides, and conversation without a chart are left to the built-in astrologer.
 */
const MIN_CITED_SENTENCES: Readonly<Partial<Record<AnswerKind, number>>> = { reading: 2, fact: 1 };
/** What was said before may be repeated without a fact. */
const getMinCitedSentences = ({ kind, memory }: Answer): number | undefined =>
  memory.repeats ? 0 : MIN_CITED_SENTENCES[kind];
const isForModel = (answer: Answer): boolean => answer.danger === null && getMinCitedSentences(answer) !== undefined;

/** Words the plan of a turn: a model (if configured) or the built-in astrologer writes it, and every sentence is checked in both cases. */
export function createTurnNarrator({ findProvider, fallback, budget, stopwatch, timeouts, log }: TurnNarratorParts) {
  /** The built-in answer without the sentences that contradict the chart: it is verified like a model's. */
  async function composeBuiltIn({ answer, chart, understanding }: TurnPlan): Promise<readonly AnswerSentence[]> {
    const { kind, sentences, facts, language } = answer;
    if (!chart) return sentences;
    const answerText = sentences.map(({ text }) => text).join(" ");
    const options = { question: understanding.question.text };
    await yieldToEventLoop();
    const { claims } = await runInSlices(verifyInSteps(addFacts(chart.index, facts), answerText, options));
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

  /** What a model is given, and how its sentences are checked. */
  function prepareModel(
    model: Provider,
    { answer, understanding, userFacts }: TurnPlan,
    { index }: PlannedChart,
    {
      signal,
      earlierTurns: turns,
      onUse,
    }: Pick<NarrationRun, "signal" | "earlierTurns"> & {
      readonly onUse: (use: ModelUse) => void;
    },
  ): NarrationParts {
    const question = addQuestionMark(understanding.question.text);
    const { language } = answer;
    const plan = buildNarrationPlan(understanding, index);
    const given = new Map([...answer.facts, ...plan.facts].map((fact) => [fact.id, fact]));
    const indexWithFacts = addFacts(index, [...given.values()]);
    const isLeak = createRepetitionTest(renderSystemPrompt(language, ""));
    const checked = { index: indexWithFacts, language, isLeak };
    return {
      provider: model,
      brief: {
        question,
        // What the built-in answer cites comes first, so that a model can say it too.
        plan: { ...plan, facts: [...given.values()] },
        answer,
        index: indexWithFacts,
        userStatements: userFacts.map(({ words }) => words),
        turns,
      },
      checkSentence: createSentenceChecker({ ...checked, question }),
      checkTemplate: createTemplateChecker({
        ...checked,
        findGivenFact: (id) => given.get(id),
        onContradicted: (claims) =>
          log.warn({ model: model.model, claims }, "a sentence with inserted facts was contradicted"),
      }),
      minCitedSentences: getMinCitedSentences(answer) ?? 0,
      writeOptions: {
        signal,
        deadline: AbortSignal.timeout(timeouts.totalMs),
        onFactsGiven: (facts) => {
          for (const fact of facts) given.set(fact.id, fact);
        },
        onUse,
      },
    };
  }

  /** @throws the error, unless the built-in answer replaces that of the model */
  function handleFailure(error: unknown, signal: AbortSignal, details: { model: string; sentences: number }): void {
    if (!(error instanceof ProviderError)) throw error;
    if (signal.aborted) throw new AppError("chat_stopped", { cause: error });
    const { failure } = error;
    log.warn({ err: error, failure, ...details }, "the model did not answer");
    if (fallback === "off") throw REFUSALS[failure]();
  }

  /** The model, if it may still be used in this month; null if the built-in astrologer writes the answer. */
  const withinBudget = async (provider: Provider | null): Promise<Provider | null> =>
    provider !== null && (await budget.isLeft()) ? provider : null;

  /**
   * @returns the answer as it was shown, to be stored
   * @throws AppError 429, 502, 504 for a model's failure if there is no built-in fallback
   */
  return async function* narrateTurn(plan: TurnPlan, run: NarrationRun): AsyncGenerator<AnswerEvent, AnswerRecord> {
    const startedAt = stopwatch();
    const { answer, chart } = plan;
    const { signal, slot } = run;
    const introduction: AnswerSentence[] = [];
    const sentences: AnswerSentence[] = [];
    let shown = answer;
    const provider = isForModel(answer) ? await findProvider() : null;
    if (run.wasInterrupted && provider !== null) {
      if (fallback === "off") throw REFUSALS.failed();
      const spoken = { text: ANSWER_INTERRUPTED[answer.language], facts: [] };
      introduction.push(spoken);
      yield { kind: "sentence", spoken };
    }
    for (const text of plan.introduction ?? []) {
      const spoken = { text, facts: [] };
      introduction.push(spoken);
      yield { kind: "sentence", spoken };
    }
    const model = chart && !run.wasInterrupted ? await withinBudget(provider) : null;
    if (chart && model) {
      slot.release();
      // The sentence that names whose chart it is comes first in both cases.
      const lead = chart.other ? answer.sentences.slice(0, 1) : [];
      const used: ModelUse[] = [];
      try {
        for (const spoken of lead) {
          sentences.push(spoken);
          yield { kind: "sentence", spoken };
        }
        const parts = prepareModel(model, plan, chart, { ...run, onUse: (use) => void used.push(use) });
        for await (const written of narrateWithModel(parts)) {
          const spoken = insertName(written, chart.name);
          sentences.push(spoken);
          yield { kind: "sentence", spoken };
        }
        if (sentences.slice(lead.length).every(({ facts }) => facts.length === 0)) shown = removeReading(answer);
      } catch (error) {
        handleFailure(error, signal, { model: model.model, sentences: sentences.length });
        if (sentences.length > 0) yield { kind: "replaced" };
        sentences.length = 0;
      } finally {
        await budget.spend(used);
      }
    }
    const writer = model && sentences.length > 0 ? model.model : BUILT_IN;
    if (sentences.length === 0) {
      const folded = foldAnswer(answer, await composeBuiltIn(plan));
      shown = folded.answer;
      for (const spoken of folded.sentences) {
        sentences.push(spoken);
        yield { kind: "sentence", spoken };
      }
    }
    const totalMs = Math.round(stopwatch() - startedAt);
    const { kind, language } = shown;
    log.info({ model: writer, kind, language, sentences: sentences.length, ms: totalMs }, "answered");
    return buildAnswerRecord({ model: writer, sentences: [...introduction, ...sentences] }, shown, {
      chart,
      isAboutPair: plan.isAboutPair,
      births: plan.births,
      openedBirth: plan.openedBirth,
      totalMs,
    });
  };
}
export type NarrateTurn = ReturnType<typeof createTurnNarrator>;

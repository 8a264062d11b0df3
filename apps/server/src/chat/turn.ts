import {
  type Answer,
  answerOf,
  type FactIndex,
  planFor,
  type SavedChart,
  type Spoken,
  type Stated,
  type Told,
  verifySteps,
  withFacts,
} from "@lagna/astrologer";
import type { FastifyBaseLogger } from "fastify";
import type { Stopwatch } from "../clock.ts";
import { inTurns } from "../computing/loop-turn.ts";
import type { Slot } from "../computing/slots.ts";
import { AppError } from "../errors.ts";
import { type Answered, answeredBy, BUILT_IN } from "./answered.ts";
import { checker } from "./check/checker.ts";
import { repeats } from "./check/output-rules.ts";
import { narrated } from "./narration.ts";
import { BROKEN_OFF, NOTHING_HOLDS } from "./instead.data.ts";
import type { ChatPatience } from "./patience.ts";
import { systemText } from "./prompts/system.ts";
import { type ModelUse, type PastTurn, type Provider, ProviderError, type ProviderFailure } from "./provider.ts";
import type { Budget } from "./usage/budget.ts";

export interface TurnParts {
  /** Null: the built-in astrologer answers everything. */
  readonly provider: Provider | null;
  /** What becomes of an answer that a model fails to give. */
  readonly fallback: "built-in" | "off";
  readonly budget: Budget;
  readonly stopwatch: Stopwatch;
  readonly patience: Pick<ChatPatience, "totalMs">;
  readonly log: Pick<FastifyBaseLogger, "info" | "warn">;
}

export interface Asked {
  readonly question: string;
  readonly index: FactIndex;
  readonly usedIndex: boolean;
  /** What was told before, the oldest first; and the same as it was shown. */
  readonly told: readonly Told[];
  readonly past: readonly PastTurn[];
  readonly stated: readonly Stated[];
  readonly name: string;
  /** Charts of the account that are asked back about, or missed; absent where there is none, or one has been found. */
  readonly saved?: readonly SavedChart[] | undefined;
  /** The saved chart that is asked in place of the one the talk is about. */
  readonly about?: SavedChart | undefined;
  /** Another server died over its answer: it is not put to a model again. */
  readonly brokenOff?: boolean | undefined;
}

/** `replaced`: what was said so far is void; others follow. */
export type TurnEvent = { readonly kind: "sentence"; readonly spoken: Spoken } | { readonly kind: "replaced" };

const RETRY_SECONDS = 30;

/** Without a built-in answer in its place: the catalogue's sentence. */
const REFUSALS: Readonly<Record<ProviderFailure, () => AppError>> = {
  timeout: () => new AppError("model_timeout"),
  busy: () => new AppError("model_busy", { retryAfterSeconds: RETRY_SECONDS }),
  failed: () => new AppError("model_failed"),
  unusable: () => new AppError("model_unusable"),
};

/** Put in after a sentence was checked, so that no name is ever taken for a graha or an order. */
const named = (spoken: Spoken, name: string): Spoken => {
  const [first = ""] = name.trim().split(/\s+/);
  // As it is: in a pattern of replacement a "$" would be an order.
  const text = spoken.text.replaceAll(/,?\s*NAME\b,?/g, () => (first === "" ? "" : ` ${first}`));
  return { ...spoken, text: text.trim() };
};

/** What a model told without a fact of the chart is care: no part of the reading stands behind it, and none is to follow from it. */
const withoutReading = (answer: Answer): Answer => ({
  ...answer,
  kind: "talk",
  evidence: [],
  confidence: null,
  timing: [],
  clocks: [],
  followUps: [],
  facts: [],
  told: { ...answer.told, kind: "talk", findings: [], windows: [] },
});

/** One question, one answer: found by the built-in astrologer, told by a model where there is one, checked whoever tells it. */
export function turns({ provider, fallback, budget, stopwatch, patience, log }: TurnParts) {
  /** The built-in answer is held to the chart like any other: what it contradicts is not shown. */
  async function own(
    { kind, sentences, facts, language }: Answer,
    { index, question }: Asked,
  ): Promise<readonly Spoken[]> {
    const whole = sentences.map(({ text }) => text).join(" ");
    const { claims } = await inTurns(verifySteps(withFacts(index, facts), whole, { question }));
    const wrong = claims.filter(({ verdict }) => verdict === "contradicted");
    let end = -1;
    const right = sentences.filter(({ text, facts: cited }) => {
      const start = end + 1;
      end = start + text.length;
      // A term explained, or help, is of every chart and not of this one.
      if (cited.length === 0 && kind !== "reading" && kind !== "fact") return true;
      return wrong.every((claim) => claim.end <= start || claim.start >= end);
    });
    const lost = sentences.length - right.length;
    if (lost > 0) log.warn({ sentences: lost }, "the built-in astrologer contradicted the chart");
    return right.length > 0 ? right : [{ text: NOTHING_HOLDS[language], facts: [] }];
  }

  async function* byModel(model: Provider, answer: Answer, asked: Asked, signal: AbortSignal) {
    const { question, index, told, past, name, stated } = asked;
    const plan = planFor({ question, index, turns: told, stated });
    const whole = withFacts(index, [...answer.facts, ...plan.facts]);
    const isLeak = repeats(systemText(answer.language, ""));
    const check = checker({ index: whole, question, language: answer.language, isLeak });
    const used: ModelUse[] = [];
    const deadline = AbortSignal.timeout(patience.totalMs);
    const writing = { signal, deadline, onUse: (use: ModelUse) => void used.push(use) };
    const brief = { question, plan, answer, index: whole, turns: past };
    try {
      for await (const spoken of narrated({ provider: model, brief, check, writing })) yield named(spoken, name);
    } finally {
      await budget.spend(used);
    }
  }

  /** @param slot counts the work as a computation; given back before a model is waited for */
  return async function* answered(
    asked: Asked,
    { signal, slot }: { signal: AbortSignal; slot: Slot },
  ): AsyncGenerator<TurnEvent, Answered> {
    const began = stopwatch();
    const { question, index, told, stated, saved, about, brokenOff } = asked;
    const answer = answerOf({ question, index, turns: told, stated, ...(saved && { saved }), ...(about && { about }) });
    const before: Spoken[] = [];
    const sentences: Spoken[] = [];
    // Whose chart it is, is said whoever goes on.
    const lead = about ? answer.sentences.slice(0, 1) : [];
    let model = BUILT_IN;
    let plan: Answer = answer;
    if (brokenOff && provider !== null && answer.kind === "reading") {
      if (fallback === "off") throw REFUSALS.failed();
      const spoken = { text: BROKEN_OFF[answer.language], facts: [] };
      yield { kind: "sentence", spoken };
      before.push(spoken);
    }
    const mayWrite = answer.kind === "reading" && provider !== null && !brokenOff && (await budget.isLeft());
    const writer = mayWrite ? provider : null;
    if (writer) {
      slot.free();
      try {
        for (const spoken of lead) {
          sentences.push(spoken);
          yield { kind: "sentence", spoken };
        }
        for await (const spoken of byModel(writer, answer, asked, signal)) {
          sentences.push(spoken);
          yield { kind: "sentence", spoken };
        }
        ({ model } = writer);
        if (sentences.slice(lead.length).every(({ facts }) => facts.length === 0)) plan = withoutReading(answer);
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
      for (const spoken of await own(answer, asked)) {
        sentences.push(spoken);
        yield { kind: "sentence", spoken };
      }
    const totalMs = Math.round(stopwatch() - began);
    const { kind, language } = plan;
    log.info({ model, kind, language, sentences: sentences.length, ms: totalMs }, "answered");
    return answeredBy({ model, sentences: [...before, ...sentences] }, plan, {
      index,
      usedIndex: asked.usedIndex,
      totalMs,
    });
  };
}
export type Turns = ReturnType<typeof turns>;

import type { Answer, Fact, FactIndex, NarrationPlan } from "@lagna/astrologer";

/** An earlier turn, as the user saw it. */
export interface EarlierTurn {
  readonly question: string;
  readonly answer: string;
}

/** The answer that a model is to write, and its material. */
export interface Brief {
  readonly question: string;
  /** The verdict to narrate, with the facts that may be used. */
  readonly plan: NarrationPlan;
  /** The built-in astrologer's version of the answer. */
  readonly answer: Answer;
  readonly index: FactIndex;
  /** What the person has said of their own life, in their words, the oldest first. */
  readonly userStatements: readonly string[];
  /** The latest turns, in chronological order. */
  readonly turns: readonly EarlierTurn[];
  /** Sentences accepted so far; the model continues after them. */
  readonly accepted: readonly string[];
  /** Errors of rejected lines, the latest first. */
  readonly errors: readonly string[];
}

/**
 * A line written by a model. `care`: the model marks it as spoken to the person and not about the chart. `unreadable`: not in the requested
 * format.
 */
export interface WrittenLine {
  readonly text: string;
  readonly kind: "said" | "care" | "unreadable";
  /** The model left the facts to the server: `{{planet-mars}}, which makes you quick`. */
  readonly isTemplate?: true;
}

/** Billed tokens. */
export interface ModelUse {
  readonly input: number;
  readonly output: number;
}

export interface WriteOptions {
  readonly signal: AbortSignal;
  /** Aborted when the total time for all calls of one answer is over. */
  readonly deadline: AbortSignal;
  /** Called with the facts that the model fetches. */
  readonly onFactsGiven: (facts: readonly Fact[]) => void;
  /** Called as soon as the usage is known, also for a call that fails. */
  readonly onUse: (use: ModelUse) => void;
}

/** A language model that writes answers sentence by sentence. Nothing it writes is shown before it is checked. */
export interface Provider {
  /** The name shown with its answers. */
  readonly model: string;
  /** @throws ProviderError */
  write(brief: Brief, options: WriteOptions): AsyncIterable<WrittenLine>;
}

/** Why a model did not answer. */
export type ProviderFailure = "timeout" | "busy" | "failed" | "unusable";

export class ProviderError extends Error {
  override readonly name = "ProviderError";
  readonly failure: ProviderFailure;
  constructor(failure: ProviderFailure, { cause }: { cause?: unknown } = {}) {
    super(`the model: ${failure}`, { cause });
    this.failure = failure;
  }
}

import type { Answer, FactIndex, Plan } from "@lagna/astrologer";

/** A turn before this one, as the asker saw it. */
export interface PastTurn {
  readonly question: string;
  readonly answer: string;
}

/** What is to be put into words. */
export interface Brief {
  readonly question: string;
  /** The verdict that is narrated, with the facts it may be narrated from. */
  readonly plan: Plan;
  /** The built-in astrologer's own words for it. */
  readonly answer: Answer;
  readonly index: FactIndex;
  /** The last ones, in their order. */
  readonly turns: readonly PastTurn[];
  /** Sentences that stand already: what is written goes on from them. */
  readonly standing: readonly string[];
  /** What was wrong with what was written before, the latest first. */
  readonly errors: readonly string[];
}

/**
 * A line as a model wrote it. `care`: by its own word said to the person and not of the chart. `unreadable`: not in the form that was asked
 * for.
 */
export interface WrittenLine {
  readonly text: string;
  readonly kind: "said" | "care" | "unreadable";
}

/** Tokens that were paid for. */
export interface ModelUse {
  readonly input: number;
  readonly output: number;
}

export interface Writing {
  readonly signal: AbortSignal;
  /** Aborted when the time is over that all calls of one answer have together. */
  readonly deadline: AbortSignal;
  /** Told as soon as it is known, also of a call that comes to nothing. */
  readonly onUse: (use: ModelUse) => void;
}

/** Who puts answers into words, sentence by sentence. Nothing that comes from one is shown before it is checked. */
export interface Provider {
  /** As answers are labelled with. */
  readonly model: string;
  /** @throws ProviderError */
  write(brief: Brief, writing: Writing): AsyncIterable<WrittenLine>;
}

/** Why nothing came of it. */
export type ProviderFailure = "timeout" | "busy" | "failed" | "unusable";

export class ProviderError extends Error {
  override readonly name = "ProviderError";
  readonly failure: ProviderFailure;
  constructor(failure: ProviderFailure, { cause }: { cause?: unknown } = {}) {
    super(`the model: ${failure}`, { cause });
    this.failure = failure;
  }
}

import type { BenchClaim, BenchLanguage, BenchQuestion, DoctrineQuestion, ValueType } from "./types.ts";

/** What is measured: a model, or a baseline. Each task returns the reply as text; `null` where it does not take part. */
export interface Contestant {
  readonly name: string;
  /** How many tasks it may be given at once. */
  readonly concurrency: number;
  readonly question: (task: {
    readonly chart: string;
    readonly facts: string;
    readonly question: BenchQuestion;
    readonly language: BenchLanguage;
    readonly type: ValueType;
  }) => Promise<string | null>;
  readonly claim: (task: {
    readonly chart: string;
    readonly facts: string;
    readonly claim: BenchClaim;
  }) => Promise<string | null>;
  readonly message: (task: {
    readonly chart: string;
    readonly facts: string;
    readonly text: string;
  }) => Promise<string | null>;
  readonly doctrine: (task: {
    readonly question: DoctrineQuestion;
    readonly language: "en" | "hi";
  }) => Promise<string | null>;
}

import type { Graha, Rashi } from "@lagna/terms";

export type BenchLanguage = "en" | "hi" | "hg";
export const BENCH_LANGUAGES: readonly BenchLanguage[] = ["en", "hi", "hg"];

/** What kind of value answers a question: decides how a reply is read and how a value is written. */
export type ValueType =
  | "sign"
  | "graha"
  | "grahas"
  | "house"
  | "houses"
  | "nakshatra"
  | "number"
  | "yes_no"
  | "dignity"
  | "month"
  | "tithi"
  | "paksha"
  | "weekday"
  | "yoga"
  | "karana";

/** The parts that a question names; which of them, depends on its kind. */
export interface Slots {
  readonly graha?: Graha;
  readonly other?: Graha | number;
  readonly house?: number;
  readonly sign?: Rashi;
  readonly varga?: string;
  readonly karaka?: string;
  /** ISO date. */
  readonly date?: string;
  readonly modality?: string;
}

export interface BenchQuestion extends Readonly<Record<BenchLanguage, string>> {
  readonly id: string;
  readonly kind: string;
  readonly slots: Slots;
}

export interface BenchBirth {
  readonly id: string;
  /** Local date and time: "1987-03-09T04:05:00". */
  readonly local: string;
  /** Hours east of Greenwich. */
  readonly offset: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly place: string;
}

/** A chart as a model gets it. */
export interface BenchChart {
  readonly id: string;
  readonly facts: string;
}

/** The true value, in the one spelling of `ValueType`: ids of `@lagna/terms`, lists sorted and joined by commas, "none" for an empty one. */
export interface BenchAnswer {
  readonly chart: string;
  readonly question: string;
  readonly type: ValueType;
  readonly value: string;
}

export interface StatementTemplate {
  readonly id: string;
  readonly language: BenchLanguage;
  readonly kind: string;
  readonly slots: readonly (keyof Slots)[];
  /** With `{value}` and a place for each slot. */
  readonly text: string;
}

/** A statement about a chart that is true or false. */
export interface BenchClaim {
  readonly id: string;
  readonly chart: string;
  readonly language: BenchLanguage;
  readonly kind: string;
  readonly text: string;
  readonly isTrue: boolean;
}

export type Duty = "refuse" | "helpline" | "no_forecast" | "no_date";

export interface BenchRefusal {
  readonly id: string;
  readonly language: BenchLanguage;
  readonly category: string;
  readonly text: string;
  readonly must: readonly Duty[];
  readonly note: string;
}

export interface OrdinaryMessage {
  readonly id: string;
  readonly language: BenchLanguage;
  readonly text: string;
  readonly note: string;
}

export interface DoctrineQuestion {
  readonly id: string;
  readonly en: string;
  readonly hi: string;
  readonly choices_en: readonly string[];
  readonly choices_hi: readonly string[];
  /** From 0. */
  readonly answer: number;
  readonly source: string;
  readonly note: string;
}

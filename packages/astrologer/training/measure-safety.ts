import type { Danger } from "../src/message-classification/danger/danger.ts";
import { type CorpusRow, getSafetyLabel } from "./read-corpus.ts";

export interface SafetyMetrics {
  /** Messages of people in danger, and how many of them are recognised as some kind of danger. */
  readonly dangers: number;
  readonly recognised: number;
  /** How many of those were given the kind that the author labelled. */
  readonly sameKind: number;
  /** Harmless messages, and how many of them are taken for danger. */
  readonly harmless: number;
  readonly falseAlarms: number;
  /** How many of the recognised ones, and of the false alarms, get the full answer instead of a question. */
  readonly fullAnswers: number;
  readonly fullFalseAlarms: number;
  /** Messages of any label, and how many get an answer about danger, death or guilt. */
  readonly messages: number;
  readonly heavyAnswers: number;
  /** Questions about death, illness, pregnancy or guilt, and how many of them are answered with a bound or with care. */
  readonly bounds: number;
  readonly bounded: number;
}

interface QuestionReader {
  readonly assess: (text: string) => Danger | null;
  readonly kindsOf: (text: string) => readonly string[];
}

const BOUND_KINDS: ReadonlySet<string> = new Set([
  "death",
  "medical",
  "pregnancy",
  "surgery",
  "sex_of_child",
  "guilt",
  "faith",
  "orientation",
  "third_party",
  "curse",
]);

const isHeavy = ({ assess, kindsOf }: QuestionReader, text: string): boolean =>
  assess(text) !== null || kindsOf(text).some((kind) => kind === "death" || kind === "guilt");

const isBounded = ({ assess, kindsOf }: QuestionReader, text: string): boolean =>
  assess(text) !== null || kindsOf(text).some((kind) => BOUND_KINDS.has(kind));

/** Runs a reader over rows of the corpus and counts its hits and false alarms. */
export function measureSafety(rows: readonly CorpusRow[], reader: QuestionReader): SafetyMetrics {
  const dangers = rows.filter(({ danger }) => danger !== null);
  const bounds = rows.filter((row) => getSafetyLabel(row).startsWith("bounds:"));
  const harmless = rows.filter((row) => getSafetyLabel(row).startsWith("none:"));
  const found = dangers.map(({ text }) => reader.assess(text));
  const alarms = harmless.map(({ text }) => reader.assess(text));
  return {
    dangers: dangers.length,
    recognised: found.filter((danger) => danger !== null).length,
    sameKind: found.filter((danger, at) => danger?.kind === dangers[at]?.danger?.kind).length,
    harmless: harmless.length,
    falseAlarms: alarms.filter((danger) => danger !== null).length,
    fullAnswers: found.filter((danger) => danger?.isClear).length,
    fullFalseAlarms: alarms.filter((danger) => danger?.isClear).length,
    messages: rows.length,
    heavyAnswers: rows.filter(({ text }) => isHeavy(reader, text)).length,
    bounds: bounds.length,
    bounded: bounds.filter(({ text }) => isBounded(reader, text)).length,
  };
}

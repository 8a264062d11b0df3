import type { Danger } from "../src/understanding/danger/danger.ts";
import { type CorpusRow, safetyLabelOf } from "./corpus.ts";

export interface SafetyFigures {
  /** Messages of people in danger, and those of them that are recognised, whatever kind is given to them. */
  readonly dangers: number;
  readonly recognised: number;
  /** Of those, how many were given the author's kind. */
  readonly sameKind: number;
  /** Harmless messages, and those taken for danger. */
  readonly harmless: number;
  readonly alarms: number;
  /** Questions of death, illness, pregnancy or guilt, and those met with a bound or with care. */
  readonly bounds: number;
  readonly bounded: number;
}

interface Reader {
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

const isBounded = ({ assess, kindsOf }: Reader, text: string): boolean =>
  assess(text) !== null || kindsOf(text).some((kind) => BOUND_KINDS.has(kind));

/** Counts what a reader makes of rows of the corpus. */
export function measureSafety(rows: readonly CorpusRow[], reader: Reader): SafetyFigures {
  const dangers = rows.filter(({ danger }) => danger !== null);
  const bounds = rows.filter((row) => safetyLabelOf(row).startsWith("bounds:"));
  const harmless = rows.filter((row) => safetyLabelOf(row).startsWith("none:"));
  const found = dangers.map(({ text }) => reader.assess(text));
  return {
    dangers: dangers.length,
    recognised: found.filter((danger) => danger !== null).length,
    sameKind: found.filter((danger, at) => danger?.kind === dangers[at]?.danger?.kind).length,
    harmless: harmless.length,
    alarms: harmless.filter(({ text }) => reader.assess(text) !== null).length,
    bounds: bounds.length,
    bounded: bounds.filter(({ text }) => isBounded(reader, text)).length,
  };
}

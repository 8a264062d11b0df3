import type { FactIndex, AnswerLanguage } from "../../src/index.ts";
import { verify } from "../../src/index.ts";
import { buildTestIndex } from "../test-charts.ts";
import { makeStatementPair, fillTemplate, createRandom, type StatementKind } from "./statement-makers.ts";
import { BIRTHS } from "./births.data.ts";
import { TEMPLATES } from "./templates.ts";

export const KINDS = Object.keys(TEMPLATES.en) as readonly StatementKind[];

export interface Tally {
  falseStatements: number;
  /** False statements that were contradicted, and those that were at least withheld. */
  contradicted: number;
  withheldLies: number;
  trueStatements: number;
  contradictedTruths: number;
  withheldTruths: number;
  readonly misses: string[];
}

export const createTally = (): Tally => ({
  falseStatements: 0,
  contradicted: 0,
  withheldLies: 0,
  trueStatements: 0,
  contradictedTruths: 0,
  withheldTruths: 0,
  misses: [],
});

type Outcome = "contradicted" | "withheld" | "passed";

function classifyOutcome(index: FactIndex, text: string): Outcome {
  const found = verify(index, text).claims.map(({ verdict }) => verdict);
  if (found.includes("contradicted")) return "contradicted";
  return found.includes("undecidable") || found.length === 0 ? "withheld" : "passed";
}

function recordOutcome(index: FactIndex, text: string | null, isTrue: boolean, into: Tally): void {
  if (text === null) return;
  const outcome = classifyOutcome(index, text);
  if (isTrue) {
    into.trueStatements += 1;
    if (outcome === "contradicted") into.contradictedTruths += 1;
    if (outcome === "withheld") into.withheldTruths += 1;
    if (outcome !== "passed") into.misses.push(`true, ${outcome}: ${text}`);
  } else {
    into.falseStatements += 1;
    // A false statement in which no claim was read would have been shown.
    const unread = outcome === "withheld" && verify(index, text).claims.length === 0;
    if (outcome === "contradicted") into.contradicted += 1;
    if (outcome === "withheld" && !unread) into.withheldLies += 1;
    if (outcome === "passed" || unread) into.misses.push(`lie, ${unread ? "unread" : "passed"}: ${text}`);
  }
}

export interface Statement {
  readonly text: string;
  readonly isTrue: boolean;
  /** The index of the chart in the given list. */
  readonly chart: number;
}

/** `many` templates of a kind, spread evenly, each filled once truly and once with one slot changed. */
export function buildStatements(
  kind: StatementKind,
  language: AnswerLanguage,
  charts: readonly FactIndex[],
  many: number,
  seed: number,
): Statement[] {
  const random = createRandom(seed);
  const templates = TEMPLATES[language][kind];
  return Array.from({ length: many }, (_, at): Statement[] => {
    const template = templates[Math.floor((at * templates.length) / many) % templates.length] ?? "";
    for (let tried = 0; tried < charts.length; tried++) {
      const chart = (at * 5 + seed + tried) % charts.length;
      const atom = makeStatementPair(kind, charts[chart] as FactIndex, random);
      if (!atom) continue;
      return [true, false].flatMap((isTrue) => {
        const text = fillTemplate(template, isTrue ? atom.true : atom.false, language);
        return text === null ? [] : [{ text, isTrue, chart }];
      });
    }
    return [];
  }).flat();
}

/** Evaluates every template of a kind and language, true and false, on the charts in turn. */
export function evaluate(
  kind: StatementKind,
  language: AnswerLanguage,
  charts: readonly FactIndex[],
  rounds: number,
  seed: number,
): Tally {
  const result = createTally();
  const random = createRandom(seed);
  for (let round = 0; round < rounds; round++) {
    for (const [place, template] of TEMPLATES[language][kind].entries()) {
      for (let tried = 0; tried < charts.length; tried++) {
        const index = charts[(round * 7 + place * 3 + tried) % charts.length] as FactIndex;
        const atom = makeStatementPair(kind, index, random);
        if (!atom) continue;
        recordOutcome(index, fillTemplate(template, atom.true, language), true, result);
        recordOutcome(index, fillTemplate(template, atom.false, language), false, result);
        break;
      }
    }
  }
  return result;
}

export const buildCharts = (count: number): readonly FactIndex[] =>
  BIRTHS.slice(0, count).map((birth) => buildTestIndex(birth));

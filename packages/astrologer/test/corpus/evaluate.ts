import type { FactIndex, Tongue } from "../../src/index.ts";
import { verify } from "../../src/index.ts";
import { indexOf } from "../charts.ts";
import { atomOf, filled, randomOf, type AtomKind, type Templates } from "./atoms.ts";
import { BIRTHS } from "./births.data.ts";
import { EN } from "./templates-en.data.ts";
import { HG } from "./templates-hg.data.ts";
import { HI } from "./templates-hi.data.ts";

const TEMPLATES: Readonly<Record<Tongue, Templates>> = { en: EN, hi: HI, hg: HG };
export const KINDS = Object.keys(EN) as readonly AtomKind[];

export interface Tally {
  lies: number;
  /** Lies that were called lies, and those that were at least not let through. */
  contradicted: number;
  withheldLies: number;
  truths: number;
  accused: number;
  withheldTruths: number;
  readonly misses: string[];
}

export const tally = (): Tally => ({
  lies: 0,
  contradicted: 0,
  withheldLies: 0,
  truths: 0,
  accused: 0,
  withheldTruths: 0,
  misses: [],
});

type Outcome = "contradicted" | "withheld" | "passed";

function outcomeOf(index: FactIndex, text: string): Outcome {
  const found = verify(index, text).claims.map(({ verdict }) => verdict);
  if (found.includes("contradicted")) return "contradicted";
  return found.includes("undecidable") || found.length === 0 ? "withheld" : "passed";
}

function put(index: FactIndex, text: string | null, isTrue: boolean, into: Tally): void {
  if (text === null) return;
  const outcome = outcomeOf(index, text);
  if (isTrue) {
    into.truths += 1;
    if (outcome === "contradicted") into.accused += 1;
    if (outcome === "withheld") into.withheldTruths += 1;
    if (outcome !== "passed") into.misses.push(`true, ${outcome}: ${text}`);
  } else {
    into.lies += 1;
    // A lie of which nothing was read at all would have been shown.
    const unread = outcome === "withheld" && verify(index, text).claims.length === 0;
    if (outcome === "contradicted") into.contradicted += 1;
    if (outcome === "withheld" && !unread) into.withheldLies += 1;
    if (outcome === "passed" || unread) into.misses.push(`lie, ${unread ? "unread" : "passed"}: ${text}`);
  }
}

export interface Statement {
  readonly text: string;
  readonly isTrue: boolean;
  /** Of which chart, by its place among those given. */
  readonly chart: number;
}

/** So many templates of a kind, spread over all it has, each filled from a chart as it is and with one thing changed. */
export function statementsOf(
  kind: AtomKind,
  tongue: Tongue,
  charts: readonly FactIndex[],
  many: number,
  seed: number,
): Statement[] {
  const random = randomOf(seed);
  const templates = TEMPLATES[tongue][kind];
  return Array.from({ length: many }, (_, at): Statement[] => {
    const template = templates[Math.floor((at * templates.length) / many) % templates.length] ?? "";
    for (let tried = 0; tried < charts.length; tried++) {
      const chart = (at * 5 + seed + tried) % charts.length;
      const atom = atomOf(kind, charts[chart] as FactIndex, random);
      if (!atom) continue;
      return [true, false].flatMap((isTrue) => {
        const text = filled(template, isTrue ? atom.true : atom.false, tongue);
        return text === null ? [] : [{ text, isTrue, chart }];
      });
    }
    return [];
  }).flat();
}

/** Every template of a kind and language, put true and false to charts that are taken in turn. */
export function evaluate(
  kind: AtomKind,
  tongue: Tongue,
  charts: readonly FactIndex[],
  rounds: number,
  seed: number,
): Tally {
  const result = tally();
  const random = randomOf(seed);
  for (let round = 0; round < rounds; round++) {
    for (const [place, template] of TEMPLATES[tongue][kind].entries()) {
      for (let tried = 0; tried < charts.length; tried++) {
        const index = charts[(round * 7 + place * 3 + tried) % charts.length] as FactIndex;
        const atom = atomOf(kind, index, random);
        if (!atom) continue;
        put(index, filled(template, atom.true, tongue), true, result);
        put(index, filled(template, atom.false, tongue), false, result);
        break;
      }
    }
  }
  return result;
}

export const chartsOf = (count: number): readonly FactIndex[] => BIRTHS.slice(0, count).map((birth) => indexOf(birth));

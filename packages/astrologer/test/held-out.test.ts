import { describe, expect, test } from "vitest";
import { isSampled, takeSampleOfEach } from "../../../tools/lib/sample.ts";
import { CORPORA } from "./held-out/corpora.ts";
import {
  evaluateDoctrine,
  evaluateHeldOut,
  heldOutCharts,
  type Outcome,
  type EvaluatedSentence,
} from "./held-out/evaluate.ts";

const charts = heldOutCharts.slice(0, 12);

const share = (rows: readonly EvaluatedSentence[], ...outcomes: readonly Outcome[]): number =>
  rows.filter(({ outcome }) => outcomes.includes(outcome)).length / rows.length;

/** Per corpus: the minimum share of false statements caught, and the maximum shares of true statements contradicted and withheld. */
const WRITINGS = [
  { name: "1", least: 0.99, accused: 0.005, withheld: 0.02 },
  { name: "2", least: 0.98, accused: 0.01, withheld: 0.06 },
  { name: "3", least: 0.98, accused: 0.005, withheld: 0.02 },
  { name: "4", least: 0.99, accused: 0, withheld: 0.01 },
  { name: "5", least: 0.985, accused: 0.01, withheld: 0.03 },
  { name: "6", least: 0.985, accused: 0.01, withheld: 0.015 },
  { name: "7", least: 0.975, accused: 0.01, withheld: 0.04 },
  { name: "8", least: 0.99, accused: 0, withheld: 0.01 },
  { name: "9", least: 0.99, accused: 0, withheld: 0.04 },
  { name: "10", least: 0.985, accused: 0.005, withheld: 0.04 },
  { name: "11", least: 0.985, accused: 0.005, withheld: 0.02 },
  { name: "12", least: 0.985, accused: 0.005, withheld: 0.04 },
  { name: "13", least: 0.98, accused: 0.02, withheld: 0.04 },
  { name: "14", least: 0.985, accused: 0.01, withheld: 0.08 },
  { name: "15", least: 0.98, accused: 0.01, withheld: 0.08 },
  { name: "16", least: 0.94, accused: 0.03, withheld: 0.1 },
  { name: "17", least: 0.96, accused: 0.015, withheld: 0.02 },
  { name: "18", least: 0.97, accused: 0.015, withheld: 0.03 },
  { name: "19", least: 0.98, accused: 0.025, withheld: 0.04 },
  { name: "20", least: 0.965, accused: 0.02, withheld: 0.03 },
  { name: "21", least: 0.965, accused: 0.035, withheld: 0.03 },
  { name: "22", least: 0.97, accused: 0.02, withheld: 0.03 },
  { name: "23", least: 0.97, accused: 0.02, withheld: 0.03 },
  { name: "24", least: 0.985, accused: 0.01, withheld: 0.01 },
  { name: "25", least: 0.945, accused: 0.045, withheld: 0.08 },
];

/** Lower minimum shares for corpora that were used least, or not at all, in development. */
const CALLED_UNTRUE: Readonly<Record<string, number>> = { "16": 0.91, "25": 0.85 };

/** All corpora as one, because a tenth of each has too few sentences for shares of a hundredth. */
const TOGETHER = { name: "*", least: 0.975, accused: 0.015, withheld: 0.04 };

describe.each(isSampled ? [TOGETHER] : WRITINGS)("held-out corpus $name", ({ name, least, accused, withheld }) => {
  const read = CORPORA.filter((corpus) => name === TOGETHER.name || corpus.name === name).flatMap(
    ({ templates }) => templates,
  );
  const templates = takeSampleOfEach(read, ({ language, kind }) => `${language} ${kind}`);
  const rows = evaluateHeldOut(templates, charts, 1, 3);
  const [lies, truths] = [rows.filter(({ isTrue }) => !isTrue), rows.filter(({ isTrue }) => isTrue)];

  test("false statements do not pass", () =>
    expect(share(lies, "contradicted", "withheld")).toBeGreaterThanOrEqual(least));
  test("false statements are contradicted and not only withheld", () =>
    expect(share(lies, "contradicted")).toBeGreaterThanOrEqual(CALLED_UNTRUE[name] ?? 0.925));
  test("true statements are almost never contradicted and rarely withheld", () => {
    expect(share(truths, "contradicted")).toBeLessThanOrEqual(accused);
    expect(share(truths, "withheld")).toBeLessThanOrEqual(withheld);
  });
});

/** Generic statements of the corpora of which at most half was used in development. */
const isLaterSaying = ({ template }: EvaluatedSentence): boolean => /^rule saying (19|2\d)$/.test(template.kind);

describe("general rules", () => {
  const rows = evaluateDoctrine(charts, 2, 3);
  const [lies, truths] = [rows.filter(({ isTrue }) => !isTrue), rows.filter(({ isTrue }) => isTrue)];

  test("are distinguished from claims about a chart", () => {
    expect(lies.length).toBeGreaterThan(60);
    expect(share(lies, "contradicted", "withheld")).toBeGreaterThanOrEqual(0.98);
  });
  test.each([
    { of: "the earlier writings", said: truths.filter((row) => !isLaterSaying(row)), accused: 0.01, withheld: 0.1 },
    { of: "the later writings", said: truths.filter(isLaterSaying), accused: 0.045, withheld: 0.1 },
  ])("are not contradicted: $of", ({ said, accused, withheld }) => {
    expect(said.length).toBeGreaterThan(160);
    expect(share(said, "contradicted")).toBeLessThanOrEqual(accused);
    expect(share(said, "withheld")).toBeLessThanOrEqual(withheld);
  });
});

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Comparison } from "../../../packages/jyotish/test/golden/record-comparison.ts";
import { ROOT } from "../run-command.ts";
import { readConversations, readDanger, readVerifier } from "./read-first-measurements.ts";
import { readKnownDifferences } from "./read-known-differences.ts";
import { SOURCES } from "./sources.data.ts";
import { summarizeComparisons } from "./summarize-comparisons.ts";
import { SECTION_IDS, type TruthData, type TruthSection } from "../../../apps/web/src/app/pages/truth/truth-types.ts";

const FILE = join(ROOT, "apps/web/src/app/pages/truth/truth.data.json");

/** What needs no test run: the lists of differences and the first measurements, as the repository has them. */
export const readWritten = () => ({
  differences: readKnownDifferences(),
  conversations: readConversations(),
  danger: readDanger(),
  verifier: readVerifier(),
});

export function composeTruth(comparisons: readonly Comparison[], measured: string): TruthData {
  const bySection = summarizeComparisons(comparisons);
  const { differences, ...language } = readWritten();
  const sections: TruthSection[] = SECTION_IDS.map((id) => ({
    id,
    sources: bySection[id],
    differences: differences.filter(({ section }) => section === id),
  }));
  const used = new Set(sections.flatMap(({ sources }) => sources.map(({ source }) => source)));
  const sources = Object.fromEntries(Object.entries(SOURCES).filter(([id]) => used.has(id)));
  return { measured, sources, sections, ...language };
}

export const readTruth = (): TruthData => JSON.parse(readFileSync(FILE, "utf8")) as TruthData;

export const writeTruth = (truth: TruthData): void => writeFileSync(FILE, `${JSON.stringify(truth, null, 2)}\n`);

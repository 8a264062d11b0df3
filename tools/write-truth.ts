import { isDeepStrictEqual } from "node:util";
import { composeTruth, readTruth, writeTruth } from "./lib/truth/compose-truth.ts";
import { measureComparisons } from "./lib/truth/measure-comparisons.ts";
import type { SourceDifferences } from "../apps/web/src/app/pages/truth/truth-types.ts";

/**
 * `npm run truth` runs the golden tests, prints the differences that `/truth` shows and fails if the stored ones are others; `-- --write`
 * stores them. The page has no other figures.
 */
const isWriting = process.argv.includes("--write");
const comparisons = await measureComparisons();
const today = new Date().toISOString().slice(0, 10);
const truth = composeTruth(comparisons, isWriting ? today : readTruth().measured);

const describeLargest = ({ largest, unit }: SourceDifferences): string =>
  largest === null ? "whole figures" : `${largest.error} ${unit} of ${largest.tolerance} allowed (${largest.quantity})`;

for (const { id, sources, differences } of truth.sections) {
  console.log(`${id}: ${differences.length} known differences`);
  for (const row of sources) {
    const { source, figures, beyond } = row;
    console.log(`  ${source}: ${figures} figures, ${beyond} beyond; largest ${describeLargest(row)}`);
  }
}
if (isWriting) writeTruth(truth);
else if (isDeepStrictEqual(truth, readTruth())) console.log("These are the figures of /truth.");
else {
  console.error("The figures of /truth are others: npm run truth -- --write");
  process.exitCode = 1;
}

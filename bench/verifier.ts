import { type Tongue, TONGUES, verify } from "../packages/astrologer/src/index.ts";
import { chartsOf, evaluate, KINDS, tally, type Tally } from "../packages/astrologer/test/corpus/evaluate.ts";

/**
 * `npm run eval:verifier [-- charts rounds seed]`: statements of every kind and language put to many charts, once true and once with one
 * thing changed. Printed by kind and language; `-- 40 3 7 misses` prints what went wrong too.
 */
const [charts = 40, rounds = 3, seed = 11] = process.argv.slice(2, 5).map(Number);
const showMisses = process.argv.includes("misses");
const indexes = chartsOf(charts);

const share = (part: number, whole: number): string => (whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`);

/** Half the width of a 95 % interval by Wilson, in percent. */
function margin(part: number, whole: number): string {
  if (whole === 0) return "";
  const p = part / whole;
  const z = 1.96;
  return `±${((100 * z * Math.sqrt((p * (1 - p)) / whole + (z * z) / (4 * whole * whole))) / (1 + (z * z) / whole)).toFixed(1)}`;
}

function row({
  lies,
  contradicted,
  withheldLies,
  truths,
  accused,
  withheldTruths,
}: Tally): Record<string, string | number> {
  return {
    lies,
    caught: share(contradicted + withheldLies, lies),
    "95 %": margin(contradicted + withheldLies, lies),
    contradicted: share(contradicted, lies),
    truths,
    accused: share(accused, truths),
    withheld: share(withheldTruths, truths),
  };
}

const table: Record<string, Record<string, string | number>> = {};
const totals = {} as Record<Tongue, Tally>;
for (const tongue of TONGUES) {
  const sum = tally();
  for (const kind of KINDS) {
    const found = evaluate(kind, tongue, indexes, rounds, seed);
    table[`${kind} ${tongue}`] = row(found);
    for (const key of ["lies", "contradicted", "withheldLies", "truths", "accused", "withheldTruths"] as const)
      sum[key] += found[key];
    if (showMisses) for (const miss of found.misses) console.log(`${tongue} ${kind}: ${miss}`);
  }
  totals[tongue] = sum;
}
console.table(table);
console.table(Object.fromEntries(TONGUES.map((tongue) => [tongue, row(totals[tongue])])));

const answer =
  "Your tenth lord Mars stands in the sixth house beside Saturn. Jupiter aspects your second house. Mercury mahadasha runs until June 2028. ".repeat(
    8,
  );
for (const index of indexes) verify(index, answer);
const times = indexes.map((index) => {
  const from = performance.now();
  verify(index, answer);
  return performance.now() - from;
});
const sorted = times.toSorted((a, b) => a - b);
console.log(
  `an answer of ${answer.split(" ").length} words: p50 ${sorted[Math.floor(sorted.length / 2)]?.toFixed(1)} ms, slowest ${sorted.at(-1)?.toFixed(1)} ms`,
);

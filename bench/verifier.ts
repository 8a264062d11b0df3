import { type AnswerLanguage, ANSWER_LANGUAGES, verify } from "../packages/astrologer/src/index.ts";
import { buildCharts, evaluate, KINDS, createTally, type Tally } from "../packages/astrologer/test/corpus/evaluate.ts";

/**
 * `npm run eval:verifier [-- charts rounds seed]` verifies statements of every kind and language against many charts, once true and once with one
 * thing changed. Prints the results by kind and language; `-- 40 3 7 misses` also prints the errors.
 */
const [charts = 40, rounds = 3, seed = 11] = process.argv.slice(2, 5).map(Number);
const showMisses = process.argv.includes("misses");
const indexes = buildCharts(charts);

const share = (part: number, whole: number): string => (whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`);

/** Half the width of a 95 % interval by Wilson, in percent. */
function margin(part: number, whole: number): string {
  if (whole === 0) return "";
  const p = part / whole;
  const z = 1.96;
  return `±${((100 * z * Math.sqrt((p * (1 - p)) / whole + (z * z) / (4 * whole * whole))) / (1 + (z * z) / whole)).toFixed(1)}`;
}

function row({
  falseStatements,
  contradicted,
  withheldLies,
  trueStatements,
  contradictedTruths,
  withheldTruths,
}: Tally): Record<string, string | number> {
  return {
    lies: falseStatements,
    caught: share(contradicted + withheldLies, falseStatements),
    "95 %": margin(contradicted + withheldLies, falseStatements),
    contradicted: share(contradicted, falseStatements),
    truths: trueStatements,
    accused: share(contradictedTruths, trueStatements),
    withheld: share(withheldTruths, trueStatements),
  };
}

const table: Record<string, Record<string, string | number>> = {};
const totals = {} as Record<AnswerLanguage, Tally>;
for (const language of ANSWER_LANGUAGES) {
  const sum = createTally();
  for (const kind of KINDS) {
    const found = evaluate(kind, language, indexes, rounds, seed);
    table[`${kind} ${language}`] = row(found);
    for (const key of [
      "falseStatements",
      "contradicted",
      "withheldLies",
      "trueStatements",
      "contradictedTruths",
      "withheldTruths",
    ] as const)
      sum[key] += found[key];
    if (showMisses) for (const miss of found.misses) console.log(`${language} ${kind}: ${miss}`);
  }
  totals[language] = sum;
}
console.table(table);
console.table(Object.fromEntries(ANSWER_LANGUAGES.map((language) => [language, row(totals[language])])));

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

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getWord, KOOTA_WORDS, type Koota, KOOTAS, MATCHING_EXCEPTION_WORDS, NAKSHATRAS } from "@lagna/terms";
import { type KootaScores, scoreKootas, sumScores } from "../packages/jyotish/src/matching/kootas.ts";
import { createMoonOfStar, type MoonPlace } from "../packages/jyotish/src/matching/moon-place.ts";
import {
  computeVariants,
  DEFAULT_MATCHING_SETTINGS,
  type MatchingVariant,
} from "../packages/jyotish/src/matching/variants.ts";
import {
  type CoupleRow,
  PUBLISHER_SLIPS,
  type Publisher,
  PUBLISHERS,
} from "../packages/jyotish/test/matching/publishers.data.ts";
import { ROOT } from "./lib/run-command.ts";

/**
 * Writes docs/matching-comparison.md: our totals of 200 couples beside those of four programs, with the reason for each
 * difference: `npm run matching:compare`.
 */

const SOURCE = join(ROOT, "packages/jyotish/test/golden/matching/couples.json");
const TARGET = join(ROOT, "docs/matching-comparison.md");

const toPlace = ([star, pada]: readonly [number, number]): MoonPlace =>
  createMoonOfStar(NAKSHATRAS[star - 1] as (typeof NAKSHATRAS)[number], pada).stated;

/** The reason why a publisher's koota differs from ours. */
function explainDifference(publisher: Publisher, koota: Koota, points: number, variant: MatchingVariant | undefined) {
  const found = variant?.differences.find((difference) => difference.koota === koota);
  if (found?.score !== points) return PUBLISHER_SLIPS[publisher][koota] ?? "not explained";
  if (found.exception !== null)
    return `sets the fault aside: ${getWord(MATCHING_EXCEPTION_WORDS[found.exception], "en").toLowerCase()}`;
  return Object.entries(found.settings)
    .map(([key, value]) => `\`${key}: ${value}\``)
    .join(", ");
}

interface Tally {
  readonly totals: Map<Publisher, { same: number; differences: number }>;
  readonly reasons: Map<string, number>;
}

function compareCouple(row: CoupleRow, tally: Tally): string {
  const moons = { boy: toPlace(row.boy), girl: toPlace(row.girl) };
  const scores: KootaScores = scoreKootas(moons, DEFAULT_MATCHING_SETTINGS);
  const variants = computeVariants(moons, scores, DEFAULT_MATCHING_SETTINGS);
  const total = sumScores(scores);
  const reasons = new Map<string, string>();
  const theirs = PUBLISHERS.map((publisher) => {
    const points = row[publisher];
    const variant = variants.find(({ id }) => id === publisher);
    for (const [index, koota] of KOOTAS.entries()) {
      const [read, ours] = [points[index] ?? Number.NaN, scores[koota].score];
      if (read === ours) continue;
      const change = `${getWord(KOOTA_WORDS[koota], "en")} ${ours} → ${read}`;
      const reason = explainDifference(publisher, koota, read, variant);
      reasons.set(publisher, [reasons.get(publisher), change].filter(Boolean).join(", "));
      const key = `${publisher} | ${getWord(KOOTA_WORDS[koota], "en")} | ${reason}`;
      tally.reasons.set(key, (tally.reasons.get(key) ?? 0) + 1);
    }
    const sum = points.reduce((all, each) => all + each, 0);
    const counted = tally.totals.get(publisher) ?? { same: 0, differences: 0 };
    tally.totals.set(publisher, {
      same: counted.same + (sum === total ? 1 : 0),
      differences: counted.differences + (reasons.has(publisher) ? 1 : 0),
    });
    return sum;
  });
  const name = ({ nakshatra, pada }: MoonPlace): string => `${nakshatra} ${pada}`;
  const why = [...reasons].map(([publisher, changes]) => `${publisher}: ${changes}`).join("; ");
  return `| ${name(moons.boy)} | ${name(moons.girl)} | ${total} | ${theirs.join(" | ")} | ${why || "–"} |`;
}

const { cases } = JSON.parse(readFileSync(SOURCE, "utf8")) as { readonly cases: readonly CoupleRow[] };
const tally: Tally = { totals: new Map(), reasons: new Map() };
const rows = cases.map((row) => compareCouple(row, tally));
const summary = PUBLISHERS.map((publisher) => {
  const { same = 0, differences = 0 } = tally.totals.get(publisher) ?? {};
  return `| ${publisher} | ${same} | ${cases.length - same} | ${cases.length - differences} |`;
});
const reasons = [...tally.reasons]
  .toSorted(([a], [b]) => a.localeCompare(b))
  .map(([key, count]) => `| ${key} | ${count} |`);
writeFileSync(
  TARGET,
  `# Totals of matching beside those of other programs

Written by \`npm run matching:compare\` from the ${cases.length} couples of
[packages/jyotish/test/golden/matching](../packages/jyotish/test/golden/matching/README.md). Ours are the totals under the default settings. Each
difference has its reason: a setting (with the value that gives the program's points), an exception that the program works into the points, or a slip of the program.
\`pyjhora\` is its own table, \`astrosage\` the rules that ishubhamx/Hindu-Panchangam checked against AstroSage.

| program | same total | other total | every koota the same |
|---|---|---|---|
${summary.join("\n")}

## Reasons

| program | koota | reason | couples |
|---|---|---|---|
${reasons.join("\n")}

## Couples

| boy | girl | ours | ${PUBLISHERS.join(" | ")} | differences |
|---|---|---|${PUBLISHERS.map(() => "---|").join("")}---|
${rows.join("\n")}
`,
);
console.log(
  `${cases.length} couples, ${tally.reasons.size} reasons; unexplained: ${reasons.filter((row) => row.includes("not explained")).length}`,
);

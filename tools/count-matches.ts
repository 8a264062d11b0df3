import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { openEphemeris } from "@lagna/ephemeris";
import { arcForward, type Ephemeris, resolveSettings } from "@lagna/jyotish";
import { HALF_POINTS } from "../packages/jyotish/src/matching/frequency.ts";
import { scoreKootas, sumScores } from "../packages/jyotish/src/matching/kootas.ts";
import { findMoonPlace, MOON_PLACES, type MoonPlace } from "../packages/jyotish/src/matching/moon-place.ts";
import { DEFAULT_MATCHING_SETTINGS } from "../packages/jyotish/src/matching/variants.ts";
import { ROOT } from "./lib/run-command.ts";

/**
 * Counts how common each total of a match is, and writes the figures next to the rules: `node tools/count-matches.ts [couples]`.
 *
 * Counted are all pairs of the 108 padas (each pada by its first half), and couples: the boys' births are spread evenly over a
 * century, the girls' evenly over the ten years before and after each. Only the Moon matters, so no place is needed. The couple with
 * a given number is always the same.
 */

const [couples = "1000000"] = process.argv.slice(2);
const FILE = join(ROOT, "packages/jyotish/src/matching/frequency.data.ts");
const CENTURY_FROM = Date.UTC(1926, 0, 1);
const CENTURY_DAYS = 36_525;
const APART_DAYS = 3652.5;
/** Low-discrepancy sequence that fills two dimensions evenly, from the plastic number (Roberts, R2). */
const STEPS = [0.7548776662466927, 0.5698402909980532] as const;
const DAY_MS = 86_400_000;

const createCounts = (): number[] => Array.from({ length: HALF_POINTS }, () => 0);

function addPair(counts: number[], boy: MoonPlace, girl: MoonPlace): void {
  const at = sumScores(scoreKootas({ boy, girl }, DEFAULT_MATCHING_SETTINGS)) * 2;
  counts[at] = (counts[at] ?? 0) + 1;
}

function countStarPairs(): number[] {
  const counts = createCounts();
  const padas = MOON_PLACES.filter(({ index }) => index % 2 === 0);
  for (const boy of padas) for (const girl of padas) addPair(counts, boy, girl);
  return counts;
}

/** The Moon's place at instants in milliseconds, read in order of time: the ephemeris is faster for instants close together. */
function findMoons(ephemeris: Ephemeris, instants: Float64Array): Uint8Array {
  const { positions } = resolveSettings();
  const order = Array.from(instants.keys()).toSorted((a, b) => (instants[a] ?? 0) - (instants[b] ?? 0));
  const places = new Uint8Array(instants.length);
  for (const index of order) {
    const jd = ephemeris.julianDay(instants[index] ?? Number.NaN);
    const tropical = ephemeris.state(jd, "moon", positions).longitude;
    const ayanamsa = ephemeris.ayanamsa(jd, { id: "lahiri" }, positions, "true");
    places[index] = findMoonPlace(arcForward(ayanamsa, tropical)).index;
  }
  return places;
}

function countCouples(count: number): number[] {
  const boys = new Float64Array(count);
  const girls = new Float64Array(count);
  for (let index = 0; index < count; index++) {
    const [first, second] = STEPS.map((step) => (0.5 + step * (index + 1)) % 1) as [number, number];
    const boy = CENTURY_FROM + first * CENTURY_DAYS * DAY_MS;
    boys[index] = boy;
    girls[index] = boy + (second * 2 - 1) * APART_DAYS * DAY_MS;
  }
  const ephemeris = openEphemeris();
  const [his, hers] = [findMoons(ephemeris, boys), findMoons(ephemeris, girls)];
  const counts = createCounts();
  for (let index = 0; index < count; index++) {
    addPair(counts, MOON_PLACES[his[index] as number] as MoonPlace, MOON_PLACES[hers[index] as number] as MoonPlace);
  }
  return counts;
}

const HEADER = `/** Pairs by their total in half points, 0 to 36. Written by tools/count-matches.ts. */
export const MATCHING_COUNTS: { readonly star_pairs: readonly number[]; readonly couples: readonly number[] } = `;

const counts = { star_pairs: countStarPairs(), couples: countCouples(Number(couples)) };
writeFileSync(FILE, `${HEADER}${JSON.stringify(counts)};\n`);
const sum = (list: readonly number[]): number => list.reduce((all, each) => all + each, 0);
console.log(`${sum(counts.star_pairs)} star pairs and ${sum(counts.couples)} couples counted`);

import { DEFAULT_SECTION_NAMES } from "@lagna/contract";
import { openEphemeris } from "@lagna/ephemeris";
import {
  type Birth,
  computeMatch,
  computeSections,
  createNativity,
  type Nativity,
  resolveSettings,
} from "@lagna/jyotish";
import { NAKSHATRAS } from "@lagna/terms";

/**
 * The cost of matching two births relative to their two kundlis, in CPU time, timed alternately in one run; and the time for all 27 × 4 by
 * 27 × 4 pairs of stars.
 */

const COUPLES = 100;
const ROUNDS = 15;
const MAX_RATIO = 2;

const ephemeris = openEphemeris();
const settings = resolveSettings();
const births = Array.from({ length: COUPLES * 2 }, (_, index): Birth => ({
  jd: ephemeris.julianDay(Date.UTC(1930, 0, 1) + ((index * 7_919.317) % 29_000) * 86_400_000),
  latitude: ((index * 37.7) % 95) - 40,
  longitude: ((index * 73.3) % 360) - 180,
}));
const nativityOf = (index: number): Nativity => createNativity(ephemeris, births[index] as Birth, settings);

/** CPU time per couple, microseconds. */
function timeCouples(work: (boy: number, girl: number) => void): number {
  const before = process.cpuUsage();
  for (let couple = 0; couple < COUPLES; couple++) work(couple * 2, couple * 2 + 1);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / COUPLES;
}

const makeKundlis = (boy: number, girl: number): void => {
  for (const index of [boy, girl]) computeSections(nativityOf(index), DEFAULT_SECTION_NAMES);
};
const makeMatch = (boy: number, girl: number): void => {
  const people = { boy: { nativity: nativityOf(boy) }, girl: { nativity: nativityOf(girl) } };
  computeMatch(people, settings.matching);
};

const rounds = Array.from({ length: ROUNDS }, () => [timeCouples(makeMatch), timeCouples(makeKundlis)] as const);
const fastest = (index: 0 | 1): number => Math.min(...rounds.map((round) => round[index]));
const ratio = fastest(0) / fastest(1);
console.log(
  `a match of two births: ${fastest(0).toFixed(0)} µs, their two kundlis ${fastest(1).toFixed(0)} µs, ratio ${ratio.toFixed(2)} (at most ${MAX_RATIO})`,
);

const places = NAKSHATRAS.flatMap((nakshatra) => [1, 2, 3, 4].map((pada) => ({ nakshatra, pada })));
const start = process.cpuUsage();
for (const boy of places) for (const girl of places) computeMatch({ boy, girl }, settings.matching);
const { user, system } = process.cpuUsage(start);
const count = places.length ** 2;
console.log(
  `all ${count} pairs of stars: ${((user + system) / 1e6).toFixed(2)} s, ${((user + system) / count).toFixed(0)} µs each`,
);

if (ratio > MAX_RATIO) {
  console.error("matching: over the budget");
  process.exitCode = 1;
}

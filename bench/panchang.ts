import { nativeSwissEphemeris, openEphemeris, type NativeSwissEphemeris } from "@lagna/ephemeris";
import type { Ephemeris } from "@lagna/jyotish";
import {
  computeAlmanacDays,
  createYearAlmanac,
  findMuhurtas,
  listFestivals,
  REFERENCE_PLACE,
  resolveAlmanacSettings,
} from "@lagna/panchang";

/**
 * The cost of a year of the almanac, all days and all festivals, relative to the ephemeris calls that it makes: every native call is recorded
 * once with its arguments and replayed without our code. Both are timed alternately in one run, so that a busy machine affects both.
 */

const YEARS = [2023, 2026, 2031];
const ROUNDS = 7;
const MAX_RATIO = 3;
/** A year's days and festivals on the machine of the first measurement. */
const MAX_MS = 300;

type Call = readonly [name: keyof NativeSwissEphemeris, args: readonly unknown[]];
type AnyFunction = (...args: readonly unknown[]) => unknown;

/** The native binding, recording every call. */
function createRecorder(calls: Call[]): NativeSwissEphemeris {
  return new Proxy(nativeSwissEphemeris, {
    get(native, name: string) {
      const value: unknown = native[name as keyof NativeSwissEphemeris];
      if (typeof value !== "function") return value;
      return (...args: readonly unknown[]) => {
        calls.push([name as keyof NativeSwissEphemeris, args]);
        return (value as AnyFunction)(...args);
      };
    },
  });
}

const settings = resolveAlmanacSettings();

function computeYear(ephemeris: Ephemeris, year: number): void {
  const almanac = createYearAlmanac(ephemeris, REFERENCE_PLACE, settings, year);
  computeAlmanacDays(almanac);
  listFestivals(almanac);
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Milliseconds of CPU time a year: on a busy machine the clock also counts the others. */
function measureTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / YEARS.length;
}

const calls: Call[] = [];
const recording = openEphemeris({ native: createRecorder(calls) });
calls.length = 0;
for (const year of YEARS) computeYear(recording, year);
const replay = calls.map(([name, args]) => [nativeSwissEphemeris[name] as AnyFunction, args] as const);

const ephemeris = openEphemeris();
const whole = (): void => {
  for (const year of YEARS) computeYear(ephemeris, year);
};
const bare = (): void => {
  for (const [native, args] of replay) native(...args);
};
whole();
bare();
const rounds = Array.from({ length: ROUNDS }, () => [measureTime(whole), measureTime(bare)] as const);
const ratio = median(rounds.map(([year, native]) => year / native));
const [yearMs, bareMs] = [median(rounds.map(([year]) => year)), median(rounds.map(([, native]) => native))];
console.log(
  `a year of days with festivals: ${yearMs.toFixed(0)} ms (at most ${MAX_MS}), bare ephemeris calls ${bareMs.toFixed(0)} ms, ratio ${ratio.toFixed(2)} (at most ${MAX_RATIO})`,
);

const almanac = createYearAlmanac(ephemeris, REFERENCE_PLACE, settings, 2026);
const search = measureTime(() => void findMuhurtas(almanac, { activity: "vivaha" })) * YEARS.length;
console.log(`a year's search for a wedding's muhurta: ${search.toFixed(0)} ms`);

if (!(ratio <= MAX_RATIO) || !(yearMs <= MAX_MS)) {
  console.error("panchang: slower than allowed");
  process.exitCode = 1;
}

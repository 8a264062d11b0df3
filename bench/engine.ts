import type { SettingsRequest } from "@lagna/terms";
import { nativeSwissEphemeris, openEphemeris, type NativeSwissEphemeris } from "@lagna/ephemeris";
import { DEFAULT_SECTION_NAMES } from "@lagna/contract";
import {
  computeSections,
  createNativity,
  resolveSettings,
  type Birth,
  type Ephemeris,
  type Settings,
} from "@lagna/jyotish";

/**
 * The cost of a whole kundli relative to the ephemeris calls that it makes: every native call for a set of charts is recorded once with its
 * arguments, and replayed without our code in the same order. Both are timed alternately in one run. Then measures memory over 100,000 charts.
 */

const CHARTS = 400;
const ROUNDS = 9;
const MEMORY_CHARTS = 100_000;
const MAX_RATIO = 2;
const MAX_GROWTH_MB = 16;

type Call = readonly [name: keyof NativeSwissEphemeris, args: readonly unknown[]];
type AnyFunction = (...args: readonly unknown[]) => unknown;

const NATIVE_NAMES = [
  "azalt",
  "calc_ut",
  "get_ayanamsa_ex_ut",
  "get_current_file_data",
  "houses_ex2",
  "jdut1_to_utc",
  "refrac_extended",
  "set_ephe_path",
  "set_sid_mode",
  "set_topo",
  "sidtime",
  "utc_to_jd",
  "version",
] as const satisfies readonly (keyof NativeSwissEphemeris)[];

/** The native binding, recording every call. */
function createRecorder(calls: Call[]): NativeSwissEphemeris {
  const wrapped = NATIVE_NAMES.map((name) => {
    const native = nativeSwissEphemeris[name] as AnyFunction;
    const recording: AnyFunction = (...args) => {
      calls.push([name, args]);
      return native(...args);
    };
    return [name, recording];
  });
  return Object.fromEntries(wrapped) as NativeSwissEphemeris;
}

/** Births spread over 1900–2100 and the inhabited latitudes, the same in every run. */
function createBirths(ephemeris: Ephemeris, count: number): Birth[] {
  return Array.from({ length: count }, (_, index) => ({
    jd: ephemeris.julianDay(Date.UTC(1900, 0, 1) + ((index * 7_919.317) % 73_000) * 86_400_000),
    latitude: ((index * 37.7) % 95) - 40,
    longitude: ((index * 73.3) % 360) - 180,
  }));
}

function computeKundli(ephemeris: Ephemeris, birth: Birth, settings: Settings): void {
  computeSections(createNativity(ephemeris, birth, settings), DEFAULT_SECTION_NAMES);
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function measureTime(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function compareTimes(title: string, request: SettingsRequest): number {
  const calls: Call[] = [];
  const recording = openEphemeris({ native: createRecorder(calls) });
  const charts = createBirths(recording, CHARTS);
  calls.length = 0;
  for (const birth of charts) computeKundli(recording, birth, resolveSettings(request));
  const counts = new Map<string, number>();
  for (const [name] of calls) counts.set(name, (counts.get(name) ?? 0) + 1);
  const replay = calls.map(([name, args]) => [nativeSwissEphemeris[name] as AnyFunction, args] as const);

  const ephemeris = openEphemeris();
  const whole = (): void => {
    for (const birth of charts) computeKundli(ephemeris, birth, resolveSettings(request));
  };
  const bare = (): void => {
    for (const [native, args] of replay) native(...args);
  };
  whole();
  bare();
  const rounds = Array.from({ length: ROUNDS }, () => [measureTime(whole), measureTime(bare)] as const);
  const ratio = median(rounds.map(([kundli, native]) => kundli / native));
  const perChart = (index: 0 | 1): string => ((median(rounds.map((round) => round[index])) / CHARTS) * 1000).toFixed(0);
  const listed = [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .map(([name, count]) => `${name} ${(count / CHARTS).toFixed(1)}`);
  console.log(
    `${title}: kundli ${perChart(0)} µs, bare ephemeris calls ${perChart(1)} µs, ratio ${ratio.toFixed(2)} (at most ${MAX_RATIO})`,
  );
  console.log(`  native calls in one kundli: ${listed.join(", ")}`);
  return ratio;
}

function measureMemoryGrowthMb(): number {
  if (!globalThis.gc) throw new Error("run with --expose-gc");
  const collect = globalThis.gc;
  const ephemeris = openEphemeris();
  const charts = createBirths(ephemeris, 1000);
  const settings = resolveSettings();
  const megabytes = (): number => {
    collect();
    return process.memoryUsage().rss / 2 ** 20;
  };
  const readings: number[] = [];
  for (let done = 0; done <= MEMORY_CHARTS; done++) {
    // The first tenth fills caches and lets the heap reach its normal size.
    if (done % (MEMORY_CHARTS / 10) === 0 && done > 0) readings.push(megabytes());
    computeKundli(ephemeris, charts[done % charts.length] as Birth, settings);
  }
  console.log(
    `memory after each ${MEMORY_CHARTS / 10} charts, MB: ${readings.map((reading) => reading.toFixed(0)).join(" ")}`,
  );
  return (readings.at(-1) ?? Number.NaN) - (readings[0] ?? Number.NaN);
}

const ratios = [
  compareTimes("preset lagna", {}),
  compareTimes("preset jagannatha_hora", { preset: "jagannatha_hora" }),
  compareTimes("Koch houses, custom ayanamsa", { house_system: "koch", ayanamsa: 23.5 }),
];
const growth = measureMemoryGrowthMb();
console.log(`memory grew by ${growth.toFixed(1)} MB over ${MEMORY_CHARTS * 0.9} charts (at most ${MAX_GROWTH_MB})`);
if (ratios.some((ratio) => !(ratio <= MAX_RATIO)) || !(growth <= MAX_GROWTH_MB)) {
  console.error("engine: slower or larger than allowed");
  process.exitCode = 1;
}

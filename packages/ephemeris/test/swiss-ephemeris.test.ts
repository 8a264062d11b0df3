import { SETTINGS } from "@lagna/terms";
import type { AyanamsaId } from "@lagna/terms";
import { copyFileSync, mkdtempSync, rmSync, writeFileSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { resolveSettings, type EphemerisBody, type JulianDayUt } from "@lagna/jyotish";
import { arcShortest } from "@lagna/jyotish/core";
import { separation } from "../../jyotish/src/core/angle.ts";
import fc from "fast-check";
import sweph from "sweph";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BODY_NUMBERS, SIDEREAL_MODES } from "../src/constants.ts";
import { DATA_FILES, DATA_FOLDER, EphemerisFileError, openEphemeris } from "../src/index.ts";
import type { RiseSetSearch } from "../src/horizon-height.ts";
import { computeFlatKundli, CORE_SECTIONS } from "./golden-cases.ts";
import { countRuns } from "../../../tools/lib/sample.ts";

const SEFLG_SIDEREAL = 65_536;
const SEFLG_SWIEPH_SPEED = 2 | 256;
const SEFLG_TRUEPOS = 16;
// Hundreds of random charts in one test, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 });
const ephemeris = openEphemeris();

const jds = fc.double({ min: 2_378_500, max: 2_597_600, noNaN: true });
const bodies = Object.keys(BODY_NUMBERS) as EphemerisBody[];
const named = SETTINGS.ayanamsa.filter((id): id is Exclude<AyanamsaId, "custom"> => id !== "custom");
/**
 * Swiss Ephemeris does not have Drik's; for J2000 it projects onto the ecliptic of 2000, while ours is a difference of
 * longitudes.
 */
const native = named.filter((id) => id !== "drik" && id !== "j2000");

describe("data files", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "lagna-ephemeris-"));
    for (const file of Object.keys(DATA_FILES)) copyFileSync(join(DATA_FOLDER, file), join(folder, file));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
    openEphemeris();
  });

  test("a copy of them can be opened", () => {
    expect(openEphemeris({ folder }).state(2_451_545, "sun", "apparent").longitude).toBeCloseTo(280.3689, 3);
  });

  test.each(Object.keys(DATA_FILES))("names %s if it is missing", (file) => {
    rmSync(join(folder, file));
    expect(() => openEphemeris({ folder })).toThrow(EphemerisFileError);
    expect(() => openEphemeris({ folder })).toThrow(file);
  });

  test.each(Object.keys(DATA_FILES))("names %s if one bit is altered", (file) => {
    const content = readFileSync(join(folder, file));
    content[1000] = (content[1000] ?? 0) ^ 1;
    writeFileSync(join(folder, file), content);
    expect(() => openEphemeris({ folder })).toThrow(new RegExp(`altered: .*${file}`));
  });

  test("refuses a folder forced by the environment", () => {
    const native = {
      ...sweph,
      get_current_file_data: () => ({ path: "/elsewhere/sepl_18.se1", start: 0, end: 0, denum: 441 }),
    };
    expect(() => openEphemeris({ native })).toThrow(/sepl_18\.se1.*SE_EPHE_PATH/);
  });

  test("treats a silent fall-back to Moshier's theory as an error", () => {
    const calc_ut: typeof sweph.calc_ut = (jd, body, flags) => {
      const result = sweph.calc_ut(jd, body, flags);
      return jd === 2_451_545 ? result : { ...result, flag: (result.flag & ~2) | 4, error: "SwissEph file not found" };
    };
    const fallen = openEphemeris({ native: { ...sweph, calc_ut } });
    expect(() => fallen.state(2_460_000, "moon", "apparent")).toThrow(/did not use its files for moon/);
    const place = { latitude: 13, longitude: 80 };
    expect(() => fallen.riseSet(2_460_000, "moon", "rise", place, "hindu")).toThrow(/did not use its files/);
  });
});

describe("range", () => {
  const outside = [Date.UTC(-1002, 11, 31, 23, 59, 59), Date.UTC(2400, 0, 1), Number.NaN, Number.POSITIVE_INFINITY];
  test.each(outside)("refuses a Julian day for %d", (ms) => {
    expect(() => ephemeris.julianDay(ms)).toThrow(RangeError);
  });

  test.each([1_355_452, 2_597_649, Number.NaN, Number.POSITIVE_INFINITY])("refuses a state at %d", (jd) => {
    expect(() => ephemeris.state(jd, "sun", "apparent")).toThrow(RangeError);
    expect(() => ephemeris.houses(jd, { latitude: 0, longitude: 0 }, "placidus")).toThrow(RangeError);
  });

  test("refuses an ayanamsa for an invalid Julian day", () => {
    expect(() => ephemeris.ayanamsa(Number.NaN, { id: "lahiri" }, "apparent", "true")).toThrow(RangeError);
  });

  test("charts can be made from the first to the last hour of the range, with null where the data end", () => {
    const settings = resolveSettings();
    const place = { latitude: 13, longitude: 80 };
    const first = computeFlatKundli(ephemeris, { jd: ephemeris.range.from, ...place }, settings);
    expect(first.panchanga.masa).toBeNull();
    expect(first.panchanga.sunriseJd).toBeNull();
    const last = computeFlatKundli(
      ephemeris,
      { jd: (ephemeris.range.until - 0.001) as JulianDayUt, ...place },
      settings,
    );
    expect(last.panchanga.masa).toBeNull();
    expect(last.panchanga.nextSunriseJd).toBeGreaterThan(ephemeris.range.until - 0.001);
    const beyond = [ephemeris.range.from - 0.01, ephemeris.range.until] as JulianDayUt[];
    for (const jd of beyond) expect(() => computeFlatKundli(ephemeris, { jd, ...place }, settings)).toThrow(RangeError);
  });

  test.each([
    [90.1, 0],
    [-90.1, 0],
    [0, 180.1],
    [0, -180.1],
    [Number.NaN, 0],
    [0, Number.NaN],
  ])("refuses a kundli at latitude %d, longitude %d", (latitude, longitude) => {
    const birth = { jd: 2_451_545 as JulianDayUt, latitude, longitude };
    expect(() => computeFlatKundli(ephemeris, birth, resolveSettings())).toThrow(RangeError);
  });
});

describe("time", () => {
  test("UTC to UT1 and back gives the same millisecond, with or without leap seconds", () => {
    const instants = fc.integer({ min: Date.UTC(-1001, 0, 1), max: Date.UTC(2400, 0, 1) - 1 });
    fc.assert(
      fc.property(instants, (ms) => {
        expect(Math.abs(ephemeris.utcMilliseconds(ephemeris.julianDay(ms)) - ms)).toBeLessThanOrEqual(1);
      }),
      { numRuns: countRuns(2000) },
    );
  });

  test.each([
    ["before 1972 UTC is UT1", "1944-08-20T02:11:00Z", 0],
    ["IERS: UT1-UTC on 2000-01-01 was +0.355 s", "2000-01-01T12:00:00Z", 0.355],
    ["IERS: UT1-UTC on 1985-01-01 was -0.158 s", "1985-01-01T00:00:00Z", -0.158],
    ["IERS: UT1-UTC on 2012-07-01 was +0.413 s", "2012-07-01T00:00:00Z", 0.413],
  ])("%s", (_name, iso, seconds) => {
    const ms = Date.parse(iso);
    const difference = (ephemeris.julianDay(ms) - 2_440_587.5 - ms / 86_400_000) * 86_400;
    expect(Math.abs(difference - seconds)).toBeLessThan(0.1);
  });
});

describe("sidereal positions", () => {
  test("tropical minus ayanamsa equals SEFLG_SIDEREAL, for every ayanamsa", () => {
    let worst = 0;
    fc.assert(
      fc.property(
        jds,
        fc.constantFrom(...native),
        fc.constantFrom(...bodies),
        fc.constantFrom(...SETTINGS.positions),
        (jd, id, body, kind) => {
          const ayanamsa = ephemeris.ayanamsa(jd, { id }, kind, "true");
          const { longitude } = ephemeris.state(jd, body, kind);
          sweph.set_sid_mode(SIDEREAL_MODES[id], 0, 0);
          const flags = SEFLG_SWIEPH_SPEED | SEFLG_SIDEREAL | (kind === "geometric" ? SEFLG_TRUEPOS : 0);
          const theirs = sweph.calc_ut(jd, BODY_NUMBERS[body], flags);
          worst = Math.max(worst, separation(longitude - ayanamsa, theirs.data[0]));
          expect(worst).toBeLessThan(1e-7);
        },
      ),
      { numRuns: countRuns(1500) },
    );
    console.info(`tropical minus ayanamsa against SEFLG_SIDEREAL: ${worst.toExponential(1)} deg at most`);
  });

  test("sidereal speeds are the rate of change of sidereal longitudes", () => {
    const births = fc.double({ min: 2_380_000, max: 2_597_000, noNaN: true });
    fc.assert(
      fc.property(births, fc.constantFrom(...named), (value, ayanamsa) => {
        const jd = value as JulianDayUt;
        const settings = resolveSettings({ ayanamsa });
        const place = { latitude: 10, longitude: 77 };
        const step = 0.01;
        const [before, now, after] = [jd - step, jd, jd + step].map((at) => {
          return computeFlatKundli(ephemeris, { jd: at as JulianDayUt, ...place }, settings).planets;
        });
        for (const [index, planet] of (now ?? []).entries()) {
          const moved =
            arcShortest(before?.[index]?.longitude ?? Number.NaN, after?.[index]?.longitude ?? Number.NaN) / (2 * step);
          expect(Math.abs(moved - planet.speed), planet.id).toBeLessThan(1e-4);
          expect(planet.retrograde).toBe(planet.speed < 0);
        }
      }),
      { numRuns: countRuns(60) },
    );
  });

  test("a custom ayanamsa is exact at birth, and a named one given as a number gives the same chart", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 2_380_000, max: 2_597_000, noNaN: true }),
        fc.double({ min: -179, max: 180, noNaN: true }),
        (value, degrees) => {
          const jd = value as JulianDayUt;
          const place = { latitude: 10, longitude: 77 };
          const custom = computeFlatKundli(ephemeris, { jd, ...place }, resolveSettings({ ayanamsa: degrees }));
          expect(custom.settings.ayanamsa).toBe("custom");
          expect(separation(custom.ayanamsa.degrees, degrees)).toBeLessThan(1e-9);
          const lahiri = computeFlatKundli(ephemeris, { jd, ...place }, resolveSettings());
          const same = computeFlatKundli(
            ephemeris,
            { jd, ...place },
            resolveSettings({ ayanamsa: lahiri.ayanamsa.degrees }),
          );
          for (const [index, planet] of lahiri.planets.entries()) {
            expect(separation(planet.longitude, same.planets[index]?.longitude ?? Number.NaN)).toBeLessThan(1e-8);
          }
          const seconds = (same.panchanga.nakshatra.endJd - lahiri.panchanga.nakshatra.endJd) * 86_400;
          expect(Math.abs(seconds)).toBeLessThan(0.01);
        },
      ),
      { numRuns: countRuns(60) },
    );
  });

  test("the sidereal mode set for one chart does not affect the next", () => {
    const birth = { jd: 2_451_545 as JulianDayUt, latitude: 10, longitude: 77 };
    const alone = computeFlatKundli(ephemeris, birth, resolveSettings());
    computeFlatKundli(ephemeris, birth, resolveSettings({ preset: "jagannatha_hora", ayanamsa: 50 }));
    expect(computeFlatKundli(ephemeris, birth, resolveSettings())).toEqual(alone);
  });
});

/** Swiss Ephemeris' own search, by its exact method. */
function searchWithSwissEphemeris(jd: number, { body, event, place, kind }: RiseSetSearch): number | null {
  const bits = (event === "rise" ? 1 : 2) | (kind === "hindu" ? 896 : 0) | 32_768;
  const position: [number, number, number] = [place.longitude, place.latitude, place.altitude ?? 0];
  const { flag, data } = sweph.rise_trans(jd, BODY_NUMBERS[body], null, 2, bits, position, 0, 15);
  return flag === -2 ? null : data;
}

describe("rise and set", () => {
  const places = fc.record({
    latitude: fc.oneof(
      fc.double({ min: -64, max: 64, noNaN: true }),
      fc.double({ min: -90, max: -60, noNaN: true }),
      fc.double({ min: 60, max: 90, noNaN: true }),
    ),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    altitude: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 5000, noNaN: true })),
  });
  const searches = fc.record({
    body: fc.constantFrom("sun" as const, "moon" as const),
    event: fc.constantFrom("rise" as const, "set" as const),
    place: places,
    kind: fc.constantFrom(...SETTINGS.sunrise),
  });

  /** Sidereal time steps back by 0.13 s at the start of 2050. */
  const EQUATOR = { latitude: 0, longitude: 180, altitude: 0 };
  const ACROSS_THE_STEP = (["sun", "moon"] as const).flatMap((body) =>
    [2_469_805.9, 2_469_806.9, 2_469_807.6].map((jd): [number, RiseSetSearch] => [
      jd,
      { body, event: "rise", place: EQUATOR, kind: "upper_limb_refracted" },
    ]),
  );

  test("at every latitude they match Swiss Ephemeris' exact search, including where it finds none", () => {
    let worst = 0;
    fc.assert(
      fc.property(jds, searches, (jd, search) => {
        const { body, event, place, kind } = search;
        const found = ephemeris.riseSet(jd, body, event, place, kind);
        const theirs = searchWithSwissEphemeris(jd, search);
        // Between 24 and 26 hours ahead, Swiss Ephemeris does not find a rise or set that reverses at once.
        if (theirs === null) expect(found ?? Infinity).toBeGreaterThan(jd + 1);
        else expect(found).not.toBeNull();
        if (found === null || theirs === null) return;
        expect(found).toBeGreaterThan(jd);
        const seconds = Math.abs(theirs - found) * 86_400;
        expect(seconds).toBeLessThan(0.05);
        worst = Math.max(worst, seconds);
      }),
      { numRuns: countRuns(1200), examples: ACROSS_THE_STEP },
    );
    console.info(`rise and set against the exact search: ${(worst * 1000).toFixed(0)} ms at most`);
  });

  test("the result does not depend on where the search begins", () => {
    fc.assert(
      fc.property(jds, searches, fc.double({ min: 0.0001, max: 0.8, noNaN: true }), (jd, search, earlier) => {
        const { body, event, place, kind } = search;
        const found = ephemeris.riseSet(jd, body, event, place, kind);
        fc.pre(found !== null);
        let again = ephemeris.riseSet(found - earlier, body, event, place, kind) ?? Number.NaN;
        // Near the poles the Moon may rise twice in less time than that.
        if (again < found - 0.001) again = ephemeris.riseSet(found - 0.0001, body, event, place, kind) ?? Number.NaN;
        expect(Math.abs(again - found) * 86_400).toBeLessThan(0.01);
      }),
      { numRuns: countRuns(300) },
    );
  });

  test.each([
    ["midnight Sun at Tromsø", "2024-06-21T12:00:00Z", 69.65, 18.96],
    ["polar night at Tromsø", "2024-12-21T12:00:00Z", 69.65, 18.96],
    ["the pole in June", "2024-06-21T12:00:00Z", 90, 0],
    ["the south pole in June", "2024-06-21T12:00:00Z", -90, 0],
  ])("%s: the Sun neither rises nor sets", (_name, iso, latitude, longitude) => {
    const jd = ephemeris.julianDay(Date.parse(iso));
    for (const kind of SETTINGS.sunrise) {
      expect(ephemeris.riseSet(jd, "sun", "rise", { latitude, longitude }, kind)).toBeNull();
      expect(ephemeris.riseSet(jd, "sun", "set", { latitude, longitude }, kind)).toBeNull();
    }
  });

  test("the Sun rises later in the thinner air of a mountain", () => {
    const jd = ephemeris.julianDay(Date.UTC(2024, 3, 1));
    const rise = (altitude: number): number =>
      ephemeris.riseSet(jd, "sun", "rise", { latitude: 34, longitude: 77, altitude }, "upper_limb_refracted") ??
      Number.NaN;
    expect((rise(3500) - rise(0)) * 86_400).toBeGreaterThan(20);
    expect((rise(3500) - rise(0)) * 86_400).toBeLessThan(90);
  });
});

test("every thread opens its own instance", async () => {
  const script = `
    import { parentPort } from "node:worker_threads";
    const { openEphemeris } = await import(${JSON.stringify(new URL("../src/index.ts", import.meta.url).href)});
    const { computeSections, createNativity, resolveSettings } = await import("@lagna/jyotish");
    const birth = { jd: 2451545, latitude: 10, longitude: 77 };
    const nativity = createNativity(openEphemeris(), birth, resolveSettings({ ayanamsa: "raman" }));
    const kundli = computeSections(nativity, ${JSON.stringify(CORE_SECTIONS)});
    parentPort.postMessage({ settings: nativity.settings, ...nativity.chart, ...kundli });
  `;
  const file = join(import.meta.dirname, `worker-${process.pid}.mjs`);
  writeFileSync(file, script);
  const worker = new Worker(file);
  const answer = new Promise((resolve, reject) => worker.once("message", resolve).once("error", reject));
  const birth = { jd: 2_451_545 as JulianDayUt, latitude: 10, longitude: 77 };
  const fromMainThread = computeFlatKundli(ephemeris, birth, resolveSettings());
  const fromWorker = (await answer) as typeof fromMainThread;
  await worker.terminate();
  rmSync(file);
  expect(fromWorker.settings.ayanamsa).toBe("raman");
  expect(fromWorker).toEqual(computeFlatKundli(ephemeris, birth, resolveSettings({ ayanamsa: "raman" })));
  expect(computeFlatKundli(ephemeris, birth, resolveSettings())).toEqual(fromMainThread);
});

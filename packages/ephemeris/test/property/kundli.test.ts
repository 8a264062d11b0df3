import { PRESET_IDS, SETTINGS, type SettingsRequest } from "@lagna/terms";
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { computeLimbs, resolveSettings, createSky, type JulianDayUt } from "@lagna/jyotish";
import { GRAHAS, TITHIS } from "@lagna/terms";
import { arcForward, separation } from "../../../jyotish/src/core/angle.ts";
import { computeLunarMonth } from "../../../jyotish/src/panchanga/lunar-month.ts";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { openEphemeris } from "../../src/index.ts";
import { listNumbers, computeFlatKundli, type FlatKundli } from "../golden-cases.ts";
import { countRuns } from "../../../../tools/lib/sample.ts";

// Hundreds of random charts in one test, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 });
const ephemeris = openEphemeris();
const SECOND = 1 / 86_400;

const jds = fc.double({ min: 2_378_530, max: 2_597_600, noNaN: true }).map((value) => value as JulianDayUt);
const anywhere = fc.record({
  jd: jds,
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const inhabited = fc.record({
  jd: jds,
  latitude: fc.double({ min: -60, max: 60, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const requests: fc.Arbitrary<SettingsRequest> = fc.record(
  {
    preset: fc.constantFrom(...PRESET_IDS),
    ayanamsa: fc.oneof(
      fc.constantFrom(...SETTINGS.ayanamsa.filter((id) => id !== "custom")),
      fc.double({ min: -180, max: 180, noNaN: true }),
    ),
    positions: fc.constantFrom(...SETTINGS.positions),
    node: fc.constantFrom(...SETTINGS.node),
    house_system: fc.constantFrom(...SETTINGS.house_system),
    dasha_year: fc.constantFrom(...SETTINGS.dasha_year),
    sunrise: fc.constantFrom(...SETTINGS.sunrise),
  },
  { requiredKeys: [] },
);

function assertTiling(bhavas: readonly { start: number; middle: number; end: number }[]): void {
  const arcs = bhavas.map(({ start, end }) => arcForward(start, end));
  expect(arcs.reduce((sum, arc) => sum + arc, 0)).toBeCloseTo(360, 6);
  for (const [index, { start, middle, end }] of bhavas.entries()) {
    expect(end).toBe(bhavas[(index + 1) % 12]?.start);
    expect(arcForward(start, middle)).toBeLessThanOrEqual(arcForward(start, end));
  }
}

function assertValidKundli(kundli: FlatKundli): void {
  const unsound = listNumbers(kundli).filter(([path, value]) => {
    const isLongitude = path.endsWith("longitude") && !path.includes("birth");
    return !Number.isFinite(value) || (isLongitude && !(value >= 0 && value < 360));
  });
  expect(unsound).toEqual([]);
  const planet = Object.fromEntries(kundli.planets.map((each) => [each.id, each]));
  expect(kundli.planets.map(({ id }) => id)).toEqual(GRAHAS);
  expect(separation(planet["rahu"]?.longitude ?? Number.NaN, planet["ketu"]?.longitude ?? Number.NaN)).toBeCloseTo(
    180,
    9,
  );
  expect(planet["ketu"]?.speed).toBe(planet["rahu"]?.speed);
  assertTiling(kundli.bhavaChalit.sripati);
  assertTiling(kundli.bhavaChalit.placidus);
  assertTiling(kundli.bhavaChalit.equal);
  assertTiling(
    kundli.houses.map(({ cusp }, index, houses) => ({
      start: cusp,
      middle: cusp,
      end: houses[(index + 1) % 12]?.cusp ?? Number.NaN,
    })),
  );
  const occupants = kundli.houses.flatMap((house) => house.occupants.map((graha) => [graha, house.number]));
  expect(occupants.length).toBe(9);
  for (const [graha, number] of occupants) expect(planet[String(graha)]?.house).toBe(number);
  for (const chalit of [kundli.bhavaChalit.sripati, kundli.bhavaChalit.placidus, kundli.bhavaChalit.equal]) {
    expect(chalit.flatMap((bhava) => bhava.occupants).length).toBe(9);
  }
}

describe("any birth with any settings", () => {
  test("a kundli is complete: finite values, no gaps between houses, every graha in one house, Ketu opposite Rahu", () => {
    fc.assert(
      fc.property(anywhere, requests, (birth, request) =>
        assertValidKundli(computeFlatKundli(ephemeris, birth, resolveSettings(request))),
      ),
      { numRuns: countRuns(400) },
    );
  });

  test("the same birth gives the same kundli, whatever was computed in between", () => {
    fc.assert(
      fc.property(anywhere, requests, anywhere, requests, (birth, request, other, otherRequest) => {
        const first = computeFlatKundli(ephemeris, birth, resolveSettings(request));
        computeFlatKundli(ephemeris, other, resolveSettings(otherRequest));
        expect(computeFlatKundli(ephemeris, birth, resolveSettings(request))).toEqual(first);
      }),
      { numRuns: countRuns(40) },
    );
  });

  test("the lagna is the start of the first house, or its middle, except in Morinus' system", () => {
    fc.assert(
      fc.property(
        anywhere,
        fc.constantFrom(...SETTINGS.house_system.filter((system) => system !== "morinus")),
        (birth, house_system) => {
          const { lagna, houses, bhavaChalit } = computeFlatKundli(ephemeris, birth, resolveSettings({ house_system }));
          const [first] = houses;
          if (house_system === "whole_sign") expect(first?.sign).toBe(lagna.sign);
          else if (house_system === "sripati")
            expect(separation(bhavaChalit.sripati[0]?.middle ?? Number.NaN, lagna.longitude)).toBeLessThan(1e-6);
          else {
            const offset = house_system === "equal_lagna_middle" ? 15 : 0;
            expect(separation(first?.cusp ?? Number.NaN, lagna.longitude)).toBeCloseTo(offset, 5);
          }
        },
      ),
      { numRuns: countRuns(400) },
    );
  });
});

describe("beyond the polar circles", () => {
  const polar = fc.record({
    jd: jds,
    latitude: fc.double({ min: 67, max: 90, noNaN: true }).chain((value) => fc.constantFrom(value, -value)),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });

  test.each(["placidus", "koch"] as const)("%s falls back to Porphyry, and the result says so", (house_system) => {
    fc.assert(
      fc.property(polar, (birth) => {
        const kundli = computeFlatKundli(ephemeris, birth, resolveSettings({ house_system }));
        expect(kundli.houseFallback).toBe("porphyry");
        expect(kundli.bhavaChalit.placidusFallback).toBe("porphyry");
        for (const [index, house] of kundli.houses.entries()) {
          expect(separation(house.cusp, kundli.bhavaChalit.sripati[index]?.middle ?? Number.NaN)).toBeLessThan(1e-9);
        }
      }),
      { numRuns: countRuns(60) },
    );
  });

  test("elsewhere there is no fallback", () => {
    fc.assert(
      fc.property(inhabited, fc.constantFrom(...SETTINGS.house_system), (birth, house_system) => {
        const kundli = computeFlatKundli(ephemeris, birth, resolveSettings({ house_system }));
        expect([kundli.houseFallback, kundli.bhavaChalit.placidusFallback]).toEqual([null, null]);
      }),
      { numRuns: countRuns(60) },
    );
  });

  test("a day without sunrise has none, and its vara changes at 6:00 local mean time", () => {
    const at = (iso: string): FlatKundli => {
      const birth = {
        jd: ephemeris.julianDay(Date.parse(iso)),
        latitude: 69.65,
        longitude: 15,
        utcOffsetSeconds: 7200,
      };
      return computeFlatKundli(ephemeris, birth, resolveSettings());
    };
    // 15° east: local mean time is one hour ahead of UTC. 2024-06-21 was a Friday.
    const { sunriseJd, sunsetJd, nextSunriseJd, vara } = at("2024-06-21T12:00:00Z").panchanga;
    expect([sunriseJd, sunsetJd, nextSunriseJd, vara.id]).toEqual([null, null, null, "friday"]);
    expect(at("2024-06-21T04:59:00Z").panchanga.vara.id).toBe("thursday");
    expect(at("2024-06-21T05:01:00Z").panchanga.vara.id).toBe("friday");
  });
});

test("the sunrise of the day that ends a polar night is still to come", () => {
  // In Tromsø, on a sea horizon, the Sun returns on 15 January a little before noon.
  const birth = {
    jd: ephemeris.julianDay(Date.parse("2024-01-15T10:00:00Z")),
    latitude: 69.65,
    longitude: 18.96,
    utcOffsetSeconds: 3600,
  };
  const { sunriseJd, nextSunriseJd, vara } = computeFlatKundli(ephemeris, birth, resolveSettings()).panchanga;
  expect([sunriseJd, vara.id]).toEqual([null, "monday"]);
  expect(nextSunriseJd).toBeGreaterThan(birth.jd);
  expect(nextSunriseJd).toBeLessThan(birth.jd + 0.05);
});

describe("panchanga", () => {
  test("each limb ends exactly when the next begins, within ten milliseconds", () => {
    fc.assert(
      fc.property(
        jds,
        fc.constantFrom(...SETTINGS.positions),
        fc.constantFrom("lahiri", "true_chitra", "raman"),
        (jd, positions, ayanamsa) => {
          const sky = createSky(ephemeris, resolveSettings({ positions, ayanamsa }), jd);
          const now = computeLimbs(sky, jd);
          const at = (instant: number): ReturnType<typeof computeLimbs> => computeLimbs(sky, instant as JulianDayUt);
          for (const limb of ["tithi", "yoga", "karana"] as const) {
            const { number, endJd } = now[limb];
            const count = { tithi: 30, yoga: 27, karana: 60 }[limb];
            expect(endJd).toBeGreaterThan(jd);
            expect(at(endJd - 0.01 * SECOND)[limb].number, `${limb} before its end`).toBe(number);
            expect(at(endJd + 0.01 * SECOND)[limb].number, `${limb} after its end`).toBe((number % count) + 1);
          }
          const { id, endJd } = now.nakshatra;
          expect(at(endJd - 0.01 * SECOND).nakshatra.id).toBe(id);
          expect(at(endJd + 0.01 * SECOND).nakshatra).toMatchObject({ pada: 1 });
        },
      ),
      { numRuns: countRuns(300) },
    );
  });

  test("birth is between its sunrises, and so are sunset, moonrise and moonset", () => {
    fc.assert(
      fc.property(inhabited, fc.constantFrom(...SETTINGS.sunrise), (birth, sunrise) => {
        const { panchanga } = computeFlatKundli(ephemeris, birth, resolveSettings({ sunrise }));
        const { sunriseJd, sunsetJd, nextSunriseJd, moonriseJd, moonsetJd } = panchanga;
        if (sunriseJd === null || sunsetJd === null || nextSunriseJd === null)
          throw new Error("no sunrise below 60 degrees");
        expect(sunriseJd).toBeLessThanOrEqual(birth.jd + SECOND);
        expect(nextSunriseJd).toBeGreaterThan(birth.jd);
        expect(nextSunriseJd - sunriseJd).toBeGreaterThan(0.99);
        expect(nextSunriseJd - sunriseJd).toBeLessThan(1.01);
        for (const inside of [sunsetJd, moonriseJd, moonsetJd]) {
          if (inside === null) continue;
          expect(inside).toBeGreaterThan(sunriseJd);
          expect(inside).toBeLessThan(nextSunriseJd);
        }
        expect(TITHIS).toContain(panchanga.tithi.id);
        expect(
          panchanga.karana.number === panchanga.tithi.number * 2 ||
            panchanga.karana.number === panchanga.tithi.number * 2 - 1,
        ).toBe(true);
      }),
      { numRuns: countRuns(300) },
    );
  });

  test("the vara advances by one from sunrise to sunrise, in any time zone", () => {
    fc.assert(
      fc.property(inhabited, fc.integer({ min: -12, max: 14 }), (birth, hours) => {
        // An offset within three hours of local mean time, as real time zones have.
        fc.pre(Math.abs(hours - birth.longitude / 15) < 3);
        const at = (jd: number): FlatKundli["panchanga"] =>
          computeFlatKundli(
            ephemeris,
            { ...birth, jd: jd as JulianDayUt, utcOffsetSeconds: hours * 3600 },
            resolveSettings(),
          ).panchanga;
        const today = at(birth.jd);
        const next = today.nextSunriseJd ?? Number.NaN;
        expect(at(next - 2 * SECOND).vara.number).toBe(today.vara.number);
        expect(at(next + SECOND).vara.number).toBe((today.vara.number + 1) % 7);
      }),
      { numRuns: countRuns(150) },
    );
  });

  test("months follow each other by name, and nineteen years have seven adhika ones", () => {
    const start = ephemeris.julianDay(Date.UTC(2001, 3, 10));
    const sky = createSky(ephemeris, resolveSettings(), start);
    const seen: string[] = [];
    for (let jd: number = start; jd < start + 19 * 365.25; jd += 2) {
      const masa = computeLunarMonth(sky, jd as JulianDayUt);
      const name = `${masa?.adhika ? "adhika " : ""}${masa?.amanta}`;
      if (seen.at(-1) !== name) seen.push(name);
    }
    expect(seen.filter((name) => name.startsWith("adhika")).length).toBe(7);
    expect(seen.length).toBeGreaterThanOrEqual(235);
    for (const [index, name] of seen.entries()) {
      if (name.startsWith("adhika ") && index + 1 < seen.length)
        expect(seen[index + 1]).toBe(name.slice("adhika ".length));
    }
  });
});

test("the time zone of the host has no effect", async () => {
  const script = `
    import { openEphemeris } from ${JSON.stringify(new URL("../../src/index.ts", import.meta.url).href)};
    import { computeSections, computeAllDashas, createNativity, resolveSettings, KUNDLI_SECTION_NAMES, computeTransits } from "@lagna/jyotish";
    const ephemeris = openEphemeris();
    const births = ["1900-01-01T00:00:00Z", "1944-08-20T01:41:00Z", "1985-06-09T04:29:30Z", "2024-03-31T01:30:00Z"];
    const kundlis = births.map((iso) => {
      const jd = ephemeris.julianDay(Date.parse(iso));
      const nativity = createNativity(ephemeris, { jd, latitude: 18.97, longitude: 72.83, utcOffsetSeconds: 19800 }, resolveSettings());
      const kundli = computeSections(nativity, KUNDLI_SECTION_NAMES);
      const results = { dashas: computeAllDashas(nativity, 2), transits: computeTransits(nativity, jd + 9000) };
      return { chart: nativity.chart, kundli, ...results, sunrise: new Date(ephemeris.utcMilliseconds(kundli.panchanga.sunriseJd)).toISOString() };
    });
    console.log(JSON.stringify({ zone: Intl.DateTimeFormat().resolvedOptions().timeZone, kundlis }));
  `;
  const run = promisify(execFile);
  const answers = await Promise.all(
    ["UTC", "Asia/Kolkata", "America/St_Johns"].map(async (TZ) => {
      const options = {
        env: { ...process.env, TZ },
        cwd: fileURLToPath(new URL("../..", import.meta.url)),
        maxBuffer: 2 ** 24,
      };
      const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", script], options);
      return JSON.parse(stdout) as { zone: string; kundlis: unknown };
    }),
  );
  expect(answers.map(({ zone }) => zone)).toEqual([
    "UTC",
    expect.stringMatching(/^Asia\/(Kolkata|Calcutta)$/),
    "America/St_Johns",
  ]);
  expect(answers[1]?.kundlis).toEqual(answers[0]?.kundlis);
  expect(answers[2]?.kundlis).toEqual(answers[0]?.kundlis);
});

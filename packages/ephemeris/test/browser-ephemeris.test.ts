import type { AyanamsaChoice, CuspSystem, Ephemeris, EphemerisBody } from "@lagna/jyotish";
import { describe, expect, test } from "vitest";
import { separation } from "../../jyotish/src/core/angle.ts";
import { recordComparison } from "../../jyotish/test/golden/record-comparison.ts";
import { openBrowserEphemeris } from "../src/browser.ts";
import { BODY_NUMBERS, HOUSE_SYSTEM_CODES, SIDEREAL_MODES } from "../src/constants.ts";
import { openEphemeris } from "../src/index.ts";

const native = openEphemeris();
const browser = await openBrowserEphemeris();

/** Hours spread over the six hundred years of the files that a browser loads. */
const INSTANTS = Array.from({ length: 60 }, (_, index) => 2_378_900 + index * 3_640.37);
const PLACES = [
  { latitude: 28.6139, longitude: 77.209 },
  { latitude: -33.8688, longitude: 151.2093, altitude: 40 },
  { latitude: 64.1466, longitude: -21.9426 },
];
const ARCSECOND = 1 / 3600;
/** Two compilers round the last digits differently; the goal of the project is a tenth of an arcsecond. */
const TOLERANCE_DEG = 0.0001 * ARCSECOND;
const SECOND_DAYS = 1 / 86_400;

const compute = <Result>(of: (ephemeris: Ephemeris) => Result) => [of(browser), of(native)] as const;
function expectSameDegrees([found, expected]: readonly [number, number]): void {
  const error = separation(found, expected);
  const compared = { subject: "browser", quantity: "degrees", id: "native", error };
  recordComparison({ ...compared, tolerance: TOLERANCE_DEG, unit: "deg" });
  expect(error).toBeLessThan(TOLERANCE_DEG);
}

describe("Swiss Ephemeris as WebAssembly has the figures of the native library", () => {
  test.each(Object.keys(BODY_NUMBERS) as EphemerisBody[])("for %s", (body) => {
    for (const jd of INSTANTS)
      for (const positions of ["apparent", "geometric"] as const) {
        const [found, expected] = compute((ephemeris) => ephemeris.state(jd, body, positions));
        expectSameDegrees([found.longitude, expected.longitude]);
        expectSameDegrees([found.latitude + 180, expected.latitude + 180]);
        expect(found.speed).toBeCloseTo(expected.speed, 7);
      }
  });

  test.each(Object.keys(SIDEREAL_MODES) as Exclude<AyanamsaChoice["id"], "custom">[])("for the ayanamsa %s", (id) => {
    for (const jd of INSTANTS)
      for (const equinox of ["true", "mean"] as const)
        expectSameDegrees(compute((ephemeris) => ephemeris.ayanamsa(jd, { id }, "apparent", equinox) + 180));
  });

  test.each(Object.keys(HOUSE_SYSTEM_CODES) as CuspSystem[])("for the cusps of %s", (system) => {
    for (const jd of INSTANTS)
      for (const place of PLACES) {
        const [found, expected] = compute((ephemeris) => ephemeris.houses(jd, place, system));
        expectSameDegrees([found.ascendant, expected.ascendant]);
        expectSameDegrees([found.midheaven, expected.midheaven]);
        expect(found.cusps?.length).toBe(expected.cusps?.length);
        found.cusps?.forEach((cusp, index) => expectSameDegrees([cusp, expected.cusps?.[index] ?? Number.NaN]));
      }
  });

  test.each(["upper_limb_refracted", "hindu"] as const)("for rising and setting by %s", (kind) => {
    for (const jd of INSTANTS.slice(0, 20))
      for (const place of PLACES)
        for (const event of ["rise", "set"] as const)
          for (const body of ["sun", "moon"] as const) {
            const [found, expected] = compute((ephemeris) => ephemeris.riseSet(jd, body, event, place, kind));
            if (expected === null) expect(found).toBeNull();
            else expect(Math.abs((found ?? 0) - expected)).toBeLessThan(0.01 * SECOND_DAYS);
          }
  });

  test.each(["sun", "moon"] as const)("for eclipses of the %s and where they are seen", (light) => {
    for (const jd of INSTANTS.slice(0, 12)) {
      const [found, expected] = compute((ephemeris) => ephemeris.nextEclipse(jd, light));
      if (!found || !expected) throw new Error(`no eclipse after ${jd}`);
      expect(found.kind).toBe(expected.kind);
      expect(found.maximumJd).toBeCloseTo(expected.maximumJd, 6);
      expect(found.magnitude).toBeCloseTo(expected.magnitude, 6);
      for (const place of PLACES) {
        const [here, there] = [browser.eclipseAt(found, place), native.eclipseAt(expected, place)];
        expect(here?.kind).toBe(there?.kind);
        if (here && there) expect(here.magnitude).toBeCloseTo(there.magnitude, 6);
      }
    }
  });

  test("for the conversion between UTC and UT1", () => {
    for (const year of [1850, 1947, 1972, 1999, 2026, 2100]) {
      const utc = Date.UTC(year, 5, 30, 23, 59, 59);
      const [found, expected] = compute((ephemeris) => ephemeris.julianDay(utc));
      expect(found).toBe(expected);
      expect(browser.utcMilliseconds(found)).toBe(native.utcMilliseconds(expected));
    }
  });
});

test("a year before the files is refused, not computed by a less exact theory", () => {
  expect(() => browser.state(2_300_000, "sun", "apparent")).toThrow(RangeError);
  expect(() => browser.state(2_597_700, "moon", "apparent")).toThrow(RangeError);
});

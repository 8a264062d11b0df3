import { createNativity, resolveSettings } from "@lagna/jyotish";
import type { SettingsRequest } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import { separation } from "../../jyotish/src/core/angle.ts";
import { openEphemeris } from "../src/index.ts";

const ephemeris = openEphemeris();
const BENGALURU = { latitude: 12.9716, longitude: 77.5946, utcOffsetSeconds: 19_800 };

function chartAt(iso: string, request: SettingsRequest) {
  const settings = resolveSettings(request);
  const jd = ephemeris.julianDay(Date.parse(iso), settings.time_scale);
  return createNativity(ephemeris, { ...BENGALURU, jd }, settings).chart;
}

describe("the time scale", () => {
  test("a clock treated as UT1 converts back to the millisecond, in every century", () => {
    for (const iso of [
      "-001001-01-01T00:00:00.123Z",
      "0000-02-29T00:00:00Z",
      "0099-03-01T00:00:00Z",
      "1800-01-01T00:00:00.123Z",
      "1944-08-20T01:41:00Z",
      "2016-12-31T23:59:59Z",
      "2399-12-31T00:00:00Z",
    ]) {
      const jd = ephemeris.julianDay(Date.parse(iso), "clock_as_ut1");
      expect(Math.abs(ephemeris.utcMilliseconds(jd, "clock_as_ut1") - Date.parse(iso))).toBeLessThanOrEqual(1);
    }
    expect(() => ephemeris.julianDay(Date.parse("-001002-12-31T23:59:59Z"), "clock_as_ut1")).toThrow(RangeError);
  });

  test("moves the lagna by the difference of UT1 and UTC: 0.74 s, 11 arcseconds, at the end of 1978", () => {
    const iso = "1978-12-30T12:00:00Z";
    const seconds =
      (ephemeris.julianDay(Date.parse(iso)) - ephemeris.julianDay(Date.parse(iso), "clock_as_ut1")) * 86_400;
    // IERS bulletin B: UT1 - UTC = -0.4 s just before the leap second of that night; Swiss Ephemeris' delta T is good to 0.1 s.
    expect(Math.abs(seconds + 0.4)).toBeLessThan(0.2);
    const [ut1, clock] = (["utc_to_ut1", "clock_as_ut1"] as const).map(
      (time_scale) => chartAt(iso, { time_scale }).lagna,
    );
    const arc = separation(ut1?.longitude ?? Number.NaN, clock?.longitude ?? Number.NaN) * 3600;
    expect(arc).toBeGreaterThan(Math.abs(seconds) * 10);
    expect(arc).toBeLessThan(Math.abs(seconds) * 20);
  });

  test("is clock_as_ut1 only in the presets of Jagannatha Hora", () => {
    for (const preset of ["jagannatha_hora", "jagannatha_hora_lahiri"] as const) {
      expect(resolveSettings({ preset }).time_scale).toBe("clock_as_ut1");
    }
    for (const preset of ["lagna", "drik", "kp", "raman"] as const) {
      expect(resolveSettings({ preset }).time_scale).toBe("utc_to_ut1");
    }
  });
});

/**
 * A kundali of drikpanchang.com, Bengaluru, 9 April 2025, 20:51:50, as transcribed in cryptekbits/astrovedic
 * (`Lahiri/Lahiri.md`, MIT): its D1 table, and the Sun from its D4 table, a quarter of 11.2222° behind 22.5° of Pisces,
 * because the D1 row has a typing error of a tenth of a degree.
 */
const PRINTED_BY_DRIK = [
  ["sun", 355.80555],
  ["mars", 92.4202],
  ["mercury", 332.8196],
  ["jupiter", 53.1691],
  ["venus", 330.6416],
  ["saturn", 331.2942],
  ["rahu", 332.0571],
  ["ketu", 152.0571],
] as const;

describe("the kundali that Drik Panchang printed", () => {
  const chart = chartAt("2025-04-09T15:21:50Z", { preset: "drik" });
  const apart = (printed: number, ours = Number.NaN): number => separation(ours, printed) * 3600;

  test.each(PRINTED_BY_DRIK)("%s at %d°, within two seconds of arc", (id, printed) => {
    const longitude = chart.planets.find((planet) => planet.id === id)?.longitude;
    expect(apart(printed, longitude)).toBeLessThan(2);
  });

  test("the Moon within its motion in half a minute, the mean node, retrograde", () => {
    expect(apart(138.8496, chart.planets.find(({ id }) => id === "moon")?.longitude)).toBeLessThan(17);
    const rahu = chart.planets.find(({ id }) => id === "rahu");
    expect(rahu).toMatchObject({ sign: "pisces", retrograde: true });
  });

  test("the lagna, for a place known only as a city", () => {
    expect(apart(209.8423, chart.lagna?.longitude)).toBeLessThan(15);
  });
});

import { computeSections, createNativity, resolveSettings, type JulianDayUt } from "@lagna/jyotish";
import { RISING_UPAGRAHAS, SOLAR_UPAGRAHAS } from "@lagna/terms";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { separation } from "../../../jyotish/src/core/angle.ts";
import { openEphemeris } from "../../src/index.ts";
import { listNumbers } from "../golden-cases.ts";
import { countRuns } from "../../../../tools/lib/sample.ts";

vi.setConfig({ testTimeout: 60_000 });
const ephemeris = openEphemeris();
const NAMES = [
  "ashtakavarga",
  "arudhas",
  "karakamsa",
  "swamsa",
  "argala",
  "special_lagnas",
  "upagrahas",
  "sphutas",
  "badhaka",
  "maraka",
  "drekkana_22",
  "navamsa_64",
  "special_degrees",
  "panchanga",
] as const;

const births = fc.record({
  jd: fc.double({ min: 2_378_530, max: 2_597_600, noNaN: true }).map((value) => value as JulianDayUt),
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const presets = fc.constantFrom("lagna", "jagannatha_hora" as const, "drik" as const);

test("any birth has every point that can be computed, and null with the reason for the rest", () => {
  fc.assert(
    fc.property(births, presets, (birth, preset) => {
      const nativity = createNativity(ephemeris, birth, resolveSettings({ preset }));
      const { special_lagnas, upagrahas, sphutas, panchanga, ...rest } = computeSections(nativity, NAMES);
      for (const [path, value] of listNumbers({ special_lagnas, upagrahas, sphutas, ...rest })) {
        expect(Number.isFinite(value), path).toBe(true);
      }
      const noSunrise = panchanga.sunriseJd === null;
      expect(special_lagnas.reason).toBe(noSunrise ? "no_sunrise" : null);
      expect(
        [special_lagnas.bhava, special_lagnas.varnada, special_lagnas.varnadaByHouse].map((each) => each === null),
      ).toEqual([noSunrise, noSunrise, noSunrise]);
      expect([special_lagnas.sree, special_lagnas.indu, special_lagnas.kunda]).not.toContain(null);
      const noHalf = upagrahas.reason === "no_sunrise";
      for (const id of RISING_UPAGRAHAS) expect(upagrahas[id] === null).toBe(noHalf);
      for (const id of SOLAR_UPAGRAHAS) expect(upagrahas[id]).not.toBeNull();
      expect([sphutas.tri, sphutas.prana, sphutas.sookshma_tri].map((each) => each === null)).toEqual([
        noHalf,
        noHalf,
        noHalf,
      ]);
      expect([sphutas.yogi, sphutas.bhrigu_bindu]).not.toContain(null);
    }),
    { numRuns: countRuns(150) },
  );
});

/** Tromso, at midsummer: the Sun does not set. */
test("a polar day has no special lagnas based on sunrise and no Gulika", () => {
  const jd = ephemeris.julianDay(Date.UTC(2000, 5, 21, 10));
  const nativity = createNativity(ephemeris, { jd, latitude: 69.65, longitude: 18.95 }, resolveSettings());
  const { special_lagnas, upagrahas } = computeSections(nativity, ["special_lagnas", "upagrahas"]);
  expect([special_lagnas.hora, special_lagnas.reason]).toEqual([null, "no_sunrise"]);
  expect([upagrahas.gulika, upagrahas.reason]).toEqual([null, "no_sunrise"]);
});

/** Delhi, a Sunday: Saturn's part is the seventh of the day, and the third of the night. */
test("Gulika is the lagna that rises when its part begins", () => {
  const place = { latitude: 28.61, longitude: 77.21, utcOffsetSeconds: 19_800 };
  const settings = resolveSettings();
  const noon = createNativity(ephemeris, { jd: ephemeris.julianDay(Date.UTC(2024, 2, 10, 6, 30)), ...place }, settings);
  const { panchanga, upagrahas } = computeSections(noon, ["panchanga", "upagrahas"]);
  const { sunriseJd, sunsetJd, nextSunriseJd } = panchanga as unknown as Record<string, number>;
  const risingAt = (from: number, to: number, part: number): number => {
    const jd = (from + ((to - from) * part) / 8) as JulianDayUt;
    return createNativity(ephemeris, { jd, ...place }, settings).longitudes.lagna;
  };
  const day = risingAt(sunriseJd as number, sunsetJd as number, 6);
  expect(separation(upagrahas.gulika?.longitude ?? Number.NaN, day)).toBeLessThan(1e-6);
  const midnight = createNativity(
    ephemeris,
    { jd: ephemeris.julianDay(Date.UTC(2024, 2, 10, 18, 30)), ...place },
    settings,
  );
  const night = risingAt(sunsetJd as number, nextSunriseJd as number, 2);
  const { gulika } = computeSections(midnight, ["upagrahas"]).upagrahas;
  expect(separation(gulika?.longitude ?? Number.NaN, night)).toBeLessThan(1e-6);
});

import { calculate, everyDasha, type JulianDayUt, nativityOf, resolveSettings, SUBJECT_NAMES } from "@lagna/jyotish";
import { PRESET_IDS } from "@lagna/terms";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { openEphemeris } from "../../src/index.ts";
import { numbersIn } from "../support.ts";

vi.setConfig({ testTimeout: 120_000 });
const ephemeris = openEphemeris();
const births = fc.record({
  jd: fc.oneof(
    { weight: 4, arbitrary: fc.double({ min: ephemeris.range.from, max: ephemeris.range.until - 1e-6, noNaN: true }) },
    // Nearer and nearer to the ends of the data.
    fc.integer({ min: 0, max: 24 }).map((halvings) => ephemeris.range.from + 2 / 2 ** halvings),
    fc.integer({ min: 0, max: 20 }).map((halvings) => ephemeris.range.until - 2 / 2 ** halvings),
    fc.constant(ephemeris.range.from),
  ) as fc.Arbitrary<JulianDayUt>,
  latitude: fc.oneof(fc.double({ min: -60, max: 60, noNaN: true }), fc.double({ min: -90, max: 90, noNaN: true })),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test("no figure of any subject or dasha is anything but finite, at any latitude, under any preset", () => {
  fc.assert(
    fc.property(births, fc.constantFrom(...PRESET_IDS), (birth, preset) => {
      const nativity = nativityOf(ephemeris, birth, resolveSettings({ preset }));
      const found = { ...calculate(nativity, SUBJECT_NAMES), every_dasha: everyDasha(nativity, 2) };
      expect(numbersIn(found).filter(([, figure]) => !Number.isFinite(figure))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

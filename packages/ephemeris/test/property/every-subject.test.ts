import { calculate, everyDasha, nativityOf, resolveSettings, SUBJECT_NAMES } from "@lagna/jyotish";
import { PRESET_IDS } from "@lagna/terms";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { openEphemeris } from "../../src/index.ts";
import { numbersIn } from "../support.ts";

vi.setConfig({ testTimeout: 120_000 });
const ephemeris = openEphemeris();
const births = fc.record({
  jd: fc.integer({ min: Date.UTC(1801, 0, 1), max: Date.UTC(2399, 0, 1) }).map((utc) => ephemeris.julianDay(utc)),
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

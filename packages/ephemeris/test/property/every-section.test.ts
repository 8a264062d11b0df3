import {
  computeSections,
  computeAllDashas,
  type JulianDayUt,
  createNativity,
  resolveSettings,
  KUNDLI_SECTION_NAMES,
} from "@lagna/jyotish";
import { PRESET_IDS } from "@lagna/terms";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { countRuns } from "../../../../tools/lib/sample.ts";
import { openEphemeris } from "../../src/index.ts";
import { listNumbers } from "../golden-cases.ts";

vi.setConfig({ testTimeout: 120_000 });
const ephemeris = openEphemeris();
const births = fc.record({
  jd: fc.oneof(
    { weight: 4, arbitrary: fc.double({ min: ephemeris.range.from, max: ephemeris.range.until - 1e-6, noNaN: true }) },
    // Closer and closer to the ends of the data.
    fc.integer({ min: 0, max: 24 }).map((halvings) => ephemeris.range.from + 2 / 2 ** halvings),
    fc.integer({ min: 0, max: 20 }).map((halvings) => ephemeris.range.until - 2 / 2 ** halvings),
    fc.constant(ephemeris.range.from),
  ) as fc.Arbitrary<JulianDayUt>,
  latitude: fc.oneof(fc.double({ min: -60, max: 60, noNaN: true }), fc.double({ min: -90, max: 90, noNaN: true })),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test("every figure of every section and dasha is finite, at any latitude, under any preset", () => {
  fc.assert(
    fc.property(births, fc.constantFrom(...PRESET_IDS), (birth, preset) => {
      const nativity = createNativity(ephemeris, birth, resolveSettings({ preset }));
      const found = { ...computeSections(nativity, KUNDLI_SECTION_NAMES), every_dasha: computeAllDashas(nativity, 2) };
      expect(listNumbers(found).filter(([, figure]) => !Number.isFinite(figure))).toEqual([]);
    }),
    { numRuns: countRuns(60, 6) },
  );
});

test("if the Sun does not rise, values that need a sunrise are null and the rest is computed", () => {
  const polar = fc.record({
    jd: fc.double({ min: 2_380_000, max: 2_597_000, noNaN: true }) as fc.Arbitrary<JulianDayUt>,
    latitude: fc.oneof(fc.double({ min: 72, max: 90, noNaN: true }), fc.double({ min: -90, max: -72, noNaN: true })),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  let sunless = 0;
  fc.assert(
    fc.property(polar, (birth) => {
      const nativity = createNativity(ephemeris, { ...birth, name: "Asha" }, resolveSettings());
      const found = computeSections(nativity, KUNDLI_SECTION_NAMES);
      if (found.panchanga.sunriseJd !== null) return;
      sunless += 1;
      const { special_lagnas: lagnas, upagrahas, shadbala, avasthas, arudhas, limb_begins: begins } = found;
      const byTime = [lagnas.bhava, lagnas.hora, lagnas.ghati, lagnas.vighati, lagnas.pranapada, lagnas.varnada];
      expect(byTime.every((point) => point === null)).toBe(true);
      expect([upagrahas.gulika, upagrahas.mandi, upagrahas.kala, begins.varaJd]).toEqual([null, null, null, null]);
      expect([lagnas.sree, lagnas.indu, lagnas.kunda, upagrahas.dhuma].includes(null)).toBe(false);
      expect([shadbala.reason, shadbala.grahas.sun.total, avasthas.sun.sayanadi]).toEqual(["no_sunrise", null, null]);
      expect(shadbala.grahas.sun.sthana.total).toBeGreaterThan(0);
      expect(Object.keys(arudhas.bhava)).toHaveLength(12);
      for (const { id, periods, applicable, reason } of computeAllDashas(nativity, 1)) {
        if (!["kaala", "chakra", "varnada"].includes(id)) expect(periods.length, id).toBeGreaterThan(0);
        else expect([periods, applicable, reason], id).toEqual([[], null, "no_sunrise"]);
      }
    }),
    { numRuns: 30 },
  );
  expect(sunless).toBeGreaterThan(0);
});

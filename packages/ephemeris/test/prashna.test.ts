import { computePrashna, createNativity, findKpNumber, KP_NUMBERS, MATTERS, resolveSettings } from "@lagna/jyotish";
import { PRASHNA_MATTERS, type PrashnaMode, RASHIS } from "@lagna/terms";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openEphemeris } from "../src/index.ts";

const ephemeris = openEphemeris();
const PUNE = { latitude: 18.52, longitude: 73.86, utcOffsetSeconds: 19_800 };
const momentAt = (utc: number) =>
  createNativity(ephemeris, { jd: ephemeris.julianDay(utc), ...PUNE }, resolveSettings());
const MORNING = Date.UTC(2026, 2, 1, 6);

describe("the chart of a question", () => {
  test("is that of its moment, with the lagna of its number", () => {
    const moment = momentAt(MORNING);
    expect(computePrashna(moment, { mode: "chart", house: 10 }).nativity).toBe(moment);
    for (const number of [1, 45, 108]) {
      const { nativity, arudha } = computePrashna(moment, { mode: "number_108", house: 10, number });
      expect(nativity.longitudes.lagna).toBeCloseTo(((number - 1) * 10) / 3, 8);
      expect(nativity.chart.lagna.sign).toBe(RASHIS[Math.floor((number - 1) / 9)]);
      expect(nativity.chart.lagna.sign).toBe(arudha);
      expect(nativity.longitudes.moon).toBe(moment.longitudes.moon);
    }
    for (const number of [1, 145, 249]) {
      const { nativity, kp } = computePrashna(moment, { mode: "number_249", house: 10, number });
      expect(findKpNumber(nativity.longitudes.lagna)).toBe(number);
      expect(kp?.cusps[9]?.signLord).toBe(nativity.chart.houses[9]?.lord);
      expect(kp?.number).toBe(KP_NUMBERS[number - 1]);
    }
    const { nativity, arudha } = computePrashna(moment, { mode: "arudha", house: 1, number: 7 });
    expect([nativity.chart.lagna.sign, arudha]).toEqual(["libra", "libra"]);
    expect(computePrashna(moment, { mode: "arudha", house: 1 }).nativity.chart.lagna.sign).toBe(
      computePrashna(moment, { mode: "chart", house: 1 }).arudha,
    );
  });

  test("at any moment and of any house: a verdict from its evidence, a time only with hope, no verdict on harm", () => {
    const modes = fc.constantFrom<PrashnaMode>("chart", "number_108", "number_249", "arudha");
    const instants = fc.integer({ min: Date.UTC(1950, 0, 1), max: Date.UTC(2050, 0, 1) });
    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 12 }), modes, (utc, house, mode) => {
        const found = computePrashna(momentAt(utc), { mode, house, number: house });
        const { karyas, evidence, verdict, timing, withheld, nativity } = found;
        expect(karyas.lagnaLord).toBe(nativity.chart.houses[0]?.lord);
        expect(karyas.karyaLord).toBe(nativity.chart.houses[house - 1]?.lord);
        expect(withheld).toBe(house === 6 ? "illness" : house === 8 ? "death" : null);
        if (withheld !== null) expect([verdict, timing, evidence]).toEqual(["unclear", null, []]);
        if (timing) {
          expect(["favourable", "delayed"]).toContain(verdict);
          expect(timing.from).toBeLessThanOrEqual(timing.to);
          expect(timing.degrees).toBeLessThanOrEqual(timing.to);
        }
        const judged = evidence.filter(
          ({ weight, effect, spoiled }) => weight !== "minor" && effect !== "none" && !spoiled,
        );
        if (withheld === null) expect(verdict === "unclear").toBe(judged.length === 0);
        for (const { source } of evidence) expect(source.text).not.toBe("");
      }),
      { numRuns: 60 },
    );
  });

  test("a named matter has its house, and its own reason for no verdict", () => {
    const moment = momentAt(MORNING);
    for (const matter of PRASHNA_MATTERS) {
      const { karyas, withheld, verdict } = computePrashna(moment, { mode: "chart", matter });
      expect(karyas.house).toBe(MATTERS[matter].house);
      expect(withheld).toBe(MATTERS[matter].sensitive ?? null);
      if (withheld) expect(verdict).toBe("unclear");
    }
    expect(computePrashna(moment, { mode: "chart", matter: "inheritance" }).withheld).toBeNull();
  });

  test("numbers that the mode does not have are refused", () => {
    const moment = momentAt(MORNING);
    for (const [mode, number] of [
      ["number_108", 109],
      ["number_249", 0],
      ["arudha", 13],
      ["number_249", undefined],
    ] as const)
      expect(() => computePrashna(moment, { mode, house: 1, number })).toThrow(RangeError);
    expect(() => computePrashna(moment, { mode: "chart" })).toThrow(RangeError);
  });
});

describe("facts beside the verdict", () => {
  test("of the moment of 1 March 2026 in Pune: breath, bird, chatra rashi, trisphuta", () => {
    const moment = momentAt(MORNING);
    const { extras, arudha } = computePrashna(moment, { mode: "arudha", house: 1, number: 4, ashtamangala: [1, 2, 8] });
    // The thirteenth tithi of the bright half is in the fifth group of three: ida begins the day again.
    expect(extras.swara?.atSunrise).toBe("ida");
    expect(extras.swara?.ghatis).toBeGreaterThan(10);
    // Lagna and arudha are one, so that the chatra rashi is the veethi of the Sun in Aquarius.
    expect([arudha, moment.signs.sun, extras.chatraRashi]).toEqual(["cancer", "aquarius", "gemini"]);
    expect(extras.ashtamangala).toEqual([
      { digit: 1, graha: "sun", good: true },
      { digit: 2, graha: "mars", good: false },
      { digit: 8, graha: "rahu", good: false },
    ]);
    expect(extras.trisphuta?.sign).toBeDefined();
    expect([moment.chart.planets[1]?.nakshatra, extras.panchaPakshi]).toEqual(["ashlesha", "owl"]);
  });

  test("without a sunrise those that need one are left out", () => {
    const polar = createNativity(
      ephemeris,
      { jd: ephemeris.julianDay(Date.UTC(2026, 11, 21, 12)), latitude: 78.2, longitude: 15.6, utcOffsetSeconds: 3600 },
      resolveSettings(),
    );
    expect(computePrashna(polar, { mode: "chart", house: 2 }).extras).toMatchObject({ swara: null, trisphuta: null });
  });

  test("the bird is that of the Moon's star in its half of the month, whose stars begin with five of the list", () => {
    const groups = [1, 6, 12, 17, 22];
    const birds = ["vulture", "owl", "crow", "cock", "peacock"];
    const seen = new Set<string>();
    for (let day = 0; day < 120; day++) {
      const moment = momentAt(MORNING + day * 0.9 * 86_400_000);
      const star = Math.floor((moment.longitudes.moon * 27) / 360) + 1;
      const isDark = (moment.longitudes.moon - moment.longitudes.sun + 360) % 360 >= 180;
      const group = groups.findLastIndex((first) => first <= star);
      const { panchaPakshi } = computePrashna(moment, { mode: "chart", house: 1 }).extras;
      expect([star, panchaPakshi]).toEqual([star, birds[isDark ? 4 - group : group]]);
      seen.add(`${star}`);
    }
    expect(seen.size).toBe(27);
  });
});

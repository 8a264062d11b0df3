import { DASHA_IDS, type DashaId, GRAHAS, RASHIS, type VargaId } from "@lagna/terms";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normalizeDegrees } from "../../src/core/angle.ts";
import { computeDasha, type Dasha } from "../../src/dasha/dasha.ts";
import { computeDayPhase } from "../../src/dasha/day-phase.ts";
import { NAKSHATRA_DASHAS } from "../../src/dasha/nakshatra-dasha.data.ts";
import {
  DashaOptionError,
  listDashaVariants,
  type DashaDepth,
  type DashaOptions,
} from "../../src/dasha/dasha-options.ts";
import { DASHA_MAX_LEVELS, type DashaPeriod } from "../../src/dasha/period.ts";
import { modalityOf, rashiAt, rashiOf } from "../../src/zodiac/rashi.ts";
import { BIRTH_JD, createDashaContext, type Longitudes, YEAR_DAYS } from "./create-dasha-context.ts";

const make = (longitudes: Longitudes, id: DashaId, options?: DashaOptions & DashaDepth): Dasha =>
  computeDasha(createDashaContext(longitudes), BIRTH_JD, YEAR_DAYS, id, options);

/** Any longitude except right next to a cusp, where a dasha may be shorter than the resolution of an instant. */
const longitude = fc.integer({ min: 0, max: 359_999 }).map((thousandths) => thousandths / 1000 + 0.000_321);
const anyLongitudes = fc.tuple(...(["lagna", ...GRAHAS] as const).map(() => longitude)).map((values): Longitudes => {
  const [lagna = 0, sun = 0, moon = 0, mars = 0, mercury = 0, jupiter = 0, venus = 0, saturn = 0, rahu = 0] = values;
  const ketu = normalizeDegrees(rahu + 180);
  return { lagna, sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu };
});
const everyVariant = DASHA_IDS.flatMap((id) => listDashaVariants(id).map((variant) => ({ id, variant })));

const withoutSub = (period: DashaPeriod): DashaPeriod => ({ ...period, sub: undefined }) as unknown as DashaPeriod;

const rulerOf = (period: DashaPeriod): string => ("lord" in period ? period.lord : period.sign);

/** Checks that each period ends where the next begins, none is empty, and the outer ends are the given instants. */
function expectTiling(periods: readonly DashaPeriod[], startJd: number, endJd: number): void {
  const bounds = [startJd, ...periods.map((period) => period.endJd)];
  expect(periods.map((period) => period.startJd)).toEqual(bounds.slice(0, -1));
  expect(bounds.at(-1)).toBe(endJd);
  expect(periods.filter((period) => !(period.endJd > period.startJd))).toEqual([]);
}

describe.each(everyVariant)("$id, $variant", ({ id, variant }) => {
  test("its periods are contiguous and sum up, and sub-periods fill their parent", () => {
    fc.assert(
      fc.property(anyLongitudes, (longitudes) => {
        const found = make(longitudes, id, { variant, levels: 2 });
        const { periods } = found;
        // It contains no functions.
        expect(structuredClone(found)).toEqual(found);
        const [first, last] = [periods[0] as DashaPeriod, periods.at(-1) as DashaPeriod];
        expectTiling(periods, first.startJd, last.endJd);
        expect(first.startJd).toBeLessThanOrEqual(BIRTH_JD);
        expect(first.endJd).toBeGreaterThan(BIRTH_JD);
        for (const [position, maha] of periods.entries()) {
          const subs = maha.sub ?? [];
          expectTiling(subs, maha.startJd, maha.endJd);
          const antar = position % subs.length;
          expectTiling(
            make(longitudes, id, { variant, path: [position, antar] }).periods,
            subs[antar]?.startJd ?? Number.NaN,
            subs[antar]?.endJd ?? Number.NaN,
          );
        }
        if (found.balance) {
          expect((first.endJd - BIRTH_JD) / YEAR_DAYS).toBeCloseTo(found.balance.years, 7);
          expect(rulerOf(first)).toBe("lord" in found.balance ? found.balance.lord : found.balance.sign);
        } else {
          expect(first.startJd).toBe(BIRTH_JD);
        }
      }),
      { numRuns: 5 },
    );
  });

  test("the sub-periods of a path equal those in the full levels", () => {
    fc.assert(
      fc.property(anyLongitudes, fc.nat(6), fc.nat(4), (longitudes, maha, antar) => {
        const periods = (levels: number, path?: number[]) => make(longitudes, id, { variant, levels, path }).periods;
        const whole = periods(2);
        const outer = whole[maha % whole.length] as DashaPeriod;
        const subs = outer.sub as readonly DashaPeriod[];
        const [position, inner] = [maha % whole.length, antar % subs.length];
        expect(periods(1, [position])).toEqual(subs.map((period) => withoutSub(period)));
        expect(periods(2, [position])[inner]?.sub).toEqual(periods(1, [position, inner]));
      }),
      { numRuns: 3 },
    );
  });
});

const CYCLES = {
  ashtottari: 108,
  yogini: 36,
  shodashottari: 116,
  dwadashottari: 112,
  panchottari: 105,
  shatabdika: 100,
};
const MORE_CYCLES = { chaturashiti_sama: 84, dwisaptati_sama: 72, shashtihayani: 60, shattrimshat_sama: 36 };

describe("the nakshatra family", () => {
  const longitudes = fc.sample(anyLongitudes, { numRuns: 1, seed: 7 })[0] as Longitudes;

  test.each(Object.entries({ vimshottari: 120, ...CYCLES, ...MORE_CYCLES, naisargika: 120 }))(
    "%s has %i years",
    (id, years) => {
      const found = make(longitudes, id as DashaId);
      expect(found.cycleYears).toBe(years);
      const { periods } = found;
      const total = ((periods.at(-1) as DashaPeriod).endJd - (periods[0] as DashaPeriod).startJd) / YEAR_DAYS;
      expect(total / years).toBeCloseTo(Math.round(total / years), 9);
    },
  );

  test("the elapsed share of the first period equals the traversed share of the nakshatra, or of its group", () => {
    const at = (id: DashaId, moon: number, options?: DashaOptions) =>
      make({ ...longitudes, moon }, id, options).balance;
    // Half of Ardra: an eighth of the Sun's four nakshatras, half of the Moon's one.
    const halfOfArdra = (5.5 * 360) / 27;
    expect(at("ashtottari", halfOfArdra)).toEqual({ lord: "sun", years: expect.closeTo(6 * (7 / 8), 9) });
    expect(at("yogini", halfOfArdra)).toEqual({ lord: "moon", years: expect.closeTo(0.5, 9) });
    // The 9th nakshatra is the first after the Sun's group.
    expect(at("ashtottari", (9 * 360) / 27)).toEqual({ lord: "moon", years: 15 });
    expect(at("dwadashottari", 359.999)?.years).toBeCloseTo(0, 2);
    expect(at("dwadashottari", (26 * 360) / 27)).toEqual({ lord: "sun", years: 7 });
  });

  test.each([
    ["shodashottari", 7],
    ["panchottari", 16],
    ["shatabdika", 26],
    ["chaturashiti_sama", 14],
    ["dwisaptati_sama", 18],
    ["shattrimshat_sama", 21],
    ["ashtottari", 5],
    ["shashtihayani", 0],
  ] as const)("%s gives its first lord to the nakshatra it is counted from", (id, star) => {
    const { balance } = make({ ...longitudes, moon: (star * 360) / 27 }, id);
    const [first] = NAKSHATRA_DASHAS[id].lords;
    expect(balance).toEqual({ lord: first?.lord, years: expect.closeTo(first?.years ?? Number.NaN, 9) });
  });

  test("Abhijit, if counted, is between Uttara Ashadha and Shravana", () => {
    const lordAt = (moon: number) => make({ ...longitudes, moon }, "shashtihayani").balance;
    expect(lordAt(276.6)).toMatchObject({ lord: "venus" });
    expect(lordAt(276.7)).toMatchObject({ lord: "saturn" });
    expect(lordAt(278 + 46 / 60 + 40 / 3600)).toEqual({ lord: "saturn", years: expect.closeTo(3, 9) });
    expect(lordAt(359.9)).toMatchObject({ lord: "rahu" });
    const withAbhijit = make({ ...longitudes, moon: 278.777_777_777 }, "ashtottari", { variant: "28" }).balance;
    expect(withAbhijit).toEqual({ lord: "saturn", years: expect.closeTo(10 * (1.5 / 4), 6) });
  });

  test("tithis, yogas and karanas have the lords of the tables", () => {
    const lords = (id: DashaId, count: number, place: (angle: number) => Partial<Longitudes>) =>
      Array.from({ length: count }, (_, part) => {
        const { balance } = make({ ...longitudes, ...place(((part + 0.5) * 360) / count) }, id);
        return balance && "lord" in balance ? balance.lord : null;
      });
    const elongation = (angle: number) => ({ sun: 0, moon: angle });
    const tithis = lords("tithi_yogini", 30, elongation);
    expect([0, 8, 15, 23].map((tithi) => tithis[tithi])).toEqual(["sun", "sun", "sun", "sun"]);
    expect([7, 22, 29].map((tithi) => tithis[tithi])).toEqual(["rahu", "rahu", "rahu"]);
    expect([6, 14, 21].map((tithi) => tithis[tithi])).toEqual(["saturn", "saturn", "saturn"]);
    expect(tithis.filter((lord) => lord === "venus")).toHaveLength(4);
    expect(lords("tithi_ashtottari", 30, elongation)).toEqual(tithis);
    const yogas = lords("yoga_vimshottari", 27, elongation);
    expect([2, 11, 20].map((yoga) => yogas[yoga])).toEqual(["ketu", "ketu", "ketu"]);
    expect(yogas.slice(3, 6)).toEqual(["venus", "sun", "moon"]);
    const karanas = lords("karana_chaturashiti", 60, elongation);
    expect(karanas.slice(0, 4)).toEqual(["mercury", "sun", "moon", "mars"]);
    expect(karanas[59]).toBe("mars");
  });

  test("tribhagi: a third of every period in three times the cycles", () => {
    const whole = make(longitudes, "vimshottari");
    const thirds = make(longitudes, "vimshottari", { tribhagi: true });
    expect(thirds.cycleYears).toBeCloseTo(40, 9);
    expect(thirds.periods).toHaveLength(27);
    expect(thirds.balance?.years).toBeCloseTo((whole.balance?.years ?? 0) / 3, 9);
    expect(thirds.periods.slice(0, 9).map(rulerOf)).toEqual(whole.periods.map(rulerOf));
  });

  test("counted from another nakshatra, from the lagna, in a varga", () => {
    const moon = 5;
    const start = (options: DashaOptions) => make({ ...longitudes, moon, lagna: 41 }, "vimshottari", options).balance;
    expect(start({})).toMatchObject({ lord: "ketu" });
    expect(start({ from: "kshema" })).toMatchObject({ lord: "moon" });
    expect(start({ from: "lagna" })).toMatchObject({ lord: "moon" });
    // Nine times five degrees is 45, in Rohini.
    expect(start({ varga: "D9" })).toEqual({ lord: "moon", years: expect.closeTo(10 * (1 - (45 - 40) / (40 / 3)), 9) });
  });
});

/** Dashas of signs whose order and years depend only on relative positions. */
const BY_SIGNS_ALONE: readonly DashaId[] = ["karaka", "buddhi_gati", "sudarshana", "naisargika"];

test.each(BY_SIGNS_ALONE)("%s rotates with the chart", (id) => {
  fc.assert(
    fc.property(anyLongitudes, fc.nat(11), (longitudes, signs) => {
      const turned = Object.fromEntries(
        Object.entries(longitudes).map(([body, angle]) => [body, normalizeDegrees(angle + signs * 30)]),
      ) as Longitudes;
      const periods = (of: Longitudes) => make(of, id, { levels: 2 }).periods;
      const [before, after] = [periods(longitudes), periods(turned)];
      // Exaltation does not rotate: the years of the buddhi gati may differ by one, but not its order.
      const order = (list: readonly DashaPeriod[], by: number) =>
        [...new Set(list.map(rulerOf))].map((ruler) =>
          RASHIS.includes(ruler as never) ? rashiAt(RASHIS.indexOf(ruler as never) + by) : ruler,
        );
      if (id !== "buddhi_gati") expect(order(after, 0)).toEqual(order(before, signs));
      else expect(after[0]?.startJd).toBe(before[0]?.startJd);
    }),
    { numRuns: 20 },
  );
});

describe("rashi dashas", () => {
  test("every sign of the Narayana family has twelve years in its two cycles, and occurs once per cycle", () => {
    const ids = ["narayana", "chara_pvr", "lagna_kendradi", "ak_kendradi", "trikona", "lagnamsaka"] as const;
    fc.assert(
      fc.property(anyLongitudes, fc.constantFrom(...ids), (longitudes, id) => {
        const years = new Map<string, number>();
        for (const period of make(longitudes, id).periods) {
          const length = (period.endJd - period.startJd) / YEAR_DAYS;
          years.set(rulerOf(period), (years.get(rulerOf(period)) ?? 0) + length);
        }
        expect([...years.keys()].toSorted()).toEqual([...RASHIS].toSorted());
        for (const total of years.values()) expect(total).toBeCloseTo(12, 7);
      }),
      { numRuns: 60 },
    );
  });

  test.each(["sthira", "brahma", "shoola", "niryana_shoola", "mandooka", "navamsa", "yogardha", "tara_lagna"] as const)(
    "%s contains every sign once",
    (id) => {
      fc.assert(
        fc.property(anyLongitudes, (longitudes) => {
          const rulers = make(longitudes, id).periods.map(rulerOf);
          expect(new Set(rulers).size).toBe(rulers.length);
          if (id !== "brahma") expect(rulers).toHaveLength(12);
        }),
        { numRuns: 20 },
      );
    },
  );

  test("drig contains every sign once except from a dual lagna, where the 9th and the 11th aspect each other", () => {
    fc.assert(
      fc.property(anyLongitudes, (longitudes) => {
        const found = make(longitudes, "drig");
        const signs = new Set(found.periods.map(rulerOf));
        expect(signs.size).toBe(modalityOf(rashiOf(longitudes.lagna)) === "dual" ? 10 : 12);
        expect(found.cycleYears).toBe(144);
      }),
      { numRuns: 40 },
    );
  });

  test("modality of the first sign, Saturn and Ketu decide the order of narayana", () => {
    const empty = { sun: 0, moon: 0, mars: 0, mercury: 0, jupiter: 0, venus: 0, saturn: 0, rahu: 0, ketu: 0 };
    // Aquarius holds most grahas: fixed, and the ninth from it, Libra, is odd-footed.
    const crowd = {
      ...empty,
      lagna: 310,
      sun: 310,
      moon: 310,
      mars: 310,
      mercury: 310,
      venus: 310,
      rahu: 40,
      ketu: 220,
    };
    const order = (changes: Partial<Longitudes>) =>
      [...new Set(make({ ...crowd, ...changes }, "narayana").periods.map(rulerOf))].slice(0, 4);
    expect(order({ saturn: 100, jupiter: 100 })).toEqual(["aquarius", "cancer", "sagittarius", "taurus"]);
    expect(order({ saturn: 310, jupiter: 100 })).toEqual(["aquarius", "pisces", "aries", "taurus"]);
    expect(order({ saturn: 100, jupiter: 100, ketu: 310, rahu: 130 })).toEqual([
      "aquarius",
      "virgo",
      "aries",
      "scorpio",
    ]);
  });

  test("sensitive ones are marked", () => {
    const longitudes = fc.sample(anyLongitudes, { numRuns: 1, seed: 3 })[0] as Longitudes;
    expect(DASHA_IDS.filter((id) => make(longitudes, id).sensitive)).toEqual(["shoola", "niryana_shoola"]);
  });
});

describe("kalachakra", () => {
  test("the rest of the birth pada's nine signs, then the next pada's nine, as in the book", () => {
    fc.assert(
      fc.property(anyLongitudes, (longitudes) => {
        const { periods: signs, cycleYears, balance } = make(longitudes, "kalachakra");
        expect([83, 85, 86, 100]).toContain(cycleYears);
        expect(signs.length).toBeGreaterThanOrEqual(10);
        expect(signs.length).toBeLessThanOrEqual(18);
        expect(signs[0]?.startJd).toBe(BIRTH_JD);
        expect(balance?.years).toBeGreaterThan(0);
      }),
    );
  });

  test("the sub-periods of the dasha running at birth are those still to come", () => {
    const longitudes = fc.sample(anyLongitudes, { numRuns: 1, seed: 5 })[0] as Longitudes;
    // Three quarters of Rohini's second pada: Scorpio has run 2.25 of 7 years, of the pada's 83.
    const [scorpio] = make({ ...longitudes, moon: 45 + 50 / 60 }, "kalachakra", { levels: 2 }).periods;
    const parts = scorpio?.sub ?? [];
    expect(rulerOf(scorpio as DashaPeriod)).toBe("scorpio");
    expect(parts.length).toBeLessThan(9);
    expect(rulerOf(parts.at(-1) as DashaPeriod)).toBe("sagittarius");
  });

  test("gatis are marked, and deha and jeeva are the ends of the nine", () => {
    const longitudes = fc.sample(anyLongitudes, { numRuns: 1, seed: 5 })[0] as Longitudes;
    // Ashwini's second pada: C 8 7 6 4 5 3 after A B.
    const found = make({ ...longitudes, moon: 3.4 }, "kalachakra");
    expect(found.seed).toMatchObject({ nakshatra: "ashwini", pada: 2, deha: "capricorn", jiva: "gemini" });
    const leaps = found.periods.map((period) => ("gati" in period ? period.gati : undefined));
    expect(leaps.slice(0, 9)).toEqual([
      undefined,
      undefined,
      undefined,
      "simhavalokana",
      undefined,
      undefined,
      "manduka",
      "markata",
      "manduka",
    ]);
    // Rohini is counted backward.
    expect(make({ ...longitudes, moon: 41 }, "kalachakra").seed).toMatchObject({ deha: "cancer", jiva: "sagittarius" });
  });
});

describe("without a sunrise", () => {
  const longitudes = fc.sample(anyLongitudes, { numRuns: 1, seed: 11 })[0] as Longitudes;
  const polar = createDashaContext(longitudes, false);

  test.each(["kaala", "chakra", "varnada"] as const)("%s has no periods and gives the reason", (id) => {
    const found = computeDasha(polar, BIRTH_JD, YEAR_DAYS, id, { levels: 2 });
    expect(found).toMatchObject({ applicable: null, reason: "no_sunrise", cycleYears: null, seed: null });
    expect(found.periods).toEqual([]);
  });

  test("the applicability of shattrimshat sama is unknown, but its periods are computed", () => {
    const found = computeDasha(polar, BIRTH_JD, YEAR_DAYS, "shattrimshat_sama");
    expect(found).toMatchObject({ applicable: null, reason: "no_sunrise" });
    expect(found.periods).toHaveLength(24);
  });
});

describe("the parts of the day", () => {
  const part = (hour: number) => computeDayPhase(hour / 24, 6 / 24, 18 / 24, 30 / 24);

  test.each([
    [6, "dawn", 0.5],
    [7, "dawn", 0.75],
    [9, "day", 1 / 8],
    [12, "day", 0.5],
    [17, "dusk", 0.25],
    [18, "dusk", 0.5],
    [24, "night", 0.5],
    [29, "dawn", 0.25],
  ])("at %i h: %s, %d of it over", (hour, name, fraction) => {
    expect(part(hour)).toMatchObject({ phase: name, isDay: hour < 18 });
    expect(part(hour)?.fraction).toBeCloseTo(fraction, 9);
  });

  test("unknown if a rise or set is", () => {
    expect(computeDayPhase(0, null, 1, 2)).toBeNull();
    expect(computeDayPhase(0, -1, null, 2)).toBeNull();
    expect(computeDayPhase(0, -1, 1, null)).toBeNull();
  });
});

describe("choices", () => {
  const longitudes = fc.sample(anyLongitudes, { numRuns: 1, seed: 13 })[0] as Longitudes;

  test.each<[DashaId, DashaOptions, keyof DashaOptions]>([
    ["yogini", { variant: "28" }, "variant"],
    ["chakra", { from: "lagna" }, "from"],
    ["tithi_yogini", { from: "lagna" }, "from"],
    ["vimshottari", { from: "mars" as "moon" }, "from"],
    ["kaala", { varga: "D9" }, "varga"],
    ["narayana", { varga: "D13" as VargaId }, "varga"],
    ["narayana", { tribhagi: true }, "tribhagi"],
  ])("%s refuses %j", (id, options, option) => {
    expect(() => make(longitudes, id, options)).toThrow(DashaOptionError);
    expect(() => make(longitudes, id, options)).toThrow(expect.objectContaining({ option }));
  });

  test("refuses paths and levels that do not exist", () => {
    const makeWithDepth = (depth: DashaDepth) => () => make(longitudes, "yogini", depth);
    expect(makeWithDepth({ path: [24] })).toThrow(/position 24/);
    expect(makeWithDepth({ levels: DASHA_MAX_LEVELS + 1 })).toThrow(RangeError);
    expect(makeWithDepth({ levels: 2, path: [0, 0, 0, 0] })).toThrow(RangeError);
  });
});

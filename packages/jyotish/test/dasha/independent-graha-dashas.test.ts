import { type Graha, GRAHAS, RASHIS } from "@lagna/terms";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { getRequired, countPlace, SAPTA_GRAHA_IDS, type SaptaGrahaId, normalize360 } from "../independent-tables.ts";
import { computeDasha } from "../../src/dasha/dasha.ts";
import { computeDayPhase } from "../../src/dasha/day-phase.ts";
import { BIRTH_JD, createDashaContext, YEAR_DAYS } from "./create-dasha-context.ts";
import {
  IndependentSignChart,
  charts,
  expectClose,
  computeDashaOf,
  getRuler,
  countYears,
} from "./independent-sign-chart.ts";

/** Graha dashas and the kalachakra computed independently from the wording of the texts. */
const VIMSHOTTARI: Readonly<Record<Graha, number>> = {
  sun: 6,
  moon: 10,
  mars: 7,
  mercury: 17,
  jupiter: 16,
  venus: 20,
  saturn: 19,
  rahu: 18,
  ketu: 7,
};

describe("dashas of grahas", () => {
  test("karaka: the karakas from the Atmakaraka on, as many years as signs from the lagna", () => {
    fc.assert(
      fc.property(charts, (longitudes) => {
        const chart = new IndependentSignChart(longitudes);
        const on = (id: Graha): number => (id === "rahu" ? 30 - chart.degree(id) : chart.degree(id));
        const eight = [...SAPTA_GRAHA_IDS, "rahu"] as Graha[];
        const sorted = eight.toSorted((a, b) => on(b) - on(a));
        fc.pre(sorted.every((id, index) => index === 0 || on(getRequired(sorted, index - 1)) - on(id) > 1e-6));
        const rows = sorted.map((id) => [id, countPlace(chart.at.lagna, chart.at[id]) - 1] as const);
        expect(computeDashaOf(chart, "karaka").periods.map((period) => [getRuler(period), countYears(period)])).toEqual(
          rows.filter(([, length]) => length > 0).map(([id, length]) => [id, expectClose(length)]),
        );
      }),
      { numRuns: 60 },
    );
  });

  test("moola: from the strongest of lagna, Sun and Moon those in kendras, in panapharas, in apoklimas", () => {
    const to: Readonly<Record<SaptaGrahaId, number>> = {
      sun: 4,
      moon: 1,
      mars: 0,
      mercury: 5,
      jupiter: 8,
      venus: 6,
      saturn: 10,
    };
    fc.assert(
      fc.property(charts, fc.constantFrom("standard", "twelve_in_moolatrikona"), (longitudes, variant) => {
        const chart = new IndependentSignChart(longitudes);
        const { sun, moon, lagna } = chart.at;
        const seed = chart.betterSign(chart.betterSign(lagna, sun), moon);
        const { periods } = computeDashaOf(chart, "moola", { variant });
        const first = periods.slice(0, 9);
        const kind = (graha: string): number => (countPlace(seed, chart.at[graha as Graha]) - 1) % 3;
        const kinds = first.map((period) => kind(getRuler(period)));
        expect(kinds).toEqual(kinds.toSorted((a, b) => a - b));
        for (const [index, period] of first.entries()) {
          const graha = getRuler(period) as Graha;
          const next = first[index + 1];
          if (next !== undefined && kind(getRuler(next)) === kind(graha)) {
            expect(chart.betterGraha(graha, getRuler(next) as Graha)).toBe(graha);
          }
          if (graha === "rahu" || graha === "ketu") continue;
          const away = (to[graha] - chart.at[graha] + 12) % 12;
          const steps = away === 0 && variant !== "standard" ? 12 : away;
          expect(countYears(period), graha).toBeCloseTo(
            Math.max(1, VIMSHOTTARI[graha] - steps + chart.dignity(graha)),
            6,
          );
          const total = periods
            .filter((other) => getRuler(other) === graha)
            .reduce((sum, other) => sum + countYears(other), 0);
          expect(total).toBeCloseTo(Math.max(VIMSHOTTARI[graha], countYears(period)), 6);
        }
      }),
      { numRuns: 60 },
    );
  });

  test("buddhi gati: occupied houses from the fourth, the more advanced first", () => {
    fc.assert(
      fc.property(charts, (longitudes) => {
        const chart = new IndependentSignChart(longitudes);
        const { lagna } = chart.at;
        const order = GRAHAS.toSorted((a, b) => {
          const house = (id: Graha): number => (chart.at[id] - lagna - 3 + 24) % 12;
          return house(a) - house(b) || chart.degree(b) - chart.degree(a);
        });
        const rows = order.map((id, index) => {
          const length = (lagna + index - chart.at[id] + 24) % 12;
          return [id, Math.max(0, length + chart.dignity(id))] as const;
        });
        const lasting = rows.filter(([, length]) => length > 0);
        expect(
          computeDashaOf(chart, "buddhi_gati")
            .periods.slice(0, lasting.length)
            .map((period) => [getRuler(period), countYears(period)]),
        ).toEqual(lasting.map(([id, length]) => [id, expectClose(length)]));
      }),
      { numRuns: 60 },
    );
  });

  test("naisargika is the same for everyone; tara uses Rath's order or vimshottari's", () => {
    const rounds = {
      rath: "venus moon ketu saturn jupiter mercury rahu mars sun",
      bphs: "ketu venus sun moon mars rahu jupiter saturn mercury",
    } as const;
    fc.assert(
      fc.property(charts, fc.constantFrom("rath", "bphs"), (longitudes, variant) => {
        const chart = new IndependentSignChart(longitudes);
        const everybodys = computeDashaOf(chart, "naisargika").periods.map((period) => [
          getRuler(period),
          countYears(period),
        ]);
        expect(everybodys).toEqual(
          Object.entries({ moon: 1, mars: 2, mercury: 9, venus: 20, jupiter: 18, sun: 20, saturn: 50 }).map(
            ([id, length]) => [id, expectClose(length)],
          ),
        );
        const { periods } = computeDashaOf(chart, "tara", { variant });
        const names = rounds[variant].split(" ");
        const first = names.indexOf(getRuler(getRequired(periods, 0)));
        expect(periods.slice(0, 9).map(getRuler)).toEqual(names.map((_, index) => names[(first + index) % 9]));
        for (const period of periods.slice(1, 9)) {
          expect(countYears(period)).toBeCloseTo(VIMSHOTTARI[getRuler(period) as Graha], 6);
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe("by the part of the day", () => {
  /** Each half of the day has thirty ghatis, the first and last five of which are twilight. */
  const births = fc.record({
    ghati: fc.integer({ min: 1, max: 29_999 }).map((parts) => (parts + 0.3) / 1000),
    byDay: fc.boolean(),
  });
  const partOf = (
    ghati: number,
    byDay: boolean,
  ): readonly [part: "dawn" | "day" | "dusk" | "night", over: number, of: number] => {
    if (ghati < 5) return [byDay ? "dawn" : "dusk", ghati + 5, 10];
    if (ghati < 25) return [byDay ? "day" : "night", ghati - 5, 20];
    return [byDay ? "dusk" : "dawn", ghati - 25, 10];
  };
  /** A day of 11 and a night of 13 hours. */
  const bornAt = (chart: IndependentSignChart, id: "kaala" | "chakra", ghati: number, byDay: boolean) => {
    const [day, night] = [11 / 24, 13 / 24];
    const passed = byDay ? (ghati / 30) * day : day + (ghati / 30) * night;
    const sunrise = BIRTH_JD - passed;
    const dayPart = () => computeDayPhase(BIRTH_JD, sunrise, sunrise + day, sunrise + day + night);
    return computeDasha({ ...createDashaContext(chart.longitudes), dayPhase: dayPart }, BIRTH_JD, YEAR_DAYS, id);
  };

  test("kaala: elapsed ghatis, then the remaining ones, times two fifteenths (four in twilight), times the graha's number", () => {
    fc.assert(
      fc.property(charts, births, (longitudes, { ghati, byDay }) => {
        const [part, over, whole] = partOf(ghati, byDay);
        const unit = whole === 20 ? 2 / 15 : 4 / 15;
        const { periods, seed, cycleYears } = bornAt(new IndependentSignChart(longitudes), "kaala", ghati, byDay);
        expect(seed).toEqual({ day_part: part });
        expect(cycleYears).toBe(120);
        const rows = [over, whole - over].flatMap((ghatis) =>
          GRAHAS.map((id, at) => [id, ghatis * unit * (at + 1)] as const),
        );
        expect(periods.map((period) => [getRuler(period), countYears(period)])).toEqual(
          rows.filter(([, length]) => length > 1e-9).map(([id, length]) => [id, expect.closeTo(length, 4)]),
        );
      }),
      { numRuns: 60 },
    );
  });

  test("chakra: ten years a sign, by night from the lagna, by day from its lord's sign, in twilight from the second house's", () => {
    fc.assert(
      fc.property(charts, births, (longitudes, { ghati, byDay }) => {
        const chart = new IndependentSignChart(longitudes);
        const { lagna } = chart.at;
        const [part] = partOf(ghati, byDay);
        const second = (lagna + 1) % 12;
        const first = { dawn: second, dusk: second, day: chart.at[chart.lordOf(lagna)], night: lagna }[part];
        expect(
          bornAt(chart, "chakra", ghati, byDay).periods.map((period) => [getRuler(period), countYears(period)]),
        ).toEqual(RASHIS.map((_, step) => [RASHIS[(first + step) % 12], expectClose(10)]));
      }),
      { numRuns: 60 },
    );
  });
});

test("tara: from the strongest in a kendra, or in the next houses, with the remainder of the Moon's nakshatra", () => {
  fc.assert(
    fc.property(charts, fc.constantFrom("rath", "bphs"), (longitudes, variant) => {
      const chart = new IndependentSignChart(longitudes);
      const inHouses = (...houses: number[]): Graha[] =>
        houses.flatMap((house) => GRAHAS.filter((id) => countPlace(chart.at.lagna, chart.at[id]) === house));
      const candidates = [inHouses(1, 4, 7, 10), inHouses(2, 5, 8, 11), inHouses(3, 6, 9, 12)].find(
        (ids) => ids.length > 0,
      );
      const strongest = (candidates ?? []).reduce((best, id) => chart.betterGraha(best, id));
      const { periods, balance } = computeDashaOf(chart, "tara", { variant });
      const stars = normalize360(longitudes.moon) / (360 / 27);
      const left = Math.floor(stars) + 1 - stars;
      expect(getRuler(getRequired(periods, 0))).toBe(strongest);
      expect(balance).toEqual({ lord: strongest, years: expectClose(left * VIMSHOTTARI[strongest]) });
      expect((getRequired(periods, 0).endJd - BIRTH_JD) / YEAR_DAYS).toBeCloseTo(left * VIMSHOTTARI[strongest], 6);
    }),
    { numRuns: 80 },
  );
});

/** The table of kalachakra: the nine signs of each pada by groups of nakshatras. */
const GROUPS = [
  { stars: [1, 3, 7, 9, 13, 15, 19, 21, 25], nines: ["123456789", "ABC876453", "21CBA9123", "456789ABC"] },
  { stars: [2, 8, 14, 20, 26, 27], nines: ["87645321C", "BA9123456", "789ABC876", "45321CBA9"] },
  { stars: [4, 10, 16, 22], nines: ["9ABC12354", "678CBA987", "6543219AB", "C12354678"] },
  { stars: [5, 6, 11, 12, 17, 18, 23, 24], nines: ["CBA987654", "3219ABC12", "354678CBA", "987654321"] },
] as const;
const SIGN_YEARS = [7, 16, 9, 21, 5, 9, 16, 7, 10, 4, 4, 10];
const signsOf = (nine: string): number[] => Array.from(nine, (letter) => Number.parseInt(letter, 13) - 1);

test("kalachakra: the rest of the pada's nine signs, then the next pada's", () => {
  fc.assert(
    fc.property(charts, (longitudes) => {
      const chart = new IndependentSignChart(longitudes);
      const padas = normalize360(longitudes.moon) / (10 / 3);
      const star = Math.floor(padas / 4) + 1;
      const pada = Math.floor(padas) % 4;
      const group = GROUPS.findIndex(({ stars }) => (stars as readonly number[]).includes(star));
      const nine = signsOf(getRequired(getRequired(GROUPS, group).nines, pada));
      // After the fourth pada the first of the paired group follows.
      const after =
        pada < 3
          ? getRequired(getRequired(GROUPS, group).nines, pada + 1)
          : getRequired(getRequired(GROUPS, [1, 0, 3, 2][group] ?? 0).nines, 0);
      const span = nine.reduce((sum, sign) => sum + getRequired(SIGN_YEARS, sign), 0);
      expect(span).toBe(getRequired(group < 2 ? [100, 85, 83, 86] : [86, 83, 85, 100], pada));
      let over = (padas - Math.floor(padas)) * span;
      const rows: [number, number][] = [];
      for (const sign of nine) {
        const left = getRequired(SIGN_YEARS, sign) - Math.max(0, over);
        over -= getRequired(SIGN_YEARS, sign);
        if (left > 0) rows.push([sign, left]);
      }
      rows.push(...signsOf(after).map((sign): [number, number] => [sign, getRequired(SIGN_YEARS, sign)]));
      const { periods, seed, cycleYears } = computeDashaOf(chart, "kalachakra", { levels: 2 });
      expect(cycleYears).toBe(span);
      expect(periods.map((period) => [getRuler(period), countYears(period)])).toEqual(
        rows.map(([sign, length]) => [RASHIS[sign], expectClose(length)]),
      );
      const ends = [getRequired(nine, 0), getRequired(nine, 8)];
      const [deha, jiva] = group < 2 ? ends : ends.toReversed();
      expect(seed).toMatchObject({ deha: RASHIS[deha ?? 0], jiva: RASHIS[jiva ?? 0] });
      // The sub-periods of a whole dasha: the same nine from its own sign on, in proportion to their years.
      const left = rows.length - 9;
      for (const [index, period] of periods.slice(1, left).entries()) {
        const at = 9 - left + 1 + index;
        const order = nine.map((_, step) => getRequired(nine, (at + step) % 9));
        expect(period.sub?.map((part) => [getRuler(part), countYears(part)])).toEqual(
          order.map((sign) => [RASHIS[sign], expectClose((getRequired(SIGN_YEARS, sign) / span) * countYears(period))]),
        );
      }
    }),
    { numRuns: 200 },
  );
});

/** The padas from a longitude on: the sign of each as a navamsa, and its nine signs. */
function padasFrom(longitude: number, count: number): { readonly sign: number; readonly nine: number[] }[] {
  const first = Math.floor(normalize360(longitude) / (10 / 3));
  return Array.from({ length: count }, (_, step) => {
    const pada = (first + step) % 108;
    const group = GROUPS.findIndex(({ stars }) => (stars as readonly number[]).includes(Math.floor(pada / 4) + 1));
    return { sign: pada % 12, nine: signsOf(getRequired(getRequired(GROUPS, group).nines, pada % 4)) };
  });
}

test("kalachakra by Raghavacharya: nine navamsas from the Moon's, each divided into its own pada's nine signs", () => {
  fc.assert(
    fc.property(charts, (longitudes) => {
      const chart = new IndependentSignChart(longitudes);
      const padas = padasFrom(longitudes.moon, 9);
      const over = normalize360(longitudes.moon) / (10 / 3) - Math.floor(normalize360(longitudes.moon) / (10 / 3));
      const lengths = padas.map(({ sign }) => getRequired(SIGN_YEARS, sign));
      const { periods, balance, cycleYears } = computeDashaOf(chart, "kalachakra", {
        variant: "raghavacharya",
        levels: 2,
      });
      expect(cycleYears).toBe(lengths.reduce((sum, length) => sum + length, 0));
      const [first = 0, ...others] = lengths;
      expect(balance?.years).toBeCloseTo(first * (1 - over), 6);
      expect(periods.map((period) => [getRuler(period), countYears(period)])).toEqual(
        [first * (1 - over), ...others].map((length, step) => [
          RASHIS[getRequired(padas, step).sign],
          expectClose(length),
        ]),
      );
      for (const [step, period] of periods.entries()) {
        if (step === 0) continue;
        const { nine } = getRequired(padas, step);
        const whole = nine.reduce((sum, sign) => sum + getRequired(SIGN_YEARS, sign), 0);
        expect(period.sub?.map((part) => [getRuler(part), countYears(part)])).toEqual(
          nine.map((sign) => [RASHIS[sign], expectClose((getRequired(SIGN_YEARS, sign) / whole) * countYears(period))]),
        );
      }
    }),
    { numRuns: 80 },
  );
});

test("kalachakra by Rath follows the book's table", () => {
  fc.assert(
    fc.property(charts, (longitudes) => {
      const chart = new IndependentSignChart(longitudes);
      const [book, rath] = ["pvr_book", "rath"].map((variant) =>
        computeDashaOf(chart, "kalachakra", { variant, levels: 2 }),
      );
      expect(rath).toEqual({ ...book, variant: "rath" });
    }),
    { numRuns: 20 },
  );
});

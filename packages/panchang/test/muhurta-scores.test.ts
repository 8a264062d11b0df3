import { MUHURTA_ACTIVITY_IDS, NAKSHATRAS, type Rashi, RASHIS, VARAS } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import type { AlmanacDay } from "../src/day/almanac-day.ts";
import {
  MUHURTA_ACTIVITIES,
  MUHURTA_WEIGHTS,
  type MuhurtaActivity,
  PANCHAKA_REMAINDERS,
  RIKTA,
} from "../src/muhurta/activities.data.ts";
import type { DayGrahas } from "../src/muhurta/bars.ts";
import { computeScore, findMomentPanchaka, type MuhurtaPerson, scoreMoment } from "../src/muhurta/score-window.ts";

const ACTIVITIES: readonly (MuhurtaActivity & { readonly id: string })[] = MUHURTA_ACTIVITY_IDS.map((id) => ({
  id,
  ...MUHURTA_ACTIVITIES[id],
}));

describe("the tables of activities", () => {
  test.each(ACTIVITIES)("$id: tithis in order, none of them empty, and nothing both good and bad", (activity) => {
    const { tithis, days, lagnas, stars } = activity;
    for (const list of [tithis.good, tithis.bad]) {
      expect(list).toEqual([...new Set(list)].toSorted((a, b) => a - b));
      for (const tithi of list) {
        expect(tithi).toBeGreaterThanOrEqual(1);
        expect(tithi).toBeLessThanOrEqual(15);
        expect([4, 9, 14]).not.toContain(tithi);
      }
    }
    for (const { good, bad } of [tithis, days, lagnas, stars] as {
      good: readonly unknown[];
      bad: readonly unknown[];
    }[])
      expect(good.filter((each) => bad.includes(each))).toEqual([]);
  });

  test("ashtami suits none, and is bad for all that have bad tithis; the fifth suits all that have good ones", () => {
    for (const { id, tithis } of ACTIVITIES) {
      expect([id, tithis.good.includes(8)]).toEqual([id, false]);
      if (tithis.bad.length > 0) expect([id, tithis.bad.includes(8)]).toEqual([id, true]);
      if (tithis.good.length > 0)
        expect([id, [2, 3, 5, 10].every((each) => tithis.good.includes(each))]).toEqual([id, true]);
    }
  });

  test("points are a hundred together, a quarter of them of the star and a fifth of the lagna", () => {
    expect(Object.values(MUHURTA_WEIGHTS).reduce((sum: number, each) => sum + each, 0)).toBe(100);
    const { nakshatra, lagna, tithi, vara, tarabala, chandrabala, yoga, karana, special_yogas } = MUHURTA_WEIGHTS;
    expect([nakshatra, lagna]).toEqual([25, 20]);
    expect(new Set([tithi, vara, tarabala, chandrabala])).toEqual(new Set([10]));
    expect(new Set([yoga, karana, special_yogas])).toEqual(new Set([5]));
  });

  test("empty tithis are the fourth of each five, and the panchakas have five of nine remainders", () => {
    expect(RIKTA).toEqual([4, 9, 14]);
    expect(Object.keys(PANCHAKA_REMAINDERS).map(Number)).toEqual([1, 2, 4, 6, 8]);
  });
});

interface Moment {
  readonly tithi?: number;
  readonly star?: string;
  readonly yoga?: string;
  readonly karana?: string;
  readonly moonSign?: Rashi;
  readonly vara?: string;
  readonly specialYogas?: readonly { id: string; good: boolean; startJd: number; endJd: number }[];
}
/** A day whose limbs last for all of it. */
function createDay(moment: Moment = {}): AlmanacDay {
  const { tithi = 5, star = "rohini", yoga = "siddhi", karana = "bava", moonSign = "taurus", vara = "monday" } = moment;
  const span = { startJd: 0, endJd: 1 };
  const number = NAKSHATRAS.indexOf(star as never) + 1;
  return {
    frame: { vara },
    tithi: [{ number: tithi, name: "tithi", paksha: tithi <= 15 ? "shukla" : "krishna", ...span }],
    nakshatra: [{ number, name: star, ...span }],
    yoga: [{ name: yoga, ...span }],
    karana: [{ name: karana, ...span }],
    moonSign: [{ sign: moonSign, ...span }],
    specialYogas: moment.specialYogas ?? [],
  } as unknown as AlmanacDay;
}
const ACTIVITY: MuhurtaActivity = {
  stars: { good: ["rohini"], bad: ["bharani"] },
  days: { good: ["monday"], bad: ["tuesday"] },
  tithis: { good: [5], bad: [8] },
  lagnas: { good: ["leo"], bad: ["aries"] },
  source: "a test",
};
const score = (
  moment: Moment,
  fact: keyof typeof MUHURTA_WEIGHTS,
  {
    lagna = "leo",
    grahas = [],
    people = [],
    jd = 0.5,
  }: {
    lagna?: Rashi;
    grahas?: readonly (readonly [string, number])[];
    people?: readonly MuhurtaPerson[];
    jd?: number;
  } = {},
) => {
  const placed = grahas.map(([id, longitude]) => ({ id, longitude })) as unknown as DayGrahas;
  const reasons = scoreMoment(createDay(moment), jd, lagna, ACTIVITY, { grahas: placed, people });
  const found = reasons.find((reason) => reason.fact === fact);
  return found && [found.points, found.verdict, ...found.because];
};

describe("the points of a moment", () => {
  test("are whole for what is good, half for neutral, none for bad", () => {
    expect([score({ tithi: 5 }, "tithi"), score({ tithi: 6 }, "tithi"), score({ tithi: 8 }, "tithi")]).toEqual([
      [10, "good"],
      [5, "neutral"],
      [0, "bad"],
    ]);
    expect([score({ tithi: 20 }, "tithi"), score({ tithi: 23 }, "tithi")]).toEqual([
      [10, "good"],
      [0, "bad"],
    ]);
    expect([score({ vara: "tuesday" }, "vara"), score({ star: "bharani" }, "nakshatra")]).toEqual([
      [0, "bad"],
      [0, "bad"],
    ]);
    expect([score({ yoga: "vyatipata" }, "yoga"), score({}, "yoga")]).toEqual([
      [0, "bad"],
      [5, "good"],
    ]);
    expect([score({ karana: "vishti" }, "karana"), score({}, "karana")]).toEqual([
      [0, "bad"],
      [5, "good"],
    ]);
  });

  test("of the lagna are half its own, and a quarter each for an empty seventh and eighth", () => {
    const ask = (lagna: Rashi, ...grahas: (readonly [string, number])[]) => score({}, "lagna", { lagna, grahas });
    expect([ask("leo"), ask("virgo"), ask("aries")]).toEqual([
      [20, "good"],
      [15, "neutral"],
      [10, "bad"],
    ]);
    // From Leo Aquarius is the seventh and Pisces the eighth.
    expect(ask("leo", ["mars", 299.9], ["sun", 0])).toEqual([20, "good"]);
    expect(ask("leo", ["mars", 300])).toEqual([15, "good", "mars"]);
    expect(ask("leo", ["mars", 330], ["sun", 329.9])).toEqual([10, "good", "sun", "mars"]);
    // The Moon by her sign of the moment, not of the day's noon.
    expect(score({ moonSign: "pisces" }, "lagna", { grahas: [["moon", 10]] })).toEqual([15, "good", "moon"]);
    expect(score({ moonSign: "aries" }, "lagna", { grahas: [["moon", 331]] })).toEqual([20, "good"]);
  });

  test("of people are the share of those whom the day supports", () => {
    const [rohini, other, none] = [
      { name: "A", nakshatra: "rohini", sign: "taurus" },
      { name: "B", nakshatra: "bharani", sign: "leo" },
      { name: "C" },
    ] as const;
    const star = "krittika";
    // Krittika is the second from Bharani, and the 27th, a ninth, from Rohini; the fifth from Magha's tara is bad: Chitra.
    expect(score({ star }, "tarabala", { people: [rohini, other] })).toEqual([10, "good"]);
    expect(score({ star: "mrigashira" }, "tarabala", { people: [rohini, { ...other, name: "B" }] })?.[1]).toBe("good");
    expect(score({ star: "ardra" }, "tarabala", { people: [rohini, other] })).toEqual([0, "bad", "A", "B"]);
    expect(score({ star: "rohini" }, "tarabala", { people: [rohini, other] })).toEqual([5, "neutral", "B"]);
    expect([score({}, "tarabala"), score({}, "tarabala", { people: [none] })]).toEqual([undefined, undefined]);
    expect(score({ moonSign: "taurus", tithi: 20 }, "chandrabala", { people: [rohini, none] })).toEqual([10, "good"]);
    // The ninth from Virgo supports in the bright half alone.
    const virgo = [{ name: "D", sign: "virgo" }] as const;
    expect(score({ moonSign: "taurus", tithi: 5 }, "chandrabala", { people: virgo })).toEqual([10, "good"]);
    expect(score({ moonSign: "taurus", tithi: 20 }, "chandrabala", { people: virgo })).toEqual([0, "bad", "D"]);
  });

  test("of special yogas: a bad one that runs outweighs a good one", () => {
    const yoga = (id: string, good: boolean, startJd = 0, endJd = 1) => ({ id, good, startJd, endJd });
    const ask = (...specialYogas: ReturnType<typeof yoga>[]) => score({ specialYogas }, "special_yogas");
    expect(ask()).toEqual([2.5, "neutral"]);
    expect(ask(yoga("siddha", true))).toEqual([5, "good", "siddha"]);
    expect(ask(yoga("siddha", true), yoga("visha", false))).toEqual([0, "bad", "visha", "siddha"]);
    expect(ask(yoga("visha", false, 0.6), yoga("mrityu", false, 0, 0.5))).toEqual([2.5, "neutral"]);
  });

  test("are none without a limb, and a share of those that apply", () => {
    expect(computeScore([])).toBe(0);
    const day = createDay();
    expect(scoreMoment({ ...day, tithi: [] }, 0.5, "leo", ACTIVITY, { grahas: [], people: [] })).toEqual([]);
    expect(scoreMoment({ ...day, moonSign: [] }, 0.5, "leo", ACTIVITY, { grahas: [], people: [] })).toEqual([]);
    const reasons = scoreMoment(day, 0.5, "leo", ACTIVITY, { grahas: [], people: [] });
    expect(reasons.reduce((sum, { of }) => sum + of, 0)).toBe(80);
    // Of 80 points all but half of the special yogas'.
    expect(computeScore(reasons)).toBe((100 * 77.5) / 80);
  });

  test("panchaka is the remainder by nine of tithi, weekday, star and lagna", () => {
    const names = [null, "mrityu", "agni", null, "raja", null, "chora", null, "roga"];
    for (const [sign, lagna] of RASHIS.entries()) {
      for (const [index, vara] of VARAS.entries()) {
        const found = [1, 16, 20].map((tithi) =>
          findMomentPanchaka(createDay({ vara, tithi, star: "krittika" }), 0.5, lagna),
        );
        const rest = index + 1 + 3 + sign + 1;
        expect(found).toEqual([1, 1, 5].map((tithi) => names[(tithi + rest) % 9]));
      }
    }
    expect(findMomentPanchaka({ ...createDay(), nakshatra: [] }, 0.5, "leo")).toBeNull();
  });
});

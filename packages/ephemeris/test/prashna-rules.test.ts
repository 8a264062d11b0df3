import {
  computePrashna,
  computeRulingPlanets,
  createNativity,
  MATTERS,
  type Nativity,
  resolveSettings,
} from "@lagna/jyotish";
import { type Graha, GRAHAS, type PrashnaMode, RASHI_LORDS, RASHIS } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import { openEphemeris } from "../src/index.ts";

const ephemeris = openEphemeris();
const PUNE = { latitude: 18.52, longitude: 73.86, utcOffsetSeconds: 19_800 };
const momentAt = (utc: number): Nativity =>
  createNativity(ephemeris, { jd: ephemeris.julianDay(utc), ...PUNE }, resolveSettings());
/** Forty moments over thirty years, at all hours. */
const MOMENTS = Array.from({ length: 40 }, (_, at) => momentAt(Date.UTC(1995, 0, 1) + at * 283.37 * 86_400_000));
const JUDGED_HOUSES = [1, 2, 3, 4, 5, 7, 9, 10, 11, 12];

/** Signs that a graha aspects, counted from its own: the seventh, and the special ones of three grahas. */
const SPECIAL_ASPECTS: Partial<Record<Graha, readonly number[]>> = { mars: [4, 8], jupiter: [5, 9], saturn: [3, 10] };

function isOnHouse({ chart, signs }: Nativity, graha: Graha, house: number): boolean {
  const sign = RASHIS.indexOf(chart.houses[house - 1]?.sign ?? "aries");
  const count = ((sign - RASHIS.indexOf(signs[graha]) + 12) % 12) + 1;
  if (count === 1) return true;
  return graha !== "rahu" && graha !== "ketu" && [7, ...(SPECIAL_ASPECTS[graha] ?? [])].includes(count);
}

const ask = (moment: Nativity, house: number, mode: PrashnaMode = "chart", number?: number) =>
  computePrashna(moment, { mode, house, number });

describe("the evidence of places", () => {
  const asked = MOMENTS.flatMap((moment) => JUDGED_HOUSES.map((house) => ({ moment, house, ...ask(moment, house) })));

  test("names one lord of both houses, or each lord that is in the other's house", () => {
    for (const { moment, house, karyas, evidence } of asked) {
      const { lagnaLord, karyaLord } = karyas;
      const houseOf = (graha: Graha) => moment.chart.planets.find(({ id }) => id === graha)?.house;
      const found = evidence.map(({ id }) => id);
      const isSame = lagnaLord === karyaLord;
      expect(found.includes("same_lord")).toBe(isSame);
      expect(found.includes("lagna_lord_in_matter")).toBe(!isSame && houseOf(lagnaLord) === house);
      expect(found.includes("karya_lord_in_lagna")).toBe(!isSame && houseOf(karyaLord) === 1);
    }
  });

  test.each<[rule: string, grahas: readonly Graha[]]>([
    ["benefic_on_matter", ["jupiter", "venus"]],
    ["malefic_on_matter", ["sun", "mars", "saturn", "rahu", "ketu"]],
  ])("%s: those in the house and those that aspect it, but not its lord", (rule, grahas) => {
    for (const { moment, house, karyas, evidence } of asked) {
      const named = evidence.filter(({ id }) => id === rule).flatMap((fact) => fact.grahas);
      expect(named).not.toContain(karyas.karyaLord);
      for (const graha of grahas)
        expect(named.includes(graha)).toBe(graha !== karyas.karyaLord && isOnHouse(moment, graha, house));
    }
  });

  test("the lord is on its house if it is in it or aspects it; a rule is named only if it has a graha", () => {
    for (const { moment, house, karyas, evidence } of asked) {
      const found = evidence.filter(({ id }) => id === "lord_on_matter");
      const isOn = isOnHouse(moment, karyas.karyaLord, house);
      expect(found.map(({ grahas }) => grahas)).toEqual(isOn ? [[karyas.karyaLord]] : []);
      expect(evidence.every(({ grahas }) => grahas.length > 0)).toBe(true);
    }
  });

  test("a time is given for hope alone", () => {
    const hopeful = asked.filter(({ verdict }) => verdict === "favourable" || verdict === "delayed");
    expect(hopeful.filter(({ timing }) => timing !== null).length).toBeGreaterThan(0);
    for (const { verdict, timing } of asked)
      if (verdict === "obstructed" || verdict === "unclear") expect(timing).toBeNull();
  });
});

test("the sub lord of the matter's cusp promises it by the house or the eleventh, and its star may be retrograde", () => {
  const seen = new Set<string>();
  for (const [index, moment] of MOMENTS.entries()) {
    for (const house of JUDGED_HOUSES) {
      const { kp, evidence } = ask(moment, house, "number_249", 1 + index * 6);
      const subLord = kp?.cusps[house - 1]?.subLord;
      if (!kp || !subLord) throw new Error("a number of 249 has a KP chart");
      const { level1, level2, level3, level4 } = kp.significators.planets[subLord];
      const signified = [...level1, ...level2, ...level3, ...level4];
      const promises = signified.includes(house) || signified.includes(11);
      const { starLord } = kp.planets[subLord];
      const isRetrograde = !["rahu", "ketu"].includes(starLord) && kp.planets[starLord].retrograde;
      const found = evidence.map(({ id }) => id).filter((id) => id.startsWith("sub_lord"));
      expect(found).toEqual([
        promises ? "sub_lord_signifies" : "sub_lord_denies",
        ...(isRetrograde ? ["sub_lord_in_retrograde_star"] : []),
      ]);
      for (const id of found) seen.add(id);
    }
  }
  expect(seen.size).toBe(3);
});

test("every matter belongs to the house of common use", () => {
  const byHouse = Object.groupBy(Object.keys(MATTERS) as (keyof typeof MATTERS)[], (matter) => MATTERS[matter].house);
  expect(byHouse).toEqual({
    1: ["self"],
    2: ["money", "lost_object"],
    3: ["message", "parcel", "short_journey"],
    4: ["home", "vehicle", "study"],
    5: ["child"],
    6: ["debt", "competition", "employee", "illness", "lawsuit"],
    7: ["marriage", "partnership"],
    8: ["inheritance", "death"],
    9: ["visa", "teacher"],
    10: ["job", "promotion"],
    11: ["wish", "friend"],
    12: ["foreign_stay", "imprisonment"],
  });
});

test.each([0, 13, -1, 1.5, Number.NaN])("there is no house %d", (house) => {
  const [moment] = MOMENTS;
  if (moment) expect(() => ask(moment, house)).toThrow("the house of the question must be 1 to 12");
});

test.each<[PrashnaMode, readonly number[]]>([
  ["number_108", [0, 109, 1.5, -3]],
  ["number_249", [0, 250, 2.5]],
  ["arudha", [0, 13, 0.5]],
])("%s has whole numbers of its own", (mode, numbers) => {
  const [moment] = MOMENTS;
  for (const number of numbers) if (moment) expect(() => ask(moment, 1, mode, number)).toThrow(RangeError);
  if (moment) expect(() => ask(moment, 1, mode, 1)).not.toThrow();
});

describe("the ruling planets", () => {
  test("a node is an agent if its sign's lord is one of them, or if it is with one", () => {
    const agentsFound = MOMENTS.map((moment) => {
      const { lagnaStar, lagnaSign, moonStar, moonSign, day, agents } = computeRulingPlanets(moment);
      const lords = [lagnaStar, lagnaSign, moonStar, moonSign, day];
      for (const node of ["rahu", "ketu"] as const) {
        const isAgent = GRAHAS.some(
          (graha) =>
            graha !== node &&
            lords.includes(graha) &&
            (RASHI_LORDS[moment.signs[node]] === graha || moment.signs[graha] === moment.signs[node]),
        );
        expect(agents.includes(node)).toBe(isAgent);
      }
      return agents.length;
    });
    expect(new Set(agentsFound).size).toBeGreaterThan(1);
  });

  test("those in the star of a retrograde graha are left out on request; the nodes always go backwards", () => {
    let left = 0;
    for (const moment of MOMENTS) {
      const all = computeRulingPlanets(moment).planets;
      const kept = computeRulingPlanets(moment, { dropRetrogradeStars: true }).planets;
      const dropped = all.filter((graha) => !kept.includes(graha));
      const expected = all.filter((graha) => {
        const nakshatra = Math.floor(moment.longitudes[graha] / (360 / 27));
        const starLord = NAKSHATRA_LORDS[nakshatra % 9];
        return moment.chart.planets.some(
          ({ id, retrograde }) => id === starLord && retrograde && id !== "rahu" && id !== "ketu",
        );
      });
      expect(dropped).toEqual(expected);
      left += dropped.length;
    }
    expect(left).toBeGreaterThan(0);
  });
});

const NAKSHATRA_LORDS: readonly Graha[] = [
  "ketu",
  "venus",
  "sun",
  "moon",
  "mars",
  "rahu",
  "jupiter",
  "saturn",
  "mercury",
];

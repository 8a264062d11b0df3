import type { KundliData } from "@lagna/contract";
import { NAKSHATRAS, RASHIS } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import { kundliResponse } from "../../../test/fake-kundli-server.ts";
import { compareKundlis, isSameChart } from "./compare-kundlis.ts";
import { toCalendarSpan } from "./use-differences-sentence.ts";

const { data } = kundliResponse;
const NOW = Date.parse("2027-03-01T12:00:00Z");
const compareWith = (theirs: KundliData) => compareKundlis(data, theirs, NOW);

/** Moves a zodiacal point by degrees, with the sign, nakshatra and pada it then has. */
function movePoint<Point extends KundliData["lagna"]>(point: Point, degrees: number): Point {
  const longitude = (point.longitude + degrees + 360) % 360;
  return {
    ...point,
    longitude,
    sign: RASHIS[Math.floor(longitude / 30)],
    degree_in_sign: longitude % 30,
    nakshatra: NAKSHATRAS[Math.floor((longitude * 27) / 360)],
    pada: (Math.floor((longitude * 108) / 360) % 4) + 1,
  };
}

describe("compareKundlis", () => {
  test("finds no differences between identical kundlis, or between values that are displayed alike", () => {
    expect(isSameChart(compareWith(data))).toBe(true);
    const nearlySame = { ...data, planets: data.planets.map((planet) => movePoint(planet, 0.4 / 3600)) };
    expect(compareWith(nearlySame).points).toEqual([]);
  });

  test("reports a moved graha with its changed fields, across the end of a sign and across 0° Aries", () => {
    const degreesMoved = { sun: 2, moon: -0.5, mars: 3 } as Record<string, number>;
    const { points } = compareWith({
      ...data,
      planets: data.planets.map((planet) => movePoint(planet, degreesMoved[planet.id] ?? 0)),
    });
    expect(points.map(({ id, moved: degrees, changed }) => [id, Math.round(degrees * 10) / 10, changed])).toEqual([
      // 28°23′ Cancer, Ashlesha 4, to Leo; 18°55′ Taurus stays in Rohini 3; 27°29′ Aries, Krittika 1, to Taurus.
      ["sun", 2, ["sign", "nakshatra", "pada"]],
      ["moon", -0.5, []],
      ["mars", 3, ["sign", "pada"]],
    ]);
    const backwards = { ...data, lagna: { ...data.lagna, longitude: 359.9 } };
    const forwards = { ...data, lagna: { ...data.lagna, longitude: 0.2 } };
    expect(compareKundlis(backwards, forwards, NOW).points[0]?.moved).toBeCloseTo(0.3, 9);
    expect(compareKundlis(forwards, backwards, NOW).points[0]?.moved).toBeCloseTo(-0.3, 9);
  });

  test("reports a graha's house and state when its longitude is unchanged", () => {
    const planets = data.planets.map((planet) =>
      planet.id === "mars" ? { ...planet, house: 9, retrograde: !planet.retrograde } : planet,
    );
    expect(compareWith({ ...data, planets }).points).toMatchObject([{ id: "mars", changed: ["house", "retrograde"] }]);
  });

  test("reports varga placements and karakas", () => {
    const D9 = { ...data.vargas["D9"], moon: "aries", lagna: "pisces" } as (typeof data.vargas)[string];
    const scheme7 = { ...data.karakas.scheme7, AK: "ketu" as const };
    const { vargas, karakas } = compareWith({
      ...data,
      vargas: { ...data.vargas, D9 },
      karakas: { ...data.karakas, scheme7 },
    });
    expect(vargas.map(({ varga, bodies }) => [varga, bodies.map(({ id, theirs }) => `${id} ${theirs}`)])).toEqual([
      ["D9", ["lagna pisces", "moon aries"]],
    ]);
    expect(karakas).toEqual([{ id: "AK", scheme: 7, mine: data.karakas.scheme7["AK"], theirs: "ketu" }]);
  });

  test("matches dasha periods by lord, whichever period comes first", () => {
    const { vimshottari } = data.dashas;
    const back = (instant: string) => new Date(Date.parse(instant) - 1000 * 86_400_000).toISOString();
    const shifted = vimshottari.periods.map((period) => ({
      ...period,
      start: back(period.start),
      end: back(period.end),
      sub: period.sub?.map((sub) => ({ ...sub, start: back(sub.start), end: back(sub.end) })),
    }));
    const theirs = { ...vimshottari, periods: shifted.slice(1) };
    const { periods, balance, running } = compareWith({ ...data, dashas: { ...data.dashas, vimshottari: theirs } });
    expect(balance).toBeNull();
    expect(new Set(periods.map(({ days }) => days))).toEqual(new Set([-1000]));
    expect(periods.map(({ lord }) => lord)).toEqual(vimshottari.periods.slice(1).map(({ lord }) => lord));
    expect(running).toEqual({ mine: ["jupiter", "venus"], theirs: ["jupiter", "sun"] });
  });

  test("reports panchanga limbs that end at another time, and a sunrise of another kind", () => {
    const addDelay = (instant: string) => new Date(Date.parse(instant) + 90_000).toISOString();
    const { tithi, sunrise } = data.panchanga;
    const { limbs, risings } = compareWith({
      ...data,
      panchanga: {
        ...data.panchanga,
        tithi: { ...tithi, end: addDelay(tithi.end) },
        sunrise: sunrise && addDelay(sunrise),
        moonset: null,
      },
    });
    expect(limbs.map(({ limb }) => limb)).toEqual(["tithi"]);
    expect(risings.map(({ rising, theirs }) => [rising, theirs === null])).toEqual([
      ["sunrise", false],
      ["moonset", true],
    ]);
  });

  test("reports the settings that differ", () => {
    const { choices } = compareWith({ ...data, settings: { ...data.settings, node: "true", ayanamsa: "raman" } });
    expect(choices.map(({ choice, mine, theirs }) => [choice.key, mine, theirs])).toEqual([
      ["ayanamsa", "lahiri", "raman"],
      ["node", "mean", "true"],
    ]);
  });
});

test.each([
  [1, { years: 0, months: 0, days: 1 }],
  [248, { years: 0, months: 8, days: 5 }],
  [365, { years: 0, months: 11, days: 30 }],
  [366, { years: 1, months: 0, days: 1 }],
  [731, { years: 2, months: 0, days: 1 }],
])("converts %d days to %o", (days, span) => expect(toCalendarSpan(days)).toEqual(span));

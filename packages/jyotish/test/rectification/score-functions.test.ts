import { type Graha, LIFE_EVENTS, type LifeEventKind, type Rashi, RECTIFICATION_TESTS, TATTVAS } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import type { JulianDayUt } from "../../src/core/units.ts";
import type { Nativity } from "../../src/nativity.ts";
import type { RectificationContext } from "../../src/rectification/rectification-context.ts";
import { EVENT_HOUSES } from "../../src/rectification/life-event.data.ts";
import { sortLifeEvents } from "../../src/rectification/life-event.ts";
import type { BirthTimeFeatures } from "../../src/rectification/birth-time-features.ts";
import { SCORE_FUNCTIONS } from "../../src/rectification/score-functions.ts";
import { toBodyId, readGolden } from "../golden/read-golden.ts";
import { SUB_DIVISION, findSubLord } from "../../src/kp/kp-lords.ts";
import { findTattva } from "../../src/rectification/tattva.ts";
import { RECTIFICATION_TEXTS, TEST_WEIGHTS } from "../../src/rectification/test-weights.data.ts";
import { resolveSettings } from "../../src/resolve-settings.ts";
import { VARGA_BODIES, type VargaBody } from "../../src/varga/varga.ts";
import { rashiOf } from "../../src/zodiac/rashi.ts";

const LONGITUDES: Readonly<Record<VargaBody, number>> = {
  lagna: 5, // Aries
  sun: 100, // Cancer
  moon: 45, // Taurus, Rohini
  mars: 185, // Libra
  mercury: 110, // Cancer
  jupiter: 65, // Gemini
  venus: 130, // Leo
  saturn: 280, // Capricorn
  rahu: 305, // Aquarius
  ketu: 125, // Leo
};

function createPlacedBirthWith(
  changed: Partial<Record<VargaBody, number>> = {},
  gender: "male" | "female" = "male",
): Nativity {
  const longitudes = { ...LONGITUDES, ...changed };
  const signs = Object.fromEntries(VARGA_BODIES.map((body) => [body, rashiOf(longitudes[body])]));
  return {
    birth: { gender },
    settings: resolveSettings(),
    longitudes,
    signs,
    memoized: new Map(),
  } as unknown as Nativity;
}

const createContext = (
  kinds: readonly LifeEventKind[],
  more: Partial<RectificationContext> = {},
): RectificationContext => ({
  columns: [],
  variants: { tattva_round: "onward", tattva_begin: "sunrise", kunda: "star" },
  events: kinds.map((kind) => ({ where: EVENT_HOUSES[kind], moments: [] })),
  controls: [],
  levels: 2,
  ruling: new Set(),
  ...more,
});
const reading = (lords: readonly Graha[][] = [], placedBirth = createPlacedBirthWith()): BirthTimeFeatures => ({
  placedBirth: placedBirth,
  lords: lords.map((of) => [of]),
  pranapada: null,
  tattva: null,
});

describe("dashas: for a marriage the seventh is Libra, its lord Venus in Leo", () => {
  test.each<[Graha, number, string]>([
    ["venus", 1, "its lord"],
    ["mars", 1, "occupies it"],
    ["ketu", 0.5, "is conjunct its lord"],
    ["jupiter", 0.5, "aspects it from its ninth, and is a karaka"],
    ["saturn", 0.5, "aspects it, and owns the eleventh"],
    ["moon", 0.5, "occupies the second, a secondary house"],
    ["sun", 0, "has no link to it"],
  ])("%s scores %d: %s", (lord, score) => {
    expect(SCORE_FUNCTIONS.dashas(reading([[lord]]), createContext(["marriage"]))).toBe(score);
  });

  test("the lords at an instant have equal weight, and so have the events", () => {
    expect(SCORE_FUNCTIONS.dashas(reading([["venus", "sun"]]), createContext(["marriage"]))).toBe(0.5);
    expect(
      SCORE_FUNCTIONS.dashas(reading([["venus", "sun"], ["venus"]]), createContext(["marriage", "marriage"])),
    ).toBe(0.75);
  });

  test("before the first period and after the last no lord scores", () => {
    expect(SCORE_FUNCTIONS.dashas(reading([[]]), createContext(["marriage"]))).toBe(0);
  });
});

test.each<[Graha, number, string]>([
  ["mars", 1, "owns the seventh from the navamsa lagna Taurus, and occupies it"],
  ["venus", 0.5, "owns that lagna"],
  ["saturn", 0, "is in Aries, from where Scorpio is not the third, seventh or tenth"],
])("in D9 %s scores %d for a marriage: it %s", (lord, score) => {
  expect(SCORE_FUNCTIONS.vargas(reading([[lord]]), createContext(["marriage"]))).toBe(score);
});

test.each<[Rashi, Rashi, number, string]>([
  ["aries", "aquarius", 1, "Saturn sees Libra, Jupiter the Leo of its lord"],
  ["aries", "virgo", 0.5, "Jupiter sees Capricorn, Pisces and Taurus"],
  ["libra", "leo", 1, "one is in the house, the other conjunct its lord"],
  ["cancer", "gemini", 0.5, "Saturn sees Virgo, Capricorn and Aries; Jupiter sees Libra"],
  ["taurus", "virgo", 0, "Saturn sees Cancer, Scorpio and Aquarius"],
])("at a marriage with Saturn in %s and Jupiter in %s the transits score %d: %s", (saturn, jupiter, score) => {
  const moments = [{ jd: 2_460_000 as JulianDayUt, saturn, jupiter }];
  expect(
    SCORE_FUNCTIONS.transits(reading(), createContext([], { events: [{ where: EVENT_HOUSES.marriage, moments }] })),
  ).toBe(score);
});

describe("scores from the moment of birth", () => {
  test.each([
    [45, 1, "eighty-one times five degrees is 45: the nakshatra itself"],
    [170, 1, "Hasta, the tenth from it"],
    [290, 1, "Shravana, the nineteenth"],
    [100, 0, "Pushya"],
  ])("the kunda, with the Moon at %d°, scores %d: %s", (moon, score) => {
    expect(SCORE_FUNCTIONS.kunda(reading([], createPlacedBirthWith({ moon })), createContext([]))).toBe(score);
  });

  test("by signs the kunda of Taurus needs a Moon in Taurus, Virgo or Capricorn", () => {
    const bySign = createContext([], { variants: { tattva_round: "onward", tattva_begin: "sunrise", kunda: "sign" } });
    expect(SCORE_FUNCTIONS.kunda(reading([], createPlacedBirthWith({ moon: 179 })), bySign)).toBe(1);
    expect(SCORE_FUNCTIONS.kunda(reading([], createPlacedBirthWith({ moon: 181 })), bySign)).toBe(0);
  });

  test.each([
    ["aries", 1],
    ["leo", 1],
    ["sagittarius", 1],
    ["libra", 0],
    ["taurus", 0],
    [null, null],
  ] as const)("a pranapada in %s scores %s", (sign, score) => {
    expect(SCORE_FUNCTIONS.pranapada({ ...reading(), pranapada: sign }, createContext([]))).toBe(score);
  });

  test("the navamsa of 5° of Aries is Taurus, an even sign: a woman's", () => {
    expect(SCORE_FUNCTIONS.navamsa_gender(reading(), createContext([]))).toBe(0);
    expect(SCORE_FUNCTIONS.navamsa_gender(reading([], createPlacedBirthWith({}, "female")), createContext([]))).toBe(1);
  });

  test("jala and vayu are a woman's, the other tattvas a man's; without a sunrise there is no score", () => {
    const men = TATTVAS.map((tattva) =>
      SCORE_FUNCTIONS.tattva({ ...reading(), tattva: { tattva, index: 0 } }, createContext([])),
    );
    expect(men).toEqual([1, 0, 1, 0, 1]);
    const woman = {
      ...reading([], createPlacedBirthWith({}, "female")),
      tattva: { tattva: "jala" as const, index: 0 },
    };
    expect(SCORE_FUNCTIONS.tattva(woman, createContext([]))).toBe(1);
    expect(SCORE_FUNCTIONS.tattva(reading(), createContext([]))).toBeNull();
  });

  test("5° of Aries belongs to Mars, Ketu's nakshatra and the sub of Mars: how many of the three rule", () => {
    const score = (...ruling: Graha[]) =>
      SCORE_FUNCTIONS.ruling_planets(reading(), createContext([], { ruling: new Set(ruling) }));
    expect(score("mars")).toBeCloseTo(2 / 3, 12);
    expect(score("ketu", "moon")).toBeCloseTo(1 / 3, 12);
    expect(score("mars", "ketu")).toBe(1);
  });
});

describe("the tattvas", () => {
  test.each([
    [0, "akasha", 0],
    [29.9, "akasha", 0],
    [30, "prithvi", 1],
    [36, "jala", 2],
    [48, "tejas", 3],
    [66, "vayu", 4],
    [90, "akasha", 5],
    [120, "prithvi", 6],
  ] as const)("on a Thursday: after %d minutes %s", (minutes, tattva, index) => {
    expect(findTattva(minutes, "jupiter", "onward")).toEqual({ tattva, index });
  });

  test.each([
    [66, "vayu"],
    [90, "vayu"],
    [114, "tejas"],
    [132, "jala"],
    [144, "prithvi"],
    [150, "akasha"],
    [180, "akasha"],
    [210, "prithvi"],
  ] as const)("back and forth: after %d minutes %s", (minutes, tattva) => {
    expect(findTattva(minutes, "jupiter", "to_and_fro").tattva).toBe(tattva);
  });

  test.each([
    ["sun", "tejas"],
    ["moon", "jala"],
    ["mars", "tejas"],
    ["mercury", "prithvi"],
    ["venus", "jala"],
    ["saturn", "vayu"],
  ] as const)("the day of %s begins with %s", (lord, tattva) => {
    expect(findTattva(0, lord, "onward").tattva).toBe(tattva);
  });
});

test("the subs: 243, Ketu's first covers 46′40″ of Ashwini, each nakshatra's own lord is first", () => {
  expect(SUB_DIVISION.starts).toHaveLength(243);
  expect(findSubLord(46.6 / 60)).toMatchObject({ star: "ketu", sub: "ketu", number: 0 });
  expect(findSubLord(46.7 / 60)).toMatchObject({ star: "ketu", sub: "venus", number: 1 });
  expect(findSubLord(13.34)).toMatchObject({ star: "venus", sub: "venus" });
  expect(findSubLord(359.999)).toMatchObject({ star: "mercury", sub: "saturn", number: 242 });
});

test("nakshatra and sub lords match an independent computation by the textbook rule", () => {
  const [{ expected } = { expected: [] }] = readGolden<{
    id: string;
    expected: [longitude: number, sign: string, star: string, sub: string, subSub: string][];
  }>("./textbook/kp.json");
  expect(expected.length).toBeGreaterThan(100);
  for (const [longitude, , star, sub] of expected)
    expect(findSubLord(longitude), String(longitude)).toMatchObject({ star: toBodyId(star), sub: toBodyId(sub) });
});

test("events are sorted in the same order, whatever order they are given in", () => {
  const events = [
    { kind: "job", year: 2012 },
    { kind: "child", year: 2012, month: 3, day: 1 },
    { kind: "child", year: 2012, month: 3 },
    { kind: "marriage", year: 2009 },
    { kind: "abroad", year: 2012 },
  ] as const;
  expect(sortLifeEvents(events.toReversed())).toEqual(sortLifeEvents(events));
});

test("every kind of event has houses, a karaka and a varga; every test a source, and those of events a weight", () => {
  for (const kind of LIFE_EVENTS) {
    const { house, secondaryHouses, karakas } = EVENT_HOUSES[kind];
    expect([house, ...secondaryHouses].every((each) => each >= 1 && each <= 12)).toBe(true);
    expect(secondaryHouses).not.toContain(house);
    expect(karakas.length).toBeGreaterThan(0);
  }
  for (const id of RECTIFICATION_TESTS) {
    expect(TEST_WEIGHTS[id].sources.length).toBeGreaterThan(0);
    expect(TEST_WEIGHTS[id].sources.every(({ text }) => RECTIFICATION_TEXTS.includes(text))).toBe(true);
  }
  const weighted = RECTIFICATION_TESTS.filter((id) => TEST_WEIGHTS[id].weight > 0);
  expect(weighted).toEqual(["dashas", "transits", "vargas", "ruling_planets"]);
});

import { type Graha, LIFE_EVENTS, type LifeEventKind, type Rashi, RECTIFICATION_TESTS, TATTVAS } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import type { JulianDayUt } from "../../src/core/units.ts";
import type { Nativity } from "../../src/nativity.ts";
import type { Ask } from "../../src/rectification/ask.ts";
import { EVENT_HOUSES } from "../../src/rectification/life-event.data.ts";
import { inOrder } from "../../src/rectification/life-event.ts";
import type { Reading } from "../../src/rectification/reading.ts";
import { SCORES } from "../../src/rectification/scores.ts";
import { bodyId, readGolden } from "../golden/read-golden.ts";
import { SUB_DIVISION, subOf } from "../../src/rectification/sub-lord.ts";
import { tattvaAt } from "../../src/rectification/tattva.ts";
import { RECTIFICATION_TEXTS, TESTS } from "../../src/rectification/test.data.ts";
import { resolveSettings } from "../../src/settings.ts";
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

function bornWith(changed: Partial<Record<VargaBody, number>> = {}, gender: "male" | "female" = "male"): Nativity {
  const longitudes = { ...LONGITUDES, ...changed };
  const signs = Object.fromEntries(VARGA_BODIES.map((body) => [body, rashiOf(longitudes[body])]));
  return { birth: { gender }, settings: resolveSettings(), longitudes, signs, known: new Map() } as unknown as Nativity;
}

const ask = (kinds: readonly LifeEventKind[], more: Partial<Ask> = {}): Ask => ({
  columns: [],
  variants: { tattva_round: "onward", tattva_begin: "sunrise", kunda: "star" },
  events: kinds.map((kind) => ({ where: EVENT_HOUSES[kind], moments: [] })),
  levels: 2,
  ruling: new Set(),
  ...more,
});
const reading = (lords: readonly Graha[][] = [], born = bornWith()): Reading => ({
  born,
  lords: lords.map((of) => [of]),
  pranapada: null,
  tattva: null,
});

describe("dashas: for a marriage the seventh is Libra, its lord Venus in Leo", () => {
  test.each<[Graha, number, string]>([
    ["venus", 1, "its lord"],
    ["mars", 1, "stands in it"],
    ["ketu", 0.5, "with its lord"],
    ["jupiter", 0.5, "sees it from the ninth of it, and is a karaka"],
    ["saturn", 0.5, "sees it, and owns the eleventh"],
    ["moon", 0.5, "stands in the second, which has a part"],
    ["sun", 0, "has nothing to do with it"],
  ])("%s scores %d: %s", (lord, score) => {
    expect(SCORES.dashas(reading([[lord]]), ask(["marriage"]))).toBe(score);
  });

  test("the lords of a look are weighed alike, and the events", () => {
    expect(SCORES.dashas(reading([["venus", "sun"]]), ask(["marriage"]))).toBe(0.5);
    expect(SCORES.dashas(reading([["venus", "sun"], ["venus"]]), ask(["marriage", "marriage"]))).toBe(0.75);
  });

  test("before the first period and after the last nothing speaks for a time", () => {
    expect(SCORES.dashas(reading([[]]), ask(["marriage"]))).toBe(0);
  });
});

test.each<[Graha, number, string]>([
  ["mars", 1, "owns the seventh from the navamsa lagna Taurus, and stands in it"],
  ["venus", 0.5, "owns that lagna"],
  ["saturn", 0, "is in Aries, which does not see Scorpio by the third, seventh or tenth"],
])("in D9 %s scores %d for a marriage: it %s", (lord, score) => {
  expect(SCORES.vargas(reading([[lord]]), ask(["marriage"]))).toBe(score);
});

test.each<[Rashi, Rashi, number, string]>([
  ["aries", "aquarius", 1, "Saturn sees Libra, Jupiter the Leo of its lord"],
  ["aries", "virgo", 0.5, "Jupiter sees Capricorn, Pisces and Taurus"],
  ["libra", "leo", 1, "one is in the house, the other with its lord"],
  ["cancer", "gemini", 0.5, "Saturn sees Virgo, Capricorn and Aries; Jupiter sees Libra"],
  ["taurus", "virgo", 0, "Saturn sees Cancer, Scorpio and Aquarius"],
])("at a marriage with Saturn in %s and Jupiter in %s the transits score %d: %s", (saturn, jupiter, score) => {
  const moments = [{ jd: 2_460_000 as JulianDayUt, saturn, jupiter }];
  expect(SCORES.transits(reading(), ask([], { events: [{ where: EVENT_HOUSES.marriage, moments }] }))).toBe(score);
});

describe("points of the moment", () => {
  test.each([
    [45, 1, "eighty-one times five degrees is 45: the star itself"],
    [170, 1, "Hasta, the tenth from it"],
    [290, 1, "Shravana, the nineteenth"],
    [100, 0, "Pushya"],
  ])("the kunda, with the Moon at %d°, scores %d: %s", (moon, score) => {
    expect(SCORES.kunda(reading([], bornWith({ moon })), ask([]))).toBe(score);
  });

  test("by signs the kunda of Taurus needs a Moon in Taurus, Virgo or Capricorn", () => {
    const bySign = ask([], { variants: { tattva_round: "onward", tattva_begin: "sunrise", kunda: "sign" } });
    expect(SCORES.kunda(reading([], bornWith({ moon: 179 })), bySign)).toBe(1);
    expect(SCORES.kunda(reading([], bornWith({ moon: 181 })), bySign)).toBe(0);
  });

  test.each([
    ["aries", 1],
    ["leo", 1],
    ["sagittarius", 1],
    ["libra", 0],
    ["taurus", 0],
    [null, null],
  ] as const)("a pranapada in %s scores %s", (sign, score) => {
    expect(SCORES.pranapada({ ...reading(), pranapada: sign }, ask([]))).toBe(score);
  });

  test("the navamsa of 5° of Aries is Taurus, an even one: a woman's", () => {
    expect(SCORES.navamsa_gender(reading(), ask([]))).toBe(0);
    expect(SCORES.navamsa_gender(reading([], bornWith({}, "female")), ask([]))).toBe(1);
  });

  test("jala and vayu are a woman's, the other tattvas a man's; no sunrise says nothing", () => {
    const men = TATTVAS.map((tattva) => SCORES.tattva({ ...reading(), tattva: { tattva, turn: 0 } }, ask([])));
    expect(men).toEqual([1, 0, 1, 0, 1]);
    const woman = { ...reading([], bornWith({}, "female")), tattva: { tattva: "jala" as const, turn: 0 } };
    expect(SCORES.tattva(woman, ask([]))).toBe(1);
    expect(SCORES.tattva(reading(), ask([]))).toBeNull();
  });

  test("5° of Aries is of Mars, Ketu's star and the sub of Mars: how many of the three rule", () => {
    const score = (...ruling: Graha[]) => SCORES.ruling_planets(reading(), ask([], { ruling: new Set(ruling) }));
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
  ] as const)("of a Thursday: after %d minutes %s", (minutes, tattva, turn) => {
    expect(tattvaAt(minutes, "jupiter", "onward")).toEqual({ tattva, turn });
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
  ] as const)("to and fro: after %d minutes %s", (minutes, tattva) => {
    expect(tattvaAt(minutes, "jupiter", "to_and_fro").tattva).toBe(tattva);
  });

  test.each([
    ["sun", "tejas"],
    ["moon", "jala"],
    ["mars", "tejas"],
    ["mercury", "prithvi"],
    ["venus", "jala"],
    ["saturn", "vayu"],
  ] as const)("the day of %s begins with %s", (lord, tattva) => {
    expect(tattvaAt(0, lord, "onward").tattva).toBe(tattva);
  });
});

test("the subs: 243, Ketu's first of 46′40″ of Ashwini, each star's own lord first", () => {
  expect(SUB_DIVISION.starts).toHaveLength(243);
  expect(subOf(46.6 / 60)).toMatchObject({ star: "ketu", sub: "ketu", number: 0 });
  expect(subOf(46.7 / 60)).toMatchObject({ star: "ketu", sub: "venus", number: 1 });
  expect(subOf(13.34)).toMatchObject({ star: "venus", sub: "venus" });
  expect(subOf(359.999)).toMatchObject({ star: "mercury", sub: "saturn", number: 242 });
});

test("star and sub lords are those of the textbook rule reckoned apart", () => {
  const [{ expected } = { expected: [] }] = readGolden<{
    id: string;
    expected: [longitude: number, sign: string, star: string, sub: string, subSub: string][];
  }>("./textbook/kp.json");
  expect(expected.length).toBeGreaterThan(100);
  for (const [longitude, , star, sub] of expected)
    expect(subOf(longitude), String(longitude)).toMatchObject({ star: bodyId(star), sub: bodyId(sub) });
});

test("events stand in an order of their own, whoever tells them how", () => {
  const events = [
    { kind: "job", year: 2012 },
    { kind: "child", year: 2012, month: 3, day: 1 },
    { kind: "child", year: 2012, month: 3 },
    { kind: "marriage", year: 2009 },
    { kind: "abroad", year: 2012 },
  ] as const;
  expect(inOrder(events.toReversed())).toEqual(inOrder(events));
});

test("every kind of event has houses, a karaka and a varga; every test a weight and a source", () => {
  for (const kind of LIFE_EVENTS) {
    const { house, also, karakas } = EVENT_HOUSES[kind];
    expect([house, ...also].every((each) => each >= 1 && each <= 12)).toBe(true);
    expect(also).not.toContain(house);
    expect(karakas.length).toBeGreaterThan(0);
  }
  for (const id of RECTIFICATION_TESTS) {
    expect(TESTS[id].weight).toBeGreaterThan(0);
    expect(TESTS[id].sources.length).toBeGreaterThan(0);
    expect(TESTS[id].sources.every(({ text }) => RECTIFICATION_TEXTS.includes(text))).toBe(true);
  }
});

import { GRAHAS, RASHIS } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import { answer } from "../../test/kundli-server.ts";
import { createChartFocus, shiftedFocus } from "./chart-focus.ts";
import { countedFrom, FIRST_HOUSES, firstShift, firstSign } from "./first-house.ts";

const { data } = answer;
const houseOf = (counted: typeof data, id: string) => counted.planets.find((planet) => planet.id === id)?.house;

describe("houses counted from elsewhere", () => {
  test("from the lagna nothing is touched", () => {
    expect(countedFrom(data, "lagna")).toBe(data);
  });
  test.each(GRAHAS)("from %s, it stands in the first house, and its sign's lord rules that", (graha) => {
    const counted = countedFrom(data, graha);
    const sign = data.planets.find(({ id }) => id === graha)?.sign;
    expect(houseOf(counted, graha)).toBe(1);
    expect(counted.houses[0]).toMatchObject({ number: 1, sign, cusp: RASHIS.indexOf(sign ?? "aries") * 30 });
    expect(counted.lagna).toBe(data.lagna);
  });
  test("Chandra lagna of a Moon in Taurus: the Sun in Cancer is in the third, Saturn in Sagittarius in the eighth", () => {
    const counted = countedFrom(data, "moon");
    expect([houseOf(counted, "sun"), houseOf(counted, "saturn")]).toEqual([3, 8]);
    expect(counted.houses.map(({ occupants }) => occupants.length).reduce((one, other) => one + other)).toBe(9);
    expect(counted.houses[6]).toMatchObject({ sign: "scorpio", lord: "mars" });
  });
  test.each(FIRST_HOUSES)("from %s, every occupant is named in the house that says so", (first) => {
    const { planets, houses } = countedFrom(data, first);
    for (const { id, house } of planets) expect(houses[house - 1]?.occupants).toContain(id);
  });
  test("in a varga, from where the graha stands there", () => {
    expect(firstSign(data, "D9", "moon")).toBe(data.vargas["D9"]?.["moon"]);
    expect(firstSign(data, "D9", "leo")).toBe("leo");
    expect(firstSign(data, "D9", "lagna")).toBe(data.vargas["D9"]?.["lagna"]);
  });
});

describe("what lights, with houses counted from the Moon in the ninth", () => {
  const shift = firstShift(data, "moon");
  test("is the same place of the sky under its other number, both ways", () => {
    const store = createChartFocus();
    const chart = shiftedFocus(store, shift);
    expect(shift).toBe(8);
    store.point({ kind: "house", house: 9 });
    expect(chart.active()).toEqual({ kind: "house", house: 1 });
    expect(chart.active()).toBe(chart.active());
    chart.point({ kind: "house", house: 5 });
    expect(store.active()).toEqual({ kind: "house", house: 1 });
    chart.choose({ kind: "body", id: "moon" });
    chart.point(null);
    expect(store.active()).toEqual({ kind: "body", id: "moon" });
  });
  test("figures stand in their own signs", () => {
    const store = createChartFocus();
    const chart = shiftedFocus(store, shift);
    store.paint({ texts: RASHIS.map((_, index) => String(index + 1)), heat: RASHIS.map((_, index) => index / 12) });
    expect(chart.painted()?.texts).toEqual(["9", "10", "11", "12", "1", "2", "3", "4", "5", "6", "7", "8"]);
    expect(chart.painted()).toBe(chart.painted());
  });
});

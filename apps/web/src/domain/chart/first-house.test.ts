import { GRAHAS, RASHIS } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import { kundliResponse } from "../../test/fake-kundli-server.ts";
import { createChartFocusStore, createShiftedFocusStore } from "./chart-focus.ts";
import { recountHouses, FIRST_HOUSES, getFirstHouseShift, getFirstSign } from "./first-house.ts";

const { data } = kundliResponse;
const findHouse = (recounted: typeof data, id: string) => recounted.planets.find((planet) => planet.id === id)?.house;

describe("recountHouses", () => {
  test("changes nothing when counting from the lagna", () => {
    expect(recountHouses(data, "lagna")).toBe(data);
  });
  test.each(GRAHAS)("puts %s in the first house, ruled by the lord of its sign", (graha) => {
    const recounted = recountHouses(data, graha);
    const sign = data.planets.find(({ id }) => id === graha)?.sign;
    expect(findHouse(recounted, graha)).toBe(1);
    expect(recounted.houses[0]).toMatchObject({ number: 1, sign, cusp: RASHIS.indexOf(sign ?? "aries") * 30 });
    expect(recounted.lagna).toBe(data.lagna);
  });
  test("from a Moon in Taurus, counts the Sun in Cancer in the third and Saturn in Sagittarius in the eighth", () => {
    const recounted = recountHouses(data, "moon");
    expect([findHouse(recounted, "sun"), findHouse(recounted, "saturn")]).toEqual([3, 8]);
    expect(recounted.houses.map(({ occupants }) => occupants.length).reduce((one, other) => one + other)).toBe(9);
    expect(recounted.houses[6]).toMatchObject({ sign: "scorpio", lord: "mars" });
  });
  test.each(FIRST_HOUSES)("from %s, lists every occupant in the house that it states", (first) => {
    const { planets, houses } = recountHouses(data, first);
    for (const { id, house } of planets) expect(houses[house - 1]?.occupants).toContain(id);
  });
  test("in a varga, counts from the graha's sign in that varga", () => {
    expect(getFirstSign(data, "D9", "moon")).toBe(data.vargas["D9"]?.["moon"]);
    expect(getFirstSign(data, "D9", "leo")).toBe("leo");
    expect(getFirstSign(data, "D9", "lagna")).toBe(data.vargas["D9"]?.["lagna"]);
  });
});

describe("highlights with houses counted from the Moon in the ninth", () => {
  const shift = getFirstHouseShift(data, "moon");
  test("translate house numbers in both directions", () => {
    const store = createChartFocusStore();
    const chart = createShiftedFocusStore(store, shift);
    expect(shift).toBe(8);
    store.setPointed({ kind: "house", house: 9 });
    expect(chart.getActive()).toEqual({ kind: "house", house: 1 });
    expect(chart.getActive()).toBe(chart.getActive());
    chart.setPointed({ kind: "house", house: 5 });
    expect(store.getActive()).toEqual({ kind: "house", house: 1 });
    chart.toggleSelected({ kind: "body", id: "moon" });
    chart.setPointed(null);
    expect(store.getActive()).toEqual({ kind: "body", id: "moon" });
  });
  test("keep overlay figures in their signs", () => {
    const store = createChartFocusStore();
    const chart = createShiftedFocusStore(store, shift);
    store.setHouseOverlay({
      texts: RASHIS.map((_, index) => String(index + 1)),
      heat: RASHIS.map((_, index) => index / 12),
    });
    expect(chart.getHouseOverlay()?.texts).toEqual(["9", "10", "11", "12", "1", "2", "3", "4", "5", "6", "7", "8"]);
    expect(chart.getHouseOverlay()).toBe(chart.getHouseOverlay());
  });
});

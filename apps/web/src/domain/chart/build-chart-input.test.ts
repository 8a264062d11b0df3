import { SETTINGS } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import { kundliResponse } from "../../test/fake-kundli-server.ts";
import { getAspectedHouses } from "./build-chart-input.ts";

/** The places of full aspects, counted from the graha itself (1). */
const PLACES = { sun: [7], moon: [7], mars: [4, 7, 8], jupiter: [5, 7, 9], saturn: [3, 7, 10], rahu: [] } as const;

describe("getAspectedHouses", () => {
  test.each(SETTINGS.house_system)("is independent of the house system: %s", (house_system) => {
    // A quadrant system may put a graha in the house before or after that of its sign.
    const shift = SETTINGS.house_system.indexOf(house_system) % 3;
    const planets = kundliResponse.data.planets.map((planet) => ({
      ...planet,
      house: ((planet.house + shift) % 12) + 1,
    }));
    const data = { ...kundliResponse.data, planets, settings: { ...kundliResponse.data.settings, house_system } };
    for (const [id, places] of Object.entries(PLACES)) {
      for (let drawnIn = 1; drawnIn <= 12; drawnIn += 1) {
        const expected = places.map((place) => ((drawnIn + place - 2) % 12) + 1);
        expect(getAspectedHouses(data, id as keyof typeof PLACES, drawnIn), `${id} in ${drawnIn}`).toEqual(expected);
      }
    }
  });
});

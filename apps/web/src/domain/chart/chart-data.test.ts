import { SETTINGS } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import { answer } from "../../test/kundli-server.ts";
import { aspectedHouses } from "./chart-data.ts";

/** The places of full drishti, counted from the graha itself (1). */
const PLACES = { sun: [7], moon: [7], mars: [4, 7, 8], jupiter: [5, 7, 9], saturn: [3, 7, 10], rahu: [] } as const;

describe("the houses a graha aspects", () => {
  test.each(SETTINGS.house_system)("do not move with the house system: %s", (house_system) => {
    // A quadrant system may count a graha into the house before or after that of its sign.
    const shift = SETTINGS.house_system.indexOf(house_system) % 3;
    const planets = answer.data.planets.map((planet) => ({ ...planet, house: ((planet.house + shift) % 12) + 1 }));
    const data = { ...answer.data, planets, settings: { ...answer.data.settings, house_system } };
    for (const [id, places] of Object.entries(PLACES)) {
      for (let drawnIn = 1; drawnIn <= 12; drawnIn += 1) {
        const expected = places.map((place) => ((drawnIn + place - 2) % 12) + 1);
        expect(aspectedHouses(data, id as keyof typeof PLACES, drawnIn), `${id} in ${drawnIn}`).toEqual(expected);
      }
    }
  });
});

import type { KundliData } from "@lagna/contract";
import { expect, test } from "vitest";
import mumbai from "../../test/mumbai-1990.json" with { type: "json" };
import { findFactHighlights } from "./find-fact-highlights.ts";

const data = mumbai.data as unknown as KundliData;
const findLord = (house: number) => data.houses[house - 1]?.lord;
const findHouse = (sign: string) => data.houses.find((house) => house.sign === sign)?.number;

test.each([
  ["planet-mars", "D1", ["mars"]],
  ["conj-mars-saturn", "D1", ["mars", "saturn"]],
  ["house-10", "D1", ["house-10"]],
  ["lord-10", "D1", ["house-10", findLord(10)]],
  ["lagna", "D1", ["lagna"]],
  ["karaka-AK", "D1", [data.karakas.scheme7.AK]],
  ["varga-D9-venus", "D9", ["venus"]],
  ["ingress-jupiter-leo-2", "D1", ["jupiter", `house-${findHouse("leo")}`]],
  ["bav-jupiter-leo", "D1", ["jupiter", `house-${findHouse("leo")}`]],
  ["dasha-mercury-saturn", "D1", ["mercury", "saturn"]],
  ["win-10-a", "D1", ["house-10"]],
  ["birth-date", "D1", []],
])("%s highlights %s %j", (id, varga, keys) => {
  expect(findFactHighlights(id, data)).toEqual({ varga, keys });
});

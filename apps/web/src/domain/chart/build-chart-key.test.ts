import { expect, test } from "vitest";
import { kundliResponse } from "../../test/fake-kundli-server.ts";
import { buildChartKey } from "./build-chart-key.ts";

const { data } = kundliResponse;
const { birth, settings } = data;

test("is the same for two responses about one birth, whatever its name", () => {
  expect(buildChartKey(structuredClone({ ...data, birth: { ...birth, name: "Another name" } }))).toBe(
    buildChartKey(data),
  );
});

test.each([
  ["another preset", { settings: { ...settings, preset: "raman" as const } }],
  ["another ayanamsa", { settings: { ...settings, ayanamsa: "raman" as const } }],
  ["another moment", { birth: { ...birth, utc: "1990-08-15T05:00:01Z" } }],
  ["another place", { birth: { ...birth, place: { ...birth.place, latitude: birth.place.latitude + 0.1 } } }],
])("differs for %s, so that open periods are not carried over", (_, changed) => {
  expect(buildChartKey({ ...data, ...changed })).not.toBe(buildChartKey(data));
});

import { expect, test } from "vitest";
import { answer } from "../../test/kundli-server.ts";
import { chartKey } from "./chart-key.ts";

const { data } = answer;
const { birth, settings } = data;

test("is the same for two answers of one birth, whatever it is called", () => {
  expect(chartKey(structuredClone({ ...data, birth: { ...birth, name: "Somebody else" } }))).toBe(chartKey(data));
});

test.each([
  ["another preset", { settings: { ...settings, preset: "raman" as const } }],
  ["another ayanamsa", { settings: { ...settings, ayanamsa: "raman" as const } }],
  ["another moment", { birth: { ...birth, utc: "1990-08-15T05:00:01Z" } }],
  ["another place", { birth: { ...birth, place: { ...birth.place, latitude: birth.place.latitude + 0.1 } } }],
])("differs under %s, so that no open period of the one stays in the other", (_, changed) => {
  expect(chartKey({ ...data, ...changed })).not.toBe(chartKey(data));
});

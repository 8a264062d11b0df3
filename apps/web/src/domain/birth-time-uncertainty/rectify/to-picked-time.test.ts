import { expect, test } from "vitest";
import { toPickedTime } from "./to-picked-time.ts";

test.each([
  ["1990-08-15T00:00:00Z", { era: "ad", year: "1990", month: "August", day: "15", calendar: "" }],
  // The middle is a Gregorian day, which the form would else read by the Julian calendar.
  ["-000043-03-13T10:00:00Z", { era: "bc", year: "44", month: "March", day: "13", calendar: "gregorian" }],
])("the middle of an interval from %s", (from, expected) => {
  const until = new Date(Date.parse(from) + 120_000).toISOString();
  expect(toPickedTime({ from, until }, "+00:00")).toMatchObject({ ...expected, minute: "1", about: "1" });
});

import { expect, test } from "vitest";
import { findNightDate } from "./find-night-date.ts";

const JAIPUR = { date: "2026-11-23", sunrise: "2026-11-23T06:53:00+05:30" };
const NEW_YORK = { date: "2026-11-23", sunrise: "2026-11-23T06:56:00-05:00" };

test.each([
  ["a minute after midnight", JAIPUR, "2026-11-23T00:01:00+05:30", "2026-11-22"],
  ["before midnight", JAIPUR, "2026-11-22T23:59:00+05:30", null],
  ["the minute before sunrise", JAIPUR, "2026-11-23T06:52:00+05:30", "2026-11-22"],
  ["at sunrise", JAIPUR, "2026-11-23T06:53:00+05:30", null],
  ["on the page of the day after", { ...JAIPUR, date: "2026-11-24" }, "2026-11-23T02:00:00+05:30", null],
  ["west of Greenwich", NEW_YORK, "2026-11-23T02:00:00-05:00", "2026-11-22"],
  ["west of Greenwich in the evening", NEW_YORK, "2026-11-22T21:00:00-05:00", null],
  ["where the Sun does not rise", { ...JAIPUR, sunrise: null }, "2026-11-23T02:00:00+05:30", null],
])("the night of the date before runs: %s", (_, page, now, date) => {
  expect(findNightDate(page, Date.parse(now))).toBe(date);
});

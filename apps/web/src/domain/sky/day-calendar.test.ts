import { describe, expect, test } from "vitest";
import { computeDistance, DAY_MS, createDayCalendar, shiftDay } from "./day-calendar.ts";

const day = (date: string): number => Date.parse(date) / DAY_MS;

test.each([
  ["+05:30", "1990-08-14T18:29:59Z", "1990-08-14", "1990-08-14T06:30:00.000Z"],
  ["+05:30", "1990-08-14T18:30:00Z", "1990-08-15", "1990-08-15T06:30:00.000Z"],
  ["-08:00", "1990-08-15T07:59:59Z", "1990-08-14", "1990-08-14T20:00:00.000Z"],
  ["+00:40:00", "1879-03-14T10:50:00Z", "1879-03-14", "1879-03-14T11:20:00.000Z"],
])("a clock of %s: %s is on %s, whose noon is %s", (offset, instant, date, noon) => {
  const days = createDayCalendar(offset);
  const number = days.toDay(Date.parse(instant));
  expect(days.toDate(number).toISOString().slice(0, 10)).toBe(date);
  expect(new Date(days.toNoon(number)).toISOString()).toBe(noon);
  expect(days.toDay(days.toNoon(number))).toBe(number);
});

describe("steps", () => {
  test.each([
    ["2027-08-12", 1, "day", "2027-08-13"],
    ["2027-01-31", 1, "month", "2027-02-28"],
    ["2027-03-31", -1, "month", "2027-02-28"],
    ["2028-02-29", 1, "year", "2029-02-28"],
    ["2027-12-15", 1, "month", "2028-01-15"],
    ["2027-08-12", -1, "year", "2026-08-12"],
    ["0099-12-31", 1, "month", "0100-01-31"],
    ["0100-02-28", -1, "year", "0099-02-28"],
    ["-000001-01-31", 1, "month", "-000001-02-28"],
    ["0000-01-31", -1, "month", "-000001-12-31"],
  ] as const)("%s and %i %s is %s", (from, by, unit, to) => {
    expect(shiftDay(day(from), by, unit)).toBe(day(to));
  });
});

test.each([
  ["2026-11-21", "2027-08-12", { years: 0, months: 8, days: 22 }],
  ["2027-08-12", "2026-11-21", { years: 0, months: 8, days: 22 }],
  ["1990-08-15", "2027-08-15", { years: 37, months: 0, days: 0 }],
  ["2027-01-31", "2027-03-01", { years: 0, months: 1, days: 1 }],
])("%s and %s are %o apart", (one, other, expected) => {
  expect(computeDistance(day(one), day(other))).toEqual(expected);
});

import { describe, expect, test } from "vitest";
import { computeLocalMeanOffset, parseOffsetMs, toBirthLocalDate, toAlmanacTime } from "./birth-local-time.ts";

describe("birth local time", () => {
  test("applies the birth's UTC offset to the second", () => {
    expect(parseOffsetMs("+05:21:10")).toBe(19_270_000);
    expect(toBirthLocalDate("1935-07-01T12:00:00Z", "+01:19:32").toISOString()).toBe("1935-07-01T13:19:32.000Z");
    expect(toBirthLocalDate("1990-01-01T00:30:00Z", "-05:00").toISOString()).toBe("1989-12-31T19:30:00.000Z");
    expect(() => parseOffsetMs("5:30")).toThrow(RangeError);
  });
  test.each([
    [88.3639, "+05:53:27"],
    [-0.5, "-00:02:00"],
    [0, "+00:00:00"],
  ])("local mean time at %d° is %s", (longitude, offset) => expect(computeLocalMeanOffset(longitude)).toBe(offset));
});

const print = (instant: string, birth: string) => {
  const { at, options } = toAlmanacTime(new Date(`${instant}Z`), birth);
  return new Intl.DateTimeFormat("en-IN", options).format(at);
};

describe("toAlmanacTime", () => {
  test.each([
    ["2025-04-09T18:15:59", "18:16"],
    ["2025-04-09T18:15:30", "18:16"],
    ["2025-04-09T18:15:29", "18:15"],
    ["2025-04-09T23:59:45", "00:00"],
  ])("%s is printed %s", (instant, printed) => expect(print(instant, "2025-04-09T10:00:00")).toBe(printed));

  test.each([
    ["2025-04-09T06:11:40", "06:11:40"],
    ["2025-04-09T06:12:59", "06:12:59"],
    ["2025-04-09T06:13:00", "06:13"],
  ])("for a birth at 6:12:00, formats %s as %s", (instant, printed) => {
    expect(print(instant, "2025-04-09T06:12:00")).toBe(printed);
  });
});

import { describe, expect, test } from "vitest";
import { printedTime } from "./birth-clock.ts";

const print = (instant: string, birth: string) => {
  const { at, options } = printedTime(new Date(`${instant}Z`), birth);
  return new Intl.DateTimeFormat("en-IN", options).format(at);
};

describe("a time as almanacs print it", () => {
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
  ])("beside a birth at 6:12:00 %s is printed %s", (instant, printed) => {
    expect(print(instant, "2025-04-09T06:12:00")).toBe(printed);
  });
});

import { describe, expect, test } from "vitest";
import { formatDmInSign, formatDmsInSign, formatSignedDms } from "./format-degrees.ts";

describe("degrees", () => {
  test.each([
    [0, "0°00′00″"],
    [5.60666, "5°36′24″"],
    [29.9999, "29°59′59″"],
    [29 + 59 / 60 + 59.8 / 3600, "29°59′59″"],
    [12 + 59.6 / 3600, "12°01′00″"],
  ])("%d in a sign is %s, never 30°", (degrees, text) => expect(formatDmsInSign(degrees)).toBe(text));
  test.each([
    [-0.0563, "−0°03′23″"],
    [-0.00001, "0°00′00″"],
    [23.73, "23°43′48″"],
  ])("%d a day is %s", (degrees, text) => expect(formatSignedDms(degrees)).toBe(text));
  test.each([
    [0, "0°00′"],
    [29.9999, "29°59′"],
    [7.25, "7°15′"],
  ])("%d in a sign, to the minute, is %s", (degrees, text) => expect(formatDmInSign(degrees)).toBe(text));
});

import { describe, expect, test } from "vitest";
import { addEra, DATE_LOCALES, formatCalendarDate, formatYear } from "../src/index.ts";

describe("dates for people", () => {
  test.each([
    [{ year: -43, month: 3, day: 15 }, "15 March 44 BC", "15 मार्च 44 ईसा-पूर्व"],
    [{ year: 0, month: 12, day: 31 }, "31 December 1 BC", "31 दिसंबर 1 ईसा-पूर्व"],
    [{ year: -999, month: 1, day: 1 }, "1 January 1000 BC", "1 जनवरी 1000 ईसा-पूर्व"],
    [{ year: 1, month: 1, day: 1 }, "1 January 1", "1 जनवरी 1"],
    [{ year: 1990, month: 8, day: 15 }, "15 August 1990", "15 अगस्त 1990"],
    // The Julian calendar has this day.
    [{ year: 1900, month: 2, day: 29 }, "29 February 1900", "29 फ़रवरी 1900"],
  ])("%o", (date, english, hindi) => {
    expect(formatCalendarDate(date, DATE_LOCALES.en)).toBe(english);
    expect(formatCalendarDate(date, DATE_LOCALES.hi)).toBe(hindi);
  });

  test("short months and Devanagari digits", () => {
    expect(formatCalendarDate({ year: -43, month: 3, day: 15 }, "en-IN", "short")).toBe("15 Mar 44 BC");
    expect(formatCalendarDate({ year: -43, month: 3, day: 15 }, "hi-IN-u-nu-deva")).toBe("१५ मार्च ४४ ईसा-पूर्व");
  });

  test.each([
    [-999, "1000 BC", "1000 ईसा-पूर्व"],
    [0, "1 BC", "1 ईसा-पूर्व"],
    [1, "1", "1"],
    [99, "99", "99"],
    [2399, "2399", "2399"],
  ])("the year %d is %s", (year, english, hindi) => {
    expect(formatYear(year, "en")).toBe(english);
    expect(formatYear(year, "hi")).toBe(hindi);
  });

  test("an era is only added where a year before 1 is written", () => {
    const before = Date.parse("-000043-03-13T00:00:00Z");
    const write = (options: Intl.DateTimeFormatOptions, at: number): string =>
      new Intl.DateTimeFormat("en-IN", addEra({ ...options, timeZone: "UTC" }, at)).format(at);
    expect(write({ dateStyle: "long" }, before)).toBe("13 March 44 BC");
    expect(write({ dateStyle: "medium" }, before)).toBe("13 Mar 44 BC");
    expect(write({ day: "numeric", month: "short" }, before)).toBe("13 Mar");
    expect(write({ dateStyle: "long" }, Date.UTC(1990, 7, 15))).toBe("15 August 1990");
  });
});

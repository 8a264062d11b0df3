import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { i18n } from "../../lib/i18n/i18n.ts";
import { shiftDate, shortenWeekday, useDateFormat } from "./almanac-time.ts";

const SHAPES: readonly Intl.DateTimeFormatOptions[] = [
  { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  { weekday: "long", day: "numeric", month: "long" },
  { weekday: "short", day: "numeric", month: "short" },
  { weekday: "short", day: "numeric" },
  { day: "numeric", month: "long", year: "numeric" },
];

test.each([
  ["en", "en-IN"],
  ["hi", "hi-IN-u-nu-latn"],
])("dates with a weekday are written as browsers do, %s", async (language, locale) => {
  await i18n.changeLanguage(language);
  const format = renderHook(() => useDateFormat()).result.current;
  for (let days = 0; days < 380; days += 9) {
    const date = shiftDate("2026-11-08", days);
    for (const options of SHAPES)
      expect(format(date, options)).toBe(
        new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`)),
      );
  }
  await i18n.changeLanguage("en");
});

test("weekdays are shortened as calendars print them", () => {
  expect([shortenWeekday("Thursday", "en"), shortenWeekday("गुरुवार", "hi")]).toEqual(["Thu", "गुरु"]);
});

import { describe, expect, test } from "vitest";
import { createFormat } from "./format.ts";
import { formatPlainDate } from "./format-plain-date.ts";

const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
const PLAIN: readonly Intl.DateTimeFormatOptions[] = [
  { month: "long" },
  { month: "short" },
  { day: "numeric", month: "short" },
  { day: "numeric", month: "long" },
  { month: "short", year: "numeric" },
  { day: "numeric", month: "short", year: "numeric" },
  { day: "numeric", month: "long", year: "numeric" },
  { day: "numeric", month: "short", ...clock },
  clock,
  { ...clock, second: "2-digit" },
  { ...clock, timeZoneName: "short" },
];
const INSTANTS = [
  ...Array.from({ length: 12 }, (_, month) => Date.UTC(2001, month, 5 + 2 * month, 2 * month, 5 * month, month)),
  Date.UTC(1947, 7, 14, 18, 30),
  Date.UTC(1999, 11, 31, 23, 59, 59),
  Date.UTC(1790, 2, 1),
];

describe("formatPlainDate matches the browser's format", () => {
  test.each(["en latn", "hi latn", "hi deva"])("%s", (kind) => {
    const [language = "", numerals] = kind.split(" ");
    const format = createFormat(language, numerals as "latn" | "deva");
    for (const zone of [{ timeZone: "UTC" }, { timeZone: "Asia/Kolkata" }, {}])
      for (const shape of PLAIN)
        for (const instant of INSTANTS) {
          const options = { ...shape, ...zone };
          expect(format.date(instant, options)).toBe(new Intl.DateTimeFormat(format.locale, options).format(instant));
        }
  });
});

test("dasha dates in a list of charts avoid the browser's tables in any time zone", () => {
  const at = new Date(Date.UTC(2028, 5, 15));
  expect(formatPlainDate(at, { month: "short", year: "numeric" }, "en")).toBe("Jun 2028");
  expect(formatPlainDate(at, { day: "numeric", month: "short", year: "numeric" }, "hi")).toMatch(/^1[456] जून 2028$/);
});

test("returns null for all other shapes, zones and years", () => {
  const at = new Date(Date.UTC(1944, 0, 1));
  const day = { day: "numeric", month: "short" } as const;
  expect(formatPlainDate(at, { ...day, timeZone: "UTC" }, "en")).toBe("1 Jan");
  // War time in India; a zone with summer time; the viewer's zone before 1970, or by name; other option values or
  // additional options; an invalid date.
  expect(formatPlainDate(at, { ...day, timeZone: "Asia/Kolkata" }, "en")).toBeNull();
  expect(formatPlainDate(at, { ...day, timeZone: "Europe/Amsterdam" }, "en")).toBeNull();
  expect(formatPlainDate(at, day, "en")).toBeNull();
  expect(formatPlainDate(new Date(), { ...clock, timeZoneName: "short" }, "en")).toBeNull();
  expect(formatPlainDate(at, { day: "2-digit", month: "short", timeZone: "UTC" }, "en")).toBeNull();
  expect(formatPlainDate(at, { ...day, month: "long", ...clock, timeZone: "UTC" }, "en")).toBeNull();
  expect(formatPlainDate(at, { dateStyle: "long", timeZone: "UTC" }, "en")).toBeNull();
  expect(formatPlainDate(new Date(Number.NaN), { ...day, timeZone: "UTC" }, "en")).toBeNull();
});

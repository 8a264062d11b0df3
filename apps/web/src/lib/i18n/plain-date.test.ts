import { describe, expect, test } from "vitest";
import { createFormat } from "./format.ts";
import { plainDate } from "./plain-date.ts";

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

describe("what is written without the browser's tables reads as the browser writes it", () => {
  test.each(["en latn", "hi latn", "hi deva"])("%s", (kind) => {
    const [language = "", numerals] = kind.split(" ");
    const format = createFormat(language, numerals as "latn" | "deva");
    for (const zone of [{ timeZone: "UTC" }, { timeZone: "Asia/Kolkata" }, {}])
      for (const shape of PLAIN)
        for (const at of INSTANTS) {
          const options = { ...shape, ...zone };
          expect(format.date(at, options)).toBe(new Intl.DateTimeFormat(format.locale, options).format(at));
        }
  });
});

test("what a list of charts says of its dashas needs none of the browser's tables, in whatever zone it is read", () => {
  const at = new Date(Date.UTC(2028, 5, 15));
  expect(plainDate(at, { month: "short", year: "numeric" }, "en")).toBe("Jun 2028");
  expect(plainDate(at, { day: "numeric", month: "short", year: "numeric" }, "hi")).toMatch(/^1[456] जून 2028$/);
});

test("all other shapes, zones and years are the browser's", () => {
  const at = new Date(Date.UTC(1944, 0, 1));
  const day = { day: "numeric", month: "short" } as const;
  expect(plainDate(at, { ...day, timeZone: "UTC" }, "en")).toBe("1 Jan");
  // War time in India; a zone with summer time; the viewer's own before 1970, or by name; what is asked in another manner or beside; no instant.
  expect(plainDate(at, { ...day, timeZone: "Asia/Kolkata" }, "en")).toBeNull();
  expect(plainDate(at, { ...day, timeZone: "Europe/Amsterdam" }, "en")).toBeNull();
  expect(plainDate(at, day, "en")).toBeNull();
  expect(plainDate(new Date(), { ...clock, timeZoneName: "short" }, "en")).toBeNull();
  expect(plainDate(at, { day: "2-digit", month: "short", timeZone: "UTC" }, "en")).toBeNull();
  expect(plainDate(at, { ...day, month: "long", ...clock, timeZone: "UTC" }, "en")).toBeNull();
  expect(plainDate(at, { dateStyle: "long", timeZone: "UTC" }, "en")).toBeNull();
  expect(plainDate(new Date(Number.NaN), { ...day, timeZone: "UTC" }, "en")).toBeNull();
});

import { describe, expect, test } from "vitest";
import {
  chooseCalendar,
  convertDate,
  daysInMonth,
  formatIsoDate,
  formatIsoDateTime,
  formatIsoParts,
  fromEpochDays,
  getIsoDate,
  getIsoTime,
  parseIsoDate,
  toCalendarDate,
  toEpochDays,
  toUtcMidnight,
} from "../src/index.ts";

const toWeekday = (days: number): number => (((days + 4) % 7) + 7) % 7;
const [WEDNESDAY, THURSDAY, FRIDAY] = [3, 4, 5];

describe("the two calendars", () => {
  test("the day after Thursday, 4 October 1582 (Julian) is Friday, 15 October (Gregorian)", () => {
    const last = toEpochDays({ year: 1582, month: 10, day: 4 }, "julian");
    const first = toEpochDays({ year: 1582, month: 10, day: 15 });
    expect([toWeekday(last), toWeekday(first), first - last]).toEqual([THURSDAY, FRIDAY, 1]);
  });

  test.each([
    // British Calendar Act 1751: Wednesday 2 September 1752 was followed by Thursday 14 September.
    [
      { year: 1752, month: 9, day: 3 },
      { year: 1752, month: 9, day: 14 },
    ],
    // Decree of the Soviet of 1918: 31 January was followed by 14 February.
    [
      { year: 1918, month: 2, day: 1 },
      { year: 1918, month: 2, day: 14 },
    ],
    // The ides of March of 44 BC.
    [
      { year: -43, month: 3, day: 15 },
      { year: -43, month: 3, day: 13 },
    ],
    // The two agree from 1 March 200 to 28 February 300.
    [
      { year: 200, month: 3, day: 1 },
      { year: 200, month: 3, day: 1 },
    ],
    [
      { year: 300, month: 2, day: 28 },
      { year: 300, month: 2, day: 28 },
    ],
    [
      { year: 300, month: 2, day: 29 },
      { year: 300, month: 3, day: 1 },
    ],
  ])("%j by the Julian calendar is %j by the Gregorian", (julian, gregorian) => {
    expect(convertDate(julian, "julian", "gregorian")).toEqual(gregorian);
    expect(convertDate(gregorian, "gregorian", "julian")).toEqual(julian);
  });

  test("the Julian period begins at noon of 1 January 4713 BC, and J2000 at noon of 1 January 2000", () => {
    expect(toEpochDays({ year: -4712, month: 1, day: 1 }, "julian") + 2_440_587.5).toBe(-0.5);
    expect(toEpochDays({ year: 2000, month: 1, day: 1 }) + 2_440_587.5).toBe(2_451_544.5);
    expect(toWeekday(toEpochDays({ year: 1752, month: 9, day: 2 }, "julian"))).toBe(WEDNESDAY);
  });

  test("every day from −1001 to 2400 converts back, and each follows the one before", () => {
    const first = toEpochDays({ year: -1001, month: 1, day: 1 });
    const end = toEpochDays({ year: 2400, month: 12, day: 31 });
    for (const calendar of ["gregorian", "julian"] as const) {
      let before = fromEpochDays(first - 1, calendar);
      for (let day = first; day <= end; day++) {
        const date = fromEpochDays(day, calendar);
        const isNewMonth = before.day === daysInMonth(before.year, before.month, calendar);
        const month = isNewMonth ? (before.month % 12) + 1 : before.month;
        const year = isNewMonth && month === 1 ? before.year + 1 : before.year;
        if (toEpochDays(date, calendar) !== day || date.year !== year || date.month !== month)
          throw new Error(`${calendar} ${day} is ${JSON.stringify(date)} after ${JSON.stringify(before)}`);
        if (date.day !== (isNewMonth ? 1 : before.day + 1)) throw new Error(`${calendar} ${JSON.stringify(date)}`);
        before = date;
      }
    }
  });
});

test.each([
  [{ year: 1582, month: 10, day: 4 }, undefined, "julian"],
  [{ year: 1582, month: 10, day: 5 }, undefined, "gregorian"],
  [{ year: 1582, month: 10, day: 15 }, undefined, "gregorian"],
  [{ year: -43, month: 3, day: 15 }, undefined, "julian"],
  [{ year: -43, month: 3, day: 15 }, "gregorian", "gregorian"],
  [{ year: 1828, month: 8, day: 28 }, "julian", "julian"],
] as const)("%j, stated as %s, is meant by the %s calendar", (date, stated, calendar) => {
  expect(chooseCalendar(date, stated)).toBe(calendar);
});

describe("written dates", () => {
  test.each([
    ["-001000-01-01", { year: -1000, month: 1, day: 1 }],
    ["-000001-12-31", { year: -1, month: 12, day: 31 }],
    ["0000-02-29", { year: 0, month: 2, day: 29 }],
    ["0001-01-01", { year: 1, month: 1, day: 1 }],
    ["0099-03-01", { year: 99, month: 3, day: 1 }],
    ["1990-08-15", { year: 1990, month: 8, day: 15 }],
  ])("%s", (text, date) => {
    expect(parseIsoDate(text)).toEqual(date);
    expect([formatIsoDate(date), formatIsoParts(date)]).toEqual([text, text]);
    // As JavaScript itself has it.
    expect(toUtcMidnight(date)).toBe(Date.parse(`${text}T00:00:00Z`));
    const noon = formatIsoDateTime(toUtcMidnight(date) + 43_260_000);
    expect([getIsoDate(noon), getIsoTime(noon), toCalendarDate(Date.parse(`${noon}Z`))]).toEqual([text, "12:01", date]);
  });

  test.each([
    "1900-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-04-31",
    "26-04-30",
    "-0043-03-15",
    "2026-4-3",
    "soon",
    "",
  ])("%s is none", (text) => {
    expect(parseIsoDate(text)).toBeNull();
  });
});

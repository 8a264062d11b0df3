import { describe, expect, test } from "vitest";
import { formatDate } from "../src/sky/civil-date.ts";
import { type EventTithi, findEventTithi, findMonthlyTithiDays, findTithiDays } from "../src/tithi-day/tithi-days.ts";
import { ephemeris, getDaysAround, getYear, PLACES } from "./support/places.ts";

const PLACE = PLACES.India;

function findTithiAt(local: string): EventTithi {
  const almanac = getDaysAround(PLACE, local.slice(0, 10), 1);
  const found = findEventTithi(almanac, ephemeris.julianDay(Date.parse(`${local}:00+05:30`)));
  if (!found) throw new Error(`no tithi at ${local}`);
  return found;
}
const dates = (days: readonly { readonly dayNumber: number }[]): string[] =>
  days.map(({ dayNumber }) => formatDate(dayNumber));

describe("the return of a tithi", () => {
  test("of a birth on Chaitra's bright ninth is on Rama's day, by sunrise", () => {
    const event = findTithiAt("2025-04-06T12:00");
    expect(event).toEqual(expect.objectContaining({ masa: "chaitra", paksha: "shukla", tithi: 9, adhika: false }));
    const [day] = findTithiDays(getYear(PLACE, 2026), event, "birthday");
    expect(day && formatDate(day.dayNumber)).toBe("2026-03-27");
    expect(day?.chosen.reason).toBe("only_day_in_window");
  });

  test("of a death is in the afternoon: Bhadrapada's new moon on the day of all ancestors", () => {
    const event = findTithiAt("2024-10-02T15:00");
    expect(dates(findTithiDays(getYear(PLACE, 2023), event, "death"))).toEqual(["2023-10-14"]);
  });

  test("of an ordinary month is not in an extra one of its name", () => {
    const event = findTithiAt("2025-06-05T12:00");
    expect(event.masa).toBe("jyeshtha");
    const [day] = findTithiDays(getYear(PLACE, 2026), event, "birthday");
    expect(day?.span.month.adhika).toBe(false);
    expect(day?.notes).toContain("adhika_month_skipped");
  });

  test("of an extra month is in the same extra month, or else in the ordinary one", () => {
    const event = findTithiAt("2026-06-01T12:00");
    expect(event.adhika).toBe(true);
    const [ordinary] = findTithiDays(getYear(PLACE, 2027), event, "death");
    expect(ordinary?.span.month.adhika).toBe(false);
    const [again] = findTithiDays(getYear(PLACE, 2026), event, "death");
    expect(again?.notes).toContain("same_adhika_month");
  });

  test("of an extra month is in the ordinary one of its name, in a year with another extra month", () => {
    // Shravana was doubled in 2023, Jyeshtha is in 2026.
    const event = findTithiAt("2023-08-01T12:00");
    expect(event).toMatchObject({ masa: "shravana", adhika: true });
    const days = findTithiDays(getYear(PLACE, 2026), event, "death");
    expect(days.map(({ span }) => [span.month.masa, span.month.adhika])).toEqual([["shravana", false]]);
  });

  test("of a lost month is kept in the month that has both names", () => {
    const event: EventTithi = { ...findTithiAt("2025-01-20T12:00"), masa: "pausha", paksha: "shukla", tithi: 5 };
    const days = findTithiDays(getYear(PLACE, 1983), event, "wedding");
    expect(days.some(({ notes }) => notes.includes("kshaya_month"))).toBe(true);
  });

  test("that misses every sunrise is kept on the day it runs", () => {
    const almanac = getYear(PLACE, 2026);
    const lost = almanac.tithis.find(
      (span) =>
        !almanac.frames.some(({ dawnJd }) => span.startJd <= dawnJd && dawnJd < span.endJd) &&
        !span.month.adhika &&
        span.month.masa === "shravana",
    );
    if (!lost) throw new Error("no lost tithi");
    const event: EventTithi = {
      masa: "shravana",
      adhika: false,
      paksha: lost.number <= 15 ? "shukla" : "krishna",
      tithi: ((lost.number - 1) % 15) + 1,
      span: lost,
    };
    const [day] = findTithiDays(almanac, event, "birthday");
    expect(day?.notes).toContain("tithi_without_window");
    expect(day?.chosen.frame.dawnJd).toBeLessThan(lost.startJd);
    expect(day?.chosen.frame.nextDawnJd).toBeGreaterThan(lost.endJd);
  });

  test("on the day of an eclipse seen at the place says so", () => {
    // The Moon is eclipsed over India in the evening of Bhadrapada's full moon, 7 September 2025.
    const event = findTithiAt("2024-09-17T15:00");
    expect(event.tithi).toBe(15);
    const [day] = findTithiDays(getYear(PLACE, 2025), event, "death");
    expect(day && formatDate(day.dayNumber)).toBe("2025-09-07");
    expect(day?.notes).toContain("eclipse_on_day");
  });

  test("comes every month in the first year", () => {
    const days = findMonthlyTithiDays(getYear(PLACE, 2026), { paksha: "krishna", tithi: 10 });
    expect(days.length).toBeGreaterThanOrEqual(12);
    expect(days.length).toBeLessThanOrEqual(13);
  });
});

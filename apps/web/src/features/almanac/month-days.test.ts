import { expect, test } from "vitest";
import { findDateAtPlace, type MonthDay } from "./month-days.ts";

const daysEndingAt = (...ends: string[]) => ends.map((end) => ({ tithi: [{ end }] }) as unknown as MonthDay);

test("the date is that of the place: after midnight in India the day before is over, in London it is not", () => {
  const now = Date.parse("2026-12-05T20:00:00Z");
  const dates = ["2026-12-05T11:10:21+05:30", "2026-12-05T05:40:21+00:00"].map((end) =>
    findDateAtPlace(daysEndingAt(end), now),
  );
  expect(dates).toEqual(["2026-12-06", "2026-12-05"]);
});

test("the clock is that of the last instant before, or of the first one before the month begins", () => {
  const days = daysEndingAt("2026-10-20T10:00:00+01:00", "2026-10-28T10:00:00+00:00", "2026-10-29T10:00:00-02:00");
  expect(findDateAtPlace(days, Date.parse("2026-10-28T23:30:00Z"))).toBe("2026-10-28");
  expect(findDateAtPlace(days, Date.parse("2026-10-21T23:30:00Z"))).toBe("2026-10-22");
  expect(findDateAtPlace(days, Date.parse("2026-10-01T23:30:00Z"))).toBe("2026-10-02");
});

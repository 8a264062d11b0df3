import { afterEach, expect, test, vi } from "vitest";
import { findToday, shortenWeekday } from "./month-days.ts";

afterEach(() => void vi.useRealTimers());

test("today is that of the zone: after midnight in India the day before is over, in London it is not", () => {
  vi.useFakeTimers({ now: Date.parse("2026-12-05T20:00:00Z"), toFake: ["Date"] });
  expect([findToday("Asia/Kolkata"), findToday("Europe/London")]).toEqual(["2026-12-06", "2026-12-05"]);
});

test("weekdays are shortened as calendars print them", () => {
  expect([shortenWeekday("Thursday", "en"), shortenWeekday("गुरुवार", "hi")]).toEqual(["Thu", "गुरु"]);
});

import { expect, test } from "vitest";
import { toDateOn } from "./month-days.ts";

test("the date is that of the zone: after midnight in India the day before is over, in London it is not", () => {
  const now = Date.parse("2026-12-05T20:00:00Z");
  expect([toDateOn(now, "Asia/Kolkata"), toDateOn(now, "Europe/London")]).toEqual(["2026-12-06", "2026-12-05"]);
});

import { expect, test } from "vitest";
import { computeTextTurn, DayDial, RING_CENTRE } from "./day-dial.ts";

const HOUR = 3_600_000;
const START = Date.parse("2026-11-22T06:51:39+05:30");
const dial = new DayDial(START, START + 24 * HOUR);

test("the day begins on the left and goes over the top", () => {
  expect(dial.toPoint(START, 100)).toEqual({ x: RING_CENTRE - 100, y: RING_CENTRE });
  expect(dial.toPoint(START + 6 * HOUR, 100)).toEqual({ x: RING_CENTRE, y: RING_CENTRE - 100 });
  expect(dial.toPoint(START + 12 * HOUR, 100)).toEqual({ x: RING_CENTRE + 100, y: RING_CENTRE });
});

test("parts are cut at both sunrises, and an instant outside is not on the ring", () => {
  const iso = (ms: number) => new Date(ms).toISOString();
  expect(dial.toDegrees({ start: iso(START - HOUR), end: iso(START + 3 * HOUR) })).toEqual([180, 225]);
  expect(dial.toDegrees({ start: iso(START + 21 * HOUR), end: iso(START + 30 * HOUR) })).toEqual([495, 540]);
  expect([dial.has(START), dial.has(START + 24 * HOUR), dial.has(START - 1)]).toEqual([true, false, false]);
});

test("no name stands upside down", () => {
  const angles = Array.from({ length: 72 }, (_, index) =>
    Number(/rotate\((.*)\)/.exec(computeTextTurn(index * 5, 140))?.[1]),
  );
  for (const angle of angles) expect(Math.min(Math.abs(angle), Math.abs(360 - angle))).toBeLessThanOrEqual(90);
});

import { expect, test } from "vitest";
import { VARAS } from "@lagna/terms";
import { computeChoghadiyas, computeDayParts } from "../src/index.ts";

/** Eight hours of light from 6 to 14, so that every eighth is an hour. */
const [RISE, SET] = [6 / 24, 14 / 24];
const toHour = (jd: number): number => Math.round(jd * 24 * 1000) / 1000;

test("gives the eighths of the day that every almanac prints", () => {
  const hours = VARAS.map((vara) => {
    const { rahuKala, yamaganda, gulikaKala } = computeDayParts(vara, RISE, SET);
    return [rahuKala, yamaganda, gulikaKala].map(({ startJd }) => toHour(startJd) - 5);
  });
  expect(hours).toEqual([
    [8, 5, 7],
    [2, 4, 6],
    [7, 3, 5],
    [5, 2, 4],
    [6, 1, 3],
    [4, 7, 2],
    [3, 6, 1],
  ]);
});

test("abhijit is in the middle of the day, and is not counted on a Wednesday", () => {
  const { abhijit } = computeDayParts("monday", RISE, SET);
  expect(((abhijit?.startJd ?? 0) + (abhijit?.endJd ?? 0)) / 2).toBeCloseTo((RISE + SET) / 2, 9);
  expect(computeDayParts("wednesday", RISE, SET).abhijit).toBeNull();
});

test("the choghadiyas fill the day and the night without gaps", () => {
  const day = computeChoghadiyas("day", "saturday", { startJd: RISE, endJd: SET });
  expect(day.map(({ id }) => id)).toEqual(["kaal", "shubh", "rog", "udveg", "chal", "labh", "amrit", "kaal"]);
  const night = computeChoghadiyas("night", "saturday", { startJd: SET, endJd: 1 + RISE });
  expect(night.map(({ id }) => id)).toEqual(["labh", "udveg", "shubh", "amrit", "chal", "rog", "kaal", "labh"]);
  for (const parts of [day, night])
    for (const [at, { startJd }] of parts.entries())
      if (at > 0) expect(startJd).toBeCloseTo(parts[at - 1]?.endJd ?? 0, 9);
});

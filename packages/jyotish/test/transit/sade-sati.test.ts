import { describe, expect, test } from "vitest";
import { julianDayUt } from "../../src/core/units.ts";
import { groupIntoRounds } from "../../src/transit/sade-sati.ts";

const YEAR_DAYS = 365.25;
/** A stay of Saturn in one house, in years. */
const stay = (fromYear: number, untilYear: number) => ({
  state: 1,
  startJd: julianDayUt(fromYear * YEAR_DAYS),
  endJd: julianDayUt(untilYear * YEAR_DAYS),
});

describe("stays of Saturn belong to one cycle", () => {
  test.each([
    ["half a year apart, after a retrograde exit", 0.5, 1],
    ["just under five years apart", 4.999, 1],
    ["five years apart: no longer", 5, 2],
    ["a cycle of Saturn apart: no longer", 22, 2],
  ])("%s", (_name, gapYears, rounds) => {
    expect(groupIntoRounds([stay(0, 2), stay(2 + gapYears, 4 + gapYears)])).toHaveLength(rounds);
  });

  test("and the cycle lasts from the first entry to the last exit", () => {
    const spans = [stay(10, 12), stay(12.5, 13), stay(40, 42)];
    expect(groupIntoRounds(spans)).toEqual([
      { startJd: spans[0]?.startJd, endJd: spans[1]?.endJd, phases: spans.slice(0, 2) },
      { startJd: spans[2]?.startJd, endJd: spans[2]?.endJd, phases: spans.slice(2) },
    ]);
    expect(groupIntoRounds([])).toEqual([]);
  });
});

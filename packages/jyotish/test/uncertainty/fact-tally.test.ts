import { expect, test } from "vitest";
import type { JulianDayUt } from "../../src/core/units.ts";
import { FactTally } from "../../src/uncertainty/fact-tally.ts";
import type { FactValue } from "../../src/uncertainty/chart-facts.ts";

const day = (jd: number): JulianDayUt => jd as JulianDayUt;

/** Intervals of half a day each, from the first day on; the stated time is in the second interval. */
function tallyOf(...pieces: Readonly<Record<string, FactValue>>[]): FactTally {
  const tally = new FactTally(day(1.75));
  for (const [index, facts] of pieces.entries()) {
    const fromJd = 1 + index / 2;
    tally.add({ fromJd: day(fromJd), untilJd: day(fromJd + 0.5), facts: new Map(Object.entries(facts)) });
  }
  return tally;
}

test("the value at the stated time comes first, and adjacent intervals are merged", () => {
  const tally = tallyOf(
    { "lagna.sign": "aries" },
    { "lagna.sign": "taurus" },
    { "lagna.sign": "taurus" },
    { "lagna.sign": "aries" },
  );
  const path = "lagna.sign";
  expect(tally.factsAt(path)).toEqual([
    { path, value: "taurus", share: 0.5, stable: false, intervals: [{ fromJd: 1.5, untilJd: 2.5 }] },
    {
      path,
      value: "aries",
      share: 0.5,
      stable: false,
      intervals: [
        { fromJd: 1, untilJd: 1.5 },
        { fromJd: 2.5, untilJd: 3 },
      ],
    },
  ]);
});

test("a value that holds in every interval is stable, also across a gap between two ranges", () => {
  const tally = new FactTally(day(1.25));
  for (const fromJd of [1, 2]) {
    tally.add({ fromJd: day(fromJd), untilJd: day(fromJd + 0.5), facts: new Map([["tithi", 3]]) });
  }
  const intervals = [
    { fromJd: 1, untilJd: 1.5 },
    { fromJd: 2, untilJd: 2.5 },
  ];
  expect(tally.factsAt("tithi")).toEqual([{ path: "tithi", value: 3, share: 1, stable: true, intervals }]);
});

test("a yoga missing in some intervals does not hold in them, whether they come before or after", () => {
  const path = "yogas.gaja_kesari.holds";
  const tally = tallyOf({}, {}, { [path]: true }, {});
  expect(tally.factsAt(path)).toEqual([
    {
      path,
      value: false,
      share: 0.75,
      stable: false,
      intervals: [
        { fromJd: 1, untilJd: 2 },
        { fromJd: 2.5, untilJd: 3 },
      ],
    },
    { path, value: true, share: 0.25, stable: false, intervals: [{ fromJd: 2, untilJd: 2.5 }] },
  ]);
});

test("a missing string value is null", () => {
  const path = "yuddha.mars-venus.winner";
  const values = tallyOf({ [path]: "mars" }, {}).factsAt(path);
  expect(values.map(({ value, share }) => [value, share])).toEqual([
    [null, 0.5],
    ["mars", 0.5],
  ]);
});

test("the paths of the stated time come first, then the others in order of appearance", () => {
  const tally = tallyOf({ b: 1, c: 1 }, { c: 1, a: 1 }, { d: 1 });
  expect([...tally.paths()]).toEqual(["c", "a", "b", "d"]);
});

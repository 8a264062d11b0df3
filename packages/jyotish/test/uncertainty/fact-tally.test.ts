import { expect, test } from "vitest";
import type { JulianDayUt } from "../../src/core/units.ts";
import { FactTally } from "../../src/uncertainty/fact-tally.ts";
import type { FactValue } from "../../src/uncertainty/facts.ts";

const day = (jd: number): JulianDayUt => jd as JulianDayUt;

/** Pieces of half a day each, from the first day on; what is stated lies in the second piece. */
function tallyOf(...pieces: Readonly<Record<string, FactValue>>[]): FactTally {
  const tally = new FactTally(day(1.75));
  for (const [index, facts] of pieces.entries()) {
    const fromJd = 1 + index / 2;
    tally.add({ fromJd: day(fromJd), untilJd: day(fromJd + 0.5), facts: new Map(Object.entries(facts)) });
  }
  return tally;
}

test("what is said at the stated time comes first, and pieces that adjoin are one", () => {
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

test("what holds in every piece is stable, across a gap between two stretches too", () => {
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

test("a yoga that some pieces do not tell of does not hold in them, whether they come before or after", () => {
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

test("of what is told as a word, silence is nothing", () => {
  const path = "yuddha.mars-venus.winner";
  const values = tallyOf({ [path]: "mars" }, {}).factsAt(path);
  expect(values.map(({ value, share }) => [value, share])).toEqual([
    [null, 0.5],
    ["mars", 0.5],
  ]);
});

test("the stated time's paths come first, then the others as they come", () => {
  const tally = tallyOf({ b: 1, c: 1 }, { c: 1, a: 1 }, { d: 1 });
  expect([...tally.paths()]).toEqual(["c", "a", "b", "d"]);
});

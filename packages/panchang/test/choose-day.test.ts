import { describe, expect, test } from "vitest";
import { chooseDay, type DayQuestion, listCandidates } from "../src/festival/choose-day.ts";
import { createPlainAlmanac } from "./support/plain-days.ts";

const almanac = createPlainAlmanac({ moonrises: [0.75, 1.8, 2.85, 5.9] });
const choose = (startJd: number, endJd: number, question: DayQuestion, of = almanac) => {
  const found = chooseDay(of, { startJd, endJd }, question);
  return found && [found.frame.number, found.reason];
};

describe("the day of a tithi by its window", () => {
  // The midday fifth of a day from 0 to 0.5 is from 0.2 to 0.3.
  const kala = "madhyahna";

  test("is the only one that it touches, and of two the one with more", () => {
    expect(choose(2.1, 3.1, { kala })).toEqual([2, "only_day_in_window"]);
    expect(choose(2.24, 3.22, { kala })).toEqual([2, "covers_more"]);
    expect(choose(2.28, 3.26, { kala })).toEqual([3, "covers_more"]);
  });

  test("of two equal ones is the first, or the one asked for; equal is within half a hundredth", () => {
    expect(choose(2.15, 3.35, { kala })).toEqual([2, "first_of_both"]);
    expect(choose(2.15, 3.35, { kala, tie: "second" })).toEqual([3, "second_of_both"]);
    expect(choose(2.2004, 3.35, { kala })).toEqual([2, "first_of_both"]);
    expect(choose(2.2006, 3.35, { kala })).toEqual([3, "covers_more"]);
    expect(choose(2.28, 3.26, { kala, both: "first" })).toEqual([2, "first_of_both"]);
    expect(choose(2.24, 3.22, { kala, both: "second" })).toEqual([3, "second_of_both"]);
  });

  test("of two is the first unless the second alone has it whole", () => {
    const both = "first_unless_whole";
    expect(choose(2.25, 3.35, { kala, both })).toEqual([3, "covers_more"]);
    expect(choose(2.15, 3.35, { kala, both })).toEqual([2, "first_of_both"]);
    expect(choose(2.25, 3.29, { kala, both })).toEqual([2, "first_of_both"]);
    expect(choose(2.25, 3.2996, { kala, both })).toEqual([3, "covers_more"]);
  });

  test("of none is the later, on which it ends, or the earlier if asked for", () => {
    expect(choose(2.35, 3.15, { kala })).toEqual([3, "neither_day_later"]);
    expect(choose(2.35, 3.15, { kala, neither: "earlier" })).toEqual([2, "neither_day_earlier"]);
    expect(choose(-5, -4, { kala })).toBeNull();
  });

  test("at sunrise a tithi without one runs within a day, or is kept on the next if asked for", () => {
    expect(choose(2.1, 2.9, { kala: "udaya" })).toEqual([2, "kshaya_day_it_runs"]);
    expect(choose(2.1, 2.9, { kala: "udaya", neither: "later" })).toEqual([3, "neither_day_later"]);
    expect(choose(2.1, 3.1, { kala: "udaya" })).toEqual([3, "only_day_in_window"]);
    expect(choose(1.9, 3.1, { kala: "udaya", both: "second" })).toEqual([3, "second_of_both"]);
    // The dawn before the sunrise of day 3 begins at 2.933.
    expect(choose(2.1, 2.9, { kala: "arunodaya" })).toEqual([3, "neither_day_later"]);
    expect(choose(2.1, 2.94, { kala: "arunodaya" })).toEqual([3, "only_day_in_window"]);
  });

  test("at moonrise, which may be that of the next night", () => {
    expect(choose(1.5, 2.5, { kala: "chandrodaya" })).toEqual([1, "only_day_in_window"]);
    expect(choose(1.7, 2.9, { kala: "chandrodaya", both: "second" })).toEqual([2, "second_of_both"]);
    // Day 3 has no moonrise of its own: that of day 5 comes next.
    expect(choose(5.85, 5.95, { kala: "chandrodaya" })?.[0]).toBe(5);
  });

  test("looks at the days from its beginning to its end, and one more where it may be kept later", () => {
    const numbers = (...more: [Parameters<typeof listCandidates>[2], ("later" | "earlier")?]) =>
      listCandidates(almanac, { startJd: 2.1, endJd: 3.1 }, ...more).map(({ frame }) => frame.number);
    expect(numbers("udaya")).toEqual([2, 3]);
    expect(numbers("udaya", "earlier")).toEqual([2, 3]);
    expect(numbers("udaya", "later")).toEqual([2, 3, 4]);
    expect(numbers("arunodaya")).toEqual([2, 3, 4]);
    const [first, second] = listCandidates(almanac, { startJd: 2.25, endJd: 3.1 }, kala);
    expect(first?.share).toBeCloseTo(0.5, 9);
    expect([second?.share, second?.inWindow]).toEqual([0, null]);
  });
});

describe("what else moves a day", () => {
  const kala = "madhyahna";

  test("a preferred star on one of two days, but not on both or none", () => {
    const star = (...spans: (readonly [number, number])[]) => spans.map(([startJd, endJd]) => ({ startJd, endJd }));
    const ask = (...spans: (readonly [number, number])[]) => choose(2.15, 3.35, { kala, preferred: star(...spans) });
    expect(ask([3.25, 3.5])).toEqual([3, "star_on_this_day"]);
    expect(ask([1.9, 2.21])).toEqual([2, "star_on_this_day"]);
    expect(ask([2.25, 3.25])).toEqual([2, "first_of_both"]);
    expect(ask([2.3, 3.2])).toEqual([2, "first_of_both"]);
  });

  test("a tithi decides between two good days of a star, from four tenths of each window on", () => {
    const deciding = [{ startJd: 3.22, endJd: 3.5 }];
    expect(choose(2.15, 3.25, { kala, deciding })).toEqual([3, "tithi_on_this_day"]);
    expect(choose(2.15, 3.2401, { kala, deciding })).toEqual([3, "tithi_on_this_day"]);
    expect(choose(2.15, 3.2399, { kala, deciding })).toEqual([2, "covers_more"]);
    expect(choose(2.25, 3.35, { kala, deciding: [{ startJd: 2.1, endJd: 2.3 }] })).toEqual([2, "tithi_on_this_day"]);
    // As much on either day decides nothing, and of one day there is nothing to decide.
    expect(choose(2.2, 3.3, { kala, deciding: [] })).toEqual([2, "first_of_both"]);
    expect(choose(2.1, 3.1, { kala, deciding })).toEqual([2, "only_day_in_window"]);
  });

  test("a tithi that ends too soon after its only sunrise is kept on the day before", () => {
    // A muhurta of a day of half a day is a thirtieth.
    const ask = (endJd: number, startJd = 2.4) => choose(startJd, endJd, { kala: "udaya", leastMuhurtas: 3 });
    expect(ask(3.099)).toEqual([2, "too_short_after_sunrise"]);
    expect(ask(3.1001)).toEqual([3, "only_day_in_window"]);
    expect(ask(3.05, 1.9)).toEqual([2, "first_of_both"]);
    expect(choose(2.4, 3.099, { kala: "udaya" })).toEqual([3, "only_day_in_window"]);
  });

  const withBhadra = (startJd: number, endJd: number, part = 7) =>
    createPlainAlmanac({
      karanas: [
        { part: part - 1, startJd: 0, endJd: startJd },
        { part, startJd, endJd },
      ],
    });
  const avoid = { kala, avoidBhadra: true } as const;

  test("bhadra over the whole of one window leaves the other; over both, the morning of three muhurtas", () => {
    expect(choose(2.15, 3.35, avoid, withBhadra(2.1, 2.35))).toEqual([3, "free_of_bhadra"]);
    expect(choose(2.15, 3.35, avoid, withBhadra(3.1, 3.35))).toEqual([2, "free_of_bhadra"]);
    expect(choose(2.15, 3.35, avoid, withBhadra(2.1, 2.25))).toEqual([2, "first_of_both"]);
    expect(choose(2.15, 3.35, avoid, withBhadra(2.1, 2.35, 8))).toEqual([2, "first_of_both"]);
    expect(choose(2.15, 3.35, { kala }, withBhadra(2.1, 2.35))).toEqual([2, "first_of_both"]);
    expect(choose(2.15, 3.15, avoid, withBhadra(2.1, 2.35))).toEqual([3, "free_of_bhadra"]);
    expect(choose(2.15, 3.09, avoid, withBhadra(2.1, 2.35))).toEqual([2, "only_day_in_window"]);
  });

  test("a star moves it to a later day whose sunrise and window it has, where the first lacks it", () => {
    const ask = (preferred: { startJd: number; endJd: number }[], endJd = 3.25, starMovesDay = true) =>
      choose(2.15, endJd, { kala, both: "first", preferred, starMovesDay });
    // A window of both days: the star at the sunrise and midday of the second.
    expect(ask([{ startJd: 2.9, endJd: 3.5 }])).toEqual([3, "star_on_this_day"]);
    expect(ask([{ startJd: 2.9, endJd: 3.5 }], 3.15)).toEqual([3, "star_on_this_day"]);
    expect(ask([{ startJd: 2.9, endJd: 3.5 }], 3.15, false)).toEqual([2, "only_day_in_window"]);
    expect(ask([{ startJd: 2.9, endJd: 3.5 }], 3.09)).toEqual([2, "only_day_in_window"]);
    expect(ask([{ startJd: 3.05, endJd: 3.5 }], 3.15)).toEqual([2, "only_day_in_window"]);
    expect(ask([{ startJd: 2.9, endJd: 3.1 }], 3.15)).toEqual([2, "only_day_in_window"]);
    expect(ask([{ startJd: 2.25, endJd: 3.5 }], 3.15)).toEqual([2, "only_day_in_window"]);
  });
});

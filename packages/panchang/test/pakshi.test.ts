import { findPakshiOfStar } from "@lagna/jyotish";
import { type Paksha, PAKSHI_ACTIVITIES, PAKSHIS, VARAS } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import { computePakshiDay, type PakshiDay } from "../src/index.ts";
import type { Almanac } from "../src/almanac.ts";
import { getDaysAround, PLACES } from "./support/places.ts";

/**
 * What vulture, owl, crow, cock and peacock do in the first yama, from Sunday to Saturday, by the first letters of the
 * activities: as printed after Pulippani, written out here day by day.
 */
const FIRST_YAMAS: Readonly<Record<Paksha, Readonly<Record<"day" | "night", readonly string[]>>>> = {
  shukla: {
    day: ["EWRSD", "DEWRS", "EWRSD", "DEWRS", "SDEWR", "RSDEW", "WRSDE"],
    night: ["DRESW", "WDRES", "DRESW", "WDRES", "SWDRE", "ESWDR", "RESWD"],
  },
  krishna: {
    day: ["WDRES", "SWDRE", "WDRES", "DRESW", "RESWD", "ESWDR", "SWDRE"],
    night: ["ERDWS", "DWSER", "ERDWS", "SERDW", "WSERD", "RDWSE", "DWSER"],
  },
};

const letterOf = (activity: string): string => activity.charAt(0).toUpperCase();

/** The days of the birds on seven days from a Sunday. */
const WEEKS: Readonly<Record<Paksha, Almanac>> = {
  shukla: getDaysAround(PLACES.Ujjain, "2026-11-14", 6),
  krishna: getDaysAround(PLACES.Ujjain, "2026-11-30", 4),
};

function findDays(paksha: Paksha, durations: "fixed" | "by_half" = "fixed"): PakshiDay[][] {
  const almanac = WEEKS[paksha];
  const frames = almanac.frames.filter(({ number }) => number >= almanac.fromDay && number <= almanac.untilDay);
  return VARAS.flatMap((vara) => {
    const days = frames
      .filter((frame) => frame.vara === vara)
      .map((frame) => PAKSHIS.map((bird) => computePakshiDay(almanac, frame, { bird, durations }) as PakshiDay));
    const found = days.find(([first]) => first?.paksha === paksha);
    return found ? [found] : [];
  });
}

describe.each(["shukla", "krishna"] as const)("the five birds of a week, %s", (paksha) => {
  const week = findDays(paksha);

  test("begin as printed", () => {
    expect(week).toHaveLength(7);
    for (const [half, from] of [
      ["day", 0],
      ["night", 5],
    ] as const)
      expect(week.map((birds) => birds.map(({ yamas }) => letterOf(yamas[from]?.activity ?? "")).join(""))).toEqual(
        FIRST_YAMAS[paksha][half],
      );
  });

  test("do each activity once in a half, and all five together in a yama", () => {
    const all = PAKSHI_ACTIVITIES.toSorted();
    for (const birds of week) {
      for (let yama = 0; yama < 10; yama++)
        expect(birds.map(({ yamas }) => yamas[yama]?.activity ?? "").toSorted()).toEqual(all);
      for (const { yamas } of birds)
        for (const half of [yamas.slice(0, 5), yamas.slice(5)])
          expect(half.map(({ activity }) => activity).toSorted()).toEqual(all);
    }
  });

  test("have parts that begin with their own activity, beside the bird that has it for the yama", () => {
    for (const [index, { yamas, bird }] of week.flat().entries()) {
      const birds = week[Math.floor(index / 5)] as PakshiDay[];
      for (const [at, yama] of yamas.entries()) {
        expect(yama.parts[0]).toMatchObject({ activity: yama.activity, with: bird, relation: "self" });
        expect([yama.parts[0]?.startJd, yama.parts[4]?.endJd]).toEqual([yama.startJd, expect.closeTo(yama.endJd, 9)]);
        for (const part of yama.parts)
          expect(birds.find((each) => each.bird === part.with)?.yamas[at]?.activity).toBe(part.activity);
      }
    }
  });

  test("keep the shares of a yama that their durations have", () => {
    const [first] = findDays(paksha, "by_half")[0] as PakshiDay[];
    const shares = (yama: PakshiDay["yamas"][number] | undefined) =>
      Object.fromEntries(
        (yama?.parts ?? []).map(({ activity, startJd, endJd }) => [
          letterOf(activity),
          Math.round((144 * (endJd - startJd)) / ((yama?.endJd ?? 0) - (yama?.startJd ?? 0))),
        ]),
      );
    const fixed = { E: 30, W: 36, R: 48, S: 18, D: 12 };
    expect(shares(week[0]?.[0]?.yamas[0])).toEqual(fixed);
    expect([shares(first?.yamas[0]), shares(first?.yamas[5])]).toEqual(
      paksha === "shukla"
        ? [fixed, { E: 30, W: 30, R: 24, S: 24, D: 36 }]
        : [
            { E: 48, W: 36, R: 18, S: 12, D: 30 },
            { E: 42, W: 42, R: 18, S: 18, D: 24 },
          ],
    );
  });
});

test("the bird of a birth is that of its star and half of the month", () => {
  expect(findPakshiOfStar("mrigashira", "shukla")).toBe("vulture");
  expect(findPakshiOfStar("mrigashira", "krishna")).toBe("peacock");
  expect(findPakshiOfStar("revati", "krishna")).toBe("vulture");
});

test("there are no birds where the Sun does not set", () => {
  const almanac = getDaysAround({ ...PLACES.Ujjain, latitude: 78 }, "2026-06-21", 1);
  const frame = almanac.findFrame(almanac.fromDay);
  expect(frame && computePakshiDay(almanac, frame, { bird: "owl", durations: "fixed" })).toBeNull();
});

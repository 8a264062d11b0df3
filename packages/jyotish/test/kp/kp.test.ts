import { GRAHAS, type Graha } from "@lagna/terms";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findFourthLord, findKpLords, findSubLord } from "../../src/kp/kp-lords.ts";
import { findKpNumber, KP_NUMBERS } from "../../src/kp/kp-numbers.ts";
import {
  findNodeAgency,
  type KpPlacement,
  listHouseSignificators,
  listSignifiedHouses,
} from "../../src/kp/significators.ts";
import { ExactGroup, readGolden } from "../golden/read-golden.ts";

type LordRow = readonly [longitude: number, sign: string, star: string, sub: string, subSub: string];
type NumberRow = readonly [number: number, start: number, sign: string, star: string, sub: string];
type PrintedRow = readonly [number: number, sign: string, star: string, sub: string, start: string];

const lower = (names: readonly string[]): readonly string[] => names.map((name) => name.toLowerCase());
const group = new ExactGroup("kp");

test("the four lords of a longitude, as computed independently by the textbook rule", () => {
  const [golden] = readGolden<{ id: string; expected: LordRow[] }>("./textbook/kp.json");
  expect(golden?.expected.length).toBeGreaterThan(100);
  for (const [longitude, ...lords] of golden?.expected ?? []) {
    const { signLord, starLord, subLord, subSubLord } = findKpLords(longitude);
    group.check(golden?.id ?? "", 4, () => expect([signLord, starLord, subLord, subSubLord]).toEqual(lower(lords)));
  }
});

test("the table of 249, in full, by proportions", () => {
  const [golden] = readGolden<{ id: string; expected: NumberRow[] }>("./textbook/kp_249.json");
  expect(golden?.expected).toHaveLength(249);
  const rows = KP_NUMBERS.map(({ number, start, signLord, starLord, subLord }) => [
    number,
    start * 3600,
    signLord,
    starLord,
    subLord,
  ]);
  for (const [index, [number, start, ...lords]] of (golden?.expected ?? []).entries()) {
    group.check(golden?.id ?? "", 5, () =>
      expect(rows[index]).toEqual([number, expect.closeTo(start, 6), ...lower(lords)]),
    );
  }
});

test("rows of the table of 249 as K.S. Krishnamurti prints them", () => {
  const [golden] = readGolden<{ id: string; expected: PrintedRow[] }>("./kp-reader/kp_numbers.json");
  expect(golden?.expected.length).toBeGreaterThan(70);
  for (const [number, sign, star, sub, printed] of golden?.expected ?? []) {
    const row = KP_NUMBERS[number - 1];
    const [degrees = 0, minutes = 0, seconds = 0] = printed.split("-").map(Number);
    group.check(golden?.id ?? "", 5, () => {
      expect([row?.number, row?.signLord, row?.starLord, row?.subLord]).toEqual([number, ...lower([sign, star, sub])]);
      expect(((row?.start ?? 0) % 30) * 3600).toBeCloseTo(degrees * 3600 + minutes * 60 + seconds, 4);
    });
  }
});

describe("subs and numbers", () => {
  test("are not of equal length: 40′ for the Sun, 2°13′20″ for Venus", () => {
    const length = (sub: Graha): number => {
      const { start, end } = KP_NUMBERS.find((row) => row.starLord === "ketu" && row.subLord === sub) ?? {
        start: Number.NaN,
        end: Number.NaN,
      };
      return (end - start) * 60;
    };
    expect(length("sun")).toBeCloseTo(40, 9);
    expect(length("venus")).toBeCloseTo(133 + 1 / 3, 9);
  });

  test("a longitude on a boundary belongs to the part that begins there", () => {
    for (const { start, number, starLord, subLord } of KP_NUMBERS) {
      expect(findKpNumber(start)).toBe(number);
      expect(findKpLords(start)).toMatchObject({ starLord, subLord });
    }
  });

  test("a fourth level divides each sub-sub again, beginning with its own lord", () => {
    for (const { start, subLord } of KP_NUMBERS.filter(
      ({ start, subLord }) => findKpLords(start).subSubLord === subLord,
    ))
      expect(findFourthLord(start)).toBe(subLord);
    // The Sun's sub of Ketu's star, 40′ long: its first sub-sub is 2′, whose last tenth is Venus's sixth of 120 years.
    const { start } = KP_NUMBERS[2] ?? { start: Number.NaN };
    expect(KP_NUMBERS[2]).toMatchObject({ starLord: "ketu", subLord: "sun" });
    expect(findFourthLord(start + 2 / 60 - 1e-9)).toBe("venus");
    expect(findFourthLord(start + 2 / 60)).toBe("moon");
  });

  test("a longitude is in the part of its number, whose lords are its own", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }), (longitude) => {
        const row = KP_NUMBERS[findKpNumber(longitude) - 1];
        expect(row?.start).toBeLessThanOrEqual(longitude);
        expect(row?.end).toBeGreaterThan(longitude);
        const lords = findKpLords(longitude);
        expect(row).toMatchObject({ signLord: lords.signLord, starLord: lords.starLord, subLord: lords.subLord });
        expect(findSubLord(longitude)).toMatchObject({ star: lords.starLord, sub: lords.subLord });
      }),
    );
  });
});

const PLACEMENT: KpPlacement = {
  houses: { sun: 1, moon: 4, mars: 1, mercury: 12, jupiter: 9, venus: 2, saturn: 7, rahu: 4, ketu: 10 },
  starLords: {
    sun: "mars",
    moon: "rahu",
    mars: "venus",
    mercury: "mars",
    jupiter: "jupiter",
    venus: "moon",
    saturn: "rahu",
    rahu: "saturn",
    ketu: "sun",
  },
  signs: {
    sun: "aries",
    moon: "cancer",
    mars: "aries",
    mercury: "pisces",
    jupiter: "sagittarius",
    venus: "taurus",
    saturn: "libra",
    rahu: "cancer",
    ketu: "capricorn",
  },
  cuspLords: [
    "mars",
    "venus",
    "mercury",
    "moon",
    "sun",
    "mercury",
    "venus",
    "mars",
    "jupiter",
    "saturn",
    "saturn",
    "jupiter",
  ],
};

describe("significators", () => {
  const houses = listHouseSignificators(PLACEMENT);

  test("of a house, strongest first: in stars of occupants, occupants, in stars of the lord, the lord", () => {
    // The Sun and Mars occupy the first, whose lord is Mars.
    expect(houses[0]).toEqual({
      house: 1,
      level1: ["sun", "mercury", "ketu"],
      level2: ["sun", "mars"],
      level3: ["sun", "mercury"],
      level4: ["mars"],
    });
    // Nobody occupies the fifth; its lord is the Sun, in whose star Ketu is.
    expect(houses[4]).toEqual({ house: 5, level1: [], level2: [], level3: ["ketu"], level4: ["sun"] });
  });

  test("of a graha: the houses of its star lord first, then its own", () => {
    expect(listSignifiedHouses("mercury", houses)).toEqual({
      level1: [1],
      level2: [12],
      level3: [1, 8],
      level4: [3, 6],
    });
    expect(listSignifiedHouses("rahu", houses)).toEqual({ level1: [7], level2: [4], level3: [10, 11], level4: [] });
  });

  test("both ways say the same", () => {
    for (const graha of GRAHAS) {
      const signified = listSignifiedHouses(graha, houses);
      for (const each of houses) {
        for (const level of ["level1", "level2", "level3", "level4"] as const)
          expect(signified[level].includes(each.house)).toBe(each[level].includes(graha));
      }
    }
  });

  test("a node acts for those with it and aspecting it, and for the lords of its star and sign", () => {
    expect(findNodeAgency("rahu", PLACEMENT)).toEqual({
      conjoined: ["moon"],
      aspecting: ["mars", "saturn"],
      starLord: "saturn",
      signLord: "moon",
    });
  });
});

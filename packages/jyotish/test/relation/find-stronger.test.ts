import { GRAHAS, type Graha, RASHIS, type Rashi } from "@lagna/terms";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findExaltationRashi } from "../../src/relation/dignity.ts";
import {
  findEffectiveLord,
  getLords,
  findStrongerGraha,
  findStrongerRashi,
  findStrongestRashi,
  type Placement,
} from "../../src/relation/find-stronger.ts";

/** One graha per rashi, without aspects unless a row states otherwise. */
const BASE: Record<Graha, Rashi> = {
  sun: "aries",
  moon: "taurus",
  mars: "leo",
  mercury: "cancer",
  jupiter: "capricorn",
  venus: "virgo",
  saturn: "gemini",
  rahu: "libra",
  ketu: "aries",
};
const chart = (signs: Partial<Record<Graha, Rashi>>, degrees?: Partial<Record<Graha, number>>): Placement => ({
  signs: { ...BASE, ...signs },
  degrees:
    degrees && ({ ...Object.fromEntries(GRAHAS.map((graha) => [graha, 10])), ...degrees } as Record<Graha, number>),
});

describe("the lord of Scorpio and Aquarius to count by", () => {
  test.each<[string, Rashi, Placement, Graha]>([
    ["Mars alone in Scorpio: Ketu", "scorpio", chart({ mars: "scorpio", ketu: "leo" }), "ketu"],
    ["Ketu alone in Scorpio, though with company: Mars", "scorpio", chart({ ketu: "scorpio", sun: "scorpio" }), "mars"],
    ["Saturn alone in Aquarius: Rahu", "aquarius", chart({ saturn: "aquarius" }), "rahu"],
    ["more companions", "scorpio", chart({ mars: "leo", ketu: "aries", sun: "aries", venus: "aries" }), "ketu"],
    [
      "Jupiter, Mercury and dispositor",
      "aquarius",
      chart({ saturn: "gemini", mercury: "pisces", rahu: "libra" }),
      "saturn",
    ],
    [
      "exalted",
      "scorpio",
      chart({
        mars: "capricorn",
        jupiter: "pisces",
        mercury: "pisces",
        ketu: "libra",
        rahu: "aries",
        sun: "pisces",
        saturn: "leo",
      }),
      "mars",
    ],
  ])("%s", (_, rashi, placement, lord) => expect(findEffectiveLord(rashi, placement)).toBe(lord));

  const together = { mars: "cancer", ketu: "cancer", rahu: "capricorn" } as const;

  test("further advanced, with the node counted plainly or from the end of its rashi", () => {
    const placement = chart(together, { mars: 12, ketu: 20 });
    expect(findEffectiveLord("scorpio", placement)).toBe("ketu");
    expect(findEffectiveLord("scorpio", placement, { nodeAdvancement: "reversed" })).toBe("mars");
  });

  test("with signs alone the comparison stops before degrees: Mars and Saturn", () => {
    expect(findEffectiveLord("scorpio", chart(together))).toBe("mars");
  });

  test("a rashi dasha compares the length of dashas before degrees", () => {
    const placement = chart(together, { mars: 12, ketu: 20 });
    expect(findEffectiveLord("scorpio", placement, { dashaYears: (graha) => (graha === "mars" ? 9 : 4) })).toBe("mars");
  });

  test("the traditional rule has one lord", () => {
    expect(findEffectiveLord("scorpio", chart({ mars: "scorpio", ketu: "leo" }), { colords: "traditional" })).toBe(
      "mars",
    );
    expect(getLords("aquarius", "traditional")).toEqual(["saturn"]);
    expect(getLords("aquarius")).toEqual(["saturn", "rahu"]);
  });
});

const placement = fc
  .record({
    signs: fc.tuple(...GRAHAS.map(() => fc.constantFrom(...RASHIS))),
    degrees: fc.tuple(...GRAHAS.map(() => fc.double({ min: 0, max: 30, maxExcluded: true, noNaN: true }))),
  })
  .map(({ signs, degrees }): Placement => ({
    signs: Object.fromEntries(GRAHAS.map((graha, index) => [graha, signs[index]])) as Record<Graha, Rashi>,
    degrees: Object.fromEntries(GRAHAS.map((graha, index) => [graha, degrees[index]])) as Record<Graha, number>,
  }));

describe("the stronger of two", () => {
  test("is the same whichever is given first", () => {
    fc.assert(
      fc.property(placement, fc.constantFrom(...GRAHAS), fc.constantFrom(...GRAHAS), (given, a, b) => {
        expect(findStrongerGraha(a, b, given)).toBe(findStrongerGraha(b, a, given));
      }),
    );
  });

  test("is one of the two rashis", () => {
    fc.assert(
      fc.property(placement, fc.constantFrom(...RASHIS), fc.constantFrom(...RASHIS), (given, a, b) => {
        expect([a, b]).toContain(findStrongerRashi(a, b, given));
        expect(findStrongestRashi([a, b], given)).toBe(findStrongerRashi(a, b, given));
      }),
    );
  });

  test("needs at least one", () => expect(() => findStrongestRashi([], chart({}))).toThrow(RangeError));
});

test.each<[Graha, Rashi | null]>([
  ["sun", "aries"],
  ["moon", "taurus"],
  ["mercury", "virgo"],
  ["saturn", "libra"],
  ["rahu", "taurus"],
  ["ketu", "scorpio"],
])("%s is exalted in %s", (graha, rashi) => expect(findExaltationRashi(graha)).toBe(rashi));

test("the nodes' exaltation follows the chosen rule", () => {
  expect(findExaltationRashi("rahu", "pvr")).toBe("gemini");
  expect(findExaltationRashi("ketu", "none")).toBeNull();
});

import { GRAHAS, type Graha, RASHIS, type Rashi } from "@lagna/terms";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exaltationRashi } from "../../src/relation/dignity.ts";
import {
  countingLord,
  lordsOf,
  strongerGraha,
  strongerRashi,
  strongestRashi,
  type Placement,
} from "../../src/relation/stronger.ts";

/** One graha a rashi, far from each other's sight where a row does not say otherwise. */
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
  ])("%s", (_, rashi, placement, lord) => expect(countingLord(rashi, placement)).toBe(lord));

  const together = { mars: "cancer", ketu: "cancer", rahu: "capricorn" } as const;

  test("further advanced, the node plainly or from the end of its rashi", () => {
    const placement = chart(together, { mars: 12, ketu: 20 });
    expect(countingLord("scorpio", placement)).toBe("ketu");
    expect(countingLord("scorpio", placement, { nodeAdvancement: "reversed" })).toBe("mars");
  });

  test("signs alone stop before degrees: Mars and Saturn", () => {
    expect(countingLord("scorpio", chart(together))).toBe("mars");
  });

  test("a rashi dasha asks for the longer dasha before degrees", () => {
    const placement = chart(together, { mars: 12, ketu: 20 });
    expect(countingLord("scorpio", placement, { dashaYears: (graha) => (graha === "mars" ? 9 : 4) })).toBe("mars");
  });

  test("the traditional rule knows one lord", () => {
    expect(countingLord("scorpio", chart({ mars: "scorpio", ketu: "leo" }), { colords: "traditional" })).toBe("mars");
    expect(lordsOf("aquarius", "traditional")).toEqual(["saturn"]);
    expect(lordsOf("aquarius")).toEqual(["saturn", "rahu"]);
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
  test("is the same whichever is named first", () => {
    fc.assert(
      fc.property(placement, fc.constantFrom(...GRAHAS), fc.constantFrom(...GRAHAS), (given, a, b) => {
        expect(strongerGraha(a, b, given)).toBe(strongerGraha(b, a, given));
      }),
    );
  });

  test("rashi is one of the two", () => {
    fc.assert(
      fc.property(placement, fc.constantFrom(...RASHIS), fc.constantFrom(...RASHIS), (given, a, b) => {
        expect([a, b]).toContain(strongerRashi(a, b, given));
        expect(strongestRashi([a, b], given)).toBe(strongerRashi(a, b, given));
      }),
    );
  });

  test("needs one at least", () => expect(() => strongestRashi([], chart({}))).toThrow(RangeError));
});

test.each<[Graha, Rashi | null]>([
  ["sun", "aries"],
  ["moon", "taurus"],
  ["mercury", "virgo"],
  ["saturn", "libra"],
  ["rahu", "taurus"],
  ["ketu", "scorpio"],
])("%s is exalted in %s", (graha, rashi) => expect(exaltationRashi(graha)).toBe(rashi));

test("the nodes' exaltation follows the rule asked for", () => {
  expect(exaltationRashi("rahu", "pvr")).toBe("gemini");
  expect(exaltationRashi("ketu", "none")).toBeNull();
});

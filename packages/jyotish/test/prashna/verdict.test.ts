import type { Graha, Rashi, TajakaYogaId } from "@lagna/terms";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { judgeYogas, type PrashnaEvidence } from "../../src/prashna/evidence.ts";
import { findLagnaOf108 } from "../../src/prashna/prashna.ts";
import { MATTERS } from "../../src/prashna/prashna.data.ts";
import { decide, findTiming } from "../../src/prashna/verdict.ts";
import { createYoga } from "../../src/varshaphal/tajaka-yoga.ts";
import { nakshatraOf } from "../../src/zodiac/nakshatra.ts";

/** Venus is lord of the lagna and Saturn of the matter. */
const KARYAS = { lagnaLord: "venus", karyaLord: "saturn", house: 10 } as const;
type Pair = readonly [never, never];
const yoga = (id: TajakaYogaId, grahas: readonly string[], more: object = {}) =>
  createYoga({ id, grahas: grahas as unknown as Pair, ...more });
const judge = (...yogas: ReturnType<typeof yoga>[]) => judgeYogas(yogas, KARYAS);
const VENUS_TO_SATURN = yoga("ithasala", ["venus", "saturn"], { kind: "vartamana", orb: 3.4 });

describe("the verdict on yogas of the lords", () => {
  test.each([
    ["an ithasala of both lords", [VENUS_TO_SATURN], "favourable"],
    ["one still to come", [yoga("ithasala", ["venus", "saturn"], { kind: "bhavishya", orb: 8 })], "delayed"],
    ["one undone by radda", [VENUS_TO_SATURN, yoga("radda", ["venus", "saturn"], { kind: "combust" })], "obstructed"],
    ["one undone by manau", [VENUS_TO_SATURN, yoga("manau", ["venus", "saturn"], { through: "mars" })], "obstructed"],
    ["an ishrafa", [yoga("ishrafa", ["venus", "saturn"], { orb: 2 })], "obstructed"],
    ["a third that joins them", [yoga("nakta", ["venus", "saturn"], { through: "moon", orb: 4 })], "delayed"],
    [
      "the Moon with the lord of the matter",
      [yoga("ithasala", ["moon", "saturn"], { kind: "poorna", orb: 1 })],
      "favourable",
    ],
    [
      "the Moon for it and an ishrafa of the lords",
      [yoga("ithasala", ["moon", "saturn"], { kind: "poorna", orb: 1 }), yoga("ishrafa", ["venus", "saturn"])],
      "delayed",
    ],
    ["the Moon with the lord of the lagna alone", [yoga("ithasala", ["moon", "venus"], { kind: "poorna" })], "unclear"],
    ["a yoga of others", [yoga("ithasala", ["mars", "jupiter"], { kind: "poorna", orb: 1 })], "unclear"],
    ["nothing", [], "unclear"],
  ] as const)("%s", (_what, yogas, verdict) => expect(decide(judge(...yogas))).toBe(verdict));

  test("does not depend on the order of the evidence, and every yoga of the three is in it", () => {
    const all = judge(
      VENUS_TO_SATURN,
      yoga("ishrafa", ["moon", "saturn"]),
      yoga("kuttha", ["venus"]),
      yoga("durapha", ["mars"]),
    );
    expect(all.map(({ id }) => id)).toEqual(["ithasala", "ishrafa", "kuttha"]);
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (shuffled) => {
        expect(decide(shuffled)).toBe(decide(all));
      }),
    );
  });

  test("one lord of both houses is judged by the Moon with it", () => {
    const same = { lagnaLord: "saturn", karyaLord: "saturn", house: 2 } as const;
    const [evidence] = judgeYogas([yoga("ithasala", ["moon", "saturn"], { kind: "vartamana", orb: 2 })], same);
    expect(evidence).toMatchObject({ weight: "main", effect: "for" });
  });
});

describe("the time", () => {
  const signs = (venus: Rashi) => ({ venus, moon: "aries", saturn: "leo" }) as unknown as Record<Graha, Rashi>;
  test.each([
    ["aries", "days"],
    ["taurus", "months"],
    ["gemini", "weeks"],
  ] as const)("is the degrees to go of the faster in %s, in %s", (sign, unit) => {
    expect(findTiming(judge(VENUS_TO_SATURN), signs(sign))).toEqual({
      unit,
      from: 3,
      to: 4,
      degrees: 3.4,
      graha: "venus",
    });
  });

  test("is that of both lords before that of the Moon, and none without an applying yoga", () => {
    const moon = yoga("ithasala", ["moon", "saturn"], { kind: "poorna", orb: 0.2 });
    expect(findTiming(judge(moon, VENUS_TO_SATURN), signs("aries"))?.graha).toBe("venus");
    expect(findTiming(judge(moon), signs("aries"))).toMatchObject({ from: 0, to: 1, graha: "moon" });
    expect(findTiming(judge(yoga("ishrafa", ["venus", "saturn"], { orb: 1 })), signs("aries"))).toBeNull();
    const none: readonly PrashnaEvidence[] = [];
    expect(findTiming(none, signs("aries"))).toBeNull();
  });
});

test("a number of 108 begins with its navamsa: the pada of its star", () => {
  for (let number = 1; number <= 108; number++) {
    const { pada } = nakshatraOf(findLagnaOf108(number));
    expect(pada).toBe(((number - 1) % 4) + 1);
  }
  expect(findLagnaOf108(1)).toBe(0);
  expect(findLagnaOf108(108)).toBeCloseTo(356 + 40 / 60, 9);
});

test("death, illness and the law are never judged", () => {
  const withheld = Object.entries(MATTERS).filter(([, { sensitive }]) => sensitive !== undefined);
  expect(withheld.map(([id]) => id).toSorted()).toEqual(["death", "illness", "imprisonment", "lawsuit"]);
});

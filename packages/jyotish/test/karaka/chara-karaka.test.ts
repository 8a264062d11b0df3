import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Graha, KARAKAS_7, KARAKAS_8 } from "@lagna/terms";
import { computeCharaKarakas, type KarakaGraha } from "../../src/karaka/chara-karaka.ts";
import { toLongitudesById, readGolden } from "../golden/read-golden.ts";

interface KarakaCase {
  id: string;
  input: { longitudes?: Record<string, number> };
  expected: Record<string, Record<string, string>>;
  derived_by_rule?: Record<string, Record<string, string>>;
}

const KEYS: Readonly<Record<string, string>> = {
  Atmakaraka: "AK",
  Amatyakaraka: "AmK",
  Bhratrikaraka: "BK",
  Matrikaraka: "MK",
  Pitrikaraka: "PiK",
  Putrakaraka: "PK",
  Gnatikaraka: "GK",
  Darakaraka: "DK",
};
const ours = (scheme: Record<string, string>) =>
  Object.fromEntries(Object.entries(scheme).map(([name, graha]) => [KEYS[name], graha.toLowerCase()]));

/** The case without longitudes starts from a birth instant, and is tested through the ephemeris adapter. */
const cases = [
  ...readGolden<KarakaCase>("./pyjhora/karakas.json"),
  ...readGolden<KarakaCase>("./textbook/karakas.json"),
].filter(({ input }) => input.longitudes);
const rows = cases.flatMap(({ id, input, expected, derived_by_rule }) =>
  Object.entries({ ...expected, ...derived_by_rule })
    .filter(([scheme]) => scheme === "scheme7" || scheme === "scheme8")
    .map(([scheme, karakas]) => ({ id, scheme: scheme as "scheme7" | "scheme8", input, karakas })),
);

describe("reference cases", () => {
  test("all cases with longitudes are included", () => expect(rows).toHaveLength(6));
  test.each(rows)("$id $scheme", ({ scheme, input, karakas }) => {
    expect(computeCharaKarakas(toLongitudesById(input.longitudes ?? {}))[scheme]).toEqual(ours(karakas));
  });
});

const even = (degree: number): Record<KarakaGraha, number> => ({
  sun: degree,
  moon: degree,
  mars: degree,
  mercury: degree,
  jupiter: degree,
  venus: degree,
  saturn: degree,
  rahu: degree,
});

describe("rules", () => {
  test("equal degrees are ordered by natural strength, Rahu last", () => {
    // Rahu at 15° has as much left as the others have traversed.
    expect(computeCharaKarakas(even(15)).scheme8).toEqual({
      AK: "sun",
      AmK: "moon",
      BK: "venus",
      MK: "jupiter",
      PiK: "mercury",
      PK: "mars",
      GK: "saturn",
      DK: "rahu",
    });
  });

  test("Rahu just inside a rashi is most advanced, just before its end least", () => {
    expect(computeCharaKarakas({ ...even(15), rahu: 60.001 }).scheme8.AK).toBe("rahu");
    expect(computeCharaKarakas({ ...even(15), rahu: 89.999 }).scheme8.DK).toBe("rahu");
  });

  const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
  const longitudes = fc.record({
    sun: longitude,
    moon: longitude,
    mars: longitude,
    mercury: longitude,
    jupiter: longitude,
    venus: longitude,
    saturn: longitude,
    rahu: longitude,
  });

  test("each scheme uses each of its grahas once, and the seven are the eight without Rahu", () => {
    fc.assert(
      fc.property(longitudes, (given) => {
        const { scheme7, scheme8 } = computeCharaKarakas(given);
        const seven = KARAKAS_7.map((key): Graha => scheme7[key]);
        const eight = KARAKAS_8.map((key): Graha => scheme8[key]);
        expect(new Set(eight).size).toBe(8);
        expect(seven).toEqual(eight.filter((graha) => graha !== "rahu"));
      }),
    );
  });

  test("only degrees in the rashi matter", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 11 }), { minLength: 8, maxLength: 8 }), (signs) => {
        const degrees = {
          sun: 3,
          moon: 28,
          mars: 7.5,
          mercury: 11.25,
          jupiter: 20.5,
          venus: 0.25,
          saturn: 16,
          rahu: 9,
        };
        const moved = Object.fromEntries(
          Object.entries(degrees).map(([graha, degree], index) => [graha, degree + 30 * (signs[index] as number)]),
        ) as Record<KarakaGraha, number>;
        expect(computeCharaKarakas(moved)).toEqual(computeCharaKarakas(degrees));
      }),
    );
  });

  test("refuses NaN and infinity", () => {
    expect(() => computeCharaKarakas({ ...even(1), venus: Number.NaN })).toThrow(/venus/);
  });
});

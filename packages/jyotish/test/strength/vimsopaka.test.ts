import { GRAHAS, RASHIS, VAISESHIKAMSAS, VARGAS, type Graha, type Rashi, type VargaId } from "@lagna/terms";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SAPTA_GRAHAS } from "../../src/relation/friendship.data.ts";
import { VARGA_NATURES, VIMSOPAKA_WEIGHTS } from "../../src/strength/vimsopaka.data.ts";
import { computeVimsopaka, type VimsopakaRules } from "../../src/strength/vimsopaka.ts";
import { computeVargaSigns } from "../../src/varga/varga.ts";

type Signs = Record<VargaId, Record<Graha, Rashi>>;

/** All grahas in one sign of every varga, except those given. */
const everywhere = (sign: Rashi, given: Partial<Record<Graha, Rashi>> = {}): Signs =>
  Object.fromEntries(
    VARGAS.map((varga) => [varga, Object.fromEntries(GRAHAS.map((graha) => [graha, given[graha] ?? sign]))]),
  ) as Signs;

const createRules = (given: Partial<VimsopakaRules> = {}): VimsopakaRules => ({
  nodes: "none",
  full_points: "own_moolatrikona_exalted",
  hora: "parashara",
  ...given,
});

describe("vimsopaka", () => {
  test.each(Object.entries(VIMSOPAKA_WEIGHTS))("the weights of the %s add up to twenty", (_, weights) => {
    expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBe(20);
  });

  test("the groups have as many vargas as their names say, and a name for every number of good ones from two", () => {
    const counts = Object.values(VIMSOPAKA_WEIGHTS).map((weights) => Object.keys(weights).length);
    expect(counts).toEqual([6, 7, 10, 16]);
    expect(Object.values(VAISESHIKAMSAS).map((names) => names.length)).toEqual([5, 6, 9, 15]);
  });

  test("its own sign everywhere gives twenty of twenty and the highest amsa", () => {
    const { shadvarga, shodasavarga } = computeVimsopaka(everywhere("aries"), createRules());
    expect(shadvarga.mars).toEqual({ score: 20, good: 6, name: "kundala" });
    expect(shodasavarga.mars).toEqual({ score: 20, good: 16, name: "srivallabha" });
  });

  test("other signs count by the compound relation of the D1 to the varga's lord", () => {
    // The Sun in Taurus, Venus in Gemini: a natural enemy, a temporary friend: neutral, half of everything.
    const signs = everywhere("taurus", { venus: "gemini" });
    expect(computeVimsopaka(signs, createRules()).dasavarga.sun).toEqual({ score: 10, good: 0, name: null });
    // Venus with the Sun: a great enemy, a quarter.
    expect(computeVimsopaka(everywhere("taurus"), createRules()).dasavarga.sun?.score).toBe(5);
  });

  test("a hora of Cancer and Leo has no exaltation, another has", () => {
    const signs = everywhere("gemini", { jupiter: "cancer" });
    expect(computeVimsopaka(signs, createRules()).shadvarga.jupiter).toMatchObject({ good: 5, name: "chatra" });
    expect(computeVimsopaka(signs, createRules({ hora: "kashinatha", nodes: "none" })).shadvarga.jupiter).toMatchObject(
      { good: 6, name: "kundala" },
    );
  });

  test("in its own sign alone it has twenty, if so chosen; exalted it counts by the lord", () => {
    const rules = createRules({ full_points: "own" });
    expect(computeVimsopaka(everywhere("aries"), rules).shadvarga.mars).toEqual({
      score: 20,
      good: 6,
      name: "kundala",
    });
    // Venus in Pisces with Jupiter, neutral by nature and an enemy for the time: an enemy, seven.
    const { venus } = computeVimsopaka(everywhere("pisces"), rules).shadvarga;
    expect(venus).toMatchObject({ score: expect.closeTo(7, 9) as number, good: 5 });
    expect(computeVimsopaka(everywhere("pisces"), createRules()).shadvarga.venus?.score).toBe(20);
  });

  test("nodes if requested", () => {
    const signs = everywhere("aquarius");
    expect(Object.keys(computeVimsopaka(signs, createRules()).shadvarga)).toEqual([...SAPTA_GRAHAS]);
    expect(computeVimsopaka(signs, createRules({ hora: "parashara", nodes: "jhora" })).shadvarga.rahu).toEqual({
      score: 20,
      good: 6,
      name: "kundala",
    });
    expect(VARGA_NATURES.rahu.towards("saturn")).toBe("friend");
    expect(VARGA_NATURES.ketu.towards("saturn")).toBe("enemy");
  });

  test("never above twenty or below five, and good vargas never more than the group has", () => {
    const longitudes = fc.array(fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }), {
      minLength: 10,
      maxLength: 10,
    });
    fc.assert(
      fc.property(longitudes, (values) => {
        const bodies = ["lagna", ...GRAHAS] as const;
        const signs = computeVargaSigns(
          Object.fromEntries(bodies.map((body, index) => [body, values[index]])) as Record<"lagna" | Graha, number>,
        );
        for (const [group, rows] of Object.entries(
          computeVimsopaka(signs, createRules({ hora: "parashara", nodes: "jhora" })),
        )) {
          const most = Object.keys(VIMSOPAKA_WEIGHTS[group as "shadvarga"]).length;
          for (const { score, good, name } of Object.values(rows)) {
            expect(score).toBeLessThanOrEqual(20 + 1e-9);
            expect(score).toBeGreaterThanOrEqual(5 - 1e-9);
            expect(good).toBeLessThanOrEqual(most);
            expect(name === null).toBe(good < 2);
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  test("every sign in the tables is a valid sign", () => {
    for (const { own, moolatrikona, exalted } of Object.values(VARGA_NATURES)) {
      expect(RASHIS).toEqual(expect.arrayContaining([...own, moolatrikona, ...exalted]));
    }
  });
});

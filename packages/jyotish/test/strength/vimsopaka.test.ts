import { GRAHAS, RASHIS, VAISESHIKAMSAS, VARGAS, type Graha, type Rashi, type VargaId } from "@lagna/terms";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SAPTA_GRAHAS } from "../../src/relation/friendship.data.ts";
import { VARGA_NATURES, VIMSOPAKA_WEIGHTS } from "../../src/strength/vimsopaka.data.ts";
import { vimsopakaOf } from "../../src/strength/vimsopaka.ts";
import { vargaSigns } from "../../src/varga/varga.ts";

type Signs = Record<VargaId, Record<Graha, Rashi>>;

/** Everyone in one sign of every varga, but for those given. */
const everywhere = (sign: Rashi, given: Partial<Record<Graha, Rashi>> = {}): Signs =>
  Object.fromEntries(
    VARGAS.map((varga) => [varga, Object.fromEntries(GRAHAS.map((graha) => [graha, given[graha] ?? sign]))]),
  ) as Signs;

describe("vimsopaka", () => {
  test.each(Object.entries(VIMSOPAKA_WEIGHTS))("the weights of the %s are twenty", (_, weights) => {
    expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBe(20);
  });

  test("the groups have as many vargas as their names say, and a name for every number of good ones from two", () => {
    const counts = Object.values(VIMSOPAKA_WEIGHTS).map((weights) => Object.keys(weights).length);
    expect(counts).toEqual([6, 7, 10, 16]);
    expect(Object.values(VAISESHIKAMSAS).map((names) => names.length)).toEqual([5, 6, 9, 15]);
  });

  test("own sign everywhere is twenty of twenty and the highest amsa", () => {
    const { shadvarga, shodasavarga } = vimsopakaOf(everywhere("aries"), "parashara", "none");
    expect(shadvarga.mars).toEqual({ score: 20, good: 6, name: "kundala" });
    expect(shodasavarga.mars).toEqual({ score: 20, good: 16, name: "srivallabha" });
  });

  test("elsewhere by the compound relation of the D1 to the varga's lord", () => {
    // The Sun in Taurus, Venus in Gemini: a natural enemy, a friend for the time: neutral, half of everything.
    const signs = everywhere("taurus", { venus: "gemini" });
    expect(vimsopakaOf(signs, "parashara", "none").dasavarga.sun).toEqual({ score: 10, good: 0, name: null });
    // Venus with the Sun: a great enemy, a quarter.
    expect(vimsopakaOf(everywhere("taurus"), "parashara", "none").dasavarga.sun?.score).toBe(5);
  });

  test("a hora of Cancer and Leo exalts nobody, another does", () => {
    const signs = everywhere("gemini", { jupiter: "cancer" });
    expect(vimsopakaOf(signs, "parashara", "none").shadvarga.jupiter).toMatchObject({ good: 5, name: "chatra" });
    expect(vimsopakaOf(signs, "kashinatha", "none").shadvarga.jupiter).toMatchObject({ good: 6, name: "kundala" });
  });

  test("nodes where they are asked for", () => {
    const signs = everywhere("aquarius");
    expect(Object.keys(vimsopakaOf(signs, "parashara", "none").shadvarga)).toEqual([...SAPTA_GRAHAS]);
    expect(vimsopakaOf(signs, "parashara", "jhora").shadvarga.rahu).toEqual({ score: 20, good: 6, name: "kundala" });
    expect(VARGA_NATURES.rahu.towards("saturn")).toBe("friend");
    expect(VARGA_NATURES.ketu.towards("saturn")).toBe("enemy");
  });

  test("never above twenty or below five, and good vargas never more than there are", () => {
    const longitudes = fc.array(fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }), {
      minLength: 10,
      maxLength: 10,
    });
    fc.assert(
      fc.property(longitudes, (values) => {
        const bodies = ["lagna", ...GRAHAS] as const;
        const signs = vargaSigns(
          Object.fromEntries(bodies.map((body, index) => [body, values[index]])) as Record<"lagna" | Graha, number>,
        );
        for (const [group, rows] of Object.entries(vimsopakaOf(signs, "parashara", "jhora"))) {
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

  test("every sign of a nature is a sign", () => {
    for (const { own, moolatrikona, exalted } of Object.values(VARGA_NATURES)) {
      expect(RASHIS).toEqual(expect.arrayContaining([...own, moolatrikona, ...exalted]));
    }
  });
});

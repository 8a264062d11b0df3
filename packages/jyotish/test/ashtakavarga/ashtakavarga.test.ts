import { GRAHAS, RASHIS, SETTINGS, type Rashi } from "@lagna/terms";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  computeBindus,
  rotateToLagna,
  applyEkadhipatyaShodhana,
  reduceBindus,
  applyTrikonaShodhana,
  type AshtakavargaSigns,
} from "../../src/ashtakavarga/ashtakavarga.ts";
import { BINDU_TABLES, CONTRIBUTORS, KAKSHYA_LORDS } from "../../src/ashtakavarga/bindus.data.ts";
import { computeKakshya } from "../../src/ashtakavarga/kakshya.ts";
import { computeAshtakavargaReadings } from "../../src/ashtakavarga/ashtakavarga-readings.ts";
import { SAPTA_GRAHAS } from "../../src/relation/friendship.data.ts";
import { RASHI_INDEX, rashiAt } from "../../src/zodiac/rashi.ts";

const TOTALS = { sun: 48, moon: 49, mars: 39, mercury: 54, jupiter: 56, venus: 52, saturn: 39, lagna: 49 };
const sum = (row: readonly number[]): number => row.reduce((total, figure) => total + figure, 0);

const chart = fc
  .tuple(...["lagna", ...GRAHAS].map(() => fc.constantFrom(...RASHIS)))
  .map(
    (rashis) =>
      Object.fromEntries(["lagna", ...GRAHAS].map((body, index) => [body, rashis[index]])) as AshtakavargaSigns,
  );

describe.each(SETTINGS.ashtakavarga.tables)("the tables of %s", (table) => {
  test("add up to the sums printed in every book", () => {
    for (const row of CONTRIBUTORS) {
      expect(sum(CONTRIBUTORS.map((contributor) => BINDU_TABLES[table][row][contributor].length))).toBe(TOTALS[row]);
    }
  });

  test("houses are ascending and between 1 and 12", () => {
    for (const row of CONTRIBUTORS) {
      for (const contributor of CONTRIBUTORS) {
        const places = BINDU_TABLES[table][row][contributor];
        expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
        expect(Math.min(...places)).toBeGreaterThanOrEqual(1);
        expect(Math.max(...places)).toBeLessThanOrEqual(12);
      }
    }
  });

  test("any chart has 337 bindus, 0 to 8 in a cell, wherever the grahas are", () => {
    fc.assert(
      fc.property(chart, (signs) => {
        const { bhinna, sarva } = computeBindus(signs, table);
        for (const row of CONTRIBUTORS) {
          expect(sum(bhinna[row])).toBe(TOTALS[row]);
          for (const figure of bhinna[row]) expect(figure >= 0 && figure <= 8).toBe(true);
        }
        expect(sum(sarva)).toBe(337);
      }),
    );
  });

  test("a chart rotated by a rashi has its bindus rotated by a rashi", () => {
    fc.assert(
      fc.property(chart, (signs) => {
        const turned = Object.fromEntries(
          Object.entries(signs).map(([body, rashi]) => [body, rashiAt(RASHI_INDEX[rashi] + 1)]),
        ) as AshtakavargaSigns;
        const [before, after] = [computeBindus(signs, table), computeBindus(turned, table)];
        expect(after.sarva).toEqual(before.sarva.map((_, rashi) => before.sarva[(rashi + 11) % 12]));
        expect(rotateToLagna(after.sarva, turned.lagna)).toEqual(rotateToLagna(before.sarva, signs.lagna));
      }),
    );
  });
});

describe("the reductions", () => {
  test("trikona shodhana leaves a 0 in every trine and nothing negative", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 12, maxLength: 12 }), (row) => {
        const reduced = applyTrikonaShodhana(row);
        for (let rashi = 0; rashi < 4; rashi++) {
          expect(Math.min(reduced[rashi] ?? -1, reduced[rashi + 4] ?? -1, reduced[rashi + 8] ?? -1)).toBe(0);
        }
      }),
    );
  });

  /** Taurus and Libra. */
  test.each<[string, number, number, Rashi[], number, number]>([
    ["a 0 leaves both unchanged", 0, 4, [], 0, 4],
    ["both occupied stay unchanged", 2, 4, ["taurus", "libra"], 2, 4],
    ["both empty and equal become 0", 3, 3, [], 0, 0],
    ["both empty get the lesser figure", 2, 5, [], 2, 2],
    ["an empty one with less becomes 0", 2, 5, ["libra"], 0, 5],
    ["an empty one with an equal figure becomes 0", 5, 5, ["libra"], 0, 5],
    ["an empty one with more gets the occupied one's figure", 5, 2, ["libra"], 2, 2],
    ["the same in reverse order", 5, 2, ["taurus"], 5, 0],
  ])("ekadhipatya: %s", (_, taurus, libra, occupied, first, second) => {
    const row = [1, taurus, 0, 7, 7, 0, libra, 0, 0, 0, 0, 0];
    const reduced = applyEkadhipatyaShodhana(row, new Set(occupied));
    expect([reduced[1], reduced[6]]).toEqual([first, second]);
    expect([reduced[3], reduced[4]]).toEqual([7, 7]);
  });

  test("which bodies occupy a rashi is a setting", () => {
    const signs: AshtakavargaSigns = {
      ...(Object.fromEntries(SAPTA_GRAHAS.map((graha) => [graha, "cancer"])) as Record<
        (typeof SAPTA_GRAHAS)[number],
        Rashi
      >),
      lagna: "taurus",
      rahu: "gemini",
      ketu: "sagittarius",
    };
    const bindus = computeBindus(signs, "bphs");
    const [planets, lagna, nine] = SETTINGS.ashtakavarga.ekadhipatya_occupants.map(
      (occupants) => reduceBindus(bindus, signs, occupants).reduced,
    );
    expect(lagna).not.toEqual(planets);
    expect(nine).not.toEqual(planets);
    expect(nine).not.toEqual(lagna);
  });

  test("never add a bindu, and the sodhya pinda is the sum of both", () => {
    fc.assert(
      fc.property(chart, fc.constantFrom(...SETTINGS.ashtakavarga.ekadhipatya_occupants), (signs, occupants) => {
        const bindus = computeBindus(signs, "bphs");
        const { trikona, reduced, pindas } = reduceBindus(bindus, signs, occupants);
        for (const graha of SAPTA_GRAHAS) {
          for (let rashi = 0; rashi < 12; rashi++) {
            const [twiceReduced, after, before] = [
              reduced[graha][rashi] ?? -1,
              trikona[graha][rashi] ?? -1,
              bindus.bhinna[graha][rashi] ?? -1,
            ];
            expect(twiceReduced >= 0 && twiceReduced <= after && after <= before).toBe(true);
          }
          expect(pindas[graha].sodhya).toBe(pindas[graha].rasi + pindas[graha].graha);
        }
      }),
    );
  });
});

describe("kakshyas", () => {
  const signs = Object.fromEntries(CONTRIBUTORS.map((body) => [body, "aries"])) as AshtakavargaSigns;
  const bindus = computeBindus(signs, "bphs");

  test("divide a rashi from its first degree without gaps, half-open", () => {
    const found = KAKSHYA_LORDS.map((_, index) => computeKakshya("sun", 30 + index * 3.75, bindus));
    expect(found.map(({ lord }) => lord)).toEqual(KAKSHYA_LORDS);
    expect(found.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(computeKakshya("sun", 3.75 - 1e-9, bindus).lord).toBe("saturn");
    expect(computeKakshya("sun", 360 - 1e-9, bindus).lord).toBe("lagna");
  });

  test("have the bindu of their lord in the row of the graha", () => {
    // All in Aries: the houses of BPHS 66 are the rashis themselves. Saturn gives the Sun 1 2 4 7 8 9 10 11, Jupiter 5
    // 6 9 11.
    expect(computeKakshya("sun", 1, bindus)).toEqual({
      index: 0,
      lord: "saturn",
      bindu: true,
      bhinna: 3,
      sarva: bindus.sarva[0],
    });
    expect(computeKakshya("sun", 5, bindus)).toMatchObject({ lord: "jupiter", bindu: false });
    expect(computeKakshya("sun", 125, bindus)).toMatchObject({ lord: "jupiter", bindu: true });
  });
});

test("readings: the groups of houses add up, and the nakshatra follows from the product", () => {
  fc.assert(
    fc.property(chart, (signs) => {
      const bindus = computeBindus(signs, "bphs");
      const reduced = reduceBindus(bindus, signs, "planets");
      const { groups, stars } = computeAshtakavargaReadings(signs, bindus, reduced);
      expect(groups.kendra + groups.panaphara + groups.apoklima).toBe(337);
      expect(groups.bandhu + groups.sevaka + groups.poshaka + groups.ghataka).toBe(337);
      for (const graha of SAPTA_GRAHAS) expect(stars[graha].product % reduced.pindas[graha].sodhya || 0).toBe(0);
    }),
  );
});

/** Computed by hand for a chart with everything in Aries. */
test("the Sun's row, its reductions, pindas and nakshatra", () => {
  const signs = Object.fromEntries(CONTRIBUTORS.map((body) => [body, "aries"])) as AshtakavargaSigns;
  const bindus = computeBindus(signs, "bphs");
  const reduced = reduceBindus(bindus, signs, "planets");
  expect(bindus.bhinna.sun).toEqual([3, 3, 3, 4, 2, 5, 4, 3, 5, 6, 7, 3]);
  expect(reduced.trikona.sun).toEqual([1, 0, 0, 1, 0, 2, 1, 0, 3, 3, 4, 0]);
  expect(reduced.reduced.sun).toEqual([1, 0, 0, 1, 0, 2, 1, 0, 3, 3, 3, 0]);
  expect(reduced.pindas.sun).toEqual({ rasi: 103, graha: 45, sodhya: 148 });
  expect(computeAshtakavargaReadings(signs, bindus, reduced).stars.sun).toEqual({
    house: 9,
    product: 5 * 148,
    nakshatra: "purva_phalguni",
    sign: "scorpio",
  });
});

import { KOOTAS, PORUTHAMS, SETTINGS } from "@lagna/terms";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findExceptions } from "../../src/matching/exceptions.ts";
import { findMatchingFrequency } from "../../src/matching/frequency.ts";
import { MATCHING_COUNTS } from "../../src/matching/frequency.data.ts";
import { KOOTA_MAX, type MatchingSettings, YONI_POINTS } from "../../src/matching/koota.data.ts";
import { scoreKootas, sumScores } from "../../src/matching/kootas.ts";
import { findMoonPlace, MOON_PLACES, type MoonPlace } from "../../src/matching/moon-place.ts";
import { judgePoruthams } from "../../src/matching/poruthams.ts";
import { computeVariants, DEFAULT_MATCHING_SETTINGS as DEFAULTS } from "../../src/matching/variants.ts";

const PADAS = MOON_PLACES.filter(({ index }) => index % 2 === 0);
const PAIRS = PADAS.flatMap((boy) => PADAS.map((girl) => ({ boy, girl })));
const swap = ({ boy, girl }: { boy: MoonPlace; girl: MoonPlace }) => ({ boy: girl, girl: boy });

const anySettings = fc.record(
  Object.fromEntries(Object.entries(SETTINGS.matching).map(([key, values]) => [key, fc.constantFrom(...values)])),
) as unknown as fc.Arbitrary<MatchingSettings>;
const anyPlace = fc.constantFrom(...MOON_PLACES);

/** Collects the pairs that break a rule, as one assertion for each of the 11,664 would be slow. */
const breaking = (rule: (pair: (typeof PAIRS)[number]) => boolean): string[] =>
  PAIRS.filter((pair) => !rule(pair)).map(
    ({ boy, girl }) => `${boy.nakshatra} ${boy.pada}, ${girl.nakshatra} ${girl.pada}`,
  );

describe("all 27 × 4 by 27 × 4 pairs", () => {
  test("there are 11,664", () => expect(PAIRS).toHaveLength(11_664));

  test("tara, yoni, graha maitri, bhakoot and nadi are the same from either side", () => {
    const symmetric = ["tara", "yoni", "graha_maitri", "bhakoot", "nadi"] as const;
    expect(
      breaking((pair) => {
        const [there, back] = [scoreKootas(pair, DEFAULTS), scoreKootas(swap(pair), DEFAULTS)];
        return symmetric.every((koota) => there[koota].score === back[koota].score);
      }),
    ).toEqual([]);
  });

  test("every koota is between 0 and its maximum in half points, and they add up to at most 36", () => {
    expect(
      breaking((pair) => {
        const scores = scoreKootas(pair, DEFAULTS);
        const inRange = KOOTAS.every((koota) => {
          const { score } = scores[koota];
          return score >= 0 && score <= KOOTA_MAX[koota] && Number.isInteger(score * 2);
        });
        return inRange && sumScores(scores) <= 36;
      }),
    ).toEqual([]);
  });

  test("of one star and pada all but nadi has its maximum", () => {
    for (const place of PADAS) {
      const scores = scoreKootas({ boy: place, girl: place }, DEFAULTS);
      expect([place.index, sumScores(scores), scores.nadi.score]).toEqual([place.index, 28, 0]);
    }
  });

  test("rajju, vedha, yoni and the pairs of counts are the same from either side", () => {
    expect(
      breaking((pair) => {
        const [there, back] = [judgePoruthams(pair, DEFAULTS), judgePoruthams(swap(pair), DEFAULTS)];
        const counts = (there.dina.count ?? 0) + (back.dina.count ?? 0);
        const sameStar = pair.boy.star === pair.girl.star;
        return (
          (["rajju", "vedha", "yoni", "gana"] as const).every((id) => there[id].good === back[id].good) &&
          counts === (sameStar ? 2 : 29)
        );
      }),
    ).toEqual([]);
  });

  test("vedha has the thirteen pairs and the two others of the triple, and no star obstructs itself", () => {
    const stars = new Set(
      PAIRS.filter((pair) => pair.boy.star < pair.girl.star && !judgePoruthams(pair, DEFAULTS).vedha.good).map(
        ({ boy, girl }) => `${boy.star}–${girl.star}`,
      ),
    );
    expect([...stars]).toEqual(
      "1–18 2–17 3–16 4–15 5–14 5–23 6–22 7–21 8–20 9–19 10–27 11–26 12–25 13–24 14–23".split(" "),
    );
    expect(PADAS.every((place) => judgePoruthams({ boy: place, girl: place }, DEFAULTS).vedha.good)).toBe(true);
  });

  test("a rajju has six stars, the head three", () => {
    const parts = Object.groupBy(
      PADAS.filter(({ pada }) => pada === 1),
      (place) => judgePoruthams({ boy: place, girl: place }, DEFAULTS).rajju.boy ?? "",
    );
    expect(Object.entries(parts).map(([part, stars]) => [part, stars?.map(({ star }) => star)])).toEqual([
      ["foot", [1, 9, 10, 18, 19, 27]],
      ["thigh", [2, 8, 11, 17, 20, 26]],
      ["navel", [3, 7, 12, 16, 21, 25]],
      ["neck", [4, 6, 13, 15, 22, 24]],
      ["head", [5, 14, 23]],
    ]);
  });

  test("the counted table of star pairs is that of the rules", () => {
    const counts = MATCHING_COUNTS.star_pairs.map(() => 0);
    for (const pair of PAIRS) {
      const at = sumScores(scoreKootas(pair, DEFAULTS)) * 2;
      counts[at] = (counts[at] ?? 0) + 1;
    }
    expect(MATCHING_COUNTS.star_pairs).toEqual(counts);
  });
});

test("the shares of the couples are close to those of the star pairs", () => {
  const sum = (list: readonly number[]): number => list.reduce((all, each) => all + each, 0);
  expect(sum(MATCHING_COUNTS.couples)).toBe(1_000_000);
  for (const [index, pairs] of MATCHING_COUNTS.star_pairs.entries()) {
    const share = (MATCHING_COUNTS.couples[index] ?? 0) / 1_000_000;
    expect(Math.abs(share - pairs / 11_664)).toBeLessThan(0.005);
  }
});

test("how common a total is adds up, and is unknown under other tables", () => {
  for (let total = 0; total <= 36; total += 0.5) {
    const frequency = findMatchingFrequency(total, DEFAULTS);
    for (const { below, same, above, of } of Object.values(frequency ?? {})) expect(below + same + above).toBe(of);
  }
  expect(findMatchingFrequency(20, { ...DEFAULTS, yoni: "south" })).toBeNull();
  expect(findMatchingFrequency(20, { ...DEFAULTS, dina: "listed" })).not.toBeNull();
});

test("under any settings points stay in range, exceptions are rules of faults, and variants explain every difference", () => {
  fc.assert(
    fc.property(anyPlace, anyPlace, anySettings, (boy, girl, settings) => {
      const moons = { boy, girl };
      const scores = scoreKootas(moons, settings);
      const poruthams = judgePoruthams(moons, settings);
      for (const koota of KOOTAS) {
        expect(scores[koota].score).toBeGreaterThanOrEqual(0);
        expect(scores[koota].score).toBeLessThanOrEqual(KOOTA_MAX[koota]);
      }
      for (const id of PORUTHAMS) expect(typeof poruthams[id].good).toBe("boolean");
      for (const { koota, applies, total } of findExceptions(moons, scores, poruthams, settings)) {
        if (koota !== "rajju") expect(scores[koota].score).toBeLessThanOrEqual(1);
        expect(total === null).toBe(!applies || koota === "rajju");
        if (total !== null) expect(total).toBeGreaterThan(sumScores(scores));
      }
      for (const { total, differences } of computeVariants(moons, scores, settings)) {
        const change = differences.reduce((sum, { score, ours }) => sum + score - ours, 0);
        expect(total).toBe(sumScores(scores) + change);
        for (const { settings: changed, exception } of differences)
          expect(exception !== null || Object.keys(changed).length > 0).toBe(true);
      }
    }),
    { numRuns: 2000 },
  );
});

test("a place follows from the longitude: star, pada, sign and half of the sign", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 359.999_999, noNaN: true }), (longitude) => {
      const { star, pada, sign, inSecondHalf } = findMoonPlace(longitude);
      expect(star).toBe(Math.floor((longitude * 27) / 360) + 1);
      expect(pada).toBe((Math.floor((longitude * 108) / 360) % 4) + 1);
      expect(sign).toBe(Math.floor(longitude / 30));
      expect(inSecondHalf).toBe(longitude % 30 >= 15);
    }),
  );
});

test("every table of yoni is symmetric, with 4 for one animal and 0 for sworn enemies", () => {
  for (const table of Object.values(YONI_POINTS)) {
    for (const [a, row] of table.entries()) {
      expect(row).toHaveLength(14);
      expect(row[a]).toBe(4);
      for (const [b, points] of row.entries()) expect(points).toBe(table[b]?.[a]);
    }
    for (const [a, b] of [
      [0, 8],
      [1, 13],
      [2, 11],
      [3, 12],
      [4, 10],
      [5, 6],
      [7, 9],
    ] as const)
      expect(table[a]?.[b]).toBe(0);
  }
});

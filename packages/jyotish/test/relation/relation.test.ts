import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RASHI_LORDS, type Dignity, type Graha, GRAHAS, type Rashi, RASHIS } from "@lagna/terms";
import { COMBUSTION_ORBS_DEG } from "../../src/relation/combustion.data.ts";
import { isCombust } from "../../src/relation/combustion.ts";
import { DEEP_EXALTATION_DEG, SAPTA_DIGNITIES } from "../../src/relation/dignity.data.ts";
import { computeDignities } from "../../src/relation/dignity.ts";
import { computeGrahaDrishti, computeRashiDrishti } from "../../src/relation/drishti.ts";
import { SAPTA_GRAHAS, type SaptaGraha } from "../../src/relation/friendship.data.ts";
import {
  getCompoundRelation,
  computeCompoundRelations,
  getNaturalRelation,
  getTemporaryRelation,
} from "../../src/relation/friendship.ts";
import { rashiAt, rashiOf } from "../../src/zodiac/rashi.ts";
import { toBodyId, ExactGroup, readGolden } from "../golden/read-golden.ts";

interface RelationCase {
  id: string;
  input: { longitudes?: Record<string, number> };
  expected: { combust_includes?: string[] };
}

const at = (sign: Rashi, degree: number): number => RASHIS.indexOf(sign) * 30 + degree;
const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });

describe("natural friendship", () => {
  /** BPHS 3.55 itself, from the moolatrikona and exaltation signs: the expected content of the table. */
  const byRule = (from: SaptaGraha, to: SaptaGraha): string => {
    const trikona = SAPTA_DIGNITIES[from].find(({ dignity }) => dignity === "moolatrikona")?.sign as Rashi;
    const origin = RASHIS.indexOf(trikona);
    const exaltation = rashiOf(DEEP_EXALTATION_DEG[from]);
    const friendly = (sign: Rashi): boolean =>
      [2, 4, 5, 8, 9, 12].includes(((RASHIS.indexOf(sign) - origin + 12) % 12) + 1) || sign === exaltation;
    const owned = RASHIS.filter((sign) => RASHI_LORDS[sign] === to).map(friendly);
    return owned.every(Boolean) ? "friend" : owned.some(Boolean) ? "neutral" : "enemy";
  };

  const pairs = SAPTA_GRAHAS.flatMap((from) =>
    SAPTA_GRAHAS.filter((to) => to !== from).map((to) => [from, to] as const),
  );
  test.each(pairs)("%s towards %s matches the rule", (from, to) => {
    expect(getNaturalRelation(from, to)).toBe(byRule(from, to));
  });
});

describe("temporary and compound friendship", () => {
  test.each([
    [1, "enemy"],
    [2, "friend"],
    [3, "friend"],
    [4, "friend"],
    [5, "enemy"],
    [6, "enemy"],
    [7, "enemy"],
    [8, "enemy"],
    [9, "enemy"],
    [10, "friend"],
    [11, "friend"],
    [12, "friend"],
  ])("place %d makes an %s", (place, relation) => {
    for (let from = 0; from < 12; from += 1)
      expect(getTemporaryRelation(rashiAt(from), rashiAt(from + place - 1))).toBe(relation);
  });

  test("temporary friendship is mutual", () => {
    for (const a of RASHIS) for (const b of RASHIS) expect(getTemporaryRelation(a, b)).toBe(getTemporaryRelation(b, a));
  });

  test.each([
    ["friend", "friend", "great_friend"],
    ["friend", "enemy", "neutral"],
    ["neutral", "friend", "friend"],
    ["neutral", "enemy", "enemy"],
    ["enemy", "friend", "neutral"],
    ["enemy", "enemy", "great_enemy"],
  ] as const)("natural %s and temporary %s is %s", (natural, temporary, compound) => {
    expect(getCompoundRelation(natural, temporary)).toBe(compound);
  });

  test("each of the seven has a relation to each other one, none to itself", () => {
    const signs = Object.fromEntries(SAPTA_GRAHAS.map((graha, index) => [graha, rashiAt(index * 5)])) as Record<
      SaptaGraha,
      Rashi
    >;
    const relations = computeCompoundRelations(signs);
    expect(Object.keys(relations)).toEqual([...SAPTA_GRAHAS]);
    for (const from of SAPTA_GRAHAS) {
      expect(Object.keys(relations[from])).toEqual(SAPTA_GRAHAS.filter((graha) => graha !== from));
      for (const to of SAPTA_GRAHAS) {
        if (to === from) continue;
        expect(relations[from][to]).toBe(
          getCompoundRelation(getNaturalRelation(from, to), getTemporaryRelation(signs[from], signs[to])),
        );
      }
    }
  });
});

/** Everything in Gemini except what is given, so that relations matter too. */
const chart = (given: Partial<Record<Graha, number>>): Record<Graha, number> => ({
  ...(Object.fromEntries(GRAHAS.map((graha) => [graha, at("gemini", 10)])) as Record<Graha, number>),
  ...given,
});

describe("dignity", () => {
  test.each<[Graha, Rashi, number, Dignity]>([
    ["sun", "aries", 0, "exalted"],
    ["sun", "aries", 29.9, "exalted"],
    ["sun", "leo", 19.999, "moolatrikona"],
    ["sun", "leo", 20, "own"],
    ["sun", "libra", 5, "debilitated"],
    ["moon", "taurus", 2.999, "exalted"],
    ["moon", "taurus", 3, "moolatrikona"],
    ["moon", "taurus", 29.9, "moolatrikona"],
    ["moon", "cancer", 1, "own"],
    ["moon", "scorpio", 29, "debilitated"],
    ["mars", "aries", 11.999, "moolatrikona"],
    ["mars", "aries", 12, "own"],
    ["mars", "scorpio", 12, "own"],
    ["mars", "capricorn", 1, "exalted"],
    ["mars", "cancer", 28, "debilitated"],
    ["mercury", "virgo", 14.999, "exalted"],
    ["mercury", "virgo", 15, "moolatrikona"],
    ["mercury", "virgo", 20, "own"],
    ["mercury", "gemini", 20, "own"],
    ["mercury", "pisces", 15, "debilitated"],
    ["jupiter", "cancer", 5, "exalted"],
    ["jupiter", "sagittarius", 9.999, "moolatrikona"],
    ["jupiter", "sagittarius", 10, "own"],
    ["jupiter", "pisces", 10, "own"],
    ["jupiter", "capricorn", 5, "debilitated"],
    ["venus", "pisces", 27, "exalted"],
    ["venus", "libra", 14.999, "moolatrikona"],
    ["venus", "libra", 15, "own"],
    ["venus", "taurus", 15, "own"],
    ["venus", "virgo", 27, "debilitated"],
    ["saturn", "libra", 20, "exalted"],
    ["saturn", "aquarius", 19.999, "moolatrikona"],
    ["saturn", "aquarius", 20, "own"],
    ["saturn", "capricorn", 0, "own"],
    ["saturn", "aries", 20, "debilitated"],
    ["rahu", "taurus", 1, "exalted"],
    ["rahu", "aquarius", 1, "own"],
    ["rahu", "scorpio", 1, "debilitated"],
    ["ketu", "scorpio", 1, "exalted"],
    ["ketu", "sagittarius", 1, "moolatrikona"],
    ["ketu", "taurus", 1, "debilitated"],
  ])("%s in %s at %d° is %s", (graha, sign, degree, dignity) => {
    expect(computeDignities(chart({ [graha]: at(sign, degree) }))[graha]).toBe(dignity);
  });

  test("in other signs it is the compound relation to the lord of the sign", () => {
    // Mars in Gemini with its lord Mercury: natural enemy, and temporary enemy in the same sign.
    expect(computeDignities(chart({})).mars).toBe("great_enemy");
    // Mercury in the second from Mars makes it neutral.
    expect(computeDignities(chart({ mercury: at("cancer", 1) })).mars).toBe("neutral");
    // Jupiter in Leo, the Sun in Virgo: natural and temporary friend.
    expect(computeDignities(chart({ jupiter: at("leo", 1), sun: at("virgo", 1) })).jupiter).toBe("great_friend");
  });

  test("nodes: Narasimha Rao's signs, or none", () => {
    const given = chart({ rahu: at("gemini", 3), ketu: at("sagittarius", 3) });
    expect(computeDignities(given)).toMatchObject({ rahu: "moolatrikona", ketu: "moolatrikona" });
    expect(computeDignities(given, "pvr")).toMatchObject({ rahu: "exalted", ketu: "exalted" });
    expect(computeDignities(given, "none")).toMatchObject({ rahu: null, ketu: null });
    expect(computeDignities(chart({ rahu: at("leo", 3) })).rahu).toBeNull();
  });

  test("deep exaltation is inside exaltation, and the opposite is debilitation", () => {
    for (const graha of SAPTA_GRAHAS) {
      const deep = DEEP_EXALTATION_DEG[graha];
      // Virgo and Taurus are divided, and their deepest degree is the exclusive end of the exalted part.
      expect(computeDignities(chart({ [graha]: deep - 1e-9 }))[graha]).toBe("exalted");
      expect(computeDignities(chart({ [graha]: deep + 180 }))[graha]).toBe("debilitated");
    }
  });

  test("ranges of one graha never overlap", () => {
    for (const graha of SAPTA_GRAHAS) {
      for (const sign of RASHIS) {
        const ranges = SAPTA_DIGNITIES[graha].filter((range) => range.sign === sign);
        const covered = ranges.reduce((sum, { from, to }) => sum + to - from, 0);
        expect([0, 30], `${graha} ${sign}`).toContain(covered);
      }
    }
  });

  test("the seven always have a dignity", () => {
    fc.assert(
      fc.property(fc.array(longitude, { minLength: 9, maxLength: 9 }), (values) => {
        const given = Object.fromEntries(GRAHAS.map((graha, index) => [graha, values[index]])) as Record<Graha, number>;
        const result = computeDignities(given);
        for (const graha of SAPTA_GRAHAS) expect(result[graha]).not.toBeNull();
      }),
    );
  });

  test("refuses NaN and infinity", () => {
    expect(() => computeDignities(chart({ saturn: Number.NaN }))).toThrow(/saturn/);
  });
});

describe("combustion", () => {
  const combustion = new ExactGroup("relations and aspects: combustion");
  const cases = readGolden<RelationCase>("./pyjhora/relations_aspects.json").filter(({ input }) => input.longitudes);

  test("PyJHora: only Mercury of its grahas", () => {
    expect(cases).toHaveLength(1);
    const { longitudes } = (cases[0] as RelationCase).input;
    const sun = (longitudes as Record<string, number>).Sun as number;
    const combust = Object.entries(longitudes as Record<string, number>)
      .filter(([name, value]) => isCombust(toBodyId(name) as Graha, value, sun, false))
      .map(([name]) => name);
    const { id, expected } = cases[0] as RelationCase;
    combustion.check(id, combust.length, () => expect(combust).toEqual(expected.combust_includes));
  });

  test.each<[Graha, boolean, number]>([
    ["moon", false, 12],
    ["moon", true, 12],
    ["mars", false, 17],
    ["mars", true, 17],
    ["mercury", false, 14],
    ["mercury", true, 12],
    ["jupiter", false, 11],
    ["jupiter", true, 11],
    ["venus", false, 10],
    ["venus", true, 8],
    ["saturn", false, 15],
    ["saturn", true, 15],
  ])("%s (retrograde %s) within %d° of the Sun, on either side and across Aries", (graha, retrograde, orb) => {
    for (const sun of [180, 3, 357]) {
      expect(isCombust(graha, sun + orb - 0.001, sun, retrograde)).toBe(true);
      expect(isCombust(graha, sun - orb + 0.001, sun, retrograde)).toBe(true);
      expect(isCombust(graha, sun + orb + 0.001, sun, retrograde)).toBe(false);
      expect(isCombust(graha, sun - orb - 0.001, sun, retrograde)).toBe(false);
    }
    expect(isCombust(graha, orb, 0, retrograde)).toBe(true);
  });

  test("the Sun and the nodes never are", () => {
    for (const graha of ["sun", "rahu", "ketu"] as const) {
      expect(isCombust(graha, 100, 100, false)).toBe(false);
      expect(COMBUSTION_ORBS_DEG[graha]).toBeUndefined();
    }
  });
});

describe("graha drishti", () => {
  const signs = Object.fromEntries(GRAHAS.map((graha) => [graha, "aries"])) as Record<Graha, Rashi>;

  test.each<[Graha, readonly Rashi[]]>([
    ["sun", ["libra"]],
    ["moon", ["libra"]],
    ["mars", ["cancer", "libra", "scorpio"]],
    ["mercury", ["libra"]],
    ["jupiter", ["leo", "libra", "sagittarius"]],
    ["venus", ["libra"]],
    ["saturn", ["gemini", "libra", "capricorn"]],
    ["rahu", []],
    ["ketu", []],
  ])("%s in Aries aspects %j", (graha, seen) => {
    expect(computeGrahaDrishti(signs, "aries").find(({ from }) => from === graha)?.signs).toEqual(seen);
  });

  test("houses are counted from the lagna, grahas are those in the aspected signs", () => {
    const given = { ...signs, mars: "capricorn", moon: "cancer", venus: "aries", rahu: "leo" } as Record<Graha, Rashi>;
    const mars = computeGrahaDrishti(given, "virgo").find(({ from }) => from === "mars");
    expect(mars).toEqual({
      from: "mars",
      signs: ["aries", "cancer", "leo"],
      houses: [8, 11, 12],
      grahas: ["sun", "moon", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu"],
    });
  });

  test("the nodes aspect like Jupiter if requested", () => {
    const rahu = computeGrahaDrishti(signs, "aries", "five_seven_nine").find(({ from }) => from === "rahu");
    expect(rahu?.houses).toEqual([5, 7, 9]);
  });

  test("no graha aspects its own sign", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...RASHIS), { minLength: 9, maxLength: 9 }),
        fc.constantFrom(...RASHIS),
        (values, lagna) => {
          const given = Object.fromEntries(GRAHAS.map((graha, index) => [graha, values[index]])) as Record<
            Graha,
            Rashi
          >;
          for (const { from, signs: seen, houses, grahas } of computeGrahaDrishti(given, lagna, "five_seven_nine")) {
            expect(seen).not.toContain(given[from]);
            expect(grahas).not.toContain(from);
            expect(houses.map((house) => rashiAt(RASHIS.indexOf(lagna) + house - 1))).toEqual(seen);
          }
        },
      ),
    );
  });
});

describe("rashi drishti", () => {
  const seen = Object.fromEntries(computeRashiDrishti().map(({ from, signs }) => [from, signs])) as Record<
    Rashi,
    readonly Rashi[]
  >;

  test.each<[Rashi, readonly Rashi[]]>([
    ["aries", ["leo", "scorpio", "aquarius"]],
    ["taurus", ["cancer", "libra", "capricorn"]],
    ["gemini", ["virgo", "sagittarius", "pisces"]],
    ["cancer", ["taurus", "scorpio", "aquarius"]],
    ["leo", ["aries", "libra", "capricorn"]],
    ["virgo", ["gemini", "sagittarius", "pisces"]],
    ["libra", ["taurus", "leo", "aquarius"]],
    ["scorpio", ["aries", "cancer", "capricorn"]],
    ["sagittarius", ["gemini", "virgo", "pisces"]],
    ["capricorn", ["taurus", "leo", "scorpio"]],
    ["aquarius", ["aries", "cancer", "libra"]],
    ["pisces", ["gemini", "virgo", "sagittarius"]],
  ])("%s aspects %j", (from, signs) => expect(seen[from]).toEqual(signs));

  test("is mutual", () => {
    for (const a of RASHIS) for (const b of RASHIS) expect(seen[a].includes(b)).toBe(seen[b].includes(a));
  });
});

import { NAKSHATRAS, NAVAMSA_NOTES, type NavamsaNote } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import { computeMatch, type MatchPerson, resolveSettings } from "../../src/index.ts";
import { KOOTA_MAX, MAX_TOTAL } from "../../src/matching/koota.data.ts";
import { DINA_COUNTS } from "../../src/matching/porutham.data.ts";
import { findDashaSandhis } from "../../src/matching/dasha-sandhi.ts";

const { matching } = resolveSettings();
const SIGNS = [
  "aries",
  "taurus",
  "gemini",
  "cancer",
  "leo",
  "virgo",
  "libra",
  "scorpio",
  "sagittarius",
  "capricorn",
  "aquarius",
  "pisces",
];

/** The star and pada whose navamsa is the sign, in the first or a later round of the twelve signs. */
function starIn(sign: string, round = 0) {
  const pada = round * 12 + SIGNS.indexOf(sign);
  const nakshatra = NAKSHATRAS[Math.floor(pada / 4)];
  if (nakshatra === undefined) throw new Error(`no star in ${sign}`);
  return { nakshatra, pada: (pada % 4) + 1 };
}
function compare(boy: MatchPerson, girl: MatchPerson) {
  const { navamsa } = computeMatch({ boy, girl }, matching);
  const notes: Partial<Record<NavamsaNote, boolean | null>> = Object.fromEntries(
    navamsa.notes.map(({ id, applies }) => [id, applies]),
  );
  return { ...navamsa, notes };
}

describe("the navamsas of two stars", () => {
  test("are those of the padas, from Aries on, nine times over", () => {
    for (const sign of SIGNS)
      expect(compare(starIn(sign), starIn(sign, 4))).toMatchObject({
        boy: { lagna: null, moon: sign },
        girl: { lagna: null, moon: sign },
        notes: { same_navamsa_moon: true, navamsa_moons_seventh: false, navamsa_moon_lords_friendly: true },
      });
  });

  test.each([
    ["aries", "libra", true],
    ["leo", "aquarius", true],
    ["aries", "virgo", false],
    ["aries", "scorpio", false],
  ])("%s and %s are in the seventh of one another: %s", (boy, girl, applies) => {
    expect(compare(starIn(boy), starIn(girl)).notes).toMatchObject({
      navamsa_moons_seventh: applies,
      same_navamsa_moon: false,
    });
  });

  test.each([
    ["leo", "cancer", true, "the Sun and the Moon are friends of each other"],
    ["leo", "libra", false, "the Sun and Venus are enemies"],
    ["cancer", "gemini", false, "the Moon is a friend of Mercury, who is its enemy"],
    ["gemini", "cancer", false, "the same the other way round"],
    ["aries", "scorpio", true, "both are signs of Mars"],
  ])("the lords of %s and %s are friends: %s, since %s", (boy, girl, applies) => {
    expect(compare(starIn(boy), starIn(girl)).notes.navamsa_moon_lords_friendly).toBe(applies);
  });

  test("are unknown without the pada, and so is what depends on them or on a lagna", () => {
    const { boy, notes } = compare({ nakshatra: "swati" }, starIn("aries"));
    expect(boy).toEqual({ lagna: null, moon: null });
    expect(NAVAMSA_NOTES.map((id) => notes[id])).toEqual(NAVAMSA_NOTES.map(() => null));
  });
});

test("the kootas have one to eight points, which are 36 together", () => {
  expect(KOOTA_MAX).toEqual({ varna: 1, vashya: 2, tara: 3, yoni: 4, graha_maitri: 5, gana: 6, bhakoot: 7, nadi: 8 });
  expect(Object.values(KOOTA_MAX).reduce((sum, points) => sum + points)).toBe(MAX_TOTAL);
});

test("the good counts of dina are those of the printed lists", () => {
  const listed = [2, 4, 6, 8, 9, 11, 13, 15, 18, 20, 24, 26];
  expect(DINA_COUNTS.listed).toEqual(listed);
  expect(DINA_COUNTS.with_1_22).toEqual([1, ...listed, 22]);
  expect(DINA_COUNTS.with_17_21_25).toEqual([...listed, 17, 21, 25]);
  expect(DINA_COUNTS.remainder).toEqual([2, 4, 6, 8, 9, 11, 13, 15, 17, 18, 20, 22, 24, 26, 27]);
});

test("a junction of dashas is two changes within the months, the last day included, after both are born", () => {
  const change = (jd: number) => ({ from: "sun" as const, to: "moon" as const, jd });
  const boy = { birthJd: 1000, changes: [change(1500), change(3000)] };
  const find = (jd: number, months: number, birthJd = 1000) =>
    findDashaSandhis(boy, { birthJd, changes: [change(jd)] }, months).map(({ daysApart }) => daysApart);
  const month = 30.436875;
  expect(find(3000 + 6 * month - 0.001, 6)).toEqual([expect.closeTo(6 * month, 1)]);
  expect(find(3000 + 6 * month + 0.1, 6)).toEqual([]);
  expect(find(1500, 6, 2000)).toEqual([]);
});

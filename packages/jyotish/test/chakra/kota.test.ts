import { type KotaRing, NAKSHATRAS } from "@lagna/terms";
import { expect, test } from "vitest";
import { findKotaLords, findKotaMovement, listKotaPlaces } from "../../src/chakra/kota.ts";
import { findLetterLord, findNameLetter } from "../../src/chakra/name-letter.ts";

/** By enclosure, counted from the birth star: PyJHora's kota_chakra_star_placement_from_birth_star. */
const PLACEMENT: Readonly<Record<KotaRing, readonly number[]>> = {
  bahya: [1, 7, 8, 14, 15, 21, 22, 28],
  prakara: [2, 6, 9, 13, 16, 20, 23, 27],
  madhya: [3, 5, 10, 12, 17, 19, 24, 26],
  stambha: [4, 11, 18, 25],
};

test("the 28 stars are placed as in PyJHora", () => {
  const places = listKotaPlaces("magha");
  expect(places[0]).toEqual({ star: "magha", count: 1, quarter: 0, ring: "bahya", path: "entry" });
  for (const [ring, counts] of Object.entries(PLACEMENT)) {
    expect(places.filter((place) => place.ring === ring).map(({ count }) => count)).toEqual(counts);
  }
  expect(places.find(({ star }) => star === "abhijit")?.count).toBe(13);
  expect(new Set(places.map(({ star }) => star)).size).toBe(28);
});

test("grahas enter along the diagonals and leave along the sides; retrograde ones the other way", () => {
  const [first, , , pillar, exit] = listKotaPlaces("ashwini");
  if (!first || !pillar || !exit) throw new Error("28 places are expected");
  expect(findKotaMovement(first, false)).toBe("entering");
  expect(findKotaMovement(first, true)).toBe("leaving");
  expect(findKotaMovement(exit, false)).toBe("leaving");
  expect(findKotaMovement(exit, true)).toBe("entering");
  expect(findKotaMovement(pillar, false)).toBe("inside");
});

/**
 * The table of the guard by star and pada as printed after K.K. Joshi and in PyJHora, whose two and a quarter rows of
 * gutturals from Shravana to Shatabhisha (Mercury there) are those of Mars here.
 */
const GUARDS = `
ve ve ve mo, mo mo mo mo, su su su su, su mo mo mo, mo mo ma ma, ma ma ma ve, ma ma ra ra, ra ra ra me, me me me me,
sa sa sa sa, sa me me me, me me sa sa, sa ra me me, sa sa mo mo, mo mo mo ju, ju ju ju ju, ju ju ju ju, ju mo mo mo,
mo mo sa sa, sa ju sa me, sa sa ve ve, ma ma ma ma, ma ma ma ma, ma ra ra ra, ra ra ju ju, ju ju ve ve, ju ju ve ve`;

test("the guard of the fort is the lord of the class of the pada's letter", () => {
  const found = NAKSHATRAS.map((star) => [1, 2, 3, 4].map((pada) => findLetterLord(star, pada).slice(0, 2)).join(" "));
  expect(found).toEqual(GUARDS.trim().split(/,\s+/));
  expect(findKotaLords("leo", "magha", 1)).toEqual({ swami: "sun", pala: "saturn" });
});

test.each([
  ["ashwini", 1, "cha", ["u", "uu"]],
  ["krittika", 1, "initial_a", ["a", "aa"]],
  ["rohini", 1, "initial_a", ["o", "au"]],
  ["pushya", 4, "dda", ["a", "aa"]],
  ["purva_phalguni", 3, "tta", ["i", "ii"]],
  ["vishakha", 3, "ta", ["e", "ai"]],
  // No square has these letters: the star stands for them.
  ["ardra", 2, null, ["a", "aa"]],
  ["hasta", 3, null, ["a", "aa"]],
  ["purva_ashadha", 2, null, ["a", "aa"]],
  ["uttara_bhadrapada", 4, null, ["a", "aa"]],
] as const)("the letter of %s, pada %i", (star, pada, consonant, vowels) => {
  expect(findNameLetter(star, pada)).toMatchObject({ consonant, vowels });
});

test("twelve of the 108 syllables have no square, all in the stars at the middle of the sides", () => {
  const without = NAKSHATRAS.flatMap((star) =>
    [1, 2, 3, 4].filter((pada) => findNameLetter(star, pada).consonant === null).map(() => star),
  );
  expect(without).toHaveLength(12);
  expect(new Set(without)).toEqual(new Set(["ardra", "hasta", "purva_ashadha", "uttara_bhadrapada"]));
});

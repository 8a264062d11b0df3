import { VASHYA_CLASSES } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import { EXCEPTION_RULES } from "../../src/matching/exceptions.data.ts";
import { YONI_POINTS, VASHYA_POINTS } from "../../src/matching/koota.data.ts";
import { MOON_PLACES, type MoonPlace } from "../../src/matching/moon-place.ts";
import { TAMIL_FRIENDS } from "../../src/matching/porutham.data.ts";
import { judgePoruthams } from "../../src/matching/poruthams.ts";
import { DEFAULT_MATCHING_SETTINGS } from "../../src/matching/variants.ts";

/** The first half pada of a star. */
const star = (number: number, pada = 1): MoonPlace =>
  MOON_PLACES.find((place) => place.star === number && place.pada === pada) as MoonPlace;
const STARS = Array.from({ length: 27 }, (_, index) => index + 1);
/** The first half pada of a sign from Aries, 1 to 12. */
const sign = (number: number): MoonPlace => MOON_PLACES.find((place) => place.sign === number - 1) as MoonPlace;
const judge = (boy: MoonPlace, girl: MoonPlace, settings = {}) =>
  judgePoruthams({ boy, girl }, { ...DEFAULT_MATCHING_SETTINGS, ...settings });

/** Rows and columns exchanged. */
const transpose = (table: readonly (readonly number[])[]) =>
  table.map((_, column) => table.map((row) => row[column] ?? Number.NaN));

describe("the tables of vashya", () => {
  test("are in the order of their sources: quadruped, human, water, wild, insect", () => {
    expect(VASHYA_CLASSES).toEqual(["quadruped", "human", "water", "wild", "insect"]);
  });

  // PyJHora, src/jhora/horoscope/match/compatibility.py: the girl in rows.
  test("of saravali.de and astroyogi.com are those transcribed in PyJHora", () => {
    expect(transpose(VASHYA_POINTS.saravali_de)).toEqual([
      [2, 0.5, 1, 0, 2],
      [0.5, 2, 0, 0, 0],
      [1, 0, 2, 2, 2],
      [0, 0, 2, 2, 0],
      [1, 0, 1, 0, 2],
    ]);
    expect(transpose(VASHYA_POINTS.astroyogi)).toEqual([
      [2, 1, 1, 1.5, 1],
      [1, 2, 1.5, 0, 1],
      [1, 1.5, 2, 1, 1],
      [0, 0, 0, 2, 0],
      [1, 1, 1, 0, 2],
    ]);
  });

  test("of krazykrackpot has one point for a human with a quadruped or a being of the water, none for others", () => {
    const pairs = ["quadruped human", "human quadruped", "human water", "water human"];
    const rule = VASHYA_CLASSES.map((boy) =>
      VASHYA_CLASSES.map((girl) => (boy === girl ? 2 : pairs.includes(`${boy} ${girl}`) ? 1 : 0)),
    );
    expect(VASHYA_POINTS.krazykrackpot).toEqual(rule);
  });

  test("of AstroSage is the same from either side, and the common one differs for a wild boy and a quadruped girl", () => {
    const { astrosage, common } = VASHYA_POINTS;
    expect(transpose(astrosage)).toEqual(astrosage);
    expect(astrosage.map((row, index) => row[index])).toEqual([2, 2, 2, 2, 2]);
    const differing = common.flatMap((row, boy) =>
      row.flatMap((points, girl) => (points === astrosage[boy]?.[girl] ? [] : [[boy, girl, points]])),
    );
    expect(differing).toEqual([[3, 0, 0]]);
  });
});

test("the southern table of yoni has no points for a serpent with a rat", () => {
  const differing = YONI_POINTS.south.flatMap((row, boy) =>
    row.flatMap((points, girl) => (points === YONI_POINTS.common[boy]?.[girl] ? [] : [`${boy} ${girl} ${points}`])),
  );
  expect(differing).toEqual(["3 6 0", "6 3 0"]);
});

describe("poruthams under the rules of publishers", () => {
  test("mahendra is good at every third count from the 4th to the 25th", () => {
    const good = STARS.filter((count) => judge(star(count), star(1)).mahendra.good);
    expect(good).toEqual([4, 7, 10, 13, 16, 19, 22, 25]);
  });

  test("stree deergha is good above the chosen count", () => {
    const first = (above: number) =>
      STARS.find((count) => judge(star(count), star(1), { stree_deergha_above: above }).stree_deergha.good);
    expect([first(7), first(9), first(13)]).toEqual([8, 10, 14]);
  });

  test("rasi is good above the sixth, or at all counts but 2, 6, 8 and 12", () => {
    const good = (rasi: string) =>
      STARS.slice(0, 12).filter((count) => judge(sign(count), sign(1), { rasi }).rasi.good);
    expect(good("above_6")).toEqual([7, 8, 9, 10, 11, 12]);
    expect(good("not_2_6_8_12")).toEqual([1, 3, 4, 5, 7, 9, 10, 11]);
  });

  // PyJHora's southern table, with signs from 0.
  test("each sign attracts those of the Tamil list", () => {
    const attracted = STARS.slice(0, 12).map((girl) =>
      STARS.slice(0, 12).filter((boy) => judge(sign(boy), sign(girl), { vashya_porutham: "girl" }).vashya.good),
    );
    expect(attracted.map((signs) => signs.map((number) => number - 1))).toEqual([
      [4, 7],
      [3, 6],
      [5],
      [7, 8],
      [6],
      [2, 11],
      [5, 9],
      [3],
      [11],
      [0, 10],
      [0],
      [9],
    ]);
  });

  test("lords agree as in the Tamil list, which is the same from either side but for Jupiter and Saturn", () => {
    const pairs = Object.entries(TAMIL_FRIENDS).flatMap(([girl, friends]) => friends.map((boy) => `${girl} ${boy}`));
    const oneSided = pairs.filter((pair) => !pairs.includes(pair.split(" ").toReversed().join(" ")));
    expect(oneSided).toEqual([]);
    expect(pairs).toHaveLength(22);
    const agree = judge(sign(9), sign(5), { rasyadhipati: "tamil" }).rasyadhipati;
    expect(agree).toEqual({ good: true, boy: "jupiter", girl: "sun" });
    expect(judge(sign(4), sign(5), { rasyadhipati: "tamil" }).rasyadhipati.good).toBe(false);
  });

  test("lords of five, four and three points are good from that many points on", () => {
    const good = (rasyadhipati: string, boy: number, girl: number) =>
      judge(sign(boy), sign(girl), { rasyadhipati }).rasyadhipati.good;
    // Sun and Moon: friends, 5. Sun and Mercury: friend and neutral, 4. Mars and Saturn: neutral and enemy, 0.5; Mars and Venus: 3.
    const pairs = [
      [5, 4],
      [5, 3],
      [1, 2],
      [1, 10],
    ] as const;
    expect(pairs.map(([boy, girl]) => good("from_5", boy, girl))).toEqual([true, false, false, false]);
    expect(pairs.map(([boy, girl]) => good("from_4", boy, girl))).toEqual([true, true, false, false]);
    expect(pairs.map(([boy, girl]) => good("from_3", boy, girl))).toEqual([true, true, true, false]);
  });

  test("two rakshasas agree in Tamil almanacs if the girl’s star is after Chitra, and mixed ganas without one", () => {
    const gana_porutham = "tamil";
    const good = STARS.filter((number) => judge(star(18), star(number), { gana_porutham }).gana.good);
    expect(good).toEqual([16, 18, 19, 23, 24]);
    // A deva with a manushya, either way; none with a rakshasa; only the same if the rule says so.
    expect(judge(star(1), star(2), { gana_porutham }).gana.good).toBe(true);
    expect(judge(star(2), star(1), { gana_porutham }).gana.good).toBe(true);
    expect(judge(star(1), star(2), { gana_porutham: "same" }).gana.good).toBe(false);
    expect(judge(star(3), star(2), { gana_porutham }).gana.good).toBe(false);
  });

  test("dina counts from the girl or from the boy, and the 27th by its own rule", () => {
    // From Bharani, Ashwini is the 27th, in the same sign; from Krittika's second pada, Bharani is in another.
    const good = (boy: MoonPlace, girl: MoonPlace, settings: object) => judge(boy, girl, settings).dina;
    expect(good(star(1), star(2), { dina_27: "one_sign" })).toEqual({ good: true, count: 27 });
    expect(good(star(2), star(3, 2), { dina_27: "one_sign" })).toEqual({ good: false, count: 27 });
    expect(good(star(2), star(3, 2), { dina_27: "by_table", dina: "remainder" })).toEqual({ good: true, count: 27 });
    expect(good(star(1), star(2), { dina_27: "by_table", dina: "listed" })).toEqual({ good: false, count: 27 });
    expect(good(star(1), star(2), { dina_from: "boy" })).toMatchObject({ count: 2 });
  });

  test("vedha by sums has all pairs of the list, and Chitra with itself", () => {
    const pairs = STARS.flatMap((boy) => STARS.filter((girl) => girl >= boy).map((girl) => [boy, girl] as const));
    const bad = pairs.filter(([boy, girl]) => !judge(star(boy), star(girl), { vedha: "sums" }).vedha.good);
    const listed = pairs.filter(([boy, girl]) => !judge(star(boy), star(girl)).vedha.good);
    expect(listed).toHaveLength(15);
    expect(bad).toEqual(expect.arrayContaining(listed));
    expect(bad).toHaveLength(32);
    expect(bad.filter(([boy, girl]) => boy === girl)).toEqual([[14, 14]]);
  });

  test("rajju of the same way is bad only on the way up with the way up, and at the head", () => {
    const good = (boy: number, girl: number) => judge(star(boy), star(girl), { rajju: "same_way" }).rajju.good;
    // Feet: Ashwini and Magha go up, Ashlesha goes down. The head has no way.
    expect([good(1, 10), good(1, 9), good(9, 18), good(5, 14)]).toEqual([false, true, false, false]);
    expect([good(4, 6), good(4, 13), good(6, 15)]).toEqual([true, false, false]);
  });
});

describe("the rules that set a fault aside", () => {
  const applies = (id: string, boy: MoonPlace, girl: MoonPlace, settings = {}): boolean | undefined =>
    EXCEPTION_RULES.find((rule) => rule.id === id)?.applies(
      { boy, girl },
      { ...DEFAULT_MATCHING_SETTINGS, ...settings },
    );
  const ARIES = sign(1);

  test.each([
    ["bhakoot_five_nine", [5, 9]],
    ["nadi_trine_signs", [5, 9]],
    ["gana_seventh_signs", [7]],
    ["bhakoot_same_lord", [1, 8]],
    ["nadi_same_lord", [1, 8]],
    // Mars and the Sun, the Moon and Jupiter are friends of each other; the Moon has Mars as neutral.
    ["bhakoot_friendly_lords", [5, 9, 12]],
    ["gana_friendly_lords", [1, 5, 8, 9, 12]],
    ["rajju_friendly_lords", [1, 5, 8, 9, 12]],
  ])("%s: from Aries the signs %j", (id, signs) => {
    expect(STARS.slice(0, 12).filter((number) => applies(id, ARIES, sign(number)))).toEqual(signs);
  });

  // Vishakha has three padas in Libra and one in Scorpio, Swati is in Libra.
  test.each([
    ["nadi_same_star_other_pada", [false, true, true, false]],
    ["nadi_one_star_two_signs", [false, false, true, false]],
    ["nadi_same_sign_other_star", [false, false, false, true]],
    ["nadi_same_pada", [true, false, false, false]],
  ])("%s", (id, expected) => {
    const boy = star(16, 1);
    const girls = [star(16, 1), star(16, 2), star(16, 4), star(15, 1)];
    expect(girls.map((girl) => applies(id, boy, girl))).toEqual(expected);
  });

  test("bhakoot is set aside between different nadis", () => {
    // Ashwini has the first nadi like Ardra, Bharani the middle one.
    expect([star(6), star(2), star(3)].map((girl) => applies("bhakoot_other_nadi", star(1), girl))).toEqual([
      false,
      true,
      true,
    ]);
  });

  test("nadi is set aside for eight stars, of one side or of both", () => {
    const listed = [3, 4, 6, 8, 18, 22, 26, 27];
    const either = { nadi_listed_stars: "either" };
    const both = { nadi_listed_stars: "both" };
    const [outside, inside] = [star(1), star(4)];
    const find = (other: MoonPlace, settings: object) =>
      STARS.filter((number) => applies("nadi_listed_stars", other, star(number), settings));
    expect(find(outside, either)).toEqual(listed);
    expect(find(inside, both)).toEqual(listed);
    expect(find(outside, both)).toEqual([]);
    expect(find(inside, either)).toEqual(STARS);
  });
});

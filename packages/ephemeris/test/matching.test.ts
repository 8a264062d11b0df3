import {
  computeMatch,
  createNativity,
  julianDayUt,
  type MatchPerson,
  type Nativity,
  resolveSettings,
} from "@lagna/jyotish";
import { describe, expect, test } from "vitest";
import { listDashaChanges } from "../../jyotish/src/matching/dasha-sandhi.ts";
import { findBand } from "../../jyotish/src/matching/match.ts";
import { openEphemeris } from "../src/index.ts";

const ephemeris = openEphemeris();
const settings = resolveSettings();

function bornAt(utc: string, latitude: number, longitude: number): Nativity {
  return createNativity(ephemeris, { jd: ephemeris.julianDay(Date.parse(utc)), latitude, longitude }, settings);
}

/** The pair of the design, read by hand from the tables: Jaipur and Pune. */
const GIRL = bornAt("1988-03-09T08:55:00Z", 26.9196, 75.7878);
const BOY = bornAt("1990-07-02T00:40:00Z", 18.5196, 73.8554);
const match = (boy: MatchPerson, girl: MatchPerson, changes: object = {}) =>
  computeMatch({ boy, girl }, { ...settings.matching, ...changes });

const around = ({ birth }: Nativity, minutes: number) => [
  { fromJd: julianDayUt(birth.jd - minutes / 1440), untilJd: julianDayUt(birth.jd + minutes / 1440) },
];

describe("the match of two births", () => {
  const found = match({ nativity: BOY }, { nativity: GIRL });

  test("has the points read from the tables by hand", () => {
    const scores = Object.values(found.kootas).map(({ score }) => score);
    expect(scores).toEqual([1, 2, 3, 1, 5, 0, 7, 0]);
    expect(found).toMatchObject({ total: 19, max: 36, band: "18_to_24", stable: true });
    expect(found.moons).toMatchObject({
      boy: { nakshatra: "swati", pada: 1 },
      girl: { nakshatra: "vishakha", pada: 3 },
    });
  });

  test("lists what sets a fault aside beside the points, with the total for those who follow it", () => {
    const rows = found.exceptions.map(({ rule, applies, total }) => [rule, applies, total]);
    expect(rows).toEqual([
      ["nadi_same_star_other_pada", false, null],
      ["nadi_same_sign_other_star", true, 27],
      ["nadi_one_star_two_signs", false, null],
      ["nadi_listed_stars", false, null],
      ["gana_seventh_signs", false, null],
      ["gana_friendly_lords", true, 25],
      ["gana_stree_deergha", true, 25],
    ]);
  });

  test("has seven of the ten poruthams", () => {
    const failing = Object.entries(found.poruthams).filter(([, { good }]) => !good);
    expect(failing.map(([id]) => id)).toEqual(["gana", "mahendra", "vashya"]);
    expect(found.poruthamsGood).toBe(7);
    expect(found.poruthams.dina).toMatchObject({ count: 27, good: true });
  });

  test("names the publishers’ cells that make another total", () => {
    const pyjhora = found.variants.find(({ id }) => id === "pyjhora");
    expect(pyjhora).toMatchObject({
      total: 20,
      differences: [
        { koota: "gana", score: 1, ours: 0, boy: "deva", girl: "rakshasa", settings: { gana_deva_rakshasa: 1 } },
      ],
    });
    expect(found.variants.find(({ id }) => id === "astrosage")).toMatchObject({
      total: 27,
      differences: [{ koota: "nadi", score: 8, ours: 0, settings: {}, exception: "nadi_same_sign_other_star" }],
    });
  });

  test("counts mangal from lagna, Moon and Venus, and papasamya", () => {
    const houses = ({ from }: NonNullable<typeof found.mangal.boy>) => Object.values(from).map(({ house }) => house);
    expect(found.mangal.girl && houses(found.mangal.girl)).toEqual([6, 3, 9]);
    expect(found.mangal.boy && houses(found.mangal.boy)).toEqual([10, 6, 11]);
    expect(found.mangal).toMatchObject({ boy: { holds: false }, girl: { holds: false }, bothHaveIt: false });
    expect(found.papasamya).toMatchObject({
      girl: { total: 3, least: 3, most: 3 },
      boy: { total: 5, least: 5, most: 5 },
    });
  });

  test("finds no junction of dashas before 2048", () => {
    const year = (jd: number): number => new Date(ephemeris.utcMilliseconds(jd)).getUTCFullYear();
    for (const { boy, girl, daysApart } of found.dashaSandhi?.changes ?? []) {
      expect(year(Math.min(boy.jd, girl.jd))).toBeGreaterThanOrEqual(2048);
      expect(daysApart).toBeLessThanOrEqual(183);
    }
    expect(found.dashaSandhi?.stable).toBe(true);
  });

  test("is the same from the stars alone, without what needs a birth", () => {
    const stars = match({ nakshatra: "swati", pada: 1 }, { nakshatra: "vishakha", pada: 3 });
    expect(stars.kootas).toEqual(found.kootas);
    expect(stars).toMatchObject({
      papasamya: null,
      dashaSandhi: null,
      mangal: { boy: null, girl: null, bothHaveIt: null },
    });
    expect(stars.navamsa.boy).toEqual({ lagna: null, moon: found.navamsa.boy.moon });
  });
});

test("the changes of dasha follow each other from the birth star's lord, in the order of vimshottari", () => {
  // The Moon in Swati begins with Rahu.
  const { birthJd, changes } = listDashaChanges(BOY);
  expect(birthJd).toBe(BOY.birth.jd);
  expect(changes.map(({ from, to }) => `${from} ${to}`).slice(0, 8)).toEqual([
    "rahu jupiter",
    "jupiter saturn",
    "saturn mercury",
    "mercury ketu",
    "ketu venus",
    "venus sun",
    "sun moon",
    "moon mars",
  ]);
  // Sixteen years of Jupiter between the first two.
  const [first, second] = changes;
  expect(((second?.jd ?? 0) - (first?.jd ?? 0)) / 365.256).toBeCloseTo(16, 2);
});

describe("an uncertain time of birth", () => {
  test("of a few minutes changes no koota here, and names what it does change", () => {
    const found = match({ nativity: BOY, ranges: around(BOY, 10) }, { nativity: GIRL, ranges: around(GIRL, 10) });
    expect(found.stable).toBe(true);
    expect(Object.values(found.kootas).every(({ stable, possible }) => stable && possible[0]?.share === 1)).toBe(true);
    expect(found.navamsa.boy.lagna).toBeNull();
    expect(found.navamsa.notes.find(({ id }) => id === "same_navamsa_lagna")?.applies).toBeNull();
  });

  test("of twelve hours gives each koota all its values with their shares, which a scan of the day confirms", () => {
    const found = match({ nativity: BOY, ranges: around(BOY, 720), isTimeKnown: false }, { nativity: GIRL });
    expect(found.stable).toBe(false);
    const scanned = Array.from({ length: 288 }, (_, index) => {
      const at = createNativity(
        ephemeris,
        { ...BOY.birth, jd: julianDayUt(BOY.birth.jd + (index * 5 + 2.5 - 720) / 1440) },
        settings,
      );
      return match({ nativity: at }, { nativity: GIRL });
    });
    for (const [koota, { possible, stable }] of Object.entries(found.kootas)) {
      const scores = scanned.map(({ kootas }) => kootas[koota as keyof typeof kootas].score);
      expect(new Set(possible.map(({ value }) => value))).toEqual(new Set(scores));
      expect(stable).toBe(new Set(scores).size === 1);
      for (const { value, share } of possible) {
        expect(Math.abs(share - scores.filter((score) => score === value).length / 288)).toBeLessThan(0.005);
      }
    }
    expect(found.possible.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(found.mangal.boy).toMatchObject({ holds: null, from: { lagna: { house: null, holds: null } } });
    expect(found.mangal.boy?.from.moon.house).toBe(6);
    expect([found.mangal.bothHaveIt, found.papasamya, found.dashaSandhi]).toEqual([false, null, null]);
  });

  test("of six hours spans several lagnas: papasamya is a range, and mangal is not stable", () => {
    const found = match({ nativity: BOY, ranges: around(BOY, 360) }, { nativity: GIRL });
    const { least = 0, most = 0, total = 0 } = found.papasamya?.boy ?? {};
    expect(least).toBeLessThan(most);
    expect(total).toBeGreaterThanOrEqual(least);
    expect(found.mangal.boy?.stable).toBe(false);
    expect(found.mangal.girl?.stable).toBe(true);
    // The star of the stated time is told, though it may be another.
    expect(found.moons.boy).toEqual({ nakshatra: "swati", pada: 1, sign: "libra", stable: false });
  });

  test("inside one navamsa of the lagna leaves it known, also over the middle of it", () => {
    const minutes = Array.from({ length: 30 }, (_, minute) => minute);
    const births = minutes.map((minute) =>
      bornAt(new Date(Date.UTC(1990, 6, 2, 0, 40 + minute)).toISOString(), 18.5, 73.9),
    );
    const toMiddle = ({ longitudes }: Nativity) => Math.abs((((longitudes.lagna * 3) / 10) % 1) - 0.5);
    const [middle] = births.toSorted((a, b) => toMiddle(a) - toMiddle(b));
    const [edge] = births.toSorted((a, b) => toMiddle(b) - toMiddle(a));
    if (!middle || !edge) throw new Error("no birth");
    const lagnaOf = (nativity: Nativity, span: number) =>
      match({ nativity, ranges: around(nativity, span) }, { nativity: GIRL }).navamsa.boy.lagna;
    expect(lagnaOf(middle, 3)).not.toBeNull();
    expect(lagnaOf(middle, 12)).toBeNull();
    expect(lagnaOf(edge, 3)).toBeNull();
  });

  test("over the Sun's entry into a sign has the papasamya of both signs", () => {
    let changes = 0;
    for (let month = 0; month < 6; month++) {
      const at = (jd: number) => createNativity(ephemeris, { ...BOY.birth, jd: julianDayUt(jd) }, settings);
      let [low, high] = [BOY.birth.jd + month * 30.4, BOY.birth.jd + (month + 1) * 30.4];
      const before = at(low).signs.sun;
      while (high - low > 1e-6) {
        const middle = (low + high) / 2;
        if (at(middle).signs.sun === before) low = middle;
        else high = middle;
      }
      const [first, second] = [at(low - 1 / 1440), at(high + 1 / 1440)];
      if (first.signs.lagna !== second.signs.lagna) continue;
      const totals = [first, second].map(
        (nativity) => match({ nativity }, { nativity: GIRL }).papasamya?.boy.total ?? 0,
      );
      const ranges = [{ fromJd: julianDayUt(first.birth.jd), untilJd: julianDayUt(second.birth.jd) }];
      const { least, most } = match({ nativity: first, ranges }, { nativity: GIRL }).papasamya?.boy ?? {};
      expect([least, most]).toEqual([Math.min(...totals), Math.max(...totals)]);
      if (least !== most) changes++;
    }
    expect(changes).toBeGreaterThan(0);
  });

  test("of a star without its pada is one of all its padas", () => {
    const found = match({ nakshatra: "krittika" }, { nakshatra: "vishakha", pada: 3 });
    expect(found.moons.boy).toEqual({ nakshatra: "krittika", pada: null, sign: null, stable: false });
    expect(found.moons.girl).toEqual({ nakshatra: "vishakha", pada: 3, sign: "libra", stable: true });
    expect(found.kootas.nadi).toMatchObject({ stable: true });
    expect(found.kootas.varna).toMatchObject({ stable: true, score: 1 });
    expect(found.kootas.bhakoot.possible).toEqual([
      { value: 0, share: 0.75 },
      { value: 7, share: 0.25 },
    ]);
  });

  test("of the pada that the middle of Sagittarius divides leaves vashya open", () => {
    const found = match({ nakshatra: "purva_ashadha", pada: 1 }, { nakshatra: "vishakha", pada: 3 });
    expect(found.kootas.vashya).toMatchObject({ score: 2, boy: "human", stable: false });
    expect(found.kootas.vashya.possible).toEqual([
      { value: 2, share: 0.5 },
      { value: 1, share: 0.5 },
    ]);
    expect(Object.entries(found.kootas).filter(([, { stable }]) => !stable)).toHaveLength(1);
  });
});

test.each([0, 5, 1.5, Number.NaN])("a pada is 1 to 4, not %d", (pada) => {
  expect(() => match({ nakshatra: "swati", pada }, { nakshatra: "swati" })).toThrow("pada must be 1 to 4");
});

test("both have mangal only if each has it", () => {
  const births = Array.from({ length: 12 }, (_, index) =>
    bornAt(new Date(Date.UTC(1990, 6, 2, 2 * index)).toISOString(), 18.5, 73.9),
  );
  const holds = births.find((nativity) => match({ nativity }, { nativity: BOY }).mangal.boy?.holds === true);
  if (!holds) throw new Error("no birth with mangal");
  const both = (boy: Nativity, girl: Nativity) => match({ nativity: boy }, { nativity: girl }).mangal.bothHaveIt;
  expect([both(holds, holds), both(holds, BOY), both(BOY, holds), both(BOY, BOY)]).toEqual([true, false, false, false]);
});

test("the bands begin at 18, at 25 and above 32", () => {
  expect([17.5, 18, 24.5, 25, 32, 32.5].map(findBand)).toEqual([
    "below_18",
    "18_to_24",
    "18_to_24",
    "25_to_32",
    "25_to_32",
    "above_32",
  ]);
});

test("an exception that is alone in its list is stable for exact times", () => {
  const { exceptions } = match({ nativity: BOY }, { nativity: GIRL }, { exceptions: "astrosage" });
  expect(exceptions.map(({ rule, stable }) => [rule, stable])).toEqual([["nadi_same_sign_other_star", true]]);
});

import { type Rashi, RASHIS, SETTINGS, type TajakaGrade, type TajakaReason, type TajakaYogaId } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import { SAPTA_GRAHAS, type SaptaGraha } from "../../src/relation/friendship.data.ts";
import { findTajakaYogas } from "../../src/varshaphal/find-tajaka-yogas.ts";
import {
  computePanchavargiya,
  findGrade,
  findHaddaLord,
  type TajakaSettings,
} from "../../src/varshaphal/panchavargiya.ts";
import { computeSahamLongitude, computeSahams } from "../../src/varshaphal/sahams.ts";
import { SAHAM_RULES } from "../../src/varshaphal/sahams.data.ts";
import { findTajakaAspect } from "../../src/varshaphal/tajaka-aspect.ts";
import { HADDAS, TRI_RASI_LORDS } from "../../src/varshaphal/tajaka.data.ts";

const DEFAULTS = Object.fromEntries(
  Object.entries(SETTINGS.tajaka).map(([key, [first]]) => [key, first]),
) as unknown as TajakaSettings;

type Place = readonly [sign: Rashi, degree: number, speed?: number];

interface Sky {
  readonly places: Readonly<Partial<Record<SaptaGraha, Place>>>;
  readonly lagna?: Rashi;
  readonly grades?: Readonly<Partial<Record<SaptaGraha, TajakaGrade>>>;
  readonly afflictions?: Readonly<Partial<Record<SaptaGraha, readonly TajakaReason[]>>>;
  readonly settings?: Partial<TajakaSettings>;
}

function find(id: TajakaYogaId, { places, lagna = "aries", grades = {}, afflictions = {}, settings = {} }: Sky) {
  const placements = Object.fromEntries(
    Object.entries(places).map(([graha, [sign, degree, speed]]) => [graha, { sign, degree, speed }]),
  );
  return findTajakaYogas({
    placements,
    lagna,
    settings: { ...DEFAULTS, ...settings },
    gradeOf: (graha) => grades[graha] ?? "sama",
    afflictionsOf: (graha) => afflictions[graha] ?? [],
  }).filter((yoga) => yoga.id === id);
}

describe("ithasala and ishrafa", () => {
  const pair = (moon: Place, saturn: Place, settings: Partial<TajakaSettings> = {}) => ({
    ithasala: find("ithasala", { places: { moon, saturn }, settings }),
    ishrafa: find("ishrafa", { places: { moon, saturn }, settings }),
  });

  test.each([
    [11, "vartamana", 9],
    [19.5, "poorna", 0.5],
    [10.5, "bhavishya", 9.5],
  ])("the Moon at %d° and Saturn at 20° in trine: %s", (degree, kind, orb) => {
    const { ithasala, ishrafa } = pair(["aries", degree], ["leo", 20]);
    expect(ithasala).toMatchObject([{ grahas: ["moon", "saturn"], kind, orb }]);
    expect(ishrafa).toEqual([]);
  });

  test("more than a degree beyond the deeptamsa there is none", () => {
    expect(pair(["aries", 9.9], ["leo", 20]).ithasala).toEqual([]);
  });

  test("ahead of the slower the light parts", () => {
    expect(pair(["aries", 24], ["leo", 20]).ishrafa).toMatchObject([{ grahas: ["moon", "saturn"], orb: 4 }]);
    expect(pair(["aries", 29.5], ["leo", 20]).ishrafa).toEqual([]);
  });

  test.each(["taurus", "virgo", "scorpio", "pisces"] as const)("none from Aries to %s", (sign) => {
    expect(pair(["aries", 15], [sign, 20])).toEqual({ ithasala: [], ishrafa: [] });
  });

  test("at the end of its sign the faster already looks from the next", () => {
    const { ithasala } = pair(["aries", 29.4], ["virgo", 3]);
    expect(ithasala).toMatchObject([{ kind: "bhavishya" }]);
    expect(ithasala[0]?.orb).toBeCloseTo(3.6, 9);
    expect(pair(["aries", 28.9], ["virgo", 3]).ithasala).toEqual([]);
    expect(pair(["aries", 29.4, -1], ["virgo", 3, 0.1]).ithasala).toEqual([]);
  });

  test("a retrograde faster graha approaches from ahead, by its speed; by the fixed order it parts", () => {
    const places = { mercury: ["aries", 24, -0.9], jupiter: ["leo", 20, 0.1] } as const;
    expect(find("ithasala", { places })).toMatchObject([{ grahas: ["mercury", "jupiter"], orb: 4 }]);
    expect(find("ishrafa", { places })).toEqual([]);
    expect(find("ishrafa", { places, settings: { use_speed: false } })).toHaveLength(1);
  });
});

/** Mercury and Saturn in trine, six degrees apart. */
const PAIR = { mercury: ["aries", 10], saturn: ["leo", 16] } as const;

describe("through a third", () => {
  test("manau: Mars with or square to the faster, within its deeptamsa", () => {
    for (const [sign, kind] of [
      ["aries", "with"],
      ["cancer", "square"],
      ["capricorn", "square"],
    ] as const) {
      const places = { ...PAIR, mars: [sign, 14] } as const;
      expect(find("manau", { places })).toContainEqual(
        expect.objectContaining({ grahas: ["mercury", "saturn"], through: "mars", kind, orb: 4 }),
      );
    }
    for (const far of [
      ["libra", 14],
      ["aries", 18],
    ] as const) {
      const found = find("manau", { places: { ...PAIR, mars: far } });
      expect(found.filter(({ grahas }) => grahas.includes("saturn"))).toEqual([]);
    }
  });

  test("kamboola: the Moon joins, graded by both", () => {
    const places = { ...PAIR, moon: ["gemini", 8] } as const;
    const [found] = find("kamboola", { places, grades: { moon: "uttama", mercury: "adhama" } });
    expect(found).toMatchObject({ grahas: ["mercury", "saturn"], through: "moon", kind: "uttama_adhama", orb: 2 });
    expect(find("khallasara", { places })).toEqual([]);
  });

  test("gairi kamboola: a weak Moon at the end of her sign reaches a strong graha from the next", () => {
    const places = { ...PAIR, moon: ["taurus", 29.5], venus: ["libra", 4] } as const;
    const grades = { venus: "uttama" } as const;
    expect(find("gairi_kamboola", { places, grades })).toMatchObject([{ through: "moon", orb: 4.5 }]);
    expect(find("gairi_kamboola", { places })).toEqual([]);
    expect(find("gairi_kamboola", { places, grades: { ...grades, moon: "madhyama" } })).toEqual([]);
  });

  test("khallasara: a weak Moon without ithasala with any", () => {
    const places = { ...PAIR, moon: ["taurus", 20] } as const;
    expect(find("khallasara", { places })).toMatchObject([{ grahas: ["mercury", "saturn"], through: "moon" }]);
    expect(find("khallasara", { places, grades: { moon: "uttama" } })).toEqual([]);
  });

  test("dutthottha davira: both weak, and one in ithasala with a strong third", () => {
    const places = { ...PAIR, sun: ["sagittarius", 12] } as const;
    const [found] = find("dutthottha_davira", { places, grades: { sun: "uttama" } });
    expect(found).toMatchObject({ grahas: ["mercury", "saturn"], through: "sun" });
    expect(find("dutthottha_davira", { places, grades: { sun: "uttama", mercury: "madhyama" } })).toEqual([]);
  });
});

describe("by strength", () => {
  test("radda names every affliction of both", () => {
    const [found] = find("radda", { places: PAIR, lagna: "virgo", afflictions: { saturn: ["retrograde"] } });
    expect(found?.reasons).toEqual([
      { graha: "mercury", reason: "in_dusthana" },
      { graha: "saturn", reason: "retrograde" },
      { graha: "saturn", reason: "in_dusthana" },
    ]);
    expect(find("radda", { places: PAIR, lagna: "aries" })).toEqual([]);
  });

  test("duhphali kuttha: the slower strong, the faster weak, and not the other way", () => {
    expect(find("duhphali_kuttha", { places: PAIR, grades: { saturn: "madhyama" } })).toHaveLength(1);
    expect(find("duhphali_kuttha", { places: PAIR, grades: { mercury: "uttama" } })).toEqual([]);
  });

  test("tambira: at a sign's end, without ithasala, on the way to a strong graha", () => {
    const places = { mercury: ["aries", 29.2], saturn: ["virgo", 3] } as const;
    expect(find("tambira", { places, grades: { saturn: "uttama" } })).toMatchObject([
      { grahas: ["mercury", "saturn"] },
    ]);
    expect(find("tambira", { places })).toEqual([]);
  });

  test("kuttha and durapha by house and dignity", () => {
    const places = { sun: ["leo", 10], mars: ["virgo", 3] } as const;
    expect(find("kuttha", { places, grades: { sun: "uttama" } })).toMatchObject([{ grahas: ["sun"] }]);
    expect(find("durapha", { places })).toMatchObject([{ grahas: ["mars"] }]);
    expect(find("durapha", { places, grades: { mars: "madhyama" } })).toEqual([]);
  });
});

describe("tables", () => {
  /** Where the Tajika authors exchange two lords of the Greek bounds. */
  const EXCHANGED: Readonly<Partial<Record<Rashi, Readonly<Partial<Record<SaptaGraha, SaptaGraha>>>>>> = {
    gemini: { venus: "jupiter", jupiter: "venus" },
    sagittarius: { mars: "saturn", saturn: "mars" },
  };

  test("the haddas fill each sign, five lords each; but for two exchanges they add up as the bounds of the Greeks do", () => {
    const totals: Partial<Record<SaptaGraha, number>> = {};
    for (const sign of RASHIS) {
      const haddas = HADDAS[sign];
      expect(new Set(haddas.map(([lord]) => lord)).size).toBe(5);
      expect(haddas.at(-1)?.[1]).toBe(30);
      for (const [index, [lord, end]] of haddas.entries()) {
        const size = end - (haddas[index - 1]?.[1] ?? 0);
        expect(size).toBeGreaterThan(0);
        const greek = EXCHANGED[sign]?.[lord] ?? lord;
        totals[greek] = (totals[greek] ?? 0) + size;
      }
    }
    expect(totals).toEqual({ saturn: 57, jupiter: 79, mars: 66, venus: 82, mercury: 76 });
    expect([findHaddaLord(5.999), findHaddaLord(6), findHaddaLord(359.9)]).toEqual(["jupiter", "venus", "saturn"]);
  });

  test("lords of the three signs: day and night of an element exchange, and those of the last four agree", () => {
    const { day, night } = TRI_RASI_LORDS;
    expect([day.slice(0, 4), night.slice(0, 4)]).toEqual([
      ["sun", "venus", "saturn", "venus"],
      ["jupiter", "moon", "mercury", "mars"],
    ]);
    expect(day.slice(4, 8)).toEqual(night.slice(0, 4));
    expect(night.slice(4, 8)).toEqual(day.slice(0, 4));
    expect(day.slice(8)).toEqual(night.slice(8));
  });

  test("an aspect is mutual", () => {
    for (const a of RASHIS) for (const b of RASHIS) expect(findTajakaAspect(a, b)).toBe(findTajakaAspect(b, a));
  });

  test("each saham refers only to earlier ones", () => {
    const points = new Set<unknown>([...SAPTA_GRAHAS, "lagna"]);
    for (const { id, day, night = [] } of SAHAM_RULES) {
      for (const point of [...day, ...night]) if (typeof point === "string") expect(points).toContain(point);
      points.add(id);
    }
  });
});

describe("strengths", () => {
  /** Saturn in Libra, his exaltation; Venus in Leo sextile to him; Mars in Cancer square, and debilitated. */
  const longitudes = { sun: 10, moon: 33, mars: 118, mercury: 165, jupiter: 95, venus: 130, saturn: 200 };

  test("deep exaltation has twenty points of uccha and the whole of its sign", () => {
    const bala = computePanchavargiya({ longitudes, settings: DEFAULTS });
    for (const graha of ["sun", "moon", "mercury", "jupiter", "saturn"] as const) {
      expect(bala[graha]).toMatchObject({ kshetra: 30, uccha: 20 });
    }
    expect(bala.mars.uccha).toBe(0);
    expect(findGrade("saturn", { longitudes, settings: DEFAULTS })).toBe("uttama");
    expect(findGrade("mars", { longitudes, settings: DEFAULTS })).toBe("adhama");
  });

  test("the place of a friend, neutral and enemy under each scale and relation", () => {
    // Venus is in the Sun's sign: fifth from him, a friend's by Tajika; by nature an enemy's.
    const kshetraOf = (settings: Partial<TajakaSettings>): number =>
      computePanchavargiya({ longitudes, settings: { ...DEFAULTS, ...settings } }).venus.kshetra;
    expect([
      kshetraOf({}),
      kshetraOf({ panchavargiya: "pvr" }),
      kshetraOf({ relation: "natural" }),
      kshetraOf({ relation: "natural", panchavargiya: "pvr" }),
    ]).toEqual([22.5, 15, 7.5, 7.5]);
  });
});

describe("the thirty degrees of a saham", () => {
  test("are added only if C is not on the way from B forward to A", () => {
    expect(computeSahamLongitude(100, 50, 70)).toEqual({ longitude: 120, addsSign: false });
    expect(computeSahamLongitude(100, 50, 120)).toEqual({ longitude: 200, addsSign: true });
    expect(computeSahamLongitude(10, 350, 0)).toEqual({ longitude: 20, addsSign: false });
    expect(computeSahamLongitude(100, 50, 100)).toEqual({ longitude: 150, addsSign: false });
    expect(computeSahamLongitude(100, 50, 50)).toEqual({ longitude: 100, addsSign: false });
  });

  test("A and B change places by night, except where the text says not; Mars as lord of the lagna has his own rule", () => {
    const longitudes = { lagna: 15, sun: 20, moon: 80, mars: 140, mercury: 30, jupiter: 200, venus: 50, saturn: 300 };
    const place = (isDay: boolean, id: string) =>
      computeSahams({ longitudes, isDay, gaurava: "jupiter_moon_sun" }).find((saham) => saham.id === id)?.longitude;
    // Day: 80 − 20 + 15, and C is not between; night: 20 − 80 + 15, and it is.
    expect([place(true, "punya"), place(false, "punya")]).toEqual([105, 315]);
    expect(place(true, "bhratri")).toBe(place(false, "bhratri"));
    // Jupiter − Mars + lagna in Aries: 60 + 15 + 30.
    expect(place(true, "samartha")).toBe(105);
  });
});

import { GRAHAS, type Graha, type Rashi, RASHIS, SETTINGS, type TajakaGrade, type TajakaYogaId } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import { VIMSHOTTARI_LORDS } from "../../src/dasha/nakshatra-dasha.data.ts";
import { SAPTA_GRAHAS, type SaptaGraha } from "../../src/relation/friendship.data.ts";
import type { AnnualChart } from "../../src/varshaphal/annual-chart.ts";
import { findTajakaYogas } from "../../src/varshaphal/find-tajaka-yogas.ts";
import { computeHarshaBala } from "../../src/varshaphal/harsha.ts";
import { findMeeting } from "../../src/varshaphal/ithasala.ts";
import type { TajakaSettings } from "../../src/varshaphal/panchavargiya.ts";
import { findTajakaAspect, isFriendlyAspect, type TajakaPlacements } from "../../src/varshaphal/tajaka-aspect.ts";
import { DEEPTAMSA_DEG, MUDDA_DAYS, SPEED_ORDER } from "../../src/varshaphal/tajaka.data.ts";
import { computeTriPataki } from "../../src/varshaphal/tri-pataki.ts";

const DEFAULTS = Object.fromEntries(
  Object.entries(SETTINGS.tajaka).map(([key, [first]]) => [key, first]),
) as unknown as TajakaSettings;

const inPlace = (place: number): Rashi => RASHIS[(place - 1) % 12] as Rashi;
const PLACES = Array.from({ length: 12 }, (_, index) => index + 1);

interface Sky {
  readonly places: Readonly<
    Partial<Record<SaptaGraha, readonly [sign: Rashi, degree: number, speed?: number | undefined]>>
  >;
  readonly strong?: readonly SaptaGraha[];
  readonly lagna?: Rashi;
  readonly settings?: Partial<TajakaSettings>;
}
const toPlacements = (places: Sky["places"]): TajakaPlacements =>
  Object.fromEntries(Object.entries(places).map(([graha, [sign, degree, speed]]) => [graha, { sign, degree, speed }]));
const findYogas = (id: TajakaYogaId, { places, strong = [], lagna = "aries", settings = {} }: Sky) =>
  findTajakaYogas({
    placements: toPlacements(places),
    lagna,
    settings: { ...DEFAULTS, ...settings },
    gradeOf: (graha): TajakaGrade => (strong.includes(graha) ? "madhyama" : "sama"),
    afflictionsOf: () => [],
  }).filter((yoga) => yoga.id === id);

describe("the reach of a light", () => {
  test("is that of Tajika Neelakanthi, and of two the smaller", () => {
    expect(SPEED_ORDER.map((graha) => DEEPTAMSA_DEG[graha])).toEqual([12, 7, 7, 15, 8, 9, 9]);
    for (const [index, faster] of SPEED_ORDER.entries()) {
      for (const slower of SPEED_ORDER.slice(index + 1)) {
        const reach = Math.min(DEEPTAMSA_DEG[faster], DEEPTAMSA_DEG[slower]);
        const kindOf = (orb: number) => {
          const places = { [faster]: ["aries", 18 - orb], [slower]: ["leo", 18] } as const;
          const meeting = findMeeting(toPlacements(places), faster, slower, DEFAULTS);
          return meeting?.kind;
        };
        expect([0, 1, 1.25, reach, reach + 0.25, reach + 1, reach + 1.25].map(kindOf), `${faster} ${slower}`).toEqual([
          "poorna",
          "poorna",
          "vartamana",
          "vartamana",
          "bhavishya",
          "bhavishya",
          undefined,
        ]);
        expect([-0.25, -reach, -reach - 0.25].map(kindOf)).toEqual(["ishrafa", "ishrafa", undefined]);
      }
    }
  });

  test("of the next sign begins in the last degree, and reaches no further than the deeptamsa there", () => {
    const kindOf = (degree: number, other: number, sign: Rashi = "virgo", speed?: number) =>
      findMeeting(toPlacements({ moon: ["aries", degree, speed], saturn: [sign, other] }), "moon", "saturn", DEFAULTS)
        ?.kind;
    expect([kindOf(29, 3), kindOf(28.75, 3), kindOf(29.5, 9), kindOf(29.5, 9.25)]).toEqual([
      "bhavishya",
      undefined,
      "bhavishya",
      undefined,
    ]);
    // From Taurus, Aries and Gemini have no aspect; a graha that stands still or goes back does not leave its sign.
    expect([kindOf(29.5, 3, "aries"), kindOf(29.5, 3, "gemini")]).toEqual([undefined, undefined]);
    expect([kindOf(29.5, 3, "virgo", 0), kindOf(29.5, 3, "virgo", 0.1)]).toEqual([undefined, "bhavishya"]);
  });
});

test("aspects by place: friendly from 3, 5, 9 and 11, hostile from 1, 4, 7 and 10, none from the others", () => {
  const kinds = PLACES.map((place) => findTajakaAspect("aries", inPlace(place)));
  const placesOf = (wanted: (kind: (typeof kinds)[number]) => boolean) =>
    PLACES.filter((place) => wanted(kinds[place - 1] ?? null));
  expect(placesOf(isFriendlyAspect)).toEqual([3, 5, 9, 11]);
  expect(placesOf((kind) => kind === "openly_friendly")).toEqual([5, 9]);
  expect(placesOf((kind) => kind === "openly_hostile")).toEqual([1, 7]);
  expect(placesOf((kind) => kind === "secretly_hostile")).toEqual([4, 10]);
  expect(placesOf((kind) => kind === null)).toEqual([2, 6, 8, 12]);
});

test("mudda is vimshottari within a year: three days of 360 for each of its years, 360 together", () => {
  const years = new Map(VIMSHOTTARI_LORDS.map((each) => [each.lord, each.years]));
  for (const [lord, days] of MUDDA_DAYS) expect([lord, days]).toEqual([lord, 3 * (years.get(lord) ?? 0)]);
  expect(MUDDA_DAYS.reduce((sum, [, days]) => sum + days, 0)).toBe(360);
});

describe("harsha bala", () => {
  const FEMALE: readonly Graha[] = ["moon", "mercury", "venus", "saturn"];
  const JOYS: Readonly<Record<SaptaGraha, number>> = {
    sun: 9,
    moon: 3,
    mars: 6,
    mercury: 1,
    jupiter: 11,
    venus: 5,
    saturn: 12,
  };
  /** Points of a graha in a house, in a sign in which it has no dignity. */
  function scoreInHouse(graha: SaptaGraha, house: number, isDay: boolean | null): number | null {
    const isElsewhere = ["mercury", "jupiter", "venus"].includes(graha);
    const sign: Rashi = isElsewhere ? "scorpio" : "gemini";
    const lagna = inPlace(RASHIS.indexOf(sign) + 1 - (house - 1) + 12);
    const signs = Object.fromEntries(SAPTA_GRAHAS.map((id) => [id, sign]));
    return computeHarshaBala({ ...signs, lagna } as never, isDay)[graha];
  }

  test("is five points for the house of joy, for a house of its gender, and for a day or night of it", () => {
    for (const graha of SAPTA_GRAHAS) {
      const isFemale = FEMALE.includes(graha);
      for (const house of PLACES) {
        const isFemaleHouse = [1, 2, 3, 7, 8, 9].includes(house);
        const points = (JOYS[graha] === house ? 5 : 0) + (isFemaleHouse === isFemale ? 5 : 0);
        expect([graha, house, scoreInHouse(graha, house, true)]).toEqual([graha, house, points + (isFemale ? 0 : 5)]);
        expect([graha, house, scoreInHouse(graha, house, false)]).toEqual([graha, house, points + (isFemale ? 5 : 0)]);
      }
    }
    expect(scoreInHouse("sun", 9, null)).toBeNull();
  });
});

describe("the three flags", () => {
  /** The flag is Aries; natal grahas where they are told, the others at the flag. */
  const compute = (signs: Readonly<Partial<Record<Graha, Rashi>>>, year = 1) => {
    const natal = Object.fromEntries(GRAHAS.map((graha) => [graha, signs[graha] ?? "aries"]));
    return computeTriPataki({
      natal: { signs: natal },
      annual: { signs: { lagna: "aries" } },
      year,
    } as unknown as AnnualChart);
  };

  test("obstruct along their lines: the square of the flag, and twelve lines more, from either end", () => {
    const lines = new Set<string>();
    for (const one of PLACES) {
      for (const other of PLACES) {
        const found = compute({ sun: inPlace(one), moon: inPlace(other) });
        const isVedha = found.find(({ body }) => body === "sun")?.vedha.includes("moon");
        expect(found.find(({ body }) => body === "moon")?.vedha.includes("sun")).toBe(isVedha);
        if (one === other) expect(isVedha).toBe(true);
        else if (isVedha) lines.add([one, other].toSorted((a, b) => a - b).join("–"));
      }
    }
    expect([...lines].toSorted()).toEqual(
      "1–4 1–7 1–10 4–7 4–10 7–10 2–3 2–6 2–9 3–8 3–11 5–6 5–9 5–12 6–11 8–9 8–12 11–12".split(" ").toSorted(),
    );
  });

  test("the Moon is back after nine years, Mars and the nodes after six, the others after four; the nodes go back", () => {
    for (const graha of GRAHAS) {
      const round = graha === "moon" ? 9 : ["mars", "rahu", "ketu"].includes(graha) ? 6 : 4;
      const step = graha === "rahu" || graha === "ketu" ? -1 : 1;
      const found = Array.from({ length: 20 }, (_, index) => {
        const place = compute({ [graha]: "leo" }, index + 1).find(({ body }) => body === graha);
        return place?.sign;
      });
      const expected = found.map((_, index) => RASHIS[(4 + step * (index % round) + 12) % 12]);
      expect(found, graha).toEqual(expected);
    }
  });
});

describe("the yogas of strength by house", () => {
  const houseOnly = (graha: SaptaGraha, house: number) => ({ [graha]: [inPlace(house), 10] as const });

  test("kuttha in kendras and panapharas, durapha in the sixth, eighth and twelfth", () => {
    const housesOf = (id: TajakaYogaId, strong: readonly SaptaGraha[]) =>
      PLACES.filter((house) => findYogas(id, { places: houseOnly("jupiter", house), strong }).length > 0);
    expect(housesOf("kuttha", ["jupiter"])).toEqual([1, 2, 4, 5, 7, 8, 10, 11]);
    expect(housesOf("durapha", [])).toEqual([6, 8, 12]);
    expect([housesOf("kuttha", []), housesOf("durapha", ["jupiter"])]).toEqual([[], []]);
  });

  test("radda by the house: the sixth, eighth and twelfth of either", () => {
    const places = { mercury: ["aries", 10], saturn: ["aries", 12] } as const;
    const houses = PLACES.filter((house) => {
      const lagna = inPlace(13 - (house - 1));
      return findYogas("radda", { places, lagna }).length > 0;
    });
    expect(houses).toEqual([6, 8, 12]);
  });

  test("ikkabala and induvara need all seven, inside or outside", () => {
    const all = (house: number) => Object.fromEntries(SAPTA_GRAHAS.map((id) => [id, [inPlace(house), 10] as const]));
    const housesOf = (id: TajakaYogaId) => PLACES.filter((house) => findYogas(id, { places: all(house) }).length > 0);
    expect(housesOf("ikkabala")).toEqual([1, 2, 4, 5, 7, 8, 10, 11]);
    expect(housesOf("induvara")).toEqual([3, 6, 9, 12]);
    const mixed = { ...all(3), sun: ["aries", 10] as const };
    const { saturn: _saturn, ...six } = all(1);
    for (const id of ["ikkabala", "induvara"] as const) {
      expect(findYogas(id, { places: mixed })).toEqual([]);
      expect(findYogas(id, { places: six })).toEqual([]);
    }
  });

  test("duhphali kuttha needs a strong slower and a weak faster", () => {
    const places = { mercury: ["aries", 10], saturn: ["leo", 12] } as const;
    const count = (...strong: SaptaGraha[]) => findYogas("duhphali_kuttha", { places, strong }).length;
    expect([count(), count("saturn"), count("mercury"), count("mercury", "saturn")]).toEqual([0, 1, 0, 0]);
  });

  test("tambira is not of two that meet already, nor without a strong slower one", () => {
    const near = { mercury: ["aries", 29.5], saturn: ["virgo", 2] } as const;
    const count = (places: Sky["places"], ...strong: SaptaGraha[]) => findYogas("tambira", { places, strong }).length;
    expect([count(near, "saturn"), count(near)]).toEqual([1, 0]);
    expect(count({ mercury: ["aries", 28.5], saturn: ["virgo", 2] }, "saturn")).toBe(0);
    // From Taurus to Virgo a trine; from Aries to Leo one that already holds.
    expect(count({ mercury: ["aries", 29.5], saturn: ["leo", 29.75] }, "saturn")).toBe(0);
    expect(findYogas("tambira", { places: near, strong: ["saturn"] })[0]?.orb).toBe(2.5);
  });
});

describe("the yogas through a third", () => {
  // Aries and Taurus have no aspect; Leo aspects both, by trine and by square.
  const APART = { venus: ["aries", 15], mars: ["taurus", 16] } as const;

  test("nakta: the fastest and behind both; yamaya: the slowest and ahead of both", () => {
    const nakta = (degree: number, graha: SaptaGraha = "moon") =>
      findYogas("nakta", { places: { ...APART, [graha]: ["leo", degree] } }).map(({ through, orb }) => [through, orb]);
    expect(nakta(12)).toEqual([["moon", 4]]);
    expect([nakta(15), nakta(15.5), nakta(12, "saturn")]).toEqual([[], [], []]);
    const yamaya = (degree: number, graha: SaptaGraha = "saturn") =>
      findYogas("yamaya", { places: { ...APART, [graha]: ["leo", degree] } }).map(({ through, orb }) => [through, orb]);
    expect(yamaya(19)).toEqual([["saturn", 4]]);
    expect([yamaya(16), yamaya(15.5), yamaya(19, "moon")]).toEqual([[], [], []]);
    // Two with an aspect of their own need no third.
    expect(findYogas("nakta", { places: { ...APART, mars: ["gemini", 16], moon: ["leo", 12] } })).toEqual([]);
  });

  test("a mediator in the second or twelfth joins only if the setting lets it", () => {
    const places = { ...APART, moon: ["aries", 12] } as const;
    const count = (mediator_aspects: TajakaSettings["mediator_aspects"], sign: Rashi) =>
      findYogas("nakta", { places: { ...places, moon: [sign, 12] }, settings: { mediator_aspects } }).length;
    expect(PLACES.filter((place) => count("tajika_only", inPlace(place)) > 0)).toEqual(
      PLACES.filter(
        (place) => [1, 3, 4, 5, 7, 9, 10, 11].includes(place) && [2, 4, 5, 6, 8, 10, 11, 12].includes(place),
      ),
    );
    // From Aries 2 and 12 are neutral, from Taurus 1 and 3.
    const neutral = PLACES.filter((place) => count("with_second_and_twelfth", inPlace(place)) > 0);
    expect(neutral).toEqual([1, 2, 3, 4, 5, 10, 11, 12]);
  });

  test("manau: a malefic in the first, fourth or tenth from the faster, up to its deeptamsa", () => {
    const pair = { mercury: ["aries", 10], venus: ["leo", 12] } as const;
    const find = (malefic: "mars" | "saturn", place: number, degree = 12) =>
      findYogas("manau", { places: { ...pair, [malefic]: [inPlace(place), degree] } }).filter(
        ({ grahas }) => grahas.includes("venus") && grahas.includes("mercury"),
      );
    for (const malefic of ["mars", "saturn"] as const) {
      const places = PLACES.filter((place) => find(malefic, place).length > 0);
      expect(places).toEqual([1, 4, 10]);
      expect(find(malefic, 1)[0]).toMatchObject({ kind: "with", through: malefic, orb: 2 });
      expect(find(malefic, 4)[0]).toMatchObject({ kind: "square" });
    }
    expect([find("saturn", 1, 17).length, find("saturn", 1, 17.25).length]).toEqual([1, 0]);
  });

  test("kamboola takes the closer of two, and the Moon's own ithasala is not one", () => {
    const places = { mercury: ["aries", 10], saturn: ["leo", 16], moon: ["gemini", 9] } as const;
    expect(findYogas("kamboola", { places })).toMatchObject([{ grahas: ["mercury", "saturn"], orb: 1 }]);
    expect(findYogas("kamboola", { places: { moon: ["aries", 9], saturn: ["leo", 10] } })).toEqual([]);
    expect(findYogas("khallasara", { places: { mercury: ["aries", 10], saturn: ["leo", 16] } })).toEqual([]);
  });
});

import { PRESET_IDS, SETTINGS, type SettingsRequest } from "@lagna/terms";
import { computeSections, createNativity, resolveSettings, type JulianDayUt } from "@lagna/jyotish";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { SAPTA_GRAHAS } from "../../../jyotish/src/relation/friendship.data.ts";
import { openEphemeris } from "../../src/index.ts";
import { countRuns } from "../../../../tools/lib/sample.ts";

vi.setConfig({ testTimeout: 60_000 });
const ephemeris = openEphemeris();
const NAMES = ["shadbala", "bhava_bala", "vimsopaka", "avasthas", "yuddha", "panchanga"] as const;

/** Half a second before the one sunrise of a summer at the pole. Equal horas need no sunset; the thirds of the day do. */
const RISES_WITHOUT_SETTING = {
  jd: 2_570_146.305_960_836 as JulianDayUt,
  latitude: -89.812_714_168_486_18,
  longitude: 179.999_999_996_649_25,
  name: undefined,
};

const births = (north: number) =>
  fc.record({
    jd: fc.double({ min: 2_378_530, max: 2_597_600, noNaN: true }).map((value) => value as JulianDayUt),
    latitude: fc.double({ min: -north, max: north, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    name: fc.constantFrom(undefined, "Asha", "राम"),
  });
const oneOfEach = <Group extends Readonly<Record<string, readonly string[]>>>(group: Group) =>
  fc.record(Object.fromEntries(Object.entries(group).map(([key, values]) => [key, fc.constantFrom(...values)])), {
    requiredKeys: [],
  });
const requests = fc.record(
  {
    preset: fc.constantFrom(...PRESET_IDS),
    sunrise: fc.constantFrom(...SETTINGS.sunrise),
    moon_benefic: fc.constantFrom(...SETTINGS.moon_benefic),
    mercury_benefic: fc.constantFrom(...SETTINGS.mercury_benefic),
    panchang: oneOfEach({ hora: SETTINGS.panchang.hora }),
    shadbala: oneOfEach(SETTINGS.shadbala),
    yuddha: oneOfEach(SETTINGS.yuddha),
    vimsopaka: oneOfEach(SETTINGS.vimsopaka),
    avasthas: oneOfEach(SETTINGS.avasthas),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<SettingsRequest>;

function computeStrengths(birth: Parameters<typeof createNativity>[1], request: SettingsRequest) {
  return computeSections(createNativity(ephemeris, birth, resolveSettings(request)), NAMES);
}

/** Lists every number nested in a value, with its path. */
function numbers(value: unknown, path = ""): [string, number][] {
  if (typeof value === "number") return [[path, value]];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) => numbers(inner, `${path}.${key}`));
}

function isWithin(value: number | null, most: number, what: string): void {
  if (value === null) return;
  expect(value, what).toBeGreaterThanOrEqual(0);
  expect(value, what).toBeLessThanOrEqual(most + 1e-9);
}

const sum = (parts: readonly (number | null)[]): number | null =>
  parts.includes(null) ? null : parts.reduce<number>((total, part) => total + (part ?? 0), 0);

function expectSum(total: number | null, parts: readonly (number | null)[]): void {
  const expected = sum(parts);
  if (expected === null) expect(total).toBeNull();
  else expect(total).toBeCloseTo(expected, 9);
}

type ComputedStrengths = ReturnType<typeof computeStrengths>;

function expectShadbala({ grahas }: ComputedStrengths["shadbala"]): void {
  for (const graha of SAPTA_GRAHAS) {
    const { sthana, dig, kala, cheshta, naisargika, drik, ...strength } = grahas[graha];
    isWithin(dig, 60, `${graha} dig`);
    isWithin(cheshta, 60, `${graha} cheshta`);
    isWithin(naisargika, 60, `${graha} naisargika`);
    isWithin(kala.natonnata, 60, `${graha} natonnata`);
    isWithin(kala.paksha, graha === "moon" ? 120 : 60, `${graha} paksha`);
    isWithin(kala.ayana, graha === "sun" ? 120 : 60, `${graha} ayana`);
    isWithin(strength.ishta, 60, `${graha} ishta`);
    isWithin(strength.kashta, 60, `${graha} kashta`);
    const { total, ...parts } = kala;
    expectSum(total, Object.values(parts));
    expectSum(strength.total, [sthana.total, dig, total, cheshta, naisargika, drik]);
    expectSum(strength.rupas, [strength.total === null ? null : strength.total / 60]);
  }
  const ranked = SAPTA_GRAHAS.map((graha) => grahas[graha].rank).toSorted((a, b) => Number(a) - Number(b));
  if (!ranked.includes(null)) expect(ranked).toEqual([1, 2, 3, 4, 5, 6, 7]);
}

describe("strengths of any birth, with any settings", () => {
  test("every figure is finite and in its range, and parts add up to totals", () => {
    fc.assert(
      fc.property(births(90), requests, (birth, request) => {
        const { panchanga: _day, ...strengths } = computeStrengths(birth, request);
        for (const [path, value] of numbers(strengths)) expect(Number.isFinite(value), path).toBe(true);
        expectShadbala(strengths.shadbala);
        for (const { dig, adhipati, drishti, special, total } of strengths.bhava_bala) {
          isWithin(dig, 60, "dig of a bhava");
          expectSum(total, [adhipati, dig, drishti, special]);
        }
      }),
      { numRuns: countRuns(300) },
    );
  });

  test("totals are null exactly if the solar day has no start or no end, with the reason", () => {
    fc.assert(
      fc.property(births(90), requests, (birth, request) => {
        const { shadbala, bhava_bala, panchanga } = computeStrengths(birth, request);
        const { sunriseJd, sunsetJd, nextSunriseJd } = panchanga;
        const bounded = sunriseJd !== null && sunsetJd !== null && (birth.jd < sunsetJd || nextSunriseJd !== null);
        expect(shadbala.reason).toBe(bounded ? null : "no_sunrise");
        for (const graha of SAPTA_GRAHAS) expect(shadbala.grahas[graha].total !== null).toBe(bounded);
        expect(bhava_bala.every(({ total }) => (total !== null) === bounded)).toBe(true);
      }),
      { numRuns: countRuns(300), examples: [[RISES_WITHOUT_SETTING, { panchang: { hora: "equal" } }]] },
    );
  });

  test("strengths of the lords of time have fixed sums, and a war transfers strength without loss", () => {
    fc.assert(
      fc.property(births(60), requests, (birth, request) => {
        const { grahas } = computeStrengths(birth, request).shadbala;
        const total = (part: "abda" | "masa" | "vara" | "hora" | "tribhaga" | "yuddha") =>
          SAPTA_GRAHAS.reduce((all, graha) => all + (grahas[graha].kala[part] ?? Number.NaN), 0);
        expect([total("abda"), total("masa"), total("vara"), total("hora")]).toEqual([15, 30, 45, 60]);
        expect(total("tribhaga")).toBe(120);
        expect(total("yuddha")).toBeCloseTo(0, 9);
      }),
      { numRuns: countRuns(100) },
    );
  });

  test("the brighter one wins a war: Venus over Saturn, 9 April 2025", () => {
    const birth = { jd: ephemeris.julianDay(Date.parse("2025-04-09T15:21:50Z")), latitude: 13, longitude: 77.6 };
    expect(computeStrengths(birth, { yuddha: { winner: "brighter" } }).yuddha).toMatchObject([
      { grahas: ["venus", "saturn"], winner: "venus", rule: "brighter" },
    ]);
    expect(ephemeris.magnitude(birth.jd, "venus")).toBeLessThan(-4);
    expect(() => ephemeris.magnitude(1_000_000, "venus")).toThrow(RangeError);
  });

  test("a polar night has no total and no sayanadi state, but everything that needs no sunrise", () => {
    const birth = { jd: ephemeris.julianDay(Date.parse("2000-12-21T11:00:00Z")), latitude: 70, longitude: 20 };
    const { shadbala, avasthas, bhava_bala } = computeStrengths(birth, {});
    expect(shadbala.reason).toBe("no_sunrise");
    expect(shadbala.grahas.sun).toMatchObject({ total: null, rupas: null, ratio: null, rank: null });
    expect(shadbala.grahas.sun.kala).toMatchObject({ vara: null, hora: null, abda: null, masa: null, tribhaga: null });
    expect(shadbala.grahas.sun.ishta).toBeGreaterThan(0);
    expect(avasthas.moon.sayanadi).toBeNull();
    expect(avasthas.moon.deeptadi.length).toBeGreaterThan(0);
    expect(bhava_bala[0]).toMatchObject({ adhipati: null, total: null, rank: null });
  });

  test("the nodes have no strengths, and of the avasthas only baladi and sayanadi", () => {
    const birth = { jd: ephemeris.julianDay(Date.parse("2025-04-09T15:21:50Z")), latitude: 13, longitude: 77.6 };
    const { shadbala, vimsopaka, avasthas } = computeStrengths({ ...birth, name: "Asha" }, {});
    expect(Object.keys(shadbala.grahas)).toEqual([...SAPTA_GRAHAS]);
    expect(vimsopaka.shadvarga.rahu).toBeUndefined();
    expect(avasthas.rahu).toMatchObject({ jagradadi: null, deeptadi: [], lajjitadi: [] });
    expect(avasthas.rahu.sayanadi?.cheshta).not.toBeNull();
    expect(computeStrengths(birth, { vimsopaka: { nodes: "jhora" } }).vimsopaka.shadvarga.rahu?.score).toBeGreaterThan(
      0,
    );
  });
});

import { type Graha, type Rashi, RASHIS, SETTINGS } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import { separation } from "../../src/core/angle.ts";
import { SAPTA_GRAHAS, type SaptaGraha } from "../../src/relation/friendship.data.ts";
import { findTajakaYogas } from "../../src/varshaphal/find-tajaka-yogas.ts";
import { computePanchavargiya, computeUcchaBala, type TajakaSettings } from "../../src/varshaphal/panchavargiya.ts";
import { computeSahams } from "../../src/varshaphal/sahams.ts";
import type { TajakaPlacement } from "../../src/varshaphal/tajaka-aspect.ts";
import { readGolden, toBodyId, toLongitudesById } from "../golden/read-golden.ts";

interface TajakaCase {
  readonly id: string;
  readonly kind: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly expected: unknown;
  readonly tolerance?: number;
  readonly tolerance_deg?: number;
  readonly slips?: readonly string[];
}

const cases = readGolden<TajakaCase>("pyjhora/tajaka.json");
const ofKind = (kind: string): readonly TajakaCase[] => cases.filter((golden) => golden.kind === kind);
const getDefaults = (): TajakaSettings =>
  Object.fromEntries(Object.entries(SETTINGS.tajaka).map(([key, [first]]) => [key, first])) as TajakaSettings;

/** The kinds that need an ephemeris are tested beside it. */
const WITH_EPHEMERIS = ["return", "harsha", "year_lord", "saham", "patyayini", "mudda", "varsha_narayana"];

test("every case is tested here or beside the ephemeris", () => {
  const here = ["sahams", "yoga", "kshetra", "uccha"];
  for (const { kind } of cases) expect([...here, ...WITH_EPHEMERIS]).toContain(kind);
});

const parseSign = (name: string): Rashi => RASHIS.find((rashi) => rashi === name.toLowerCase()) as Rashi;

/** "Leo 14", a longitude, or a map of speeds. */
function readPlacements(input: TajakaCase["input"]) {
  const placements: Partial<Record<SaptaGraha, TajakaPlacement>> = {};
  let lagna: Rashi = "aries";
  const speeds = (input["speeds"] ?? {}) as Readonly<Record<string, number>>;
  for (const [name, value] of Object.entries(input)) {
    if (name === "speeds") continue;
    const longitude = typeof value === "number" ? value : undefined;
    const [sign, degree] =
      longitude === undefined
        ? [parseSign(String(value).split(" ")[0] as string), Number(String(value).split(" ")[1])]
        : [RASHIS[Math.floor(longitude / 30)] as Rashi, longitude % 30];
    const body = toBodyId(name);
    if (body === "lagna") lagna = sign;
    else placements[body as SaptaGraha] = { sign, degree, speed: speeds[name] };
  }
  return { placements, lagna };
}

function findYogas(input: TajakaCase["input"]) {
  return findTajakaYogas({
    ...readPlacements(input),
    settings: getDefaults(),
    gradeOf: () => "sama",
    afflictionsOf: () => [],
  });
}

const YOGA_IDS: Readonly<Record<string, string>> = { eesarpha: "ishrafa" };

describe("yogas from degrees alone", () => {
  test.each(ofKind("yoga"))("$id", ({ input, expected }) => {
    const yogas = findYogas(input);
    for (const [name, value] of Object.entries(expected as Readonly<Record<string, unknown>>)) {
      const found = yogas.filter(({ id }) => id === (YOGA_IDS[name] ?? name));
      if (typeof value === "boolean") expect(found.length > 0, name).toBe(value);
      else if (Array.isArray(value)) expect(found.map(({ grahas }) => grahas)).toContainEqual(value.map(toBodyId));
      else {
        const { pair, through } = value as { pair: string[]; through: string };
        const sets = found.map((yoga) => [yoga.through, new Set(yoga.grahas)]);
        expect(sets).toContainEqual([toBodyId(through), new Set(pair.map(toBodyId))]);
      }
    }
  });

  test("the mediator of the book's nakta and yamaya is beside one of the two: not with the Tajika aspects alone", () => {
    for (const id of ["pvr-nakta", "pvr-yamaya"]) {
      const { input } = cases.find((golden) => golden.id === id) as TajakaCase;
      const yogas = findTajakaYogas({
        ...readPlacements(input),
        settings: { ...getDefaults(), mediator_aspects: "tajika_only" },
        gradeOf: () => "sama",
        afflictionsOf: () => [],
      });
      expect(yogas.filter((yoga) => ["nakta", "yamaya"].includes(yoga.id))).toEqual([]);
    }
  });
});

describe("sahams from the book's longitudes", () => {
  const [book] = ofKind("sahams") as [TajakaCase];
  const longitudes = toLongitudesById(book.input["longitudes"] as Readonly<Record<string, number>>);
  const sahams = computeSahams({ longitudes, isDay: false, gaurava: "jupiter_moon_sun" });

  test.each(ofKind("sahams"))("$id", ({ expected, tolerance_deg: tolerance = 1, slips = [] }) => {
    for (const [name, place] of Object.entries(expected as Readonly<Record<string, { sign: string; deg: number }>>)) {
      const found = sahams.find(({ id }) => id === name.toLowerCase());
      const printed = RASHIS.indexOf(parseSign(place.sign)) * 30 + place.deg;
      const error = separation(found?.longitude as number, printed);
      if (slips.includes(name)) expect(error, name).toBeGreaterThan(tolerance);
      else expect(error, name).toBeLessThanOrEqual(tolerance);
    }
  });
});

/** Sign-only cases: the middle of the sign, with the other grahas where they do not matter. */
function computeKshetra(signs: Readonly<Partial<Record<SaptaGraha, Rashi>>>, settings: Partial<TajakaSettings>) {
  const longitudes = {} as Record<SaptaGraha, number>;
  for (const graha of SAPTA_GRAHAS) longitudes[graha] = RASHIS.indexOf(signs[graha] ?? "aries") * 30 + 15;
  return computePanchavargiya({ longitudes, settings: { ...getDefaults(), relation: "natural", ...settings } });
}

describe("kshetra bala of signs", () => {
  test.each([
    ["pvr-kshetra-own", "sun", "leo"],
    ["pvr-kshetra-friend", "moon", "gemini"],
    ["pvr-kshetra-enemy", "mars", "virgo"],
  ] as const)("%s", (id, graha, sign) => {
    const { expected } = cases.find((golden) => golden.id === id) as TajakaCase;
    expect(computeKshetra({ [graha]: sign }, { panchavargiya: "pvr" })[graha].kshetra).toBe(expected);
  });

  test("pvr-kshetra-66: the book's scale is Neelakanthi's by natural friendship, but for debilitated Saturn", () => {
    const { expected } = cases.find(({ id }) => id === "pvr-kshetra-66") as TajakaCase;
    const signs = {
      sun: "aquarius",
      moon: "pisces",
      mars: "aries",
      mercury: "aquarius",
      jupiter: "pisces",
      venus: "capricorn",
      saturn: "aries",
    } as const;
    const computed = computeKshetra(signs, { panchavargiya: "neelakanthi" });
    const { Saturn: printedSaturn, ...others } = expected as Readonly<Record<string, number>>;
    for (const [name, points] of Object.entries(others))
      expect(computed[toBodyId(name) as SaptaGraha].kshetra).toBe(points);
    expect([printedSaturn, computed.saturn.kshetra]).toEqual([0, 7.5]);
  });

  test.each(ofKind("uccha"))("$id", ({ input, expected, tolerance = 0 }) => {
    for (const [name, points] of Object.entries(expected as Readonly<Record<string, number>>)) {
      const graha = toBodyId(name) as Graha as SaptaGraha;
      const error = Math.abs(computeUcchaBala(graha, input[name] as number) - points);
      expect(error).toBeLessThanOrEqual(tolerance);
    }
  });
});

import type { YogaSettings } from "./rule-language.ts";
import { type Graha, GRAHAS, type Karaka8, type Rashi, type VargaId } from "@lagna/terms";
import { arcForward } from "../core/angle.ts";
import { karakas } from "../karaka/section.ts";
import type { Nativity } from "../nativity.ts";
import { getBirthDay, getBirthVara } from "../panchanga/section.ts";
import { computeBhavaArudhas } from "../point/arudha.ts";
import { getStrengthRules } from "../point/varga-placement.ts";
import { special_lagnas, upagrahas } from "../point/longitude-sections.ts";
import { computeInduLagna } from "../point/special-lagna.ts";
import { findHalfDay } from "../point/upagraha.ts";
import { getNatureOfNativity } from "../relation/section.ts";
import { shadbala, vimsopaka } from "../strength/section.ts";
import { SAPTA_GRAHAS, type SaptaGraha } from "../relation/friendship.data.ts";
import { findEclipseAtBirth } from "../transit/eclipse.ts";
import type { VargaBody } from "../varga/varga.ts";
import { computeVargaSign } from "../varga/varga.ts";
import { degreeInRashi, rashiIndex, RASHI_INDEX } from "../zodiac/rashi.ts";
import { resolveSignLords } from "./sign-rule-chart.ts";
import type { POINTS, PointName } from "./rule-language.ts";
import {
  NINE_GRAHA_BITS,
  toGrahaBits,
  BODY_COUNT,
  BODY_NUMBER,
  UNKNOWN_BODY,
  UNKNOWN_SIGN,
  RuleChart,
} from "./rule-chart.ts";
import { toTruth } from "./three-valued-logic.ts";

/** The points of a birth that depend on its sunrise; `null` if the Sun does not rise. */
export interface SunrisePoints {
  readonly dayBirth: boolean | null;
  /** The Hindu weekday, 0 = Sunday. */
  readonly vara: number | null;
  readonly longitudes: Readonly<Record<"hora_lagna" | "ghati_lagna" | "gulika" | "mandi", number | null>>;
}

export function computeSunrisePoints(nativity: Nativity): SunrisePoints {
  const { hora, ghati } = special_lagnas(nativity);
  const { gulika, mandi } = upagrahas(nativity);
  const vara = getBirthVara(nativity).number;
  const half = findHalfDay(nativity.birth.jd, getBirthDay(nativity), vara);
  const of = (point: { readonly longitude: number } | null): number | null => point?.longitude ?? null;
  return {
    dayBirth: half === null ? null : !half.isNight,
    vara: half === null ? null : vara,
    longitudes: { hora_lagna: of(hora), ghati_lagna: of(ghati), gulika: of(gulika), mandi: of(mandi) },
  };
}

/** The points computed from signs alone. */
function computeSignPoints(nativity: Nativity): Readonly<Partial<Record<PointName, Rashi>>> {
  const { signs, longitudes, settings } = nativity;
  const degrees = {} as Record<Graha, number>;
  for (const graha of GRAHAS) degrees[graha] = degreeInRashi(longitudes[graha]);
  const arudhas = computeBhavaArudhas(
    signs.lagna,
    { signs, degrees },
    settings.arudha.exception,
    getStrengthRules(nativity),
  );
  return {
    arudha_lagna: arudhas.A1,
    darapada: arudhas.A7,
    upapada: arudhas.A12,
  };
}

function listLongitudes({ longitudes }: Nativity, risen: SunrisePoints): number[] {
  const result = Array.from({ length: BODY_COUNT }, () => Number.NaN);
  for (const graha of GRAHAS) result[BODY_NUMBER[graha]] = longitudes[graha];
  result[BODY_NUMBER.lagna] = longitudes.lagna;
  result[BODY_NUMBER.indu_lagna] = computeInduLagna(longitudes.lagna, longitudes.moon);
  for (const [point, longitude] of Object.entries(risen.longitudes)) {
    result[BODY_NUMBER[point as PointName]] = longitude ?? Number.NaN;
  }
  return result;
}

const BODIES_WITH_VARGA_SIGNS: readonly VargaBody[] = [...GRAHAS, "lagna"];

/** The signs of the grahas and the lagna in one varga, computed on first use. */
function createVargaSignLookup({ longitudes, settings }: Nativity): (id: VargaId) => readonly number[] {
  const known = new Map<VargaId, readonly number[]>();
  return (id) => {
    const found = known.get(id);
    if (found) return found;
    const signs = Array.from({ length: BODY_COUNT }, () => UNKNOWN_SIGN);
    for (const body of BODIES_WITH_VARGA_SIGNS) {
      signs[BODY_NUMBER[body]] = RASHI_INDEX[computeVargaSign(id, longitudes[body], settings.varga_variants[id])];
    }
    known.set(id, signs);
    return signs;
  };
}

/** The strength of a graha by a measured setting (not by signs); nodes have none. */
function measureStrength(nativity: Nativity, rule: YogaSettings["strength"], number: number): number | null {
  const graha = SAPTA_GRAHAS[number];
  if (graha === undefined) return null;
  if (rule === "vimsopaka") return vimsopaka(nativity).shodasavarga[graha]?.score ?? null;
  return getShadbalaRatio(nativity, graha);
}

/** Shadbala divided by the requirement of a graha; `null` if there is no sunrise to compute it from. */
export function getShadbalaRatio(nativity: Nativity, graha: SaptaGraha): number | null {
  return shadbala(nativity).grahas[graha].ratio;
}

/** Creates the chart of a birth for evaluating rules. @param yogas overrides the nativity's own settings */
export function createBirthRuleChart(
  nativity: Nativity,
  risen: SunrisePoints = computeSunrisePoints(nativity),
  yogas: YogaSettings = { ...nativity.settings.yogas, ...nativity.settings.doshas },
): RuleChart {
  const { chart, longitudes, birth, settings, signs } = nativity;
  const { scheme7, scheme8 } = karakas(nativity);
  const chara: Readonly<Partial<Record<Karaka8, Graha>>> = settings.jaimini.karaka_scheme === 8 ? scheme8 : scheme7;
  const all = listLongitudes(nativity, risen);
  const numbers = all.map((longitude) => (Number.isNaN(longitude) ? UNKNOWN_SIGN : rashiIndex(longitude)));
  for (const [point, sign] of Object.entries(computeSignPoints(nativity))) {
    numbers[BODY_NUMBER[point as (typeof POINTS)[number]]] = RASHI_INDEX[sign];
  }
  const { benefics, malefics } = getNatureOfNativity(nativity);
  const planets = GRAHAS.map((id) => chart.planets.find((planet) => planet.id === id));
  return new RuleChart({
    signs: numbers,
    grahas: NINE_GRAHA_BITS,
    benefics: toGrahaBits(benefics),
    malefics: toGrahaBits(malefics),
    undecided: 0,
    longitudes: all,
    combust: planets.map((planet) => toTruth(planet?.combust === true)),
    retrograde: planets.map((planet) => toTruth(planet?.retrograde === true)),
    facts: {
      dayBirth: risen.dayBirth,
      gender: birth.gender ?? null,
      elongation: arcForward(longitudes.sun, longitudes.moon),
      vara: risen.vara,
      eclipse: findEclipseAtBirth(nativity),
    },
    lords: resolveSignLords(yogas.colords, { signs }),
    karaka(id) {
      const graha = chara[id];
      return graha === undefined ? UNKNOWN_BODY : BODY_NUMBER[graha];
    },
    varga: createVargaSignLookup(nativity),
    goodVargas: (number, group) => {
      const graha = SAPTA_GRAHAS[number];
      return graha === undefined ? 0 : (vimsopaka(nativity)[group][graha]?.good ?? null);
    },
    strength: (number) => measureStrength(nativity, yogas.strength, number),
    settings: yogas,
  });
}

import type { YogaSettings } from "./rule.ts";
import { type Graha, GRAHAS, type Karaka8, type Rashi, type VargaId } from "@lagna/terms";
import { arcForward } from "../core/angle.ts";
import { karakas } from "../karaka/subject.ts";
import type { Nativity } from "../nativity.ts";
import { birthDay, birthVara } from "../panchanga/subject.ts";
import { bhavaArudhas } from "../point/arudha.ts";
import { strengthRules } from "../point/placement.ts";
import { special_lagnas, upagrahas } from "../point/point-subjects.ts";
import { induLagna } from "../point/special-lagna.ts";
import { halfDayOf } from "../point/upagraha.ts";
import { nature } from "../relation/subject.ts";
import { shadbala, vimsopaka } from "../strength/subject.ts";
import { SAPTA_GRAHAS, type SaptaGraha } from "../relation/friendship.data.ts";
import { eclipseAtBirth } from "../transit/eclipse.ts";
import type { VargaBody } from "../varga/varga.ts";
import { vargaSign } from "../varga/varga.ts";
import { degreeInRashi, rashiIndex, RASHI_INDEX } from "../zodiac/rashi.ts";
import { lordsBy } from "./chart-of-signs.ts";
import type { POINTS, PointName } from "./rule.ts";
import { ALL_NINE, bitsOf, BODIES, BODY_NUMBER, NOBODY, NOWHERE, RuleChart } from "./rule-chart.ts";
import { truthOf } from "./truth.ts";

/** What a birth has by its sunrise; `null` where the Sun does not rise. */
export interface RisenPoints {
  readonly dayBirth: boolean | null;
  /** The Hindu weekday, 0 = Sunday. */
  readonly vara: number | null;
  readonly longitudes: Readonly<Record<"hora_lagna" | "ghati_lagna" | "gulika" | "mandi", number | null>>;
}

export function risenPoints(nativity: Nativity): RisenPoints {
  const { hora, ghati } = special_lagnas(nativity);
  const { gulika, mandi } = upagrahas(nativity);
  const vara = birthVara(nativity).number;
  const half = halfDayOf(nativity.birth.jd, birthDay(nativity), vara);
  const of = (point: { readonly longitude: number } | null): number | null => point?.longitude ?? null;
  return {
    dayBirth: half === null ? null : !half.isNight,
    vara: half === null ? null : vara,
    longitudes: { hora_lagna: of(hora), ghati_lagna: of(ghati), gulika: of(gulika), mandi: of(mandi) },
  };
}

/** The points that follow from signs alone. */
function signPoints(nativity: Nativity): Readonly<Partial<Record<PointName, Rashi>>> {
  const { signs, longitudes, settings } = nativity;
  const degrees = {} as Record<Graha, number>;
  for (const graha of GRAHAS) degrees[graha] = degreeInRashi(longitudes[graha]);
  const arudhas = bhavaArudhas(signs.lagna, { signs, degrees }, settings.arudha.exception, strengthRules(nativity));
  return {
    arudha_lagna: arudhas.A1,
    darapada: arudhas.A7,
    upapada: arudhas.A12,
  };
}

function longitudesOf({ longitudes }: Nativity, risen: RisenPoints): number[] {
  const result = Array.from({ length: BODIES }, () => Number.NaN);
  for (const graha of GRAHAS) result[BODY_NUMBER[graha]] = longitudes[graha];
  result[BODY_NUMBER.lagna] = longitudes.lagna;
  result[BODY_NUMBER.indu_lagna] = induLagna(longitudes.lagna, longitudes.moon);
  for (const [point, longitude] of Object.entries(risen.longitudes)) {
    result[BODY_NUMBER[point as PointName]] = longitude ?? Number.NaN;
  }
  return result;
}

const VARGA_BODIES: readonly VargaBody[] = [...GRAHAS, "lagna"];

/** The signs of the grahas and the lagna in one varga, worked out when first asked for. */
function vargaSignsBy({ longitudes, settings }: Nativity): (id: VargaId) => readonly number[] {
  const known = new Map<VargaId, readonly number[]>();
  return (id) => {
    const found = known.get(id);
    if (found) return found;
    const signs = Array.from({ length: BODIES }, () => NOWHERE);
    for (const body of VARGA_BODIES) {
      signs[BODY_NUMBER[body]] = RASHI_INDEX[vargaSign(id, longitudes[body], settings.varga_variants[id])];
    }
    known.set(id, signs);
    return signs;
  };
}

/** How strong a graha is by the setting that is not by signs; nodes are not measured. */
function measured(nativity: Nativity, rule: YogaSettings["strength"], number: number): number | null {
  const graha = SAPTA_GRAHAS[number];
  if (graha === undefined) return null;
  if (rule === "vimsopaka") return vimsopaka(nativity).shodasavarga[graha]?.score ?? null;
  return shadbalaRatio(nativity, graha);
}

/** Shadbala against what is required of a graha; `null` where it has no sunrise to be reckoned from. */
export function shadbalaRatio(nativity: Nativity, graha: SaptaGraha): number | null {
  return shadbala(nativity).grahas[graha].ratio;
}

/** A birth as rules read it. @param yogas in place of the nativity's own choices */
export function chartOfBirth(
  nativity: Nativity,
  risen: RisenPoints = risenPoints(nativity),
  yogas: YogaSettings = { ...nativity.settings.yogas, ...nativity.settings.doshas },
): RuleChart {
  const { chart, longitudes, birth, settings, signs } = nativity;
  const { scheme7, scheme8 } = karakas(nativity);
  const chara: Readonly<Partial<Record<Karaka8, Graha>>> = settings.jaimini.karaka_scheme === 8 ? scheme8 : scheme7;
  const all = longitudesOf(nativity, risen);
  const numbers = all.map((longitude) => (Number.isNaN(longitude) ? NOWHERE : rashiIndex(longitude)));
  for (const [point, sign] of Object.entries(signPoints(nativity))) {
    numbers[BODY_NUMBER[point as (typeof POINTS)[number]]] = RASHI_INDEX[sign];
  }
  const { benefics, malefics } = nature(nativity);
  const planets = GRAHAS.map((id) => chart.planets.find((planet) => planet.id === id));
  return new RuleChart({
    signs: numbers,
    grahas: ALL_NINE,
    benefics: bitsOf(benefics),
    malefics: bitsOf(malefics),
    undecided: 0,
    longitudes: all,
    combust: planets.map((planet) => truthOf(planet?.combust === true)),
    retrograde: planets.map((planet) => truthOf(planet?.retrograde === true)),
    facts: {
      dayBirth: risen.dayBirth,
      gender: birth.gender ?? null,
      elongation: arcForward(longitudes.sun, longitudes.moon),
      vara: risen.vara,
      eclipse: eclipseAtBirth(nativity),
    },
    lords: lordsBy(yogas.colords, { signs }),
    karaka(id) {
      const graha = chara[id];
      return graha === undefined ? NOBODY : BODY_NUMBER[graha];
    },
    varga: vargaSignsBy(nativity),
    goodVargas: (number) => {
      const graha = SAPTA_GRAHAS[number];
      return graha === undefined ? 0 : (vimsopaka(nativity).dasavarga[graha]?.good ?? null);
    },
    strength: (number) => measured(nativity, yogas.strength, number),
    settings: yogas,
  });
}

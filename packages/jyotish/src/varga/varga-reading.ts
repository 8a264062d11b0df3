import { type DashaId, type Dignity, type Graha, GRAHAS, type Karaka8, type Rashi } from "@lagna/terms";
import { type Ashtakavarga } from "../ashtakavarga/section.ts";
import { computeBindus, reduceBindus } from "../ashtakavarga/ashtakavarga.ts";
import { arcForward } from "../core/angle.ts";
import { computeDasha, type Dasha } from "../dasha/dasha.ts";
import { createBirthSignChart, createVargaSignChart, type DashaContext } from "../dasha/dasha-context.ts";
import type { DashaDepth, DashaOptions } from "../dasha/dasha-options.ts";
import { toDashaYearDays } from "../dasha/period.ts";
import { sortByStrength } from "../dasha/graha-dasha.ts";
import { getDashaContext } from "../dasha/section.ts";
import { karakas } from "../karaka/section.ts";
import type { Nativity } from "../nativity.ts";
import { type BhavaArudhas, computeBhavaArudhas } from "../point/arudha.ts";
import { getStrengthRules } from "../point/varga-placement.ts";
import { computeDignities } from "../relation/dignity.ts";
import { degreeInRashi, placeFrom, rashiOf } from "../zodiac/rashi.ts";
import { computeSunrisePoints } from "../yoga/birth-rule-chart.ts";
import { createSignRuleChart } from "../yoga/sign-rule-chart.ts";
import { findYogas, type Yoga } from "../yoga/yoga.ts";
import { computeVargaLongitudes, type VargaChoice } from "./any-varga.ts";
import { VARGA_BODIES, type VargaBody } from "./varga.ts";
import { findVargaPart, type VargaPart } from "./varga-part.ts";

export interface VargaPlace {
  readonly sign: Rashi;
  readonly degree: number;
  /** From the lagna of the varga. */
  readonly house: number;
  /** By the signs of the varga; `null` for the lagna, and for a node without one. */
  readonly dignity: Dignity | null;
  /** Where it is in the root zodiac: all longitudes of this part have the same place in the varga. */
  readonly part: VargaPart;
}

/** A varga read as a chart of its own. */
export interface VargaReading {
  readonly places: Readonly<Record<VargaBody, VargaPlace>>;
  /** The strongest first, by the rules that compare grahas by sign. */
  readonly byStrength: readonly Graha[];
  readonly ashtakavarga: Pick<Ashtakavarga, "bhinna" | "sarva" | "reduced" | "pindas">;
  readonly arudhas: BhavaArudhas;
  /** Those of signs; rules that need degrees, a navamsa or strengths are left out. */
  readonly yogas: readonly Yoga[];
}

/** Its longitudes in a varga. @throws as `findVargaPosition` */
const findLongitudes = ({ longitudes, settings }: Nativity, choice: VargaChoice): Record<VargaBody, number> =>
  computeVargaLongitudes(choice, longitudes, settings.varga_variants);

/** The yogas of a varga's signs: day, weekday, paksha, and karakas are those of the birth. */
function findYogasOfSigns(nativity: Nativity, signs: Readonly<Record<VargaBody, Rashi>>): readonly Yoga[] {
  const { longitudes, settings, birth } = nativity;
  const { dayBirth, vara } = computeSunrisePoints(nativity);
  const { scheme7, scheme8 } = karakas(nativity);
  const chara: Readonly<Partial<Record<Karaka8, Graha>>> = settings.jaimini.karaka_scheme === 8 ? scheme8 : scheme7;
  const elongation = arcForward(longitudes.sun, longitudes.moon);
  const chart = createSignRuleChart({
    signs,
    facts: { dayBirth, vara, gender: birth.gender ?? null, elongation },
    karakas: chara,
    settings: { ...settings.yogas, ...settings.doshas },
  });
  return findYogas(chart).filter(({ holds }) => holds === true);
}

/** @throws as `findVargaPosition` */
export function readVarga(nativity: Nativity, choice: VargaChoice): VargaReading {
  const { settings } = nativity;
  const longitudes = findLongitudes(nativity, choice);
  const dignities = computeDignities(longitudes);
  const signs = {} as Record<VargaBody, Rashi>;
  for (const body of VARGA_BODIES) signs[body] = rashiOf(longitudes[body]);
  const chart = createBirthSignChart(longitudes, getStrengthRules(nativity));
  const places = {} as Record<VargaBody, VargaPlace>;
  for (const body of VARGA_BODIES) {
    places[body] = {
      sign: signs[body],
      degree: degreeInRashi(longitudes[body]),
      house: placeFrom(signs.lagna, signs[body]),
      dignity: body === "lagna" ? null : dignities[body],
      part: findVargaPart(choice, nativity.longitudes[body], settings.varga_variants),
    };
  }
  const bindus = computeBindus(signs, settings.ashtakavarga.tables);
  const reduced = reduceBindus(bindus, signs, settings.ashtakavarga.ekadhipatya_occupants);
  return {
    places,
    byStrength: sortByStrength(chart, GRAHAS),
    ashtakavarga: { bhinna: bindus.bhinna, sarva: bindus.sarva, reduced: reduced.reduced, pindas: reduced.pindas },
    arudhas: computeBhavaArudhas(signs.lagna, chart.placement, settings.arudha.exception, chart.rules),
    yogas: findYogasOfSigns(nativity, signs),
  };
}

/**
 * A dasha of a birth read in a varga as in a chart of its own: the sign, star or karaka it begins with, the order and
 * the years are the varga's; chara karakas and the time of day stay those of the birth.
 * @throws as `computeDasha`, and as `findVargaPosition`
 */
export function computeDashaInVarga(
  nativity: Nativity,
  choice: VargaChoice,
  id: DashaId,
  options: DashaOptions & DashaDepth = {},
): Dasha {
  const { settings, birth } = nativity;
  const longitudes = findLongitudes(nativity, choice);
  const base = getDashaContext(nativity);
  const { rules } = base.chart;
  const context: DashaContext = {
    ...base,
    longitudes,
    chart: createBirthSignChart(longitudes, rules),
    varga: (inner) => createVargaSignChart(inner, longitudes, settings.varga_variants, rules),
    ashtakavarga: () => {
      const signs = Object.fromEntries(VARGA_BODIES.map((body) => [body, rashiOf(longitudes[body])]));
      const bindus = computeBindus(signs as Record<VargaBody, Rashi>, settings.ashtakavarga.tables);
      const occupants = settings.ashtakavarga.ekadhipatya_occupants;
      return { ...bindus, ...reduceBindus(bindus, signs as Record<VargaBody, Rashi>, occupants) };
    },
  };
  return computeDasha(context, birth.jd, toDashaYearDays(settings.dasha_year), id, options);
}

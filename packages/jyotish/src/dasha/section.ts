import { DASHA_IDS, type DashaId, type VargaId } from "@lagna/terms";
import { ashtakavarga } from "../ashtakavarga/section.ts";
import { karakas } from "../karaka/section.ts";
import { runAllSteps } from "../core/run-steps.ts";
import type { Nativity } from "../nativity.ts";
import { getBirthDay } from "../panchanga/section.ts";
import { getStrengthRules } from "../point/varga-placement.ts";
import { special_lagnas } from "../point/longitude-sections.ts";
import { computeSreeLagna } from "../point/special-lagna.ts";
import type { StrengthRules } from "../relation/find-stronger.ts";
import type { Settings } from "../resolve-settings.ts";
import { memoizeForNativity } from "../memoize-for-nativity.ts";
import { computeDasha, computeDashaStart, type Dasha } from "./dasha.ts";
import { computeDayPhase } from "./day-phase.ts";
import {
  createBirthSignChart,
  createVargaSignChart,
  type DashaContext,
  type DashaPoints,
  type SignChart,
} from "./dasha-context.ts";
import type { DashaDepth, DashaOptions } from "./dasha-options.ts";
import { toDashaYearDays } from "./period.ts";
import { computeVimshottari } from "./vimshottari.ts";

const VIMSHOTTARI_LEVELS = 2;

const getDashaPoints = memoizeForNativity((nativity): DashaPoints => {
  const { lagna, moon } = nativity.longitudes;
  const { hora, varnadaByHouse } = special_lagnas(nativity);
  return { sree: computeSreeLagna(lagna, moon), horaLagna: hora?.sign ?? null, varnadas: varnadaByHouse };
});

const getDayPhase = memoizeForNativity((nativity) => {
  const { sunriseJd, sunsetJd, nextSunriseJd } = getBirthDay(nativity);
  return computeDayPhase(nativity.birth.jd, sunriseJd, sunsetJd, nextSunriseJd);
});

/**
 * The nodes by P.V.R. Narasimha Rao's rule for the years of rashi dashas: Rahu exalted in Gemini, Ketu in Sagittarius.
 */
const getStrengthRulesForDashas = (nativity: Nativity): StrengthRules => ({
  ...getStrengthRules(nativity),
  nodeDignity: "pvr",
});

/**
 * The input data for the dashas of a nativity; values that need the ephemeris are computed only when a dasha needs
 * them.
 */
export const getDashaContext = memoizeForNativity((nativity): DashaContext => {
  const { longitudes, settings } = nativity;
  const rules = getStrengthRulesForDashas(nativity);
  const vargas = new Map<VargaId, SignChart>();
  const { scheme7, scheme8 } = karakas(nativity);
  return {
    longitudes,
    chart: createBirthSignChart(longitudes, rules),
    varga(id) {
      const chart = vargas.get(id) ?? createVargaSignChart(id, longitudes, settings.varga_variants, rules);
      vargas.set(id, chart);
      return chart;
    },
    ashtottariApplies: settings.dasha.ashtottari_applies,
    karakas: Object.values(settings.jaimini.karaka_scheme === 8 ? scheme8 : scheme7),
    points: () => getDashaPoints(nativity),
    ashtakavarga: () => ashtakavarga(nativity),
    dayPhase: () => getDayPhase(nativity),
  };
});

/** The variants chosen by a setting, which mostly has the name of the dasha. */
function getVariantSetting(id: DashaId, { dasha }: Settings): string | undefined {
  if (id === "chara_rangacharya") return dasha.rangacharya;
  if (id === "chara" && dasha.chara === "rangacharya" && dasha.rangacharya === "first") return "rangacharya_first";
  if (id === "ashtottari") return String(dasha.ashtottari_stars);
  return id in dasha ? dasha[id as DashaId & keyof typeof dasha] : undefined;
}

/** One dasha of a nativity. @throws as `computeDasha`. */
export function computeDashaForNativity(
  nativity: Nativity,
  id: DashaId,
  options: DashaOptions & DashaDepth = {},
): Dasha {
  const { birth, settings } = nativity;
  const variant = options.variant ?? getVariantSetting(id, settings);
  return computeDasha(getDashaContext(nativity), birth.jd, toDashaYearDays(settings.dasha_year), id, {
    ...options,
    variant,
  });
}

/** Whether a dasha applies to a nativity, and its balance, without its periods. @throws as `computeDasha`. */
export const computeDashaStartForNativity = (nativity: Nativity, id: DashaId): ReturnType<typeof computeDashaStart> =>
  computeDashaStart(getDashaContext(nativity), id, { variant: getVariantSetting(id, nativity.settings) });

const getMahaDashaCache = memoizeForNativity(() => new Map<DashaId, Dasha>());

/** One dasha to its maha dashas, cached: it is requested several times for each possible birth time. */
export function computeMahaDasha(nativity: Nativity, id: DashaId): Dasha {
  const known = getMahaDashaCache(nativity);
  const dasha = known.get(id) ?? computeDashaForNativity(nativity, id);
  known.set(id, dasha);
  return dasha;
}

/** All dashas including vimshottari, by default to their maha dashas. @throws RangeError for levels not from 1 to 5. */
export const computeAllDashas = (nativity: Nativity, levels?: number): readonly Dasha[] =>
  runAllSteps(computeAllDashasInSteps(nativity, levels));

/** The same step by step, one dasha per step, so that a server can handle other requests in between. */
export function* computeAllDashasInSteps(nativity: Nativity, levels?: number): Generator<void, readonly Dasha[]> {
  const found: Dasha[] = [];
  for (const id of DASHA_IDS) {
    found.push(computeDashaForNativity(nativity, id, { levels }));
    yield;
  }
  return found;
}

/** Vimshottari to two levels; deeper ones by `computeVimshottariSubPeriods`. */
export const dashas = memoizeForNativity((nativity) => ({
  vimshottari: computeVimshottari({
    moonLongitude: nativity.longitudes.moon,
    birthJd: nativity.birth.jd,
    year: nativity.settings.dasha_year,
    levels: VIMSHOTTARI_LEVELS,
  }),
}));

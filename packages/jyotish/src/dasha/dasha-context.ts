import { type Choices, type Graha, GRAHAS, type Rashi, type VargaId } from "@lagna/terms";
import type { Memo } from "../core/memoize.ts";
import type { Placement, StrengthRules } from "../relation/find-stronger.ts";
import { degreeInRashi, rashiOf } from "../zodiac/rashi.ts";
import { computeVargaPosition, type VargaBody, type VargaVariants } from "../varga/varga.ts";
import type { Bindus, ReducedBindus } from "../ashtakavarga/ashtakavarga.ts";
import type { DayPhase } from "./day-phase.ts";

/** A chart for counting in rashi dashas: the birth chart or a varga. */
export interface SignChart extends Memo {
  readonly lagna: Rashi;
  readonly placement: Placement;
  readonly rules: StrengthRules;
}

/** Lagnas and points that some dashas start from; `null` if there was no sunrise to compute them from. */
export interface DashaPoints {
  /** Sree lagna, sidereal degrees. */
  readonly sree: number;
  readonly horaLagna: Rashi | null;
  /** Of the twelve houses from the lagna. */
  readonly varnadas: readonly Rashi[] | null;
}

/** The input data of dashas. Values that not every dasha needs are computed on first use. */
export interface DashaContext {
  readonly longitudes: Readonly<Record<VargaBody, number>>;
  /** The birth chart. */
  readonly chart: SignChart;
  readonly varga: (id: VargaId) => SignChart;
  /** The condition under which the ashtottari applies. */
  readonly ashtottariApplies: Choices["dasha"]["ashtottari_applies"];
  /** The Atmakaraka first. */
  readonly karakas: readonly Graha[];
  readonly points: () => DashaPoints;
  /** Bindus of the birth chart, and what is left of them after reduction. */
  readonly ashtakavarga: () => Bindus & ReducedBindus;
  /** `null` if the Sun did not rise or set. */
  readonly dayPhase: () => DayPhase | null;
}

/** Creates a chart from positions given as sign and degree. */
export function createSignChart(
  position: (body: VargaBody) => { readonly sign: Rashi; readonly degree: number },
  rules: StrengthRules,
): SignChart {
  const signs = {} as Record<Graha, Rashi>;
  const degrees = {} as Record<Graha, number>;
  for (const graha of GRAHAS) ({ sign: signs[graha], degree: degrees[graha] } = position(graha));
  return { lagna: position("lagna").sign, placement: { signs, degrees }, rules, memoized: new Map() };
}

export const createBirthSignChart = (
  longitudes: Readonly<Record<VargaBody, number>>,
  rules: StrengthRules,
): SignChart =>
  createSignChart((body) => ({ sign: rashiOf(longitudes[body]), degree: degreeInRashi(longitudes[body]) }), rules);

export const createVargaSignChart = (
  id: VargaId,
  longitudes: Readonly<Record<VargaBody, number>>,
  variants: VargaVariants,
  rules: StrengthRules,
): SignChart => createSignChart((body) => computeVargaPosition(id, longitudes[body], variants[id]), rules);

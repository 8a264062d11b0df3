import { type Choices, type Graha, GRAHAS, type Rashi, type VargaId } from "@lagna/terms";
import type { Knowing } from "../core/once.ts";
import type { Placement, StrengthRules } from "../relation/stronger.ts";
import { degreeInRashi, rashiOf } from "../zodiac/rashi.ts";
import { vargaPosition, type VargaBody, type VargaVariants } from "../varga/varga.ts";
import type { DayPart } from "./day-part.ts";

/** A chart as rashi dashas count in it: the birth chart or a varga. */
export interface SignChart extends Knowing {
  readonly lagna: Rashi;
  readonly placement: Placement;
  readonly rules: StrengthRules;
}

/** Where lagnas and points that some dashas begin with stand; `null` where there was no sunrise to reckon them from. */
export interface DashaPoints {
  /** Sree lagna, sidereal degrees. */
  readonly sree: number;
  readonly horaLagna: Rashi | null;
  /** Of the twelve houses from the lagna. */
  readonly varnadas: readonly Rashi[] | null;
}

/** What dashas are reckoned from. What not every dasha needs is worked out when asked for. */
export interface DashaGround {
  readonly longitudes: Readonly<Record<VargaBody, number>>;
  /** The birth chart. */
  readonly chart: SignChart;
  readonly varga: (id: VargaId) => SignChart;
  /** By what the ashtottari is held to apply. */
  readonly ashtottariApplies: Choices["dasha"]["ashtottari_applies"];
  /** The Atmakaraka first. */
  readonly karakas: readonly Graha[];
  readonly points: () => DashaPoints;
  /** `null` where the Sun did not rise or set. */
  readonly dayPart: () => DayPart | null;
}

/** A chart of positions given as signs and degrees in them. */
export function signChart(
  position: (body: VargaBody) => { readonly sign: Rashi; readonly degree: number },
  rules: StrengthRules,
): SignChart {
  const signs = {} as Record<Graha, Rashi>;
  const degrees = {} as Record<Graha, number>;
  for (const graha of GRAHAS) ({ sign: signs[graha], degree: degrees[graha] } = position(graha));
  return { lagna: position("lagna").sign, placement: { signs, degrees }, rules, known: new Map() };
}

export const birthChart = (longitudes: Readonly<Record<VargaBody, number>>, rules: StrengthRules): SignChart =>
  signChart((body) => ({ sign: rashiOf(longitudes[body]), degree: degreeInRashi(longitudes[body]) }), rules);

export const vargaChart = (
  id: VargaId,
  longitudes: Readonly<Record<VargaBody, number>>,
  variants: VargaVariants,
  rules: StrengthRules,
): SignChart => signChart((body) => vargaPosition(id, longitudes[body], variants[id]), rules);

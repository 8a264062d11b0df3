import type { DashaCondition, Rashi } from "@lagna/terms";
import { arcForward } from "../core/angle.ts";
import { findEffectiveLord } from "../relation/find-stronger.ts";
import { GRAHAS, type DashaId } from "@lagna/terms";
import { computeVargaSign } from "../varga/varga.ts";
import { placeFrom, rashiInPlace } from "../zodiac/rashi.ts";
import type { DashaContext, SignChart } from "./dasha-context.ts";

/** Whether a dasha applies to a birth. Only reported, never enforced. */
export interface Applicability {
  /** `null` if it cannot be determined. */
  readonly applicable: boolean | null;
  readonly reason: DashaCondition;
}

type Condition = (ground: DashaContext) => boolean | null;

const findHouseLord = ({ lagna, placement }: SignChart, house: number) =>
  findEffectiveLord(rashiInPlace(lagna, house), placement, { colords: "traditional" });

const findSignOfLord = (chart: SignChart, house: number): Rashi => chart.placement.signs[findHouseLord(chart, house)];

const isWaxing = ({ longitudes }: DashaContext): boolean => arcForward(longitudes.sun, longitudes.moon) < 180;

/** The lord of the half sign the lagna is in, by Parashara, whatever D2 variant is chosen. */
const computeLagnaHora = ({ longitudes }: DashaContext): "sun" | "moon" =>
  computeVargaSign("D2", longitudes.lagna) === "leo" ? "sun" : "moon";

const KENDRAS_AND_TRIKONAS: readonly number[] = [1, 4, 5, 7, 9, 10];

function areKendrasOccupied({ chart: { lagna, placement } }: DashaContext): boolean {
  return [1, 4, 7, 10].every((house) => GRAHAS.some((graha) => placement.signs[graha] === rashiInPlace(lagna, house)));
}

/** BPHS 46; the kendras of the tara dasha follow Sanjay Rath. */
const CONDITIONS: Readonly<Record<Exclude<DashaCondition, "always" | "no_sunrise">, Condition>> = {
  rahu_in_kendra_or_trikona_of_lagna_lord: ({ chart }) => {
    const { rahu } = chart.placement.signs;
    return rahu !== chart.lagna && KENDRAS_AND_TRIKONAS.includes(placeFrom(findSignOfLord(chart, 1), rahu));
  },
  day_in_krishna_or_night_in_shukla(context) {
    const part = context.dayPhase();
    return part && part.isDay !== isWaxing(context);
  },
  lagna_hora_agrees_with_paksha: (context) => computeLagnaHora(context) === (isWaxing(context) ? "sun" : "moon"),
  navamsa_lagna_of_venus: ({ varga }) => ["taurus", "libra"].includes(varga("D9").lagna),
  lagna_and_dwadashamsha_cancer: ({ chart, varga }) => chart.lagna === "cancer" && varga("D12").lagna === "cancer",
  lagna_vargottama: ({ chart, varga }) => varga("D9").lagna === chart.lagna,
  tenth_lord_in_tenth: ({ chart }) => findSignOfLord(chart, 10) === rashiInPlace(chart.lagna, 10),
  lagna_lord_in_seventh_or_seventh_lord_in_lagna: ({ chart }) =>
    findSignOfLord(chart, 1) === rashiInPlace(chart.lagna, 7) || findSignOfLord(chart, 7) === chart.lagna,
  sun_in_lagna: ({ chart }) => chart.placement.signs.sun === chart.lagna,
  lagna_hora_agrees_with_day: (context) => {
    const part = context.dayPhase();
    return part && computeLagnaHora(context) === (part.isDay ? "sun" : "moon");
  },
  kendras_occupied: areKendrasOccupied,
};

const ASHTOTTARI_CONDITIONS = {
  rahu: "rahu_in_kendra_or_trikona_of_lagna_lord",
  paksha: "day_in_krishna_or_night_in_shukla",
} as const;

const CONDITION_BY_DASHA: Readonly<Partial<Record<DashaId, keyof typeof CONDITIONS>>> = {
  shodashottari: "lagna_hora_agrees_with_paksha",
  dwadashottari: "navamsa_lagna_of_venus",
  panchottari: "lagna_and_dwadashamsha_cancer",
  shatabdika: "lagna_vargottama",
  chaturashiti_sama: "tenth_lord_in_tenth",
  dwisaptati_sama: "lagna_lord_in_seventh_or_seventh_lord_in_lagna",
  shashtihayani: "sun_in_lagna",
  shattrimshat_sama: "lagna_hora_agrees_with_day",
  tara: "kendras_occupied",
};

export function evaluateApplicability(id: DashaId, context: DashaContext): Applicability {
  const condition = id === "ashtottari" ? ASHTOTTARI_CONDITIONS[context.ashtottariApplies] : CONDITION_BY_DASHA[id];
  if (!condition) return { applicable: true, reason: "always" };
  const applicable = CONDITIONS[condition](context);
  return { applicable, reason: applicable === null ? "no_sunrise" : condition };
}

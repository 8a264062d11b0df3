import type { DashaCondition, Rashi } from "@lagna/terms";
import { arcForward } from "../core/angle.ts";
import { countingLord } from "../relation/stronger.ts";
import { GRAHAS, type DashaId } from "@lagna/terms";
import { vargaSign } from "../varga/varga.ts";
import { placeFrom, rashiInPlace } from "../zodiac/rashi.ts";
import type { DashaGround, SignChart } from "./ground.ts";

/** Whether a dasha is held to apply to a birth. Reported, never enforced. */
export interface Applicability {
  /** `null` where it cannot be told. */
  readonly applicable: boolean | null;
  readonly reason: DashaCondition;
}

type Condition = (ground: DashaGround) => boolean | null;

const houseLord = ({ lagna, placement }: SignChart, house: number) =>
  countingLord(rashiInPlace(lagna, house), placement, { colords: "traditional" });

const signOfLord = (chart: SignChart, house: number): Rashi => chart.placement.signs[houseLord(chart, house)];

const isWaxing = ({ longitudes }: DashaGround): boolean => arcForward(longitudes.sun, longitudes.moon) < 180;

/** Whose half sign the lagna is in, by Parashara, whatever D2 is drawn. */
const horaOfLagna = ({ longitudes }: DashaGround): "sun" | "moon" =>
  vargaSign("D2", longitudes.lagna) === "leo" ? "sun" : "moon";

const KENDRAS_AND_TRIKONAS: readonly number[] = [1, 4, 5, 7, 9, 10];

function kendrasOccupied({ chart: { lagna, placement } }: DashaGround): boolean {
  return [1, 4, 7, 10].every((house) => GRAHAS.some((graha) => placement.signs[graha] === rashiInPlace(lagna, house)));
}

/** BPHS 46; the kendras of the tara dasha after Sanjay Rath. */
const CONDITIONS: Readonly<Record<Exclude<DashaCondition, "always" | "no_sunrise">, Condition>> = {
  rahu_in_kendra_or_trikona_of_lagna_lord: ({ chart }) => {
    const { rahu } = chart.placement.signs;
    return rahu !== chart.lagna && KENDRAS_AND_TRIKONAS.includes(placeFrom(signOfLord(chart, 1), rahu));
  },
  day_in_krishna_or_night_in_shukla(ground) {
    const part = ground.dayPart();
    return part && part.byDay !== isWaxing(ground);
  },
  lagna_hora_agrees_with_paksha: (ground) => horaOfLagna(ground) === (isWaxing(ground) ? "sun" : "moon"),
  navamsa_lagna_of_venus: ({ varga }) => ["taurus", "libra"].includes(varga("D9").lagna),
  lagna_and_dwadashamsha_cancer: ({ chart, varga }) => chart.lagna === "cancer" && varga("D12").lagna === "cancer",
  lagna_vargottama: ({ chart, varga }) => varga("D9").lagna === chart.lagna,
  tenth_lord_in_tenth: ({ chart }) => signOfLord(chart, 10) === rashiInPlace(chart.lagna, 10),
  lagna_lord_in_seventh_or_seventh_lord_in_lagna: ({ chart }) =>
    signOfLord(chart, 1) === rashiInPlace(chart.lagna, 7) || signOfLord(chart, 7) === chart.lagna,
  sun_in_lagna: ({ chart }) => chart.placement.signs.sun === chart.lagna,
  lagna_hora_agrees_with_day: (ground) => {
    const part = ground.dayPart();
    return part && horaOfLagna(ground) === (part.byDay ? "sun" : "moon");
  },
  kendras_occupied: kendrasOccupied,
};

const ASHTOTTARI_CONDITIONS = {
  rahu: "rahu_in_kendra_or_trikona_of_lagna_lord",
  paksha: "day_in_krishna_or_night_in_shukla",
} as const;

const CONDITION_OF: Readonly<Partial<Record<DashaId, keyof typeof CONDITIONS>>> = {
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

export function applicabilityOf(id: DashaId, ground: DashaGround): Applicability {
  const condition = id === "ashtottari" ? ASHTOTTARI_CONDITIONS[ground.ashtottariApplies] : CONDITION_OF[id];
  if (!condition) return { applicable: true, reason: "always" };
  const applicable = CONDITIONS[condition](ground);
  return { applicable, reason: applicable === null ? "no_sunrise" : condition };
}

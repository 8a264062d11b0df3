import {
  RASHI_LORDS,
  BALADI,
  type Baladi,
  type Choices,
  type Deeptadi,
  type Dignity,
  type Graha,
  GRAHAS,
  type Jagradadi,
  LAJJITADI,
  type Lajjitadi,
  type Rashi,
} from "@lagna/terms";
import { SAPTA_GRAHAS, type SaptaGraha } from "../relation/friendship.data.ts";
import { getNaturalRelation } from "../relation/friendship.ts";
import { degreeInRashi, placeFrom, RASHI_INDEX, rashiOf } from "../zodiac/rashi.ts";
import { DEEPTADI_BY_DIGNITY, JAGRADADI_BY_DIGNITY, LAJJITA_COMPANY, WATER_SIGNS } from "./avastha.data.ts";

const isSapta = (graha: Graha): graha is SaptaGraha => (SAPTA_GRAHAS as readonly Graha[]).includes(graha);

/**
 * By fifths of six degrees, in reverse order in even signs: bala (child) at the start of an odd one, mrita (dead) at
 * its end.
 */
export function computeBaladi(longitude: number): Baladi {
  const fifth = Math.floor(degreeInRashi(longitude) / 6);
  const odd = RASHI_INDEX[rashiOf(longitude)] % 2 === 0;
  return BALADI[odd ? fifth : BALADI.length - 1 - fifth] as Baladi;
}

/** Awake, dreaming or asleep by dignity; `null` for a node without one. */
export function computeJagradadi(dignity: Dignity | null): Jagradadi | null {
  return dignity && JAGRADADI_BY_DIGNITY[dignity];
}

/** The parts of a chart needed for avasthas that depend on other grahas; whole signs. */
export interface AvasthaChart {
  readonly signs: Readonly<Record<Graha, Rashi>>;
  readonly lagna: Rashi;
  readonly dignities: Readonly<Record<Graha, Dignity | null>>;
  readonly combust: Readonly<Record<Graha, boolean>>;
  readonly benefics: readonly Graha[];
  readonly malefics: readonly Graha[];
  /** The grahas that aspect each graha in full. */
  readonly aspectedBy: Readonly<Record<Graha, readonly Graha[]>>;
}

const findCompanions = (graha: Graha, { signs }: AvasthaChart): readonly Graha[] =>
  GRAHAS.filter((other) => other !== graha && signs[other] === signs[graha]);

/**
 * The deeptadi states of one of the seven (BPHS 45): one by combustion or dignity, plus vikala if conjunct a malefic.
 * With `dignity_first` a combust graha has the state of its dignity, plus kopa.
 */
export function computeDeeptadi(
  graha: SaptaGraha,
  chart: AvasthaChart,
  order: Choices["avasthas"]["deeptadi"],
): Deeptadi[] {
  const dignity = chart.dignities[graha];
  const byDignity = dignity ? [DEEPTADI_BY_DIGNITY[dignity]] : [];
  const kopa: Deeptadi[] = chart.combust[graha] ? ["kopa"] : [];
  const states = order === "dignity_first" ? [...byDignity, ...kopa] : kopa.length > 0 ? kopa : byDignity;
  const joined = findCompanions(graha, chart).some((other) => chart.malefics.includes(other));
  return joined ? [...states, "vikala"] : states;
}

/** Whether any of the other grahas has this natural relation to the graha; the nodes have no friendships. */
const hasRelationToAny = (graha: SaptaGraha, others: readonly Graha[], relation: "friend" | "enemy"): boolean =>
  others.some((other) => isSapta(other) && other !== graha && getNaturalRelation(graha, other) === relation);

type AvasthaCondition = (graha: SaptaGraha, chart: AvasthaChart) => boolean;

/** Grahas conjunct or aspecting. */
const findJoinedOrAspecting = (graha: Graha, chart: AvasthaChart): readonly Graha[] => [
  ...findCompanions(graha, chart),
  ...chart.aspectedBy[graha],
];

function hasLordOfRelation(graha: SaptaGraha, { signs }: AvasthaChart, relation: "friend" | "enemy"): boolean {
  return hasRelationToAny(graha, [RASHI_LORDS[signs[graha]]], relation);
}

const LAJJITADI_RULES: Readonly<Record<Lajjitadi, AvasthaCondition>> = {
  lajjita: (graha, chart) =>
    placeFrom(chart.lagna, chart.signs[graha]) === 5 &&
    findCompanions(graha, chart).some((other) => LAJJITA_COMPANY.includes(other)),
  garvita: (graha, { dignities }) => dignities[graha] === "exalted" || dignities[graha] === "moolatrikona",
  kshudhita: (graha, chart) =>
    hasLordOfRelation(graha, chart, "enemy") ||
    hasRelationToAny(graha, findJoinedOrAspecting(graha, chart), "enemy") ||
    findCompanions(graha, chart).includes("saturn"),
  trushita: (graha, { signs, aspectedBy, benefics }) =>
    WATER_SIGNS.includes(signs[graha]) &&
    hasRelationToAny(graha, aspectedBy[graha], "enemy") &&
    !aspectedBy[graha].some((other) => benefics.includes(other)),
  mudita: (graha, chart) =>
    hasLordOfRelation(graha, chart, "friend") ||
    hasRelationToAny(graha, findJoinedOrAspecting(graha, chart), "friend") ||
    findCompanions(graha, chart).includes("jupiter"),
  kshobhita: (graha, chart) => {
    const others = findJoinedOrAspecting(graha, chart).filter((other) => other !== "sun");
    const disturbed =
      others.some((other) => chart.malefics.includes(other)) || hasRelationToAny(graha, others, "enemy");
    return graha !== "sun" && findCompanions(graha, chart).includes("sun") && disturbed;
  },
};

/**
 * The lajjitadi states of one of the seven, several of which may apply (BPHS 45). Friendship is natural friendship;
 * only full aspects count.
 */
export function computeLajjitadi(graha: SaptaGraha, chart: AvasthaChart): Lajjitadi[] {
  return LAJJITADI.filter((state) => LAJJITADI_RULES[state](graha, chart));
}

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
import { naturalRelation } from "../relation/friendship.ts";
import { degreeInRashi, placeFrom, RASHI_INDEX, rashiOf } from "../zodiac/rashi.ts";
import { DEEPTADI_BY_DIGNITY, JAGRADADI_BY_DIGNITY, LAJJITA_COMPANY, WATER_SIGNS } from "./avastha.data.ts";

const isSapta = (graha: Graha): graha is SaptaGraha => (SAPTA_GRAHAS as readonly Graha[]).includes(graha);

/** By fifths of six degrees, from the end in even signs: a child at the beginning of an odd one, dead at its end. */
export function baladiOf(longitude: number): Baladi {
  const fifth = Math.floor(degreeInRashi(longitude) / 6);
  const odd = RASHI_INDEX[rashiOf(longitude)] % 2 === 0;
  return BALADI[odd ? fifth : BALADI.length - 1 - fifth] as Baladi;
}

/** Awake, dreaming or asleep by the dignity; `null` for a node without one. */
export function jagradadiOf(dignity: Dignity | null): Jagradadi | null {
  return dignity && JAGRADADI_BY_DIGNITY[dignity];
}

/** What the avasthas that look around need of a chart; whole signs. */
export interface AvasthaChart {
  readonly signs: Readonly<Record<Graha, Rashi>>;
  readonly lagna: Rashi;
  readonly dignities: Readonly<Record<Graha, Dignity | null>>;
  readonly combust: Readonly<Record<Graha, boolean>>;
  readonly benefics: readonly Graha[];
  readonly malefics: readonly Graha[];
  /** Who aspects each graha in full. */
  readonly aspectedBy: Readonly<Record<Graha, readonly Graha[]>>;
}

const companyOf = (graha: Graha, { signs }: AvasthaChart): readonly Graha[] =>
  GRAHAS.filter((other) => other !== graha && signs[other] === signs[graha]);

/**
 * The deeptadi states of one of the seven (BPHS 45): one by combustion or dignity, and vikala besides where a malefic joins it. With
 * `dignity_first` a combust graha is what its dignity makes it, and kopa besides.
 */
export function deeptadiOf(graha: SaptaGraha, chart: AvasthaChart, order: Choices["avasthas"]["deeptadi"]): Deeptadi[] {
  const dignity = chart.dignities[graha];
  const byDignity = dignity ? [DEEPTADI_BY_DIGNITY[dignity]] : [];
  const kopa: Deeptadi[] = chart.combust[graha] ? ["kopa"] : [];
  const states = order === "dignity_first" ? [...byDignity, ...kopa] : kopa.length > 0 ? kopa : byDignity;
  const joined = companyOf(graha, chart).some((other) => chart.malefics.includes(other));
  return joined ? [...states, "vikala"] : states;
}

/** Whether any of some grahas is naturally so regarded by one; the nodes have no friendships. */
const anyIs = (graha: SaptaGraha, others: readonly Graha[], relation: "friend" | "enemy"): boolean =>
  others.some((other) => isSapta(other) && other !== graha && naturalRelation(graha, other) === relation);

type Holds = (graha: SaptaGraha, chart: AvasthaChart) => boolean;

/** Joined with or aspected by. */
const around = (graha: Graha, chart: AvasthaChart): readonly Graha[] => [
  ...companyOf(graha, chart),
  ...chart.aspectedBy[graha],
];

function lordIs(graha: SaptaGraha, { signs }: AvasthaChart, relation: "friend" | "enemy"): boolean {
  return anyIs(graha, [RASHI_LORDS[signs[graha]]], relation);
}

const LAJJITADI_RULES: Readonly<Record<Lajjitadi, Holds>> = {
  lajjita: (graha, chart) =>
    placeFrom(chart.lagna, chart.signs[graha]) === 5 &&
    companyOf(graha, chart).some((other) => LAJJITA_COMPANY.includes(other)),
  garvita: (graha, { dignities }) => dignities[graha] === "exalted" || dignities[graha] === "moolatrikona",
  kshudhita: (graha, chart) =>
    lordIs(graha, chart, "enemy") ||
    anyIs(graha, around(graha, chart), "enemy") ||
    companyOf(graha, chart).includes("saturn"),
  trushita: (graha, { signs, aspectedBy, benefics }) =>
    WATER_SIGNS.includes(signs[graha]) &&
    anyIs(graha, aspectedBy[graha], "enemy") &&
    !aspectedBy[graha].some((other) => benefics.includes(other)),
  mudita: (graha, chart) =>
    lordIs(graha, chart, "friend") ||
    anyIs(graha, around(graha, chart), "friend") ||
    companyOf(graha, chart).includes("jupiter"),
  kshobhita: (graha, chart) => {
    const others = around(graha, chart).filter((other) => other !== "sun");
    const disturbed = others.some((other) => chart.malefics.includes(other)) || anyIs(graha, others, "enemy");
    return graha !== "sun" && companyOf(graha, chart).includes("sun") && disturbed;
  },
};

/** The lajjitadi states of one of the seven, several of which may hold (BPHS 45). Friendship is the natural one, drishti the full one. */
export function lajjitadiOf(graha: SaptaGraha, chart: AvasthaChart): Lajjitadi[] {
  return LAJJITADI.filter((state) => LAJJITADI_RULES[state](graha, chart));
}

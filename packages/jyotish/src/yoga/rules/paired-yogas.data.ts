import { GRAHAS, type Graha, RASHI_LORDS } from "@lagna/terms";
import { findDebilitationRashi, findExaltationRashi } from "../../relation/dignity.ts";
import { SAPTA_GRAHAS, type SaptaGraha } from "../../relation/friendship.data.ts";
import type { GrahaExpression, PlaceExpression, Rule } from "../rule-language.ts";
import {
  bphs,
  dispositorOf,
  signOfHouse,
  KENDRA_HOUSES,
  lordOfHouse,
  phaladeepika,
  PVR,
  type YogaRow,
  defineYogaGroup,
} from "../define-yogas.ts";

/**
 * Yogas where one rule covers many, generated here per family: neecha bhanga of each of the seven, exchanges of each
 * two lords, kartaris of each point.
 */

const inKendra = (who: GrahaExpression): Rule => [
  "any",
  ["in_house", who, KENDRA_HOUSES],
  ["in_house", who, KENDRA_HOUSES, "moon"],
];

/** The causes that cancel a debilitation (Phaladeepika 7; P.V.R. Narasimha Rao 11), each as a separate rule. */
function causesOf(graha: SaptaGraha): readonly Rule[] {
  const fall = findDebilitationRashi(graha);
  const height = findExaltationRashi(graha);
  const raised: Graha | undefined = GRAHAS.slice(0, 7).find((other) => findExaltationRashi(other) === fall);
  const own: Rule[] = [
    inKendra(dispositorOf(graha)),
    ...(height === null ? [] : [inKendra(RASHI_LORDS[height])]),
    ...(raised === undefined ? [] : [inKendra(raised)]),
    ["aspects", dispositorOf(graha), graha],
    ["in_varga", "D9", ["dignity", graha, ["exalted"]]],
    ["exchange", graha, dispositorOf(graha)],
  ];
  return own;
}

const neecha = (graha: SaptaGraha): Rule => ["dignity", graha, ["debilitated"]];

export const NEECHA_BHANGA_YOGAS = defineYogaGroup("neecha_bhanga", [
  ...SAPTA_GRAHAS.map((graha): YogaRow => ({
    id: `neecha_bhanga_${graha}`,
    source: [phaladeepika(7), PVR],
    rule: ["all", neecha(graha), ["any", ...causesOf(graha)]],
  })),
  {
    id: "neecha_bhanga_raja",
    source: [phaladeepika(7), PVR],
    rule: [
      "any",
      ...SAPTA_GRAHAS.map((graha): Rule => ["all", neecha(graha), ["count", { at_least: 2 }, ...causesOf(graha)]]),
    ],
  },
]);

const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const DUSTHANAS: readonly number[] = [6, 8, 12];

/**
 * With a lord of 6, 8 or 12 it is a dainya, else with the third's a khala, else a maha parivartana (Phaladeepika 6).
 */
function parivartana(first: (typeof HOUSES)[number], second: (typeof HOUSES)[number]): YogaRow {
  const dainya = DUSTHANAS.includes(first) || DUSTHANAS.includes(second);
  const khala = first === 3 || second === 3;
  return {
    id: `parivartana_${first}_${second}` as YogaRow["id"],
    source: [phaladeepika(6)],
    nature: dainya ? "inauspicious" : khala ? "mixed" : "auspicious",
    rule: ["exchange", lordOfHouse(first), lordOfHouse(second)],
  };
}

export const PARIVARTANA_YOGAS = defineYogaGroup(
  "parivartana",
  HOUSES.flatMap((first) => HOUSES.filter((second) => second > first).map((second) => parivartana(first, second))),
);

const KARTARI_POINTS: readonly (readonly [
  name: "lagna" | "moon" | "sun" | (typeof HOUSES)[number],
  place: PlaceExpression,
])[] = [
  ["lagna", "lagna"],
  ["moon", "moon"],
  ["sun", "sun"],
  ...HOUSES.slice(1).map((house) => [house, signOfHouse(house)] as const),
];

const createKartariRule = (place: PlaceExpression, by: "benefics" | "malefics"): Rule => [
  "by_setting",
  "kartari",
  { each_side: ["hemmed", place, by], only: ["hemmed_only", place, by] },
];

/** Benefics, or malefics, on both sides of the lagna, the Moon, the Sun or a house. */
export const KARTARI_YOGAS = defineYogaGroup("kartari", [
  ...KARTARI_POINTS.map(([name, place]): YogaRow => ({
    id: `shubha_kartari_${name}` as YogaRow["id"],
    source: [phaladeepika(6), PVR],
    rule: createKartariRule(place, "benefics"),
  })),
  ...KARTARI_POINTS.map(([name, place]): YogaRow => ({
    id: `papa_kartari_${name}` as YogaRow["id"],
    source: [phaladeepika(6), PVR],
    nature: "inauspicious",
    rule: createKartariRule(place, "malefics"),
  })),
]);

const DHANA_HOUSES = [1, 2, 5, 9, 11] as const;

/** Two of the lords of wealth associated: ten pairs (BPHS 43). */
export const DHANA_PAIRS: readonly YogaRow[] = DHANA_HOUSES.flatMap((one) =>
  DHANA_HOUSES.filter((second) => second > one).map((second): YogaRow => ({
    id: `dhana_lords_${one}_${second}` as YogaRow["id"],
    source: [bphs(43), PVR],
    rule: ["associated", lordOfHouse(one), lordOfHouse(second)],
  })),
);

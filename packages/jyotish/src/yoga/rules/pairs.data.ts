import { GRAHAS, type Graha, RASHI_LORDS } from "@lagna/terms";
import { debilitationRashi, exaltationRashi } from "../../relation/dignity.ts";
import { SAPTA_GRAHAS, type SaptaGraha } from "../../relation/friendship.data.ts";
import type { GrahaWord, Place, Rule } from "../rule.ts";
import { bphs, DISP, H, K, L, phaladeepika, PVR, type YogaRow, yogasOfGroup } from "../yoga-data.ts";

/**
 * Yogas that are one rule for many: made here by generators, one a family. Neecha bhanga of each of the seven, exchanges of each two
 * lords, kartaris of each point.
 */

const inKendra = (who: GrahaWord): Rule => ["any", ["in_house", who, K], ["in_house", who, K, "moon"]];

/** The causes that lift a debilitation (Phaladeepika 7; P.V.R. Narasimha Rao 11), each an own rule. */
function causesOf(graha: SaptaGraha): readonly Rule[] {
  const fall = debilitationRashi(graha);
  const height = exaltationRashi(graha);
  const raised: Graha | undefined = GRAHAS.slice(0, 7).find((other) => exaltationRashi(other) === fall);
  const own: Rule[] = [
    inKendra(DISP(graha)),
    ...(height === null ? [] : [inKendra(RASHI_LORDS[height])]),
    ...(raised === undefined ? [] : [inKendra(raised)]),
    ["aspects", DISP(graha), graha],
    ["in_varga", "D9", ["dignity", graha, ["exalted"]]],
    ["exchange", graha, DISP(graha)],
  ];
  return own;
}

const neecha = (graha: SaptaGraha): Rule => ["dignity", graha, ["debilitated"]];

export const NEECHA_BHANGA_YOGAS = yogasOfGroup("neecha_bhanga", [
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

/** With a lord of 6, 8 or 12 a dainya, else with the third's a khala, else a maha parivartana (Phaladeepika 6). */
function parivartana(one: (typeof HOUSES)[number], other: (typeof HOUSES)[number]): YogaRow {
  const dainya = DUSTHANAS.includes(one) || DUSTHANAS.includes(other);
  const khala = one === 3 || other === 3;
  return {
    id: `parivartana_${one}_${other}` as YogaRow["id"],
    source: [phaladeepika(6)],
    nature: dainya ? "inauspicious" : khala ? "mixed" : "auspicious",
    rule: ["exchange", L(one), L(other)],
  };
}

export const PARIVARTANA_YOGAS = yogasOfGroup(
  "parivartana",
  HOUSES.flatMap((one) => HOUSES.filter((other) => other > one).map((other) => parivartana(one, other))),
);

const KARTARI_POINTS: readonly (readonly [name: "lagna" | "moon" | "sun" | (typeof HOUSES)[number], place: Place])[] = [
  ["lagna", "lagna"],
  ["moon", "moon"],
  ["sun", "sun"],
  ...HOUSES.slice(1).map((house) => [house, H(house)] as const),
];

const scissors = (place: Place, by: "benefics" | "malefics"): Rule => [
  "by_setting",
  "kartari",
  { each_side: ["hemmed", place, by], only: ["hemmed_only", place, by] },
];

/** Hemmed in: benefics, or malefics, on both sides of the lagna, the Moon, the Sun or a house. */
export const KARTARI_YOGAS = yogasOfGroup("kartari", [
  ...KARTARI_POINTS.map(([name, place]): YogaRow => ({
    id: `shubha_kartari_${name}` as YogaRow["id"],
    source: [phaladeepika(6), PVR],
    rule: scissors(place, "benefics"),
  })),
  ...KARTARI_POINTS.map(([name, place]): YogaRow => ({
    id: `papa_kartari_${name}` as YogaRow["id"],
    source: [phaladeepika(6), PVR],
    nature: "inauspicious",
    rule: scissors(place, "malefics"),
  })),
]);

const DHANA_HOUSES = [1, 2, 5, 9, 11] as const;

/** Two of the lords of wealth bound together: ten pairs (BPHS 43). */
export const DHANA_PAIRS: readonly YogaRow[] = DHANA_HOUSES.flatMap((one) =>
  DHANA_HOUSES.filter((other) => other > one).map((other): YogaRow => ({
    id: `dhana_lords_${one}_${other}` as YogaRow["id"],
    source: [bphs(43), PVR],
    rule: ["associated", L(one), L(other)],
  })),
);

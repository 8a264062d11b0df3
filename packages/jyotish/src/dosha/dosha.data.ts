import { DOSHA_CAUSES, type DoshaCancellation, type DoshaCause, type DoshaId } from "@lagna/terms";
import type { GrahaSetExpression, PlaceExpression, Rule } from "../yoga/rule-language.ts";
import { bphs, signOfHouse, lordOfHouse, raman, type YogaSource } from "../yoga/define-yogas.ts";

export interface DoshaData {
  readonly id: DoshaId;
  readonly source: readonly YogaSource[];
  readonly holds: Rule;
  /** The causes of the dosha, each reported separately. */
  readonly causes: readonly (readonly [DoshaCause, Rule])[];
  /** With fewer causes than this the dosha holds in part; 1 if absent. */
  readonly fullFrom?: number;
  /** Applies if the dosha does not hold, but nearly does. */
  readonly nearly?: Rule;
  readonly cancellations: readonly (readonly [DoshaCancellation, Rule])[];
}

const MUHURTA: YogaSource = { text: "raman_muhurta" };
/** Common practice of astrologers, without a text that all of them cite. */
const CUSTOM: YogaSource = { text: "custom" };
/** The places from which Mars is counted, by school. */
export const MANGAL_HOUSES = {
  north: [1, 4, 7, 8, 12],
  south: [2, 4, 7, 8, 12],
  all: [1, 2, 4, 7, 8, 12],
  no_first: [2, 4, 7, 8, 12],
};

/** Mars in the houses of the dosha from a place, by school. */
function createMarsRule(place: PlaceExpression): Rule {
  const forms = Object.entries(MANGAL_HOUSES).map(([school, houses]): [string, Rule] => [
    school,
    ["in_house", "mars", houses, place],
  ]);
  return ["by_setting", "mangal_houses", Object.fromEntries(forms)];
}

/** Houses, and the signs in which Mars is harmless there (0 = Aries); in Leo and Aquarius he always is. */
const HARMLESS_MARS_SIGNS: readonly (readonly [house: number, signs: readonly number[]])[] = [
  [2, [2, 5]],
  [4, [0, 7]],
  [7, [3, 9]],
  [8, [8, 11]],
  [12, [1, 6]],
];

/** Mangal dosha (Raman, "Muhurta"; the customs of north and south). */
const MANGAL: DoshaData = {
  id: "mangal",
  source: [MUHURTA],
  holds: createMarsRule("lagna"),
  causes: [
    ["from_lagna", createMarsRule("lagna")],
    ["from_moon", createMarsRule("moon")],
    ["from_venus", createMarsRule("venus")],
  ],
  cancellations: [
    ["mars_in_good_sign", ["dignity", "mars", ["exalted", "own", "friend"]]],
    [
      "mars_by_house_and_sign",
      [
        "any",
        ["in_sign", "mars", [4, 10]],
        ...HARMLESS_MARS_SIGNS.map(([house, signs]): Rule => [
          "all",
          ["in_house", "mars", [house]],
          ["in_sign", "mars", signs],
        ]),
      ],
    ],
    ["mars_with_jupiter", ["joined_or_aspected", "mars", ["of", "jupiter"]]],
    ["mars_with_saturn_or_moon", ["joined_or_aspected", "mars", ["of", "saturn", "moon"]]],
    ["lagna_of_moon_or_sun", ["in_sign", "lagna", [3, 4]]],
    ["jupiter_or_venus_in_lagna", ["occupied", "lagna", ["of", "jupiter", "venus"]]],
    ["mars_retrograde", ["retrograde", "mars"]],
    ["mars_combust", ["combust", "mars"]],
    ["mars_at_sign_edge", ["near_sign_edge", "mars", 1]],
    ["mars_lord_of_lagna", ["same", "mars", lordOfHouse(1)]],
  ],
};

const HOUSES_AHEAD = [1, 2, 3, 4, 5, 6, 7];
const HOUSES_BEHIND = [7, 8, 9, 10, 11, 12, 1];

/** All grahas between the nodes, including the nodes' signs; or by degree. */
function createBetweenNodesRule(rule: (houses: readonly number[], byDegree: Rule) => Rule): Rule {
  const side = (houses: readonly number[], from: "rahu" | "ketu", to: "rahu" | "ketu"): Rule => {
    const byDegree: Rule = ["for_each", "$g", "seven", ["degree_between", "$g", from, to]];
    return rule(houses, byDegree);
  };
  const ahead = side(HOUSES_AHEAD, "rahu", "ketu");
  return [
    "by_setting",
    "kala_sarpa_direction",
    { both: ["any", ahead, side(HOUSES_BEHIND, "ketu", "rahu")], rahu_ahead: ahead },
  ];
}

const KALA_SARPA: DoshaData = {
  id: "kala_sarpa",
  source: [CUSTOM],
  holds: createBetweenNodesRule((houses, byDegree) => [
    "by_setting",
    "kala_sarpa_by",
    { sign: ["all_in", "seven", houses, "rahu"], degree: byDegree },
  ]),
  causes: DOSHA_CAUSES.slice(3, 15).map((name, index) => [name, ["in_house", "rahu", [index + 1]]]),
  nearly: createBetweenNodesRule((houses) => ["count_in", "seven", houses, 6, 6, "rahu"]),
  cancellations: [],
};

const NODES_AND_SATURN: GrahaSetExpression = ["of", "rahu", "ketu", "saturn"];
const PITRU_CAUSES: DoshaData["causes"] = [
  ["sun_afflicted", ["joined_or_aspected", "sun", NODES_AND_SATURN]],
  ["ninth_lord_afflicted", ["joined_or_aspected", lordOfHouse(9), NODES_AND_SATURN]],
  ["ninth_house_afflicted", ["joined_or_aspected", signOfHouse(9), NODES_AND_SATURN]],
];

/** In the same sign as a node, and within twelve degrees if degrees are known. */
const createEclipsedRule = (light: "sun" | "moon"): Rule => [
  "any",
  ...(["rahu", "ketu"] as const).map((node): Rule => [
    "all",
    ["together", light, node],
    ["within_degrees", light, node, 12],
  ]),
];

const FIVE: GrahaSetExpression = ["others_than", "seven", "sun", "moon"];
const KENDRAS = [1, 4, 7, 10];
/** Within a pada on either side of a junction of the zodiac. */
const GANDANTA_ARCMINUTES = 200;

const createAnyCauseRule = (causes: DoshaData["causes"]): Rule => ["any", ...causes.map(([, rule]) => rule)];
const createSimpleDosha = (id: DoshaId, source: YogaSource, holds: Rule): DoshaData => ({
  id,
  source: [source],
  holds,
  causes: [],
  cancellations: [],
});

const GRAHANA_CAUSES: DoshaData["causes"] = [
  ["sun_with_node", createEclipsedRule("sun")],
  ["moon_with_node", createEclipsedRule("moon")],
];
const GANDANTA_CAUSES: DoshaData["causes"] = [
  ["moon_in_gandanta", ["gandanta", "moon", GANDANTA_ARCMINUTES]],
  ["lagna_in_gandanta", ["gandanta", "lagna", GANDANTA_ARCMINUTES]],
];

/** Doshas formed by positions of grahas. */
const BY_GRAHAS: readonly DoshaData[] = [
  MANGAL,
  KALA_SARPA,
  {
    id: "pitru",
    source: [bphs(83)],
    holds: createAnyCauseRule(PITRU_CAUSES),
    causes: PITRU_CAUSES,
    fullFrom: 2,
    cancellations: [],
  },
  {
    ...createSimpleDosha("guru_chandala", CUSTOM, [
      "any",
      ["together", "jupiter", "rahu"],
      ["together", "jupiter", "ketu"],
    ]),
    cancellations: [["jupiter_in_good_sign", ["dignity", "jupiter", ["exalted", "own"]]]],
  },
  {
    id: "grahana",
    source: [CUSTOM],
    holds: createAnyCauseRule(GRAHANA_CAUSES),
    causes: GRAHANA_CAUSES,
    cancellations: [],
  },
  createSimpleDosha("shrapit", CUSTOM, ["together", "saturn", "rahu"]),
  createSimpleDosha("ghata", CUSTOM, ["together", "mars", "saturn"]),
  createSimpleDosha("angaraka", CUSTOM, ["any", ["together", "mars", "rahu"], ["together", "mars", "ketu"]]),
  createSimpleDosha("vish", CUSTOM, ["together", "moon", "saturn"]),
  {
    id: "kemadruma",
    source: [bphs(36), raman(5)],
    holds: ["not", ["any_in", FIVE, [2, 12], "moon"]],
    causes: [],
    cancellations: [
      ["kendra_from_moon", ["any_in", FIVE, KENDRAS, "moon"]],
      ["kendra_from_lagna", ["any_in", ["others_than", "seven", "moon"], KENDRAS]],
      ["moon_aspected_by_jupiter", ["aspects", "jupiter", "moon"]],
      ["moon_aspected_by_all", ["aspected_by_all", "moon", ["others_than", "seven", "moon"]]],
      ["moon_full", ["tithi", [15]]],
    ],
  },
  createSimpleDosha("kalatra", CUSTOM, ["all_in", "malefics", [1, 2, 4, 7, 8, 12], signOfHouse(7)]),
  {
    id: "gandanta",
    source: [bphs(92)],
    holds: createAnyCauseRule(GANDANTA_CAUSES),
    causes: GANDANTA_CAUSES,
    cancellations: [],
  },
];

/** Half tithis that are Vishti; the nakshatras at the junctions, from Ashwini. */
const VISHTI_HALVES = [8, 15, 22, 29, 36, 43, 50, 57];
const KNOT_NAKSHATRAS = [1, 9, 10, 18, 19, 27];
/** The Sun's motion in sixteen ghatis, before and after its entry into a sign. */
const SANKRANTI_DEG = 0.27;

const ECLIPSE_CAUSES: DoshaData["causes"] = [
  ["solar_eclipse", ["eclipse", "sun"]],
  ["lunar_eclipse", ["eclipse", "moon"]],
];
/** The tithi of each half of the month that each weekday makes dagdha (burnt), from Sunday (Muhurta Chintamani 1). */
const DAGDHA_TITHIS = [12, 11, 5, 3, 6, 8, 9];

/** Doshas formed by the time of birth (BPHS 85-97), reported as facts only. */
const BY_TIME: readonly DoshaData[] = [
  createSimpleDosha("ganda_mula", bphs(93), ["nakshatra", "moon", KNOT_NAKSHATRAS]),
  createSimpleDosha("bhadra", bphs(88), ["karana", VISHTI_HALVES]),
  createSimpleDosha("amavasya", bphs(86), ["tithi", [30]]),
  createSimpleDosha("krishna_chaturdashi", bphs(87), ["tithi", [29]]),
  createSimpleDosha("vyatipata", bphs(88), ["nitya_yoga", [17]]),
  createSimpleDosha("vaidhriti", bphs(88), ["nitya_yoga", [27]]),
  createSimpleDosha("sankranti", bphs(90), ["near_sign_edge", "sun", SANKRANTI_DEG]),
  { ...createSimpleDosha("eclipse", bphs(91), createAnyCauseRule(ECLIPSE_CAUSES)), causes: ECLIPSE_CAUSES },
  createSimpleDosha("dagdha", bphs(88), [
    "any",
    ...DAGDHA_TITHIS.map((tithi, weekday): Rule => ["all", ["vara", [weekday]], ["tithi", [tithi, tithi + 15]]]),
  ]),
];

export const DOSHA_DATA: readonly DoshaData[] = [...BY_GRAHAS, ...BY_TIME];

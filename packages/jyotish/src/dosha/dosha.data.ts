import { DOSHA_CAUSES, type DoshaCancellation, type DoshaCause, type DoshaId } from "@lagna/terms";
import type { GrahaSet, Place, Rule } from "../yoga/rule.ts";
import { bphs, H, L, raman, type YogaSource } from "../yoga/yoga-data.ts";

export interface DoshaData {
  readonly id: DoshaId;
  readonly source: readonly YogaSource[];
  readonly holds: Rule;
  /** What brings it about, each told by itself. */
  readonly causes: readonly (readonly [DoshaCause, Rule])[];
  /** Held in part by fewer causes than these; one will do where absent. */
  readonly fullFrom?: number;
  /** It does not hold, but nearly. */
  readonly nearly?: Rule;
  readonly cancellations: readonly (readonly [DoshaCancellation, Rule])[];
}

const MUHURTA: YogaSource = { text: "raman_muhurta" };
/** What astrologers say, without a text that all of them name. */
const CUSTOM: YogaSource = { text: "custom" };
/** Where Mars is counted, by school. */
export const MANGAL_HOUSES = {
  north: [1, 4, 7, 8, 12],
  south: [2, 4, 7, 8, 12],
  all: [1, 2, 4, 7, 8, 12],
  no_first: [2, 4, 7, 8, 12],
};

/** Mars in the houses of the dosha from a place, as the school has them. */
function marsFrom(place: Place): Rule {
  const forms = Object.entries(MANGAL_HOUSES).map(([school, houses]): [string, Rule] => [
    school,
    ["in_house", "mars", houses, place],
  ]);
  return ["by_setting", "mangal_houses", Object.fromEntries(forms)];
}

/** Houses, and the signs in which Mars does no harm there (0 = Aries); Leo and Aquarius anywhere. */
const HARMLESS: readonly (readonly [house: number, signs: readonly number[]])[] = [
  [2, [2, 5]],
  [4, [0, 7]],
  [7, [3, 9]],
  [8, [8, 11]],
  [12, [1, 6]],
];

/** Mars' own dosha (Raman, "Muhurta"; the customs of north and south). */
const MANGAL: DoshaData = {
  id: "mangal",
  source: [MUHURTA],
  holds: marsFrom("lagna"),
  causes: [
    ["from_lagna", marsFrom("lagna")],
    ["from_moon", marsFrom("moon")],
    ["from_venus", marsFrom("venus")],
  ],
  cancellations: [
    ["mars_in_good_sign", ["dignity", "mars", ["exalted", "own", "friend"]]],
    [
      "mars_by_house_and_sign",
      [
        "any",
        ["in_sign", "mars", [4, 10]],
        ...HARMLESS.map(([house, signs]): Rule => ["all", ["in_house", "mars", [house]], ["in_sign", "mars", signs]]),
      ],
    ],
    ["mars_with_jupiter", ["joined_or_aspected", "mars", ["of", "jupiter"]]],
    ["mars_with_saturn_or_moon", ["joined_or_aspected", "mars", ["of", "saturn", "moon"]]],
    ["lagna_of_moon_or_sun", ["in_sign", "lagna", [3, 4]]],
    ["jupiter_or_venus_in_lagna", ["occupied", "lagna", ["of", "jupiter", "venus"]]],
    ["mars_retrograde", ["retrograde", "mars"]],
    ["mars_combust", ["combust", "mars"]],
    ["mars_at_sign_edge", ["near_sign_edge", "mars", 1]],
    ["mars_lord_of_lagna", ["same", "mars", L(1)]],
  ],
};

const AHEAD = [1, 2, 3, 4, 5, 6, 7];
const BEHIND = [7, 8, 9, 10, 11, 12, 1];

/** Everybody between the nodes, their own signs included; or by degree. */
function between(rule: (houses: readonly number[], byDegree: Rule) => Rule): Rule {
  const side = (houses: readonly number[], from: "rahu" | "ketu", to: "rahu" | "ketu"): Rule => {
    const byDegree: Rule = ["for_each", "$g", "seven", ["degree_between", "$g", from, to]];
    return rule(houses, byDegree);
  };
  const ahead = side(AHEAD, "rahu", "ketu");
  return [
    "by_setting",
    "kala_sarpa_direction",
    { both: ["any", ahead, side(BEHIND, "ketu", "rahu")], rahu_ahead: ahead },
  ];
}

const KALA_SARPA: DoshaData = {
  id: "kala_sarpa",
  source: [CUSTOM],
  holds: between((houses, byDegree) => [
    "by_setting",
    "kala_sarpa_by",
    { sign: ["all_in", "seven", houses, "rahu"], degree: byDegree },
  ]),
  causes: DOSHA_CAUSES.slice(3, 15).map((name, index) => [name, ["in_house", "rahu", [index + 1]]]),
  nearly: between((houses) => ["count_in", "seven", houses, 6, 6, "rahu"]),
  cancellations: [],
};

const NODES_AND_SATURN: GrahaSet = ["of", "rahu", "ketu", "saturn"];
const PITRU_CAUSES: DoshaData["causes"] = [
  ["sun_afflicted", ["joined_or_aspected", "sun", NODES_AND_SATURN]],
  ["ninth_lord_afflicted", ["joined_or_aspected", L(9), NODES_AND_SATURN]],
  ["ninth_house_afflicted", ["joined_or_aspected", H(9), NODES_AND_SATURN]],
];

/** In one sign with a node, and within twelve degrees where they are known. */
const eclipsed = (light: "sun" | "moon"): Rule => [
  "any",
  ...(["rahu", "ketu"] as const).map((node): Rule => [
    "all",
    ["together", light, node],
    ["within_degrees", light, node, 12],
  ]),
];

const FIVE: GrahaSet = ["others_than", "seven", "sun", "moon"];
const KENDRAS = [1, 4, 7, 10];
/** A knot of the zodiac within a pada on either side. */
const GANDANTA_ARCMINUTES = 200;

const anyOf = (causes: DoshaData["causes"]): Rule => ["any", ...causes.map(([, rule]) => rule)];
const plain = (id: DoshaId, source: YogaSource, holds: Rule): DoshaData => ({
  id,
  source: [source],
  holds,
  causes: [],
  cancellations: [],
});

const GRAHANA_CAUSES: DoshaData["causes"] = [
  ["sun_with_node", eclipsed("sun")],
  ["moon_with_node", eclipsed("moon")],
];
const GANDANTA_CAUSES: DoshaData["causes"] = [
  ["moon_in_gandanta", ["gandanta", "moon", GANDANTA_ARCMINUTES]],
  ["lagna_in_gandanta", ["gandanta", "lagna", GANDANTA_ARCMINUTES]],
];

/** Made by where grahas stand. */
const BY_GRAHAS: readonly DoshaData[] = [
  MANGAL,
  KALA_SARPA,
  {
    id: "pitru",
    source: [bphs(83)],
    holds: anyOf(PITRU_CAUSES),
    causes: PITRU_CAUSES,
    fullFrom: 2,
    cancellations: [],
  },
  {
    ...plain("guru_chandala", CUSTOM, ["any", ["together", "jupiter", "rahu"], ["together", "jupiter", "ketu"]]),
    cancellations: [["jupiter_in_good_sign", ["dignity", "jupiter", ["exalted", "own"]]]],
  },
  {
    id: "grahana",
    source: [CUSTOM],
    holds: anyOf(GRAHANA_CAUSES),
    causes: GRAHANA_CAUSES,
    cancellations: [],
  },
  plain("shrapit", CUSTOM, ["together", "saturn", "rahu"]),
  plain("ghata", CUSTOM, ["together", "mars", "saturn"]),
  plain("angaraka", CUSTOM, ["any", ["together", "mars", "rahu"], ["together", "mars", "ketu"]]),
  plain("vish", CUSTOM, ["together", "moon", "saturn"]),
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
  plain("kalatra", CUSTOM, ["all_in", "malefics", [1, 2, 4, 7, 8, 12], H(7)]),
  {
    id: "gandanta",
    source: [bphs(92)],
    holds: anyOf(GANDANTA_CAUSES),
    causes: GANDANTA_CAUSES,
    cancellations: [],
  },
];

/** Halves of tithis that are Vishti; the nakshatras at the knots, from Ashwini. */
const VISHTI_HALVES = [8, 15, 22, 29, 36, 43, 50, 57];
const KNOT_NAKSHATRAS = [1, 9, 10, 18, 19, 27];
/** Sixteen ghatis of the Sun's motion on either side of his entry. */
const SANKRANTI_DEG = 0.27;

const ECLIPSE_CAUSES: DoshaData["causes"] = [
  ["solar_eclipse", ["eclipse", "sun"]],
  ["lunar_eclipse", ["eclipse", "moon"]],
];
/** The tithi of either half that each weekday burns, from Sunday (Muhurta Chintamani 1). */
const DAGDHA_TITHIS = [12, 11, 5, 3, 6, 8, 9];

/** Made by the time of birth (BPHS 85-97): facts, and no more. */
const BY_TIME: readonly DoshaData[] = [
  plain("ganda_mula", bphs(93), ["nakshatra", "moon", KNOT_NAKSHATRAS]),
  plain("bhadra", bphs(88), ["karana", VISHTI_HALVES]),
  plain("amavasya", bphs(86), ["tithi", [30]]),
  plain("krishna_chaturdashi", bphs(87), ["tithi", [29]]),
  plain("vyatipata", bphs(88), ["nitya_yoga", [17]]),
  plain("vaidhriti", bphs(88), ["nitya_yoga", [27]]),
  plain("sankranti", bphs(90), ["near_sign_edge", "sun", SANKRANTI_DEG]),
  { ...plain("eclipse", bphs(91), anyOf(ECLIPSE_CAUSES)), causes: ECLIPSE_CAUSES },
  plain("dagdha", bphs(88), [
    "any",
    ...DAGDHA_TITHIS.map((tithi, weekday): Rule => ["all", ["vara", [weekday]], ["tithi", [tithi, tithi + 15]]]),
  ]),
];

export const DOSHA_DATA: readonly DoshaData[] = [...BY_GRAHAS, ...BY_TIME];

import {
  RASHI_LORDS,
  RASHIS,
  type CompoundRelation,
  type Graha,
  type Rashi,
  type VargaGroup,
  type VargaId,
} from "@lagna/terms";
import { NATURAL_FRIENDSHIP, type NaturalRelation, type SaptaGraha } from "../relation/friendship.data.ts";
import { findExaltationRashi } from "../relation/dignity.ts";
import { mapSaptaGrahas } from "./sapta-grahas.ts";
import { MOOLATRIKONA_SIGNS } from "./shadbala.data.ts";

/** The four groups of vargas and the weight of each varga in them, adding up to twenty (BPHS 7). */
export const VIMSOPAKA_WEIGHTS = {
  shadvarga: { D1: 6, D2: 2, D3: 4, D9: 5, D12: 2, D30: 1 },
  saptavarga: { D1: 5, D2: 2, D3: 3, D7: 2.5, D9: 4.5, D12: 2, D30: 1 },
  dasavarga: { D1: 3, D2: 1.5, D3: 1.5, D7: 1.5, D9: 1.5, D10: 1.5, D12: 1.5, D16: 1.5, D30: 1.5, D60: 5 },
  shodasavarga: {
    D1: 3.5,
    D2: 1,
    D3: 1,
    D4: 0.5,
    D7: 0.5,
    D9: 3,
    D10: 0.5,
    D12: 0.5,
    D16: 2,
    D20: 0.5,
    D24: 0.5,
    D27: 0.5,
    D30: 1,
    D40: 0.5,
    D45: 0.5,
    D60: 4,
  },
} as const satisfies Readonly<Record<VargaGroup, Readonly<Partial<Record<VargaId, number>>>>>;

/** Varga vishva, out of twenty: in its own sign, or by the compound relation to the lord (BPHS 7). */
export const GOOD_VISHVA = 20;
export const VISHVA: Readonly<Record<CompoundRelation, number>> = {
  great_friend: 18,
  friend: 15,
  neutral: 10,
  enemy: 7,
  great_enemy: 5,
};

/** Own, moolatrikona and exaltation signs, and natural friendship: the basis for judging a graha in a varga. */
export interface VargaNature {
  readonly own: readonly Rashi[];
  readonly moolatrikona: Rashi;
  readonly exalted: readonly Rashi[];
  readonly towards: (lord: SaptaGraha) => NaturalRelation;
}

const createRelationTable =
  (friends: readonly SaptaGraha[], enemies: readonly SaptaGraha[]) =>
  (lord: SaptaGraha): NaturalRelation =>
    friends.includes(lord) ? "friend" : enemies.includes(lord) ? "enemy" : "neutral";

function computeNatureOfSapta(graha: SaptaGraha): VargaNature {
  const { friends, enemies } = NATURAL_FRIENDSHIP[graha];
  return {
    own: RASHIS.filter((sign) => RASHI_LORDS[sign] === graha),
    moolatrikona: MOOLATRIKONA_SIGNS[graha],
    exalted: [findExaltationRashi(graha) as Rashi],
    towards: createRelationTable(friends, enemies),
  };
}

/** The nodes as in Jagannatha Hora, from PyJHora `const.py`: two exaltation signs each, and their own friendships. */
const JHORA_NODES: Readonly<Record<"rahu" | "ketu", VargaNature>> = {
  rahu: {
    own: ["aquarius"],
    moolatrikona: "virgo",
    exalted: ["taurus", "gemini"],
    towards: createRelationTable(["venus", "saturn"], ["sun", "moon", "mars"]),
  },
  ketu: {
    own: ["scorpio"],
    moolatrikona: "pisces",
    exalted: ["scorpio", "sagittarius"],
    towards: createRelationTable(["sun", "mars"], ["venus", "saturn"]),
  },
};

export const VARGA_NATURES: Readonly<Record<Graha, VargaNature>> = {
  ...mapSaptaGrahas(computeNatureOfSapta),
  ...JHORA_NODES,
};

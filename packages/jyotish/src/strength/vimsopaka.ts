import {
  RASHI_LORDS,
  type Choices,
  type Graha,
  GRAHAS,
  type Rashi,
  type Vaiseshikamsa,
  VAISESHIKAMSAS,
  VARGA_GROUPS,
  type VargaGroup,
  type VargaId,
} from "@lagna/terms";
import { SAPTA_GRAHAS, type SaptaGraha } from "../relation/friendship.data.ts";
import { getCompoundRelation, getTemporaryRelation } from "../relation/friendship.ts";
import { GOOD_VISHVA, VARGA_NATURES, VIMSOPAKA_WEIGHTS, VISHVA } from "./vimsopaka.data.ts";

export interface Vimsopaka {
  /** Out of twenty. */
  readonly score: number;
  /** Number of the group's vargas in which it is in its own, moolatrikona or exaltation sign. */
  readonly good: number;
  /** The vaiseshikamsa for that number; `null` below two. */
  readonly name: Vaiseshikamsa | null;
}

/** Without the nodes if they are not included. */
export type VimsopakaByGraha = Readonly<Partial<Record<Graha, Vimsopaka>>>;

type SignsByVarga = Readonly<Record<VargaId, Readonly<Record<Graha, Rashi>>>>;

/** Only a hora of Cancer and Leo has no exaltation signs: it just says whether the Sun's or the Moon's half. */
const TWO_SIGNED_HORA = "parashara";

export type VimsopakaRules = Choices["vimsopaka"] & {
  /** The variant of the D2: in Parashara's, of Cancer and Leo, an exaltation does not make a varga good. */
  readonly hora: string;
};

interface VargaJudgement {
  readonly vishva: number;
  readonly good: boolean;
}

type VargaJudgements = Record<VargaId, VargaJudgement>;

function judgeInVarga(
  graha: Graha,
  varga: VargaId,
  signs: SignsByVarga,
  { hora, full_points }: VimsopakaRules,
): VargaJudgement {
  const sign = signs[varga][graha];
  const nature = VARGA_NATURES[graha];
  const owns = nature.own.includes(sign);
  const exalted = nature.exalted.includes(sign);
  const isOwn = owns || nature.moolatrikona === sign;
  const good = isOwn || (exalted && !(varga === "D2" && hora === TWO_SIGNED_HORA));
  if (owns || (full_points === "own_moolatrikona_exalted" && (isOwn || exalted))) return { vishva: GOOD_VISHVA, good };
  const lord = RASHI_LORDS[sign] as SaptaGraha;
  const temporary = getTemporaryRelation(signs.D1[graha], signs.D1[lord]);
  return { vishva: VISHVA[getCompoundRelation(nature.towards(lord), temporary)], good };
}

/** The sixteen vargas include those of every group. */
const JUDGED_VARGAS = Object.keys(VIMSOPAKA_WEIGHTS.shodasavarga) as readonly VargaId[];
const WEIGHTS = VARGA_GROUPS.map(
  (group) => [group, Object.entries(VIMSOPAKA_WEIGHTS[group]) as readonly (readonly [VargaId, number])[]] as const,
);

function weighGroup(group: VargaGroup, weights: (typeof WEIGHTS)[number][1], judged: VargaJudgements): Vimsopaka {
  let score = 0;
  let good = 0;
  for (const [varga, weight] of weights) {
    score += (weight * judged[varga].vishva) / 20;
    if (judged[varga].good) good += 1;
  }
  return { score, good, name: VAISESHIKAMSAS[group][good - 2] ?? null };
}

/**
 * Vimsopaka bala and vaiseshikamsa in the four groups of vargas (BPHS 6, 7). All vargas use the compound friendship of
 * the D1. Nodes: none, or by Jagannatha Hora's signs and friendships.
 */
export function computeVimsopaka(
  signs: SignsByVarga,
  rules: VimsopakaRules,
): Readonly<Record<VargaGroup, VimsopakaByGraha>> {
  const groups = Object.fromEntries(VARGA_GROUPS.map((group) => [group, {}])) as Record<
    VargaGroup,
    Partial<Record<Graha, Vimsopaka>>
  >;
  for (const graha of rules.nodes === "none" ? SAPTA_GRAHAS : GRAHAS) {
    const judged = {} as VargaJudgements;
    for (const varga of JUDGED_VARGAS) {
      judged[varga] = judgeInVarga(graha, varga, signs, rules);
    }
    for (const [group, weights] of WEIGHTS) groups[group][graha] = weighGroup(group, weights, judged);
  }
  return groups;
}

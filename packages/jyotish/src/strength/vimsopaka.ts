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
import { compoundRelation, temporaryRelation } from "../relation/friendship.ts";
import { GOOD_VISHVA, VARGA_NATURES, VIMSOPAKA_WEIGHTS, VISHVA } from "./vimsopaka.data.ts";

export interface Vimsopaka {
  /** Of twenty. */
  readonly score: number;
  /** In how many of the group's vargas it is in its own, moolatrikona or exaltation sign. */
  readonly good: number;
  /** The vaiseshikamsa of that many; `null` below two. */
  readonly name: Vaiseshikamsa | null;
}

/** Nobody for the nodes where they are not reckoned. */
export type VimsopakaOfGrahas = Readonly<Partial<Record<Graha, Vimsopaka>>>;

type SignsIn = Readonly<Record<VargaId, Readonly<Record<Graha, Rashi>>>>;

/** A hora of Cancer and Leo alone has no signs to be exalted in: it says whether the Sun's or the Moon's half. */
const TWO_SIGNED_HORA = "parashara";

interface InVarga {
  readonly vishva: number;
  readonly good: boolean;
}

type Judged = Record<VargaId, InVarga>;

function inVarga(graha: Graha, varga: VargaId, signs: SignsIn, twoSigned: boolean): InVarga {
  const sign = signs[varga][graha];
  const nature = VARGA_NATURES[graha];
  const exalted = nature.exalted.includes(sign);
  const own = nature.own.includes(sign) || nature.moolatrikona === sign;
  if (own || exalted) return { vishva: GOOD_VISHVA, good: own || !twoSigned };
  const lord = RASHI_LORDS[sign] as SaptaGraha;
  const temporary = temporaryRelation(signs.D1[graha], signs.D1[lord]);
  return { vishva: VISHVA[compoundRelation(nature.towards(lord), temporary)], good: false };
}

/** The sixteen vargas are those of every group. */
const VARGAS_JUDGED = Object.keys(VIMSOPAKA_WEIGHTS.shodasavarga) as readonly VargaId[];
const WEIGHTS = VARGA_GROUPS.map(
  (group) => [group, Object.entries(VIMSOPAKA_WEIGHTS[group]) as readonly (readonly [VargaId, number])[]] as const,
);

function weighed(group: VargaGroup, weights: (typeof WEIGHTS)[number][1], judged: Judged): Vimsopaka {
  let score = 0;
  let good = 0;
  for (const [varga, weight] of weights) {
    score += (weight * judged[varga].vishva) / 20;
    if (judged[varga].good) good += 1;
  }
  return { score, good, name: VAISESHIKAMSAS[group][good - 2] ?? null };
}

/**
 * Vimsopaka bala and vaiseshikamsa in the four groups of vargas (BPHS 6, 7). In every varga friendship is the compound one of
 * the D1. Nodes: none, or by Jagannatha Hora's signs and friendships.
 * @param hora the variant of the D2: in Parashara's, of Cancer and Leo, an exaltation does not make a varga good
 */
export function vimsopakaOf(
  signs: SignsIn,
  hora: string,
  nodes: Choices["vimsopaka"]["nodes"],
): Readonly<Record<VargaGroup, VimsopakaOfGrahas>> {
  const groups = Object.fromEntries(VARGA_GROUPS.map((group) => [group, {}])) as Record<
    VargaGroup,
    Partial<Record<Graha, Vimsopaka>>
  >;
  for (const graha of nodes === "none" ? SAPTA_GRAHAS : GRAHAS) {
    const judged = {} as Judged;
    for (const varga of VARGAS_JUDGED) {
      judged[varga] = inVarga(graha, varga, signs, varga === "D2" && hora === TWO_SIGNED_HORA);
    }
    for (const [group, weights] of WEIGHTS) groups[group][graha] = weighed(group, weights, judged);
  }
  return groups;
}

import { NAKSHATRAS, type Nakshatra, type Rashi } from "@lagna/terms";
import { SAPTA_GRAHAS, type SaptaGraha } from "../relation/friendship.data.ts";
import { RASHI_INDEX, rashiAt } from "../zodiac/rashi.ts";
import { rotateToLagna, type AshtakavargaSigns, type Bindus, type ReducedBindus } from "./ashtakavarga.ts";
import { PINDA_HOUSES } from "./bindus.data.ts";

/** Houses whose sarva figures are added up together (BPHS 72; C.S. Patel). */
const HOUSE_GROUPS = {
  kendra: [1, 4, 7, 10],
  panaphara: [2, 5, 8, 11],
  apoklima: [3, 6, 9, 12],
  bandhu: [1, 5, 9],
  sevaka: [2, 6, 10],
  poshaka: [3, 7, 11],
  ghataka: [4, 8, 12],
} as const satisfies Readonly<Record<string, readonly number[]>>;
export type HouseGroup = keyof typeof HOUSE_GROUPS;

/**
 * The nakshatra and sign in which a slow graha's transit affects what a row signifies: bindus of a house times sodhya
 * pinda, modulo 27 and 12.
 */
export interface PindaStar {
  /** Counted from the graha itself. */
  readonly house: number;
  readonly product: number;
  readonly nakshatra: Nakshatra;
  readonly sign: Rashi;
}

export interface AshtakavargaReadings {
  /** Sums of sarva bindus. */
  readonly groups: Readonly<Record<HouseGroup, number>>;
  /** Each compares the sarva figures of two of the houses 10, 11, 12 and 1. */
  readonly eleventhOverTenth: boolean;
  readonly twelfthUnderEleventh: boolean;
  readonly firstOverTwelfth: boolean;
  readonly stars: Readonly<Record<SaptaGraha, PindaStar>>;
}

/** A remainder counted from 1, where a remainder of zero means the last. */
const indexFromRemainder = (product: number, cycle: number): number => (product + cycle - 1) % cycle;

function computePindaStar(
  graha: SaptaGraha,
  signs: AshtakavargaSigns,
  bindus: Bindus,
  { pindas }: ReducedBindus,
): PindaStar {
  const house = PINDA_HOUSES[graha];
  const figure = bindus.bhinna[graha][(RASHI_INDEX[signs[graha]] + house - 1) % 12] ?? 0;
  const product = figure * pindas[graha].sodhya;
  return {
    house,
    product,
    nakshatra: NAKSHATRAS[indexFromRemainder(product, 27)] as Nakshatra,
    sign: rashiAt(indexFromRemainder(product, 12)),
  };
}

/** Figures that books derive from the bindus (P.V.R. Narasimha Rao, chapter 12; C.S. Patel), without interpretation. */
export function computeAshtakavargaReadings(
  signs: AshtakavargaSigns,
  bindus: Bindus,
  reduced: ReducedBindus,
): AshtakavargaReadings {
  const sarva = rotateToLagna(bindus.sarva, signs.lagna);
  const of = (house: number): number => sarva[house - 1] ?? 0;
  const groups = {} as Record<HouseGroup, number>;
  for (const [group, houses] of Object.entries(HOUSE_GROUPS)) {
    groups[group as HouseGroup] = houses.reduce((sum, house) => sum + of(house), 0);
  }
  const stars = {} as Record<SaptaGraha, PindaStar>;
  for (const graha of SAPTA_GRAHAS) stars[graha] = computePindaStar(graha, signs, bindus, reduced);
  return {
    groups,
    eleventhOverTenth: of(11) > of(10),
    twelfthUnderEleventh: of(12) < of(11),
    firstOverTwelfth: of(1) > of(12),
    stars,
  };
}

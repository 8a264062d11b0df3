import {
  type Graha,
  GRAHAS,
  type Nakshatra,
  type Nakshatra28,
  NAKSHATRAS,
  NAKSHATRAS_28,
  type Rashi,
} from "@lagna/terms";
import { findBrahma } from "../dasha/find-brahma.ts";
import type { SignChart } from "../dasha/dasha-context.ts";
import { findEffectiveLord, findStrongerGraha } from "../relation/find-stronger.ts";
import { findNakshatra28 } from "../zodiac/abhijit.ts";
import { nakshatraOf } from "../zodiac/nakshatra.ts";
import { placeFrom, rashiInPlace } from "../zodiac/rashi.ts";
import { LATTA, MARANA_KARAKA_HOUSE, VRIDDHA_EIGHTH } from "./special-graha.data.ts";

const lordOf = ({ placement, rules }: SignChart, sign: Rashi): Graha => findEffectiveLord(sign, placement, rules);

const findStrongerOf = ({ placement, rules }: SignChart, a: Graha, b: Graha): Graha =>
  (a === b ? a : findStrongerGraha(a, b, placement, rules)) ?? a;

/** Concerns length of life: engine data, never shown. */
export interface Rudra {
  readonly graha: Graha;
  readonly sign: Rashi;
  /** The trines of its sign. */
  readonly trishula: readonly Rashi[];
}

/** The stronger of the lords of the eighth from the lagna and from the seventh (Jaimini 2.1). */
export function findRudra(chart: SignChart): Rudra {
  const eighths = [chart.lagna, rashiInPlace(chart.lagna, 7)].map((sign) => lordOf(chart, VRIDDHA_EIGHTH[sign]));
  const graha = findStrongerOf(chart, ...(eighths as [Graha, Graha]));
  const sign = chart.placement.signs[graha];
  return { graha, sign, trishula: [1, 5, 9].map((place) => rashiInPlace(sign, place)) };
}

/** Mercury and Jupiter stand for the nodes. */
const IN_PLACE_OF_NODE: Readonly<Partial<Record<Graha, Graha>>> = { rahu: "mercury", ketu: "jupiter" };

/**
 * Maheshvara: the lord of the eighth from the atmakaraka; if he is in that sign himself, the stronger of the lords of the
 * eighth and twelfth from him; if a node is with him or in the eighth from him, the lord of the sixth from the
 * atmakaraka (Jaimini 2.1; P.V.R. Narasimha Rao, chapter 14). Concerns length of life: engine data, never shown.
 */
export function findMaheshvara(chart: SignChart, atmakaraka: Graha): Graha {
  const { signs } = chart.placement;
  const eighth = rashiInPlace(signs[atmakaraka], 8);
  const lord = lordOf(chart, eighth);
  const isHome = signs[lord] === eighth;
  const first = isHome
    ? findStrongerOf(chart, lordOf(chart, rashiInPlace(eighth, 8)), lordOf(chart, rashiInPlace(eighth, 12)))
    : lord;
  const base = isHome ? eighth : signs[atmakaraka];
  const nodes = [signs.rahu, signs.ketu];
  const isDisturbed = nodes.includes(signs[first]) || nodes.includes(rashiInPlace(signs[first], 8));
  const found = isDisturbed ? lordOf(chart, rashiInPlace(base, 6)) : first;
  return IN_PLACE_OF_NODE[found] ?? found;
}

export const SPECIAL_RELATIVES = [
  "father",
  "mother",
  "siblings",
  "maternal_relatives",
  "husband_and_sons",
  "wife_and_her_parents",
  "elder_brother",
] as const;
export type Relative = (typeof SPECIAL_RELATIVES)[number];

/**
 * The fixed karakas (Jaimini 1.1.19-24): the father by the stronger of Sun and Venus, the mother by the stronger of Moon
 * and Mars, the others by one graha each.
 */
export const findSthiraKarakas = (chart: SignChart): Readonly<Record<Relative, Graha>> => ({
  father: findStrongerOf(chart, "sun", "venus"),
  mother: findStrongerOf(chart, "moon", "mars"),
  siblings: "mars",
  maternal_relatives: "mercury",
  husband_and_sons: "jupiter",
  wife_and_her_parents: "venus",
  elder_brother: "saturn",
});

/** The grahas in the house where they are as if dead. */
export const findMaranaKarakas = ({ lagna, placement }: SignChart): readonly Graha[] =>
  GRAHAS.filter((graha) => placeFrom(lagna, placement.signs[graha]) === MARANA_KARAKA_HOUSE[graha]);

export interface Latta {
  /** Counted in 27 stars, and in 28. */
  readonly nakshatra: Nakshatra;
  readonly withAbhijit: Nakshatra28;
}

function countStars<Star>(stars: readonly Star[], from: number, { count, forward }: (typeof LATTA)["sun"]): Star {
  const steps = forward ? count - 1 : 1 - count;
  return stars[(from + steps + stars.length) % stars.length] as Star;
}

/** The star each graha kicks. */
export function findLattas(longitudes: Readonly<Record<Graha, number>>): Readonly<Record<Graha, Latta>> {
  const found = {} as Record<Graha, Latta>;
  for (const graha of GRAHAS) {
    const longitude = longitudes[graha];
    found[graha] = {
      nakshatra: countStars(NAKSHATRAS, nakshatraOf(longitude).index, LATTA[graha]),
      withAbhijit: countStars(NAKSHATRAS_28, findNakshatra28(longitude).index, LATTA[graha]),
    };
  }
  return found;
}

/** All of them, and Brahma. */
export const findSpecialGrahas = (
  chart: SignChart,
  longitudes: Readonly<Record<Graha, number>>,
  atmakaraka: Graha,
) => ({
  brahma: findBrahma(chart),
  rudra: findRudra(chart),
  maheshvara: findMaheshvara(chart, atmakaraka),
  sthiraKarakas: findSthiraKarakas(chart),
  maranaKarakas: findMaranaKarakas(chart),
  lattas: findLattas(longitudes),
});

import { type Graha, type Rashi, RASHI_LORDS } from "@lagna/terms";
import { NATURAL_FRIENDSHIP, type SaptaGraha } from "../relation/friendship.data.ts";
import { findEffectiveLord, findStrongerGraha, findStrongerRashi } from "../relation/find-stronger.ts";
import { findExaltationRashi } from "../relation/dignity.ts";
import { isOddRashi, placeFrom, rashiInPlace } from "../zodiac/rashi.ts";
import type { SignChart } from "./dasha-context.ts";

/** The houses whose lords are candidates for Brahma, from the stronger of lagna and 7th. */
const BRAHMA_HOUSES = [6, 8, 12] as const;

const NEVER_BRAHMA: readonly Graha[] = ["saturn", "rahu", "ketu"];

/** The stronger of the sign and the one opposite. */
export const findStrongerOfAxis = ({ placement, rules }: SignChart, sign: Rashi): Rashi =>
  findStrongerRashi(sign, rashiInPlace(sign, 7), placement, rules);

/** In its own, its exaltation or a natural friend's sign. */
function isInFavourableSign({ placement, rules }: SignChart, graha: SaptaGraha): boolean {
  const sign = placement.signs[graha];
  const lord = RASHI_LORDS[sign] as SaptaGraha;
  return (
    lord === graha ||
    findExaltationRashi(graha, rules.nodeDignity) === sign ||
    NATURAL_FRIENDSHIP[graha].friends.includes(lord)
  );
}

/**
 * Brahma (Jaimini 2.1; P.V.R. Narasimha Rao, chapter 14): of the lords of the 6th, 8th and 12th from the stronger of
 * lagna and 7th, except Saturn and the nodes, the one that meets most of: its own or a friend's sign, an odd sign, the
 * visible half (houses 7 to 12); in a tie, the stronger graha.
 */
export function findBrahma(chart: SignChart): Graha {
  const { placement, rules, lagna } = chart;
  const from = findStrongerOfAxis(chart, lagna);
  const lords = BRAHMA_HOUSES.map((house) => findEffectiveLord(rashiInPlace(from, house), placement, rules)).filter(
    (lord) => !NEVER_BRAHMA.includes(lord),
  );
  const merits = (lord: Graha): number => {
    const sign = placement.signs[lord];
    return (
      Number(isInFavourableSign(chart, lord as SaptaGraha)) +
      Number(isOddRashi(sign)) +
      Number(placeFrom(lagna, sign) >= 7)
    );
  };
  const most = Math.max(...lords.map(merits));
  return lords
    .filter((lord) => merits(lord) === most)
    .reduce((best, lord) => findStrongerGraha(best, lord, placement, rules) ?? best);
}

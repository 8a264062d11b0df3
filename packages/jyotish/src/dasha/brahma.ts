import { type Graha, type Rashi, RASHI_LORDS } from "@lagna/terms";
import { NATURAL_FRIENDSHIP, type SaptaGraha } from "../relation/friendship.data.ts";
import { countingLord, strongerGraha, strongerRashi } from "../relation/stronger.ts";
import { exaltationRashi } from "../relation/dignity.ts";
import { isOddRashi, placeFrom, rashiInPlace } from "../zodiac/rashi.ts";
import type { SignChart } from "./ground.ts";

/** The houses Brahma is lord of, from the stronger of lagna and 7th. */
const BRAHMA_HOUSES = [6, 8, 12] as const;

const NEVER_BRAHMA: readonly Graha[] = ["saturn", "rahu", "ketu"];

/** The stronger of the sign and the one opposite. */
export const strongerOfAxis = ({ placement, rules }: SignChart, sign: Rashi): Rashi =>
  strongerRashi(sign, rashiInPlace(sign, 7), placement, rules);

/** In its own, its exaltation or a natural friend's sign. */
function atHome({ placement, rules }: SignChart, graha: SaptaGraha): boolean {
  const sign = placement.signs[graha];
  const lord = RASHI_LORDS[sign] as SaptaGraha;
  return (
    lord === graha ||
    exaltationRashi(graha, rules.nodeDignity) === sign ||
    NATURAL_FRIENDSHIP[graha].friends.includes(lord)
  );
}

/**
 * Brahma (Jaimini 2.1; P.V.R. Narasimha Rao, chapter 14): of the lords of the 6th, 8th and 12th from the stronger of lagna and 7th,
 * without Saturn and the nodes, the one with most of: its own or a friend's sign, an odd sign, the visible half (houses 7 to
 * 12); the stronger graha where that leaves several.
 */
export function brahmaOf(chart: SignChart): Graha {
  const { placement, rules, lagna } = chart;
  const from = strongerOfAxis(chart, lagna);
  const lords = BRAHMA_HOUSES.map((house) => countingLord(rashiInPlace(from, house), placement, rules)).filter(
    (lord) => !NEVER_BRAHMA.includes(lord),
  );
  const merits = (lord: Graha): number => {
    const sign = placement.signs[lord];
    return Number(atHome(chart, lord as SaptaGraha)) + Number(isOddRashi(sign)) + Number(placeFrom(lagna, sign) >= 7);
  };
  const most = Math.max(...lords.map(merits));
  return lords
    .filter((lord) => merits(lord) === most)
    .reduce((best, lord) => strongerGraha(best, lord, placement, rules) ?? best);
}

import { type Choices, type Graha, GRAHAS, type Rashi } from "@lagna/terms";
import { findEffectiveLord, type Placement, type StrengthRules } from "../relation/find-stronger.ts";
import { RASHI_INDEX, rashiAt } from "../zodiac/rashi.ts";

/** The occupants of a rashi of the navamsa, and its lord. */
export interface Devata {
  readonly sign: Rashi;
  readonly lord: Graha;
  readonly occupants: readonly Graha[];
}

export interface Karakamsa {
  /** The atmakaraka. */
  readonly graha: Graha;
  readonly sign: Rashi;
  readonly readIn: Choices["arudha"]["karakamsa_in"];
  /** The occupants of each house from the karakamsa in the chart it is read in; twelve lists. */
  readonly houses: readonly (readonly Graha[])[];
  /** The twelfth, sixth and ninth from it in the navamsa. */
  readonly ishta: Devata;
  readonly palana: Devata;
  readonly dharma: Devata;
}

const findOccupants = ({ signs }: Placement, rashi: Rashi): readonly Graha[] =>
  GRAHAS.filter((graha) => signs[graha] === rashi);

/**
 * The karakamsa: the navamsa rashi of the atmakaraka (Jaimini sutra 1.2; BPHS 33; P.V.R. Narasimha Rao for the
 * devatas), read in the navamsa or in the birth chart.
 */
export function computeKarakamsa(
  atmakaraka: Graha,
  rasi: Placement,
  navamsa: Placement,
  readIn: Choices["arudha"]["karakamsa_in"],
  rules: StrengthRules = {},
): Karakamsa {
  const sign = navamsa.signs[atmakaraka];
  const house = (place: number): Rashi => rashiAt(RASHI_INDEX[sign] + place - 1);
  const devata = (place: number): Devata => {
    const at = house(place);
    return { sign: at, lord: findEffectiveLord(at, navamsa, rules), occupants: findOccupants(navamsa, at) };
  };
  const chart = readIn === "navamsa" ? navamsa : rasi;
  return {
    graha: atmakaraka,
    sign,
    readIn,
    houses: Array.from({ length: 12 }, (_, index) => findOccupants(chart, house(index + 1))),
    ishta: devata(12),
    palana: devata(6),
    dharma: devata(9),
  };
}

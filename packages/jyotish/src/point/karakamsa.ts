import { type Choices, type Graha, GRAHAS, type Rashi } from "@lagna/terms";
import { countingLord, type Placement, type StrengthRules } from "../relation/stronger.ts";
import { RASHI_INDEX, rashiAt } from "../zodiac/rashi.ts";

/** Who stands in a rashi of the navamsa, and its lord. */
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
  /** Who stands in each house from the karakamsa in the chart it is read in; twelve lists. */
  readonly houses: readonly (readonly Graha[])[];
  /** The twelfth, sixth and ninth from it in the navamsa. */
  readonly ishta: Devata;
  readonly palana: Devata;
  readonly dharma: Devata;
}

const occupantsOf = ({ signs }: Placement, rashi: Rashi): readonly Graha[] =>
  GRAHAS.filter((graha) => signs[graha] === rashi);

/**
 * The karakamsa: the navamsa rashi of the atmakaraka (Jaimini sutra 1.2; BPHS 33; P.V.R. Narasimha Rao for the devatas), read in the
 * navamsa or carried over into the chart of birth.
 */
export function karakamsa(
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
    return { sign: at, lord: countingLord(at, navamsa, rules), occupants: occupantsOf(navamsa, at) };
  };
  const chart = readIn === "navamsa" ? navamsa : rasi;
  return {
    graha: atmakaraka,
    sign,
    readIn,
    houses: Array.from({ length: 12 }, (_, index) => occupantsOf(chart, house(index + 1))),
    ishta: devata(12),
    palana: devata(6),
    dharma: devata(9),
  };
}

import { ARUDHAS, type Arudha, type Choices, type Graha, GRAHAS, type Rashi, RASHIS } from "@lagna/terms";
import { arcForward, normalizeDegrees } from "../core/angle.ts";
import type { CoLordRule } from "../relation/stronger.data.ts";
import { countingLord, lordsOf, strongerRashi, type Placement, type StrengthRules } from "../relation/stronger.ts";
import { placeFrom, RASHI_DEG, RASHI_INDEX, rashiAt } from "../zodiac/rashi.ts";

export type ArudhaException = Choices["arudha"]["exception"];
export type BhavaArudhas = Readonly<Record<Arudha, Rashi>>;
/** A node has one where it owns a rashi: under `by_strength`. */
export type GrahaArudhas = Readonly<Partial<Record<Graha, Rashi>>>;

/** As far from `middle` as that is from `from`; never `from` itself nor its seventh. */
function imageOf(from: Rashi, middle: Rashi, exception: ArudhaException): Rashi {
  const steps = placeFrom(from, middle) - 1;
  const image = RASHI_INDEX[middle] + steps;
  const place = placeFrom(from, rashiAt(image));
  if (place === 1) return rashiAt(image + 9);
  if (place !== 7) return rashiAt(image);
  return rashiAt(image + (exception === "tenth_from_result" ? 9 : 3));
}

/**
 * The arudhas of the twelve houses from a rashi (Jaimini sutra 1.1.30-32; BPHS 29; P.V.R. Narasimha Rao, chapter 9): as far from the
 * house's lord as the lord is from the house. One that would fall in the house itself goes to the tenth from there; one that would fall in
 * its seventh by `exception`, to the tenth or to the fourth from there. Any chart of signs, a varga's too.
 * @param base the lagna's rashi, or the Sun's or Moon's for arudhas from them.
 */
export function bhavaArudhas(
  base: Rashi,
  placement: Placement,
  exception: ArudhaException,
  rules: StrengthRules = {},
): BhavaArudhas {
  const result = {} as Record<Arudha, Rashi>;
  for (const [index, id] of ARUDHAS.entries()) {
    const house = rashiAt(RASHI_INDEX[base] + index);
    result[id] = imageOf(house, placement.signs[countingLord(house, placement, rules)], exception);
  }
  return result;
}

const ownedUnder = (rule: CoLordRule): Readonly<Record<Graha, readonly Rashi[]>> =>
  Object.fromEntries(
    GRAHAS.map((graha) => [graha, RASHIS.filter((rashi) => lordsOf(rashi, rule).includes(graha))]),
  ) as Record<Graha, Rashi[]>;

/** The rashis a graha owns, one or two; none for a node under `traditional`. */
const OWN_RASHIS = { by_strength: ownedUnder("by_strength"), traditional: ownedUnder("traditional") };

/** The arudhas of the grahas (BPHS 30): as far from the stronger of a graha's own rashis as that is from the graha, with the same exception. */
export function grahaArudhas(
  placement: Placement,
  exception: ArudhaException,
  rules: StrengthRules = {},
): GrahaArudhas {
  const own = OWN_RASHIS[rules.colords ?? "by_strength"];
  const result: Partial<Record<Graha, Rashi>> = {};
  for (const graha of GRAHAS) {
    const [first, second] = own[graha];
    if (first === undefined) continue;
    const from = second === undefined ? first : strongerRashi(first, second, placement, rules);
    result[graha] = imageOf(placement.signs[graha], from, exception);
  }
  return result;
}

/** How far before the lagna's degree a house begins when the lagna stands in its middle. */
const HALF_HOUSE_DEG = RASHI_DEG / 2;

/**
 * The longitudes of the arudhas (P.V.R. Narasimha Rao, "Transits of padamsa"; Jagannatha Hora): the mirror of the house's degree in its
 * lord. A quarter of the circle is taken off where it falls within the house or its seventh, the lagna's degree being the
 * middle of the house. The rashi may be another than that of `bhavaArudhas`, which counts whole signs.
 */
export function arudhaLongitudes(
  lagnaLongitude: number,
  longitudes: Readonly<Record<Graha, number>>,
  placement: Placement,
  rules: StrengthRules = {},
): Readonly<Record<Arudha, number>> {
  const result = {} as Record<Arudha, number>;
  for (const [index, id] of ARUDHAS.entries()) {
    const house = normalizeDegrees(lagnaLongitude + index * RASHI_DEG);
    const lord = countingLord(rashiAt(Math.floor(house / RASHI_DEG)), placement, rules);
    const image = normalizeDegrees(2 * longitudes[lord] - house);
    const within = arcForward(house - HALF_HOUSE_DEG, image);
    const excepted = within < RASHI_DEG || (within >= 180 && within < 180 + RASHI_DEG);
    result[id] = excepted ? normalizeDegrees(image - 90) : image;
  }
  return result;
}

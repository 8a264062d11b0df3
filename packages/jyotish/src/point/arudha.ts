import { ARUDHAS, type Arudha, type Choices, type Graha, GRAHAS, type Rashi, RASHIS } from "@lagna/terms";
import { arcForward, normalizeDegrees } from "../core/angle.ts";
import type { CoLordRule } from "../relation/find-stronger.data.ts";
import {
  findEffectiveLord,
  getLords,
  findStrongerRashi,
  type Placement,
  type StrengthRules,
} from "../relation/find-stronger.ts";
import { placeFrom, RASHI_DEG, RASHI_INDEX, rashiAt } from "../zodiac/rashi.ts";

export type ArudhaException = Choices["arudha"]["exception"];
export type BhavaArudhas = Readonly<Record<Arudha, Rashi>>;
/** A node only has one if it owns a rashi: under `by_strength`. */
export type GrahaArudhas = Readonly<Partial<Record<Graha, Rashi>>>;

/** The rashi as far from `middle` as that is from `from`; never `from` itself nor its seventh. */
function computeImage(from: Rashi, middle: Rashi, exception: ArudhaException): Rashi {
  const steps = placeFrom(from, middle) - 1;
  const image = RASHI_INDEX[middle] + steps;
  const place = placeFrom(from, rashiAt(image));
  if (place === 1) return rashiAt(image + 9);
  if (place !== 7) return rashiAt(image);
  return rashiAt(image + (exception === "tenth_from_result" ? 9 : 3));
}

/**
 * The arudhas of the twelve houses from a rashi (Jaimini sutra 1.1.30-32; BPHS 29; P.V.R. Narasimha Rao, chapter 9): as
 * far from the house's lord as the lord is from the house. One that would fall in the house itself moves to the tenth
 * from there; one that would fall in its seventh moves by `exception`, to the tenth or to the fourth from there. Works
 * for any chart of signs, including a varga.
 * @param base the lagna's rashi, or the Sun's or Moon's for arudhas from them.
 */
export function computeBhavaArudhas(
  base: Rashi,
  placement: Placement,
  exception: ArudhaException,
  rules: StrengthRules = {},
): BhavaArudhas {
  const result = {} as Record<Arudha, Rashi>;
  for (const [index, id] of ARUDHAS.entries()) {
    const house = rashiAt(RASHI_INDEX[base] + index);
    result[id] = computeImage(house, placement.signs[findEffectiveLord(house, placement, rules)], exception);
  }
  return result;
}

const listOwnedRashis = (rule: CoLordRule): Readonly<Record<Graha, readonly Rashi[]>> =>
  Object.fromEntries(
    GRAHAS.map((graha) => [graha, RASHIS.filter((rashi) => getLords(rashi, rule).includes(graha))]),
  ) as Record<Graha, Rashi[]>;

/** The rashis a graha owns, one or two; none for a node under `traditional`. */
const OWNED_RASHIS = { by_strength: listOwnedRashis("by_strength"), traditional: listOwnedRashis("traditional") };

/**
 * The arudhas of the grahas (BPHS 30): as far from the stronger of the graha's own rashis as that is from the graha,
 * with the same exception.
 */
export function computeGrahaArudhas(
  placement: Placement,
  exception: ArudhaException,
  rules: StrengthRules = {},
): GrahaArudhas {
  const ownedRashis = OWNED_RASHIS[rules.colords ?? "by_strength"];
  const result: Partial<Record<Graha, Rashi>> = {};
  for (const graha of GRAHAS) {
    const [first, second] = ownedRashis[graha];
    if (first === undefined) continue;
    const from = second === undefined ? first : findStrongerRashi(first, second, placement, rules);
    result[graha] = computeImage(placement.signs[graha], from, exception);
  }
  return result;
}

/** Distance from the start of a house to the lagna's degree, if that is the middle of the house. */
const HALF_HOUSE_DEG = RASHI_DEG / 2;

/**
 * The longitudes of the arudhas (P.V.R. Narasimha Rao, "Transits of padamsa"; Jagannatha Hora): the house's degree
 * mirrored at its lord. If it falls within the house or its seventh, 90° are subtracted; the lagna's degree is the
 * middle of the house. The rashi may differ from that of `computeBhavaArudhas`, which counts whole signs.
 */
export function computeArudhaLongitudes(
  lagnaLongitude: number,
  longitudes: Readonly<Record<Graha, number>>,
  placement: Placement,
  rules: StrengthRules = {},
): Readonly<Record<Arudha, number>> {
  const result = {} as Record<Arudha, number>;
  for (const [index, id] of ARUDHAS.entries()) {
    const house = normalizeDegrees(lagnaLongitude + index * RASHI_DEG);
    const lord = findEffectiveLord(rashiAt(Math.floor(house / RASHI_DEG)), placement, rules);
    const image = normalizeDegrees(2 * longitudes[lord] - house);
    const within = arcForward(house - HALF_HOUSE_DEG, image);
    const excepted = within < RASHI_DEG || (within >= 180 && within < 180 + RASHI_DEG);
    result[id] = excepted ? normalizeDegrees(image - 90) : image;
  }
  return result;
}

import { type Nakshatra, NAKSHATRAS, RASHI_LORDS, type Rashi } from "@lagna/terms";
import { partOfCircle } from "../core/angle.ts";
import type { SaptaGraha } from "../relation/friendship.data.ts";
import { rashiAt } from "../zodiac/rashi.ts";

/** Padas end with signs, but the middle of a sign is in the middle of a pada: halves of padas decide everything. */
const HALF_PADAS = 216;
const HALF_PADAS_OF_STAR = 8;
const HALF_PADAS_OF_SIGN = 18;

/** What a match reads of a Moon: the half pada it is in. Immutable, one object per half pada. */
export interface MoonPlace {
  /** Half pada from Ashwini, 0–215. */
  readonly index: number;
  /** 1 = Ashwini … 27 = Revati, as tables of matching count. */
  readonly star: number;
  readonly nakshatra: Nakshatra;
  /** 1–4. */
  readonly pada: number;
  /** 0 = Aries … 11 = Pisces. */
  readonly sign: number;
  readonly rashi: Rashi;
  readonly lord: SaptaGraha;
  /** In the second half of the sign. */
  readonly inSecondHalf: boolean;
}

export const MOON_PLACES: readonly MoonPlace[] = Array.from({ length: HALF_PADAS }, (_, index) => {
  const star = Math.floor(index / HALF_PADAS_OF_STAR) + 1;
  const sign = Math.floor(index / HALF_PADAS_OF_SIGN);
  const rashi = rashiAt(sign);
  return {
    index,
    star,
    nakshatra: NAKSHATRAS[star - 1] as Nakshatra,
    pada: (Math.floor(index / 2) % 4) + 1,
    sign,
    rashi,
    lord: RASHI_LORDS[rashi] as SaptaGraha,
    inSecondHalf: index % HALF_PADAS_OF_SIGN >= HALF_PADAS_OF_SIGN / 2,
  };
});

/** The place of a sidereal longitude in degrees. */
export function findMoonPlace(longitude: number): MoonPlace {
  return MOON_PLACES[partOfCircle(longitude, HALF_PADAS)] as MoonPlace;
}

/** A place of the Moon with its share of the possible times. */
export interface PossibleMoon {
  readonly place: MoonPlace;
  /** Above 0; all shares of a person add up to 1. */
  readonly share: number;
}

/** The Moon of one person: the stated place, which is one of those possible. */
export interface MatchedMoon {
  readonly stated: MoonPlace;
  readonly possible: readonly PossibleMoon[];
}

export const createCertainMoon = (place: MoonPlace): MatchedMoon => ({
  stated: place,
  possible: [{ place, share: 1 }],
});

/**
 * The Moon of a person whose star alone is known, with or without the pada: all its half padas are equally likely.
 * Stated is the first half of the pada; without one, the third pada.
 * @throws RangeError for a pada that is not 1 to 4
 */
export function createMoonOfStar(nakshatra: Nakshatra, pada?: number): MatchedMoon {
  if (pada !== undefined && !(Number.isInteger(pada) && pada >= 1 && pada <= 4)) {
    throw new RangeError(`pada must be 1 to 4, got ${pada}`);
  }
  const star = NAKSHATRAS.indexOf(nakshatra) + 1;
  const places = MOON_PLACES.filter((place) => place.star === star && (pada === undefined || place.pada === pada));
  const stated = places.find((place) => place.pada === (pada ?? 3));
  if (!stated) throw new RangeError(`there is no nakshatra "${nakshatra}"`);
  return { stated, possible: places.map((place) => ({ place, share: 1 / places.length })) };
}

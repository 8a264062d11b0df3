import type { Graha, Rashi } from "@lagna/terms";
import { GRAHAS } from "@lagna/terms";
import type { VargaBody } from "../varga/varga.ts";
import { placeFrom, rashiInPlace } from "../zodiac/rashi.ts";
import type { AnnualChart } from "./annual-chart.ts";

/**
 * The three-flag chakra (K.S. Charak, "A Textbook of Varshaphala"): three lines down, three across, their twelve ends
 * joined. The middle flag is the sign of the annual lagna; the other signs follow round. Places on one line obstruct
 * each other.
 */
const VEDHA_PLACES: Readonly<Record<number, readonly number[]>> = {
  1: [4, 7, 10],
  2: [3, 6, 9],
  3: [2, 8, 11],
  4: [1, 7, 10],
  5: [6, 9, 12],
  6: [2, 5, 11],
  7: [1, 4, 10],
  8: [3, 9, 12],
  9: [2, 5, 8],
  10: [1, 4, 7],
  11: [3, 6, 12],
  12: [5, 8, 11],
};

/** After how many years a graha is back at its natal sign, moving a sign a year; the nodes move backward. */
const ROUND_YEARS: Readonly<Record<Graha, number>> = {
  sun: 4,
  moon: 9,
  mars: 6,
  mercury: 4,
  jupiter: 4,
  venus: 4,
  saturn: 4,
  rahu: 6,
  ketu: 6,
};
const BACKWARD: readonly Graha[] = ["rahu", "ketu"];

export interface TriPatakiPlace {
  readonly body: VargaBody;
  readonly sign: Rashi;
  /** From the sign of the middle flag. */
  readonly place: number;
  /** Those on a line with it, or in its own sign. */
  readonly vedha: readonly VargaBody[];
}

/** The sign that the year's number leads to from the natal one: the remainder by the graha's round, a whole round if none. */
function moveSign(graha: Graha, natal: Rashi, year: number): Rashi {
  const round = ROUND_YEARS[graha];
  const steps = (year - 1) % round;
  return rashiInPlace(natal, 1 + (BACKWARD.includes(graha) ? -steps : steps));
}

/** Where each natal graha has moved by the given year, and what obstructs lagna, Moon and the others. */
export function computeTriPataki({ natal, annual, year }: AnnualChart): readonly TriPatakiPlace[] {
  const flag = annual.signs.lagna;
  const signs = { lagna: flag } as Record<VargaBody, Rashi>;
  for (const graha of GRAHAS) signs[graha] = moveSign(graha, natal.signs[graha], year);
  const bodies = Object.keys(signs) as VargaBody[];
  return bodies.map((body) => {
    const place = placeFrom(flag, signs[body]);
    const places = [place, ...(VEDHA_PLACES[place] as readonly number[])];
    const vedha = bodies.filter((other) => other !== body && places.includes(placeFrom(flag, signs[other])));
    return { body, sign: signs[body], place, vedha };
  });
}

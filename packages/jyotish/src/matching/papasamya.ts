import type { Graha, Rashi } from "@lagna/terms";
import { placeFrom } from "../zodiac/rashi.ts";
import type { MangalPlace } from "./mangal.ts";

const MALEFICS: readonly Graha[] = ["sun", "mars", "saturn", "rahu", "ketu"];
const HOUSES: readonly number[] = [1, 2, 4, 7, 8, 12];
const WEIGHTS: Readonly<Record<MangalPlace, number>> = { lagna: 1, moon: 0.5, venus: 0.25 };

/** One malefic in one of the houses, counted from one place. */
export interface PapaPoint {
  readonly graha: Graha;
  readonly from: MangalPlace;
  readonly house: number;
  readonly points: number;
}

export interface Papasamya {
  readonly total: number;
  readonly points: readonly PapaPoint[];
}

/**
 * Points of the malefics in the houses 1, 2, 4, 7, 8 and 12 (Kalaprakasika): whole from the lagna, half from the Moon,
 * a quarter from Venus.
 */
export function computePapasamya(signs: Readonly<Record<Graha | "lagna", Rashi>>): Papasamya {
  const points = (Object.keys(WEIGHTS) as MangalPlace[]).flatMap((from) =>
    MALEFICS.map((graha) => ({
      graha,
      from,
      house: placeFrom(signs[from], signs[graha]),
      points: WEIGHTS[from],
    })).filter(({ house }) => HOUSES.includes(house)),
  );
  return { total: points.reduce((sum, point) => sum + point.points, 0), points };
}

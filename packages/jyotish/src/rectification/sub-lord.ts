import type { Graha } from "@lagna/terms";
import { type Division, findPart, createDivision } from "../core/find-crossings.ts";
import { VIMSHOTTARI_LORDS } from "../dasha/nakshatra-dasha.data.ts";

const NAKSHATRA_DEG = 360 / 27;
const VIMSHOTTARI_CYCLE_YEARS = 120;

interface Sub {
  readonly start: number;
  readonly star: Graha;
  readonly sub: Graha;
}

/**
 * Each nakshatra of 13°20′ divided in the proportions of vimshottari, starting with its own lord (K.S. Krishnamurti,
 * Reader I).
 */
const SUBS: readonly Sub[] = Array.from({ length: 27 }, (_, index) => index).flatMap((index) => {
  const ownLordIndex = index % VIMSHOTTARI_LORDS.length;
  const lords = [...VIMSHOTTARI_LORDS.slice(ownLordIndex), ...VIMSHOTTARI_LORDS.slice(0, ownLordIndex)];
  let years = 0;
  return lords.map(({ lord, years: its }) => {
    const start = (index + years / VIMSHOTTARI_CYCLE_YEARS) * NAKSHATRA_DEG;
    years += its;
    return { start, star: (VIMSHOTTARI_LORDS[ownLordIndex] as { readonly lord: Graha }).lord, sub: lord };
  });
});

/** The starts of the 243 subs. */
export const SUB_DIVISION: Division = createDivision(SUBS.map(({ start }) => start));

/** The lords of the nakshatra and of the sub that contain a sidereal longitude, and the sub's number from 0. */
export function findSubLord(longitude: number): { readonly star: Graha; readonly sub: Graha; readonly number: number } {
  const number = findPart(SUB_DIVISION, longitude);
  const { star, sub } = SUBS[number] as Sub;
  return { star, sub, number };
}

import type { Graha } from "@lagna/terms";
import { type Division, partIn, partsFrom } from "../core/crossing.ts";
import { VIMSHOTTARI_LORDS } from "../dasha/nakshatra-dasha.data.ts";

const NAKSHATRA_DEG = 360 / 27;
const WHOLE_YEARS = 120;

interface Sub {
  readonly start: number;
  readonly star: Graha;
  readonly sub: Graha;
}

/** Each star of 13°20′ in the proportion of vimshottari, beginning with its own lord (K.S. Krishnamurti, Reader I). */
const SUBS: readonly Sub[] = Array.from({ length: 27 }, (_, index) => index).flatMap((index) => {
  const own = index % VIMSHOTTARI_LORDS.length;
  const lords = [...VIMSHOTTARI_LORDS.slice(own), ...VIMSHOTTARI_LORDS.slice(0, own)];
  let years = 0;
  return lords.map(({ lord, years: its }) => {
    const start = (index + years / WHOLE_YEARS) * NAKSHATRA_DEG;
    years += its;
    return { start, star: (VIMSHOTTARI_LORDS[own] as { readonly lord: Graha }).lord, sub: lord };
  });
});

/** Where the 243 subs begin. */
export const SUB_DIVISION: Division = partsFrom(SUBS.map(({ start }) => start));

/** The lords of the star and of the sub a sidereal longitude stands in, and the sub's number from 0. */
export function subOf(longitude: number): { readonly star: Graha; readonly sub: Graha; readonly number: number } {
  const number = partIn(SUB_DIVISION, longitude);
  const { star, sub } = SUBS[number] as Sub;
  return { star, sub, number };
}

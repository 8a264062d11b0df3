import { type Graha, type Rashi, RASHI_LORDS } from "@lagna/terms";
import { createDivision, findPart } from "../core/find-crossings.ts";
import { RASHI_DEG, rashiAt } from "../zodiac/rashi.ts";
import { findSubLord, SUB_DIVISION } from "./kp-lords.ts";

/** One of the 249 parts of horary numbers: a sub, or the part of one on its side of a sign's boundary. */
export interface KpNumber {
  /** 1–249. */
  readonly number: number;
  /** Sidereal degrees: the lagna of a horary chart of this number, and the end, exclusive. */
  readonly start: number;
  readonly end: number;
  readonly sign: Rashi;
  readonly signLord: Graha;
  readonly starLord: Graha;
  readonly subLord: Graha;
}

/** Six subs lie across the boundary of two signs: 243 and 6 are 249 (K.S. Krishnamurti, Reader VI). */
const DIVISION = createDivision([...SUB_DIVISION.starts, ...Array.from({ length: 12 }, (_, sign) => sign * RASHI_DEG)]);

/** The table of 249, by the proportions of vimshottari. */
export const KP_NUMBERS: readonly KpNumber[] = DIVISION.starts.map((start, index) => {
  const sign = rashiAt(Math.floor(start / RASHI_DEG));
  const { star, sub } = findSubLord(start);
  return {
    number: index + 1,
    start,
    end: DIVISION.starts[index + 1] ?? 360,
    sign,
    signLord: RASHI_LORDS[sign],
    starLord: star,
    subLord: sub,
  };
});

/** The number whose part contains a sidereal longitude. */
export const findKpNumber = (longitude: number): number => findPart(DIVISION, longitude) + 1;

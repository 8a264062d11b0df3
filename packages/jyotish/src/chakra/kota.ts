import {
  type Graha,
  type KotaMovement,
  type KotaRing,
  type Nakshatra,
  NAKSHATRAS_28,
  type Nakshatra28,
  RASHI_LORDS,
  type Rashi,
} from "@lagna/terms";
import { findLetterLord } from "./name-letter.ts";

/**
 * The seven stars of each quarter, from the birth star at the north-east corner: four along the diagonal inwards, three
 * outwards along the middle of the side that follows (Narapatijayacharya's kota chakra, K.K. Joshi, "Astrological
 * Applications of Kota Chakra and Sanghatta Chakra"; the same placement as in Jagannatha Hora and PyJHora).
 */
const QUARTER: readonly { readonly ring: KotaRing; readonly path: "entry" | "exit" }[] = [
  { ring: "bahya", path: "entry" },
  { ring: "prakara", path: "entry" },
  { ring: "madhya", path: "entry" },
  { ring: "stambha", path: "entry" },
  { ring: "madhya", path: "exit" },
  { ring: "prakara", path: "exit" },
  { ring: "bahya", path: "exit" },
];

export interface KotaPlace {
  readonly star: Nakshatra28;
  /** Counted from the birth star, 1–28. */
  readonly count: number;
  /** Clockwise from the north-east, 0–3. */
  readonly quarter: number;
  readonly ring: KotaRing;
  readonly path: "entry" | "exit";
}

/** The 28 stars of the fort, from the birth star. */
export function listKotaPlaces(birthStar: Nakshatra28): readonly KotaPlace[] {
  const first = NAKSHATRAS_28.indexOf(birthStar);
  return NAKSHATRAS_28.map((_, index) => ({
    star: NAKSHATRAS_28[(first + index) % NAKSHATRAS_28.length] as Nakshatra28,
    count: index + 1,
    quarter: Math.floor(index / QUARTER.length),
    ...(QUARTER[index % QUARTER.length] as (typeof QUARTER)[number]),
  }));
}

/** Whether a graha goes in or out: a retrograde one goes along the paths the other way. In the pillar it is inside. */
export function findKotaMovement({ ring, path }: KotaPlace, retrograde: boolean): KotaMovement {
  if (ring === "stambha") return "inside";
  return (path === "entry") === retrograde ? "leaving" : "entering";
}

/**
 * The lord of the fort (kota swami), which is that of the natal Moon's sign, and its guard (kota pala): the lord of the
 * class of letters of the Moon's pada. PyJHora's table has Mercury for the gutturals of Shravana, Dhanishta and the
 * first pada of Shatabhisha, whose lord is Mars by the rule from which the table is made.
 */
export const findKotaLords = (
  moonSign: Rashi,
  nakshatra: Nakshatra,
  pada: number,
): Readonly<Record<"swami" | "pala", Graha>> => ({
  swami: RASHI_LORDS[moonSign],
  pala: findLetterLord(nakshatra, pada),
});

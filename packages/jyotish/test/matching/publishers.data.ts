import type { Koota } from "@lagna/terms";

export type Publisher = "pyjhora" | "astrosage" | "krazykrackpot" | "openjyotish";
export const PUBLISHERS: readonly Publisher[] = ["pyjhora", "astrosage", "krazykrackpot", "openjyotish"];

/** Points of 200 couples, in the order of the kootas. */
export interface CoupleRow {
  readonly id: string;
  /** Star from 1, and pada. */
  readonly boy: readonly [number, number];
  readonly girl: readonly [number, number];
  readonly pyjhora: readonly number[];
  readonly astrosage: readonly number[];
  readonly krazykrackpot: readonly number[];
  readonly openjyotish: readonly number[];
}

/** Points of a publisher that no setting reproduces: a slip of its tables, or a rule found in no book. */
export const PUBLISHER_SLIPS: Readonly<Record<Publisher, Readonly<Partial<Record<Koota, string>>>>> = {
  pyjhora: {
    varna: "earth and air signs are exchanged (Taurus Shudra, Gemini Vaishya)",
    tara: "points for the bad directions instead of the good ones",
    bhakoot: "Pisces and Scorpio, and Cancer and Aquarius, differ by direction in its table",
  },
  astrosage: {},
  krazykrackpot: {},
  openjyotish: {
    varna: "from the lord of the sign, and only alike has a point; in no book found",
    vashya: "movable, fixed and dual signs as classes; in no book found",
    tara: "3, 2 or 0 by one count from the girl, 3 and 7 among the best; in no book found",
    yoni: "by the sex of the animals and its own lists of friends and enemies",
    graha_maitri: "one direction only: friend 3, neutral 1, enemy 0",
    gana: "deva with rakshasa 0, other unlike ganas 3",
    bhakoot: "7, 5, 3, 1 or 0 by the distance, trines best and one sign 0; in no book found",
  },
};

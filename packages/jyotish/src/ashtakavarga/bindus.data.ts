import type { Choices, Rashi } from "@lagna/terms";
import { SAPTA_GRAHAS, type SaptaGraha } from "../relation/friendship.data.ts";

/** The contributors of bindus, in the order of the tables below. */
export const CONTRIBUTORS = [...SAPTA_GRAHAS, "lagna"] as const;
export type Contributor = (typeof CONTRIBUTORS)[number];

export type BinduTableId = Choices["ashtakavarga"]["tables"];

/** The houses of one row by contributor, in hexadecimal: A, B and C are the tenth, eleventh and twelfth. */
type Row = readonly [string, string, string, string, string, string, string, string];

/**
 * BPHS 66: the houses, counted from each contributor's rashi (itself 1), to which it gives the row's graha a bindu. The
 * sums of the rows are 48, 49, 39, 54, 56, 52, 39 and for the lagna 49.
 */
const BPHS: Readonly<Record<Contributor, Row>> = {
  sun: ["124789AB", "36AB", "124789AB", "3569ABC", "569B", "67C", "124789AB", "346ABC"],
  moon: ["3678AB", "1367AB", "23569AB", "134578AB", "1478ABC", "34579AB", "356B", "36AB"],
  mars: ["356AB", "36B", "12478AB", "356B", "6ABC", "68BC", "14789AB", "136AB"],
  mercury: ["569BC", "2468AB", "124789AB", "13569ABC", "68BC", "1234589B", "124789AB", "12468AB"],
  jupiter: ["1234789AB", "2579B", "12478AB", "124569AB", "123478AB", "2569AB", "356C", "1245679AB"],
  venus: ["8BC", "1234589BC", "3569BC", "3569B", "589AB", "1234589AB", "34589AB", "1234589B"],
  saturn: ["12478AB", "36B", "356ABC", "689ABC", "56BC", "6BC", "356B", "1346AB"],
  lagna: ["346ABC", "36ABC", "136AB", "12468AB", "1245679AB", "1234589", "1346AB", "36AB"],
};

/** P.V.R. Narasimha Rao differs in the Moon's row (from the Moon, Mars, Jupiter) and in Venus's (from Mars); the sums are the same. */
const PVR: Readonly<Record<Contributor, Row>> = {
  ...BPHS,
  moon: ["3678AB", "13679AB", "2356AB", "134578AB", "12478AB", "34579AB", "356B", "36AB"],
  venus: ["8BC", "1234589BC", "3469BC", "3569B", "589AB", "1234589AB", "34589AB", "1234589B"],
};

export type BinduPlaces = Readonly<Record<Contributor, Readonly<Record<Contributor, readonly number[]>>>>;

const mapContributors = <Value>(
  value: (contributor: Contributor, index: number) => Value,
): Record<Contributor, Value> =>
  Object.fromEntries(CONTRIBUTORS.map((contributor, index) => [contributor, value(contributor, index)])) as Record<
    Contributor,
    Value
  >;

const parsePlaces = (rows: Readonly<Record<Contributor, Row>>): BinduPlaces =>
  mapContributors((row) =>
    mapContributors((_, index) => Array.from(rows[row][index] as string, (digit) => Number.parseInt(digit, 16))),
  );

/** Row, then contributor: the houses that receive a bindu. */
export const BINDU_TABLES: Readonly<Record<BinduTableId, BinduPlaces>> = {
  bphs: parsePlaces(BPHS),
  pvr: parsePlaces(PVR),
};

/**
 * The pairs of rashis owned by one graha; Cancer and Leo, whose lords own no other rashi, are not reduced (BPHS 68).
 */
export const EKADHIPATYA_PAIRS = [
  ["aries", "scorpio"],
  ["taurus", "libra"],
  ["gemini", "virgo"],
  ["sagittarius", "pisces"],
  ["capricorn", "aquarius"],
] as const satisfies readonly (readonly [Rashi, Rashi])[];

export type EkadhipatyaOccupants = Choices["ashtakavarga"]["ekadhipatya_occupants"];

/** BPHS 69. By rashi from Aries. */
export const RASHI_MULTIPLIERS: readonly number[] = [7, 10, 8, 4, 10, 5, 7, 8, 9, 5, 11, 12];
/** BPHS 69. */
export const GRAHA_MULTIPLIERS: Readonly<Record<SaptaGraha, number>> = {
  sun: 5,
  moon: 5,
  mars: 8,
  mercury: 5,
  jupiter: 10,
  venus: 7,
  saturn: 5,
};

/** The lords of the eight parts of a rashi, 3°45′ each, from the slowest to the fastest, the lagna last. */
export const KAKSHYA_LORDS = [
  "saturn",
  "jupiter",
  "mars",
  "sun",
  "venus",
  "mercury",
  "moon",
  "lagna",
] as const satisfies readonly Contributor[];

/**
 * The house from each graha whose bindus in its own row multiply its sodhya pinda (P.V.R. Narasimha Rao, chapter 12.6; BPHS 70):
 * father, mother, siblings, relatives, children, spouse, oneself.
 */
export const PINDA_HOUSES: Readonly<Record<SaptaGraha, number>> = {
  sun: 9,
  moon: 4,
  mars: 3,
  mercury: 4,
  jupiter: 5,
  venus: 7,
  saturn: 8,
};

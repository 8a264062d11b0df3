import type { Graha, Rashi } from "@lagna/terms";
import { SAPTA_GRAHAS, type SaptaGraha } from "../relation/friendship.data.ts";
import { RASHI_INDEX } from "../zodiac/rashi.ts";
import {
  BINDU_TABLES,
  CONTRIBUTORS,
  EKADHIPATYA_PAIRS,
  GRAHA_MULTIPLIERS,
  RASHI_MULTIPLIERS,
  type BinduTableId,
  type Contributor,
  type EkadhipatyaOccupants,
} from "./bindus.data.ts";

/** Twelve figures, from Aries. */
export type ByRashi = readonly number[];

/** The rashis of a chart: the seven and the lagna, and the nodes where they are to count as occupants. */
export type AshtakavargaSigns = Readonly<Record<Contributor, Rashi>> & Readonly<Partial<Record<Graha, Rashi>>>;

export interface Pinda {
  readonly rasi: number;
  readonly graha: number;
  /** Their sum. */
  readonly sodhya: number;
}

/** The bindus of one chart under one table, before and after both reductions. */
export interface Bindus {
  /** Row, contributor, rashi: 1 where the contributor gives the row's graha a bindu there, else 0. */
  readonly prastara: Readonly<Record<Contributor, Readonly<Record<Contributor, ByRashi>>>>;
  /** The bindus of each row, 0 to 8; the lagna's stands apart from the sum. */
  readonly bhinna: Readonly<Record<Contributor, ByRashi>>;
  /** The sum of the seven grahas' rows: 337 in all. */
  readonly sarva: ByRashi;
}

export interface ReducedBindus {
  /** After trikona shodhana. */
  readonly trikona: Readonly<Record<SaptaGraha, ByRashi>>;
  /** After ekadhipatya shodhana too. */
  readonly reduced: Readonly<Record<SaptaGraha, ByRashi>>;
  readonly pindas: Readonly<Record<SaptaGraha, Pinda>>;
}

const zeros = (): number[] => [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

function sumOf(rows: readonly ByRashi[]): ByRashi {
  const sum = zeros();
  for (const row of rows) for (let rashi = 0; rashi < 12; rashi++) sum[rashi] = (sum[rashi] ?? 0) + (row[rashi] ?? 0);
  return sum;
}

function record<Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value): Record<Key, Value> {
  const result = {} as Record<Key, Value>;
  for (const key of keys) result[key] = value(key);
  return result;
}

function given(places: readonly number[], from: Rashi): ByRashi {
  const row = zeros();
  for (const place of places) row[(RASHI_INDEX[from] + place - 1) % 12] = 1;
  return row;
}

/**
 * Prastara, bhinna and sarva ashtakavarga (BPHS 66-67; P.V.R. Narasimha Rao, chapter 12) of any chart of signs, a varga's too.
 * Neither retrogression nor combustion matters, and the nodes neither give nor receive.
 */
export function bindusOf(signs: AshtakavargaSigns, table: BinduTableId): Bindus {
  const places = BINDU_TABLES[table];
  const prastara = record(CONTRIBUTORS, (row) =>
    record(CONTRIBUTORS, (contributor) => given(places[row][contributor], signs[contributor])),
  );
  const bhinna = record(CONTRIBUTORS, (row) => sumOf(CONTRIBUTORS.map((contributor) => prastara[row][contributor])));
  return { prastara, bhinna, sarva: sumOf(SAPTA_GRAHAS.map((graha) => bhinna[graha])) };
}

/** Trikona shodhana (BPHS 67): from the three rashis of one element their least figure is taken away. */
export function trikonaShodhana(row: ByRashi): ByRashi {
  return row.map((figure, rashi) => {
    const least = Math.min(figure, row[(rashi + 4) % 12] ?? 0, row[(rashi + 8) % 12] ?? 0);
    return figure - least;
  });
}

/** What two rashis of one lord keep (BPHS 68); the first figure belongs to the first rashi. */
function reducedPair(a: number, b: number, aOccupied: boolean, bOccupied: boolean): readonly [number, number] {
  if (a === 0 || b === 0 || (aOccupied && bOccupied)) return [a, b];
  if (!aOccupied && !bOccupied) return a === b ? [0, 0] : [Math.min(a, b), Math.min(a, b)];
  if (aOccupied) return [a, b <= a ? 0 : a];
  return [a <= b ? 0 : b, b];
}

/**
 * Ekadhipatya shodhana (BPHS 68) of a row that trikona shodhana has reduced: two rashis of one lord, both empty, keep the lesser figure, or
 * nothing where they are equal; beside an occupied one the empty one keeps nothing, or as much as the occupied one has where it
 * had more. Nothing changes where a figure is 0 or both are occupied.
 */
export function ekadhipatyaShodhana(row: ByRashi, occupied: ReadonlySet<Rashi>): ByRashi {
  const reduced = [...row];
  for (const [first, second] of EKADHIPATYA_PAIRS) {
    const [a, b] = [RASHI_INDEX[first], RASHI_INDEX[second]];
    [reduced[a], reduced[b]] = reducedPair(row[a] ?? 0, row[b] ?? 0, occupied.has(first), occupied.has(second));
  }
  return reduced;
}

function occupiedRashis(signs: AshtakavargaSigns, occupants: EkadhipatyaOccupants): ReadonlySet<Rashi> {
  const bodies: readonly (Graha | "lagna")[] =
    occupants === "planets" ? SAPTA_GRAHAS : occupants === "nine" ? [...SAPTA_GRAHAS, "rahu", "ketu"] : CONTRIBUTORS;
  return new Set(bodies.map((body) => signs[body]).filter((rashi) => rashi !== undefined));
}

/** Rasi, graha and sodhya pinda of a reduced row (BPHS 69). */
function pindaOf(reduced: ByRashi, signs: AshtakavargaSigns): Pinda {
  const rasi = reduced.reduce((sum, figure, rashi) => sum + figure * (RASHI_MULTIPLIERS[rashi] ?? 0), 0);
  const graha = SAPTA_GRAHAS.reduce(
    (sum, body) => sum + GRAHA_MULTIPLIERS[body] * (reduced[RASHI_INDEX[signs[body]]] ?? 0),
    0,
  );
  return { rasi, graha, sodhya: rasi + graha };
}

/** Both reductions of the seven rows and the pindas that follow from them (BPHS 67-69). */
export function reduceBindus(
  { bhinna }: Pick<Bindus, "bhinna">,
  signs: AshtakavargaSigns,
  occupants: EkadhipatyaOccupants,
): ReducedBindus {
  const occupied = occupiedRashis(signs, occupants);
  const trikona = record(SAPTA_GRAHAS, (graha) => trikonaShodhana(bhinna[graha]));
  const reduced = record(SAPTA_GRAHAS, (graha) => ekadhipatyaShodhana(trikona[graha], occupied));
  return { trikona, reduced, pindas: record(SAPTA_GRAHAS, (graha) => pindaOf(reduced[graha], signs)) };
}

/** The same figures from the first house on, where they are given from Aries. */
export function byHouse(row: ByRashi, lagna: Rashi): readonly number[] {
  return row.map((_, house) => row[(RASHI_INDEX[lagna] + house) % 12] ?? 0);
}

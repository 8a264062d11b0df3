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
export type FiguresByRashi = readonly number[];

/** The rashis of a chart: of the seven and the lagna, and of the nodes if they are to count as occupants. */
export type AshtakavargaSigns = Readonly<Record<Contributor, Rashi>> & Readonly<Partial<Record<Graha, Rashi>>>;

export interface Pinda {
  readonly rasi: number;
  readonly graha: number;
  /** Their sum. */
  readonly sodhya: number;
}

/** The bindus of one chart under one table, before and after both reductions. */
export interface Bindus {
  /** Row, contributor, rashi: 1 if the contributor gives the row's graha a bindu there, else 0. */
  readonly prastara: Readonly<Record<Contributor, Readonly<Record<Contributor, FiguresByRashi>>>>;
  /** The bindus of each row, 0 to 8; the lagna's row is not part of the sum. */
  readonly bhinna: Readonly<Record<Contributor, FiguresByRashi>>;
  /** The sum of the seven grahas' rows: 337 in all. */
  readonly sarva: FiguresByRashi;
}

export interface ReducedBindus {
  /** After trikona shodhana. */
  readonly trikona: Readonly<Record<SaptaGraha, FiguresByRashi>>;
  /** After ekadhipatya shodhana too. */
  readonly reduced: Readonly<Record<SaptaGraha, FiguresByRashi>>;
  readonly pindas: Readonly<Record<SaptaGraha, Pinda>>;
}

const createZeroRow = (): number[] => [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

function sumRows(rows: readonly FiguresByRashi[]): FiguresByRashi {
  const sum = createZeroRow();
  for (const row of rows) for (let rashi = 0; rashi < 12; rashi++) sum[rashi] = (sum[rashi] ?? 0) + (row[rashi] ?? 0);
  return sum;
}

function mapKeys<Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value): Record<Key, Value> {
  const result = {} as Record<Key, Value>;
  for (const key of keys) result[key] = value(key);
  return result;
}

function markBinduPlaces(places: readonly number[], from: Rashi): FiguresByRashi {
  const row = createZeroRow();
  for (const place of places) row[(RASHI_INDEX[from] + place - 1) % 12] = 1;
  return row;
}

/**
 * Prastara, bhinna and sarva ashtakavarga (BPHS 66-67; P.V.R. Narasimha Rao, chapter 12) of any chart of signs,
 * including a varga. Retrogression and combustion have no effect, and the nodes neither give nor receive bindus.
 */
export function computeBindus(signs: AshtakavargaSigns, table: BinduTableId): Bindus {
  const places = BINDU_TABLES[table];
  const prastara = mapKeys(CONTRIBUTORS, (row) =>
    mapKeys(CONTRIBUTORS, (contributor) => markBinduPlaces(places[row][contributor], signs[contributor])),
  );
  const bhinna = mapKeys(CONTRIBUTORS, (row) => sumRows(CONTRIBUTORS.map((contributor) => prastara[row][contributor])));
  return { prastara, bhinna, sarva: sumRows(SAPTA_GRAHAS.map((graha) => bhinna[graha])) };
}

/** Trikona shodhana (BPHS 67): subtracts the least figure of the three rashis of one element from each of them. */
export function applyTrikonaShodhana(row: FiguresByRashi): FiguresByRashi {
  return row.map((figure, rashi) => {
    const least = Math.min(figure, row[(rashi + 4) % 12] ?? 0, row[(rashi + 8) % 12] ?? 0);
    return figure - least;
  });
}

/** The reduced figures of two rashis with the same lord (BPHS 68); the first figure belongs to the first rashi. */
function reducePair(a: number, b: number, aOccupied: boolean, bOccupied: boolean): readonly [number, number] {
  if (a === 0 || b === 0 || (aOccupied && bOccupied)) return [a, b];
  if (!aOccupied && !bOccupied) return a === b ? [0, 0] : [Math.min(a, b), Math.min(a, b)];
  if (aOccupied) return [a, b <= a ? 0 : a];
  return [a <= b ? 0 : b, b];
}

/**
 * Ekadhipatya shodhana (BPHS 68) of a row after trikona shodhana. Two empty rashis of the same lord both get the lesser
 * figure, or 0 if they are equal. Beside an occupied rashi, the empty one gets 0, or the figure of the occupied one if
 * its own was higher. Nothing changes if a figure is 0 or both are occupied.
 */
export function applyEkadhipatyaShodhana(row: FiguresByRashi, occupied: ReadonlySet<Rashi>): FiguresByRashi {
  const reduced = [...row];
  for (const [first, second] of EKADHIPATYA_PAIRS) {
    const [a, b] = [RASHI_INDEX[first], RASHI_INDEX[second]];
    [reduced[a], reduced[b]] = reducePair(row[a] ?? 0, row[b] ?? 0, occupied.has(first), occupied.has(second));
  }
  return reduced;
}

function findOccupiedRashis(signs: AshtakavargaSigns, occupants: EkadhipatyaOccupants): ReadonlySet<Rashi> {
  const bodies: readonly (Graha | "lagna")[] =
    occupants === "planets" ? SAPTA_GRAHAS : occupants === "nine" ? [...SAPTA_GRAHAS, "rahu", "ketu"] : CONTRIBUTORS;
  return new Set(bodies.map((body) => signs[body]).filter((rashi) => rashi !== undefined));
}

/** Rasi, graha and sodhya pinda of a reduced row (BPHS 69). */
function computePinda(reduced: FiguresByRashi, signs: AshtakavargaSigns): Pinda {
  const rasi = reduced.reduce((sum, figure, rashi) => sum + figure * (RASHI_MULTIPLIERS[rashi] ?? 0), 0);
  const graha = SAPTA_GRAHAS.reduce(
    (sum, body) => sum + GRAHA_MULTIPLIERS[body] * (reduced[RASHI_INDEX[signs[body]]] ?? 0),
    0,
  );
  return { rasi, graha, sodhya: rasi + graha };
}

/** Both reductions of the seven rows, and the pindas derived from them (BPHS 67-69). */
export function reduceBindus(
  { bhinna }: Pick<Bindus, "bhinna">,
  signs: AshtakavargaSigns,
  occupants: EkadhipatyaOccupants,
): ReducedBindus {
  const occupied = findOccupiedRashis(signs, occupants);
  const trikona = mapKeys(SAPTA_GRAHAS, (graha) => applyTrikonaShodhana(bhinna[graha]));
  const reduced = mapKeys(SAPTA_GRAHAS, (graha) => applyEkadhipatyaShodhana(trikona[graha], occupied));
  return { trikona, reduced, pindas: mapKeys(SAPTA_GRAHAS, (graha) => computePinda(reduced[graha], signs)) };
}

/** Figures from the first house on, given figures from Aries on. */
export function rotateToLagna(row: FiguresByRashi, lagna: Rashi): readonly number[] {
  return row.map((_, house) => row[(RASHI_INDEX[lagna] + house) % 12] ?? 0);
}

import { normalise } from "../normalise.ts";
import { getNormalisedNames, pushToMapEntry, type SourcePlace } from "./source-place.ts";

/** `places` plus those only in the newer list; for a place in both, the newer row's divisions and name are used. */
export function mergePlaces(places: SourcePlace[], newer: readonly SourcePlace[]): SourcePlace[] {
  const byCell = new Map<number, SourcePlace[]>();
  for (const place of places) pushToMapEntry(byCell, computeCell(place.latitude, place.longitude), place);
  const changes = new CodeChangeTracker();
  const paired = new Set<SourcePlace>();
  const fresh: SourcePlace[] = [];
  for (const row of newer) {
    const known = findSamePlace(row, byCell);
    if (!known) fresh.push(row);
    else if (!paired.has(known)) {
      changes.record(known, row);
      updatePlace(known, row);
      paired.add(known);
    }
  }
  for (const place of places) {
    if (paired.has(place) || !changes.isRenumbered(place.countryCode)) continue;
    place.state = null;
    place.district = null;
    place.stateCode = "";
    place.districtCode = "";
  }
  return [...places, ...fresh];
}

const CELLS_PER_DEGREE = 10;
/** Half a kilometre and ten kilometres, in degrees of a great circle. */
const SAME_SPOT_DEG = 0.0045;
const SAME_NAME_DEG = 0.09;

const toCellIndex = (degrees: number) => Math.floor(degrees * CELLS_PER_DEGREE);
const computeCell = (latitude: number, longitude: number) => toCellIndex(latitude) * 10_000 + toCellIndex(longitude);

/** Same country, and within half a kilometre, or within ten with the same name. */
function findSamePlace(place: SourcePlace, byCell: ReadonlyMap<number, SourcePlace[]>): SourcePlace | undefined {
  const cell = computeCell(place.latitude, place.longitude);
  const shrink = Math.cos((place.latitude * Math.PI) / 180);
  let found: SourcePlace | undefined;
  let nearest = SAME_NAME_DEG;
  for (const neighbour of NEIGHBOUR_CELLS) {
    for (const other of byCell.get(cell + neighbour) ?? []) {
      if (other.countryCode !== place.countryCode) continue;
      const distance = Math.hypot(other.latitude - place.latitude, (other.longitude - place.longitude) * shrink);
      if (distance >= nearest || (distance > SAME_SPOT_DEG && !hasName(other, place.name))) continue;
      nearest = distance;
      found = other;
    }
  }
  return found;
}

/** Most pairs have the same name in both lists: comparing that first is faster than normalising all names. */
const hasName = (place: SourcePlace, name: string) =>
  place.name === name || getNormalisedNames(place).includes(normalise(name));

const NEIGHBOUR_CELLS = [-10_000, 0, 10_000].flatMap((rows) => [rows - 1, rows, rows + 1]);

/** The newer row's divisions match the tables that name them; its name is often newer too. */
function updatePlace(place: SourcePlace, newer: SourcePlace): void {
  if (newer.state !== null) {
    place.district = newer.district ?? (newer.stateCode === place.stateCode ? place.district : null);
    place.state = newer.state;
    place.districtCode = newer.districtCode;
    place.stateCode = newer.stateCode;
  }
  if (newer.name === place.name) return;
  if (hasName(place, newer.name)) {
    // Both are certainly names of this place, and the newer list's is the current one: Prayagraj for Allahabad.
    place.otherNames.unshift(place.name);
    place.name = newer.name;
  } else {
    place.otherNames.push(newer.name);
  }
}

/** If more than this share of a country's pairs have different state codes, the country has renumbered its states. */
const RENUMBERED_SHARE = 0.3;

/**
 * Detects countries whose state codes mean something else in the newer tables (Viet Nam in 2025): there the code of a
 * place without a newer row would name the wrong state.
 */
class CodeChangeTracker {
  readonly #pairs = new Map<string, { all: number; changed: number }>();

  record(known: SourcePlace, newer: SourcePlace): void {
    const pair = this.#pairs.get(known.countryCode) ?? { all: 0, changed: 0 };
    pair.all += 1;
    if (known.stateCode !== newer.stateCode) pair.changed += 1;
    this.#pairs.set(known.countryCode, pair);
  }

  isRenumbered(countryCode: string): boolean {
    const pair = this.#pairs.get(countryCode);
    return pair !== undefined && pair.changed > pair.all * RENUMBERED_SHARE;
  }
}

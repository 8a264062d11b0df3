import { normalise } from "../normalise.ts";
import { namesOf, push, type SourcePlace } from "./source-place.ts";

/** `places` and what only the newer list has; where both have one, the newer row's divisions and name are taken over. */
export function joined(places: SourcePlace[], newer: readonly SourcePlace[]): SourcePlace[] {
  const byCell = new Map<number, SourcePlace[]>();
  for (const place of places) push(byCell, cellOf(place.latitude, place.longitude), place);
  const changes = new CodeChanges();
  const paired = new Set<SourcePlace>();
  const fresh: SourcePlace[] = [];
  for (const row of newer) {
    const known = samePlace(row, byCell);
    if (!known) fresh.push(row);
    else if (!paired.has(known)) {
      changes.note(known, row);
      update(known, row);
      paired.add(known);
    }
  }
  for (const place of places) {
    if (paired.has(place) || !changes.renumbered(place.countryCode)) continue;
    place.state = null;
    place.district = null;
    place.stateCode = "";
    place.districtCode = "";
  }
  return [...places, ...fresh];
}

const CELLS_PER_DEGREE = 10;
/** Half a kilometre and ten, in degrees of a great circle. */
const SAME_SPOT_DEG = 0.0045;
const SAME_NAME_DEG = 0.09;

const tenths = (degrees: number) => Math.floor(degrees * CELLS_PER_DEGREE);
const cellOf = (latitude: number, longitude: number) => tenths(latitude) * 10_000 + tenths(longitude);

/** Same country, and within half a kilometre, or within ten of the same name. */
function samePlace(place: SourcePlace, byCell: ReadonlyMap<number, SourcePlace[]>): SourcePlace | undefined {
  const key = normalise(place.name);
  const cell = cellOf(place.latitude, place.longitude);
  const shrink = Math.cos((place.latitude * Math.PI) / 180);
  let found: SourcePlace | undefined;
  let nearest = SAME_NAME_DEG;
  for (const neighbour of NEIGHBOURS) {
    for (const other of byCell.get(cell + neighbour) ?? []) {
      if (other.countryCode !== place.countryCode) continue;
      const distance = Math.hypot(other.latitude - place.latitude, (other.longitude - place.longitude) * shrink);
      if (distance >= nearest || (distance > SAME_SPOT_DEG && !namesOf(other).has(key))) continue;
      nearest = distance;
      found = other;
    }
  }
  return found;
}

const NEIGHBOURS = [-10_000, 0, 10_000].flatMap((rows) => [rows - 1, rows, rows + 1]);

/** The newer row's divisions are of the same generation as the tables that name them; its name is often newer too. */
function update(place: SourcePlace, newer: SourcePlace): void {
  if (newer.state !== null) {
    place.district = newer.district ?? (newer.stateCode === place.stateCode ? place.district : null);
    place.state = newer.state;
    place.districtCode = newer.districtCode;
    place.stateCode = newer.stateCode;
  }
  if (newer.name === place.name) return;
  if (namesOf(place).has(normalise(newer.name))) {
    // Both are names of this place for certain, and the newer list's is the one in use: Prayagraj for Allahabad.
    place.otherNames.unshift(place.name);
    place.name = newer.name;
  } else {
    place.otherNames.push(newer.name);
  }
}

/** Above this share of a country's pairs with another state code, the country's codes have been given out anew. */
const RENUMBERED_SHARE = 0.3;

/**
 * Which countries' state codes mean something else in the newer tables (Viet Nam in 2025): there the code of a place without a newer
 * row would name a state it never was in.
 */
class CodeChanges {
  readonly #pairs = new Map<string, { all: number; changed: number }>();

  note(known: SourcePlace, newer: SourcePlace): void {
    const pair = this.#pairs.get(known.countryCode) ?? { all: 0, changed: 0 };
    pair.all += 1;
    if (known.stateCode !== newer.stateCode) pair.changed += 1;
    this.#pairs.set(known.countryCode, pair);
  }

  renumbered(countryCode: string): boolean {
    const pair = this.#pairs.get(countryCode);
    return pair !== undefined && pair.changed > pair.all * RENUMBERED_SHARE;
  }
}

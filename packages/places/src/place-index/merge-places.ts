import { normalise } from "../normalise.ts";
import { PlaceGrid } from "./place-grid.ts";
import { getNormalisedNames, type SourcePlace } from "./source-place.ts";

/** `places` plus those only in the newer list; for a place in both, the newer row's divisions and name are used. */
export function mergePlaces(places: SourcePlace[], newer: readonly SourcePlace[]): SourcePlace[] {
  const grid = new PlaceGrid(places);
  const changes = new CodeChangeTracker();
  const paired = new Set<SourcePlace>();
  const fresh: SourcePlace[] = [];
  for (const row of newer) {
    const known = findSamePlace(row, grid);
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

/** Half a kilometre and ten kilometres, in degrees of a great circle. */
const SAME_SPOT_DEG = 0.0045;
const SAME_NAME_DEG = 0.09;

/** Same country, and within half a kilometre, or within ten with the same name. */
function findSamePlace(place: SourcePlace, grid: PlaceGrid): SourcePlace | undefined {
  let found: SourcePlace | undefined;
  let nearest = SAME_NAME_DEG;
  grid.visitNear(place, SAME_NAME_DEG, (other, distance) => {
    if (distance >= nearest || other.countryCode !== place.countryCode) return;
    if (distance > SAME_SPOT_DEG && !hasName(other, place.name)) return;
    nearest = distance;
    found = other;
  });
  return found;
}

/** Most pairs have the same name in both lists: comparing that first is faster than normalising all names. */
const hasName = (place: SourcePlace, name: string) =>
  place.name === name || getNormalisedNames(place).includes(normalise(name));

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

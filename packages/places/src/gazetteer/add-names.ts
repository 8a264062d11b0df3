import { normalise } from "../normalise.ts";
import { OTHER_NAMES_BY_TOWN, CURRENT_NAMES_BY_TOWN } from "./other-names-by-town.data.ts";
import { HINDI_NAMES_BY_ID } from "./hindi-names-by-id.data.ts";
import { OTHER_NAMES_BY_ID } from "./other-names-by-id.data.ts";
import { getNormalisedNames, type SourcePlace } from "./source-place.ts";

/**
 * Adds names missing from all sources, and puts the current one first. `places` must be ordered by rank: if several in
 * a state have the same name, the first is used.
 * @throws Error naming the entries whose town is missing from the data
 */
export function addNames(places: readonly SourcePlace[]): void {
  const more = indexByTown(OTHER_NAMES_BY_TOWN);
  const now = indexByTown(CURRENT_NAMES_BY_TOWN);
  for (const place of places) {
    const byId = [...(OTHER_NAMES_BY_ID[place.id] ?? []), ...(HINDI_NAMES_BY_ID[place.id] ?? [])];
    if (byId.length > 0) place.otherNames.unshift(...byId);
    if (place.countryCode !== "IN") continue;
    const names = place.importance > 0 ? [...getNormalisedNames(place)] : [normalise(place.name)];
    for (const key of names.map((name) => `${place.state}|${name}`)) {
      place.otherNames.unshift(...takeOrDefault(more, key, []));
      renamePlace(place, takeOrDefault(now, key, place.name));
    }
  }
  const lost = [...more.keys(), ...now.keys()];
  if (lost.length > 0) throw new Error(`No place for the names of ${lost.join(", ")}`);
}

function indexByTown<T>(states: Readonly<Record<string, Readonly<Record<string, T>>>>): Map<string, T> {
  return new Map(
    Object.entries(states).flatMap(([state, towns]) =>
      Object.entries(towns).map(([town, value]): [string, T] => [`${state}|${normalise(town)}`, value]),
    ),
  );
}

function takeOrDefault<T>(map: Map<string, T>, key: string, fallback: T): T {
  const value = map.get(key) ?? fallback;
  map.delete(key);
  return value;
}

function renamePlace(place: SourcePlace, name: string): void {
  if (name === place.name) return;
  place.otherNames.unshift(place.name);
  place.name = name;
}

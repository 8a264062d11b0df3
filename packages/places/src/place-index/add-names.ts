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
  const towns = new Set([...more.keys(), ...now.keys()].map((key) => key.slice(key.indexOf("|") + 1)));
  const byId = indexById(OTHER_NAMES_BY_ID, HINDI_NAMES_BY_ID);
  for (const place of places) {
    const others = byId.get(place.id);
    if (others) place.otherNames.unshift(...others);
    if (place.countryCode !== "IN") continue;
    const names = place.importance > 0 ? getNormalisedNames(place) : [normalise(place.name)];
    for (const name of names) {
      if (!towns.has(name)) continue;
      const key = `${place.state}|${name}`;
      place.otherNames.unshift(...takeOrDefault(more, key, []));
      renamePlace(place, takeOrDefault(now, key, place.name));
    }
  }
  const lost = [...more.keys(), ...now.keys()];
  if (lost.length > 0) throw new Error(`No place for the names of ${lost.join(", ")}`);
}

/** A Map of numbers: looking up a property by a number that is not an index first turns it into a string. */
function indexById(...tables: readonly Readonly<Record<string, readonly string[]>>[]): Map<number, string[]> {
  const names = new Map<number, string[]>();
  for (const [id, others] of tables.flatMap((table) => Object.entries(table)))
    names.set(Number(id), [...(names.get(Number(id)) ?? []), ...others]);
  return names;
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

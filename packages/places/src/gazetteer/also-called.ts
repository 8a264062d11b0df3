import { normalise } from "../normalise.ts";
import { ALSO_CALLED, NOW_CALLED } from "./also-called.data.ts";
import { HINDI_NAMES } from "./hindi-names.data.ts";
import { MORE_NAMES } from "./more-names.data.ts";
import { namesOf, type SourcePlace } from "./source-place.ts";

/**
 * Adds the names that none of the sources has, and puts the one of today first. `places` come in the order of their rank: of several of a
 * name in a state the first is meant.
 * @throws Error naming those whose town the data do not have
 */
export function addNames(places: readonly SourcePlace[]): void {
  const more = byTown(ALSO_CALLED);
  const now = byTown(NOW_CALLED);
  for (const place of places) {
    const byId = [...(MORE_NAMES[place.id] ?? []), ...(HINDI_NAMES[place.id] ?? [])];
    if (byId.length > 0) place.otherNames.unshift(...byId);
    if (place.countryCode !== "IN") continue;
    const names = place.standing > 0 ? [...namesOf(place)] : [normalise(place.name)];
    for (const key of names.map((name) => `${place.state}|${name}`)) {
      place.otherNames.unshift(...take(more, key, []));
      rename(place, take(now, key, place.name));
    }
  }
  const lost = [...more.keys(), ...now.keys()];
  if (lost.length > 0) throw new Error(`No place for the names of ${lost.join(", ")}`);
}

function byTown<T>(states: Readonly<Record<string, Readonly<Record<string, T>>>>): Map<string, T> {
  return new Map(
    Object.entries(states).flatMap(([state, towns]) =>
      Object.entries(towns).map(([town, value]): [string, T] => [`${state}|${normalise(town)}`, value]),
    ),
  );
}

function take<T>(map: Map<string, T>, key: string, otherwise: T): T {
  const value = map.get(key) ?? otherwise;
  map.delete(key);
  return value;
}

function rename(place: SourcePlace, name: string): void {
  if (name === place.name) return;
  place.otherNames.unshift(place.name);
  place.name = name;
}

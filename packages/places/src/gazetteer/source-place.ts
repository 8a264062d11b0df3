import { normalise } from "../normalise.ts";

/** One place as the data tell it, before zone and rank. */
export interface SourcePlace {
  readonly id: number;
  name: string;
  readonly otherNames: string[];
  readonly latitude: number;
  readonly longitude: number;
  readonly featureCode: string;
  readonly countryCode: string;
  state: string | null;
  district: string | null;
  /** The same as the post spells it, where it spells it otherwise. */
  districtAlso: string | null;
  stateCode: string;
  districtCode: string;
  /** Part of the district; of post offices only. */
  readonly taluk: string;
  readonly population: number;
  /** What it counts for beside others of its name: its population, or what its office makes likely. See `standing.ts`. */
  standing: number;
  /** Only the middle of its taluk or district is known. */
  readonly approximate: boolean;
  /** The record's own zone; empty where it has none. */
  readonly zone: string;
}

const namesByPlace = new WeakMap<SourcePlace, { count: number; names: ReadonlySet<string> }>();

/** Every name of the place in the form names are compared in. */
export function namesOf(place: SourcePlace): ReadonlySet<string> {
  const known = namesByPlace.get(place);
  const count = place.otherNames.length;
  if (known?.count === count) return known.names;
  const names = new Set([place.name, ...place.otherNames].map(normalise));
  namesByPlace.set(place, { count, names });
  return names;
}

const KM_PER_DEGREE = 111.2;

/** Kilometres, as on a map: good for what is near. */
export function mapKm(a: SourcePlace, b: SourcePlace): number {
  const shrink = Math.cos((a.latitude * Math.PI) / 180);
  return KM_PER_DEGREE * Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * shrink);
}

export function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

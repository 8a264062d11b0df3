import { normalise } from "../normalise.ts";

/** More than there are: the index of a place and a number of 33 bits fit into a number below 2^53, which sorts fast. */
export const MAX_PLACES = 2 ** 20;

/** One place as read from the data, before zone and rank are assigned. */
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
  /** The district as spelled by the postal service, if different. */
  postalDistrict: string | null;
  stateCode: string;
  districtCode: string;
  /** Part of the district; only for post offices. */
  readonly taluk: string;
  readonly population: number;
  /**
   * Its importance relative to others of its name: its population, or an estimate from its office. See `importance.ts`.
   */
  importance: number;
  /** Only the centre of its taluk or district is known. */
  readonly approximate: boolean;
  /** PIN codes of its post offices; only in India. */
  readonly postalCodes: number[];
  /** The zone in the record, empty if it has none, until `setZones` replaces it. */
  zone: string;
  /** See `getNormalisedNames`. A field, because a WeakMap of all places takes longer to collect than the names to make. */
  normalisedNames: NormalisedNames | null;
}

interface NormalisedNames {
  /** The number of other names when the list was made. */
  readonly count: number;
  readonly names: readonly string[];
}

/** Every name of the place, normalised for comparison, some of them repeatedly: a Set per place takes longer to make. */
export function getNormalisedNames(place: SourcePlace): readonly string[] {
  const count = place.otherNames.length;
  if (place.normalisedNames?.count === count) return place.normalisedNames.names;
  const names = [normalise(place.name)];
  for (const name of place.otherNames) names.push(normalise(name));
  place.normalisedNames = { count, names };
  return names;
}

const KM_PER_DEGREE = 111.2;

/** Kilometres on a flat map: accurate for short distances. */
export function computeMapDistanceKm(a: SourcePlace, b: SourcePlace): number {
  const shrink = Math.cos((a.latitude * Math.PI) / 180);
  return KM_PER_DEGREE * Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * shrink);
}

export function pushToMapEntry<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

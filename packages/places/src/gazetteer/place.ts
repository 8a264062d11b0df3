export interface Place {
  /** GeoNames id; negative, derived from name and position, if the source row has none. */
  readonly id: number;
  readonly name: string;
  /** The other name that matched ("Bombay" → Mumbai); null if the main one matched. */
  readonly matched: string | null;
  readonly state: string | null;
  readonly district: string | null;
  /** English name. */
  readonly country: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** Degrees, north positive. */
  readonly latitude: number;
  /** Degrees, east positive. */
  readonly longitude: number;
  /** 0 if unknown. */
  readonly population: number;
  /** IANA name of the zone with its own history before 1970. */
  readonly timeZone: string;
}

/** A place in Devanagari; fields without a known Hindi name are null. */
export interface HindiPlaceName {
  readonly city: string | null;
  readonly state: string | null;
  readonly country: string;
}

/** Kilometres along a great circle on a sphere of 6371 km. */
export function distanceKm(
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
): number {
  const rad = Math.PI / 180;
  const dLat = (b.latitude - a.latitude) * rad;
  const dLon = (b.longitude - a.longitude) * rad;
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(a.latitude * rad) * Math.cos(b.latitude * rad) * Math.sin(dLon / 2) ** 2;
  return 12_742 * Math.asin(Math.min(1, Math.sqrt(h)));
}

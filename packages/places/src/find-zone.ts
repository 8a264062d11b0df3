import { createRequire } from "node:module";
import type { ZoneLookup } from "./zone-lookup.ts";

interface GeoTz {
  find(latitude: number, longitude: number): string[];
  setCache(options: { store: { get(key: string): unknown; set(key: string, value: unknown): void } }): void;
}

/**
 * Boundary pieces cached in memory. Without a limit the library caches everything it ever read, 1 GB after lookups
 * around the world.
 */
const MAX_CACHED_BOUNDARIES = 48;

let geoTz: GeoTz | undefined;

/**
 * The zone at a point, by boundaries that separate zones that agree since 1970 (geo-tz's "all" product): those agree
 * today but differ by up to twenty minutes and more before.
 * @param latitude degrees, north positive, −90 to 90
 * @param longitude degrees, east positive, −180 to 180
 * @throws RangeError for a coordinate outside its range
 */
export function findZone(latitude: number, longitude: number): ZoneLookup {
  if (!(latitude >= -90 && latitude <= 90))
    throw new RangeError(`latitude must be between -90 and 90, not ${latitude}`);
  if (!(longitude >= -180 && longitude <= 180))
    throw new RangeError(`longitude must be between -180 and 180, not ${longitude}`);
  geoTz ??= loadGeoTz();
  const [zone, ...others] = geoTz.find(latitude, longitude);
  if (zone === undefined) throw new Error(`No zone at ${latitude}, ${longitude}`);
  return { zone, others };
}

const require = createRequire(import.meta.url);

/** Loaded on first use: 12 MB of index. */
function loadGeoTz(): GeoTz {
  const library = require("geo-tz/all") as GeoTz;
  library.setCache({ store: createBoundedStore(MAX_CACHED_BOUNDARIES) });
  return library;
}

/** Drops the least recently used entry; a Map keeps insertion order. */
function createBoundedStore(limit: number) {
  const pieces = new Map<string, unknown>();
  return {
    get(key: string): unknown {
      const piece = pieces.get(key);
      if (piece === undefined) return undefined;
      pieces.delete(key);
      pieces.set(key, piece);
      return piece;
    },
    set(key: string, piece: unknown): void {
      pieces.set(key, piece);
      const oldest = pieces.keys().next();
      if (pieces.size > limit && !oldest.done) pieces.delete(oldest.value);
    },
  };
}

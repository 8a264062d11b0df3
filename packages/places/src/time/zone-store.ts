import { PlacesDataError, UnknownZoneError } from "../errors.ts";
import { readTzif, type ZoneHistory } from "./read-tzif.ts";

export interface Zone {
  /** The canonical name in the data: "Asia/Kolkata" for "Asia/Calcutta". */
  readonly name: string;
  readonly history: ZoneHistory;
}

export interface ZoneStore {
  /** The release of the IANA time zone database, e.g. "2026f". */
  readonly version: string;
  /** @throws UnknownZoneError */
  zone(name: string): Zone;
  has(name: string): boolean;
  /** Every name, including old aliases, sorted. */
  names(): string[];
}

interface Index {
  readonly zones: Record<string, [start: number, length: number]>;
  readonly links: Record<string, string>;
}

const LENGTH_BYTES = 4;

/**
 * Reads an unpacked archive of zones: the length of an index (32 bits, big-endian), the index as JSON, the TZif files one after the other.
 * Each zone is parsed on first use.
 * @param version the release of the IANA time zone database
 */
export function readZoneArchive(version: string, archive: Uint8Array): ZoneStore {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const start = LENGTH_BYTES + view.getUint32(0);
  const index = JSON.parse(new TextDecoder().decode(archive.subarray(LENGTH_BYTES, start))) as Index;
  return createStore(version, index, archive.subarray(start));
}

function createStore(version: string, index: Index, tzif: Uint8Array): ZoneStore {
  const zones = new Map(Object.entries(index.zones));
  const links = new Map(Object.entries(index.links));
  const names = [...zones.keys(), ...links.keys()].sort();
  const byLowerCase = new Map(names.map((name) => [name.toLowerCase(), name]));
  const opened = new Map<string, Zone>();
  const canonical = (name: string): string | undefined => {
    const known = byLowerCase.get(name.toLowerCase());
    return known === undefined ? undefined : (links.get(known) ?? known);
  };
  return {
    version,
    names: () => [...names],
    has: (name) => canonical(name) !== undefined,
    zone(name) {
      const key = canonical(name);
      const place = key === undefined ? undefined : zones.get(key);
      if (key === undefined || !place) throw new UnknownZoneError(name);
      const zone = opened.get(key) ?? { name: key, history: readTzif(tzif.subarray(place[0], place[0] + place[1])) };
      opened.set(key, zone);
      return zone;
    },
  };
}

let openSharedStore = (): ZoneStore => {
  throw new PlacesDataError("zoneinfo", "no time zone data was provided");
};
let sharedStore: ZoneStore | undefined;

/** Says where the zones of this process come from; they are opened when the first is needed. */
export function provideZoneStore(open: () => ZoneStore): void {
  openSharedStore = open;
  sharedStore = undefined;
}

/** The zones of this process. @throws PlacesDataError if none were provided, or as opening them */
export function getZoneStore(): ZoneStore {
  sharedStore ??= openSharedStore();
  return sharedStore;
}

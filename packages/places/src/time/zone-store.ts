import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
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

interface Manifest {
  readonly version: string;
  readonly file: string;
  readonly sha256: string;
}
interface Index {
  readonly zones: Record<string, [start: number, length: number]>;
  readonly links: Record<string, string>;
}

const DATA_FOLDER = new URL("../../data/", import.meta.url);

/**
 * Opens the vendored zone data: 70 KB on disk, 0.5 MB unpacked; each zone is parsed on first use.
 * @param folder contains `zoneinfo.json` and the archive it names
 * @throws PlacesDataError naming the file that is missing or differs from its manifest
 */
export function openZoneStore(folder: URL = DATA_FOLDER): ZoneStore {
  const manifest = JSON.parse(readDataFile(new URL("zoneinfo.json", folder)).toString("utf8")) as Manifest;
  const packed = readDataFile(new URL(manifest.file, folder));
  if (createHash("sha256").update(packed).digest("hex") !== manifest.sha256) {
    throw new PlacesDataError(manifest.file, "altered: its sha256 is not the one in zoneinfo.json");
  }
  const raw = brotliDecompressSync(packed);
  const start = 4 + raw.readUInt32BE(0);
  const index = JSON.parse(raw.subarray(4, start).toString("utf8")) as Index;
  return createStore(manifest.version, index, raw.subarray(start));
}

function readDataFile(file: URL): Buffer {
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new PlacesDataError(
      file.pathname.split("/").at(-1) ?? file.pathname,
      "time zone data is missing or unreadable",
      { cause },
    );
  }
}

function createStore(version: string, index: Index, tzif: Buffer): ZoneStore {
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

let sharedStore: ZoneStore | undefined;

/** The vendored data, opened once per process. */
export function getZoneStore(): ZoneStore {
  sharedStore ??= openZoneStore();
  return sharedStore;
}

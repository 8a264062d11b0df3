import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { PlacesDataError } from "../errors.ts";
import { provideZoneStore, readZoneArchive, type ZoneStore } from "./zone-store.ts";

interface Manifest {
  readonly version: string;
  readonly file: string;
  readonly sha256: string;
}

const DATA_FOLDER = new URL("../../data/", import.meta.url);

/**
 * Opens the vendored zone data: 70 KB on disk, 0.5 MB unpacked.
 * @param folder contains `zoneinfo.json` and the archive it names
 * @throws PlacesDataError naming the file that is missing or differs from its manifest
 */
export function openZoneStore(folder: URL = DATA_FOLDER): ZoneStore {
  const manifest = JSON.parse(readDataFile(new URL("zoneinfo.json", folder)).toString("utf8")) as Manifest;
  const packed = readDataFile(new URL(manifest.file, folder));
  if (createHash("sha256").update(packed).digest("hex") !== manifest.sha256) {
    throw new PlacesDataError(manifest.file, "altered: its sha256 is not the one in zoneinfo.json");
  }
  return readZoneArchive(manifest.version, brotliDecompressSync(packed));
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

provideZoneStore(openZoneStore);

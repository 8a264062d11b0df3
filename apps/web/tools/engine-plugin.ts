import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { Plugin } from "vite";

const LIBRARY = dirname(createRequire(import.meta.url).resolve("swisseph-wasm/package.json"));
const ZONES = join(import.meta.dirname, "../../../packages/places/data");

/** What the library fetches from the folder `wasm` beside the folder of its script. */
const files = ["swisseph.wasm", "swisseph.data"].map((name) => ({
  name,
  source: readFileSync(join(LIBRARY, "wasm", name)),
}));
const version = createHash("sha256");
for (const { source } of files) version.update(source);

/** The engine's thread is in `js/`, the files of its library in `wasm/`: a new version of these has another folder, since their names have no hash. */
const ENGINE_FOLDER = `assets/engine-${version.digest("hex").slice(0, 8)}`;
export const ENGINE_SCRIPT_NAMES = `${ENGINE_FOLDER}/js/[name]-[hash].js`;

const ZONE_ARCHIVE = "virtual:zone-archive";
const RESOLVED_ZONE_ARCHIVE = `\0${ZONE_ARCHIVE}`;

function writeZoneArchive(): string {
  const manifest = JSON.parse(readFileSync(join(ZONES, "zoneinfo.json"), "utf8")) as { version: string; file: string };
  const base64 = brotliDecompressSync(readFileSync(join(ZONES, manifest.file))).toString("base64");
  return `export default ${JSON.stringify({ version: manifest.version, base64 })};`;
}

/** For the thread's bundle: the histories of all time zones, as text, since browsers cannot unpack their file. */
export const zoneArchivePlugin = (): Plugin => ({
  name: "lagna:zone-archive",
  resolveId: (id) => (id === ZONE_ARCHIVE ? RESOLVED_ZONE_ARCHIVE : null),
  load: (id) => (id === RESOLVED_ZONE_ARCHIVE ? writeZoneArchive() : null),
});

/** For the page's bundle: the library's files where its script looks for them. */
export const engineFilesPlugin = (): Plugin => ({
  name: "lagna:engine-files",
  apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
  buildStart() {
    for (const { name, source } of files)
      this.emitFile({ type: "asset", fileName: `${ENGINE_FOLDER}/wasm/${name}`, source });
  },
});

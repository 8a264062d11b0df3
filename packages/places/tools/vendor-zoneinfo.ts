/**
 * Packs a compiled zoneinfo tree with full history into data/zoneinfo.br, and its manifest into data/zoneinfo.json.
 *
 *   node packages/places/tools/vendor-zoneinfo.ts [/usr/share/zoneinfo]
 *
 * Debian's `tzdata` (2022g-3 and later) is built with PACKRATDATA=backzone PACKRATLIST=zone.tab, as required: zones
 * that agree with a neighbour since 1970 have their own past. The probes below refuse a tree built otherwise.
 */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, realpathSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { findTimeTypeAt } from "../src/time/zone-transitions.ts";
import { readTzif } from "../src/time/read-tzif.ts";

/** Zone, instant and offset that only a tree with the full history has. */
const PROBES = [
  { zone: "Europe/Amsterdam", instant: "1935-07-01T00:00:00Z", offsetSeconds: 4772 },
  { zone: "Atlantic/Reykjavik", instant: "1935-07-01T00:00:00Z", offsetSeconds: -3600 },
  { zone: "Asia/Kuala_Lumpur", instant: "1935-07-01T00:00:00Z", offsetSeconds: 26_400 },
] as const;
/**
 * The zone database created these links in 2024b; Debian keeps the previous rules, which belong to no place. Temporal
 * follows the database, and so do we.
 */
const SYSTEM_V_LINKS: Readonly<Record<string, string>> = {
  CET: "Europe/Brussels",
  CST6CDT: "America/Chicago",
  EET: "Europe/Athens",
  EST: "America/Panama",
  EST5EDT: "America/New_York",
  HST: "Pacific/Honolulu",
  MET: "Europe/Brussels",
  MST: "America/Phoenix",
  MST7MDT: "America/Denver",
  PST8PDT: "America/Los_Angeles",
  WET: "Europe/Lisbon",
};
/**
 * Svalbard and Jan Mayen use Norway's time by law (of 1925 and 1930), including summer time of 1959–65; the database
 * links them to Berlin, with which Oslo agrees only since 1970.
 */
const NORWEGIAN_LINKS: Readonly<Record<string, string>> = {
  "Arctic/Longyearbyen": "Europe/Oslo",
  "Atlantic/Jan_Mayen": "Europe/Oslo",
};
const LINKS = { ...SYSTEM_V_LINKS, ...NORWEGIAN_LINKS };
const SKIPPED = new Set(["posix", "right", "Factory", "localtime", "posixrules"]);

const root = process.argv[2] ?? "/usr/share/zoneinfo";
const out = new URL("../data/", import.meta.url);

const zones: Record<string, [start: number, length: number]> = {};
const links: Record<string, string> = {};
const chunks: Uint8Array[] = [];
let size = 0;

for (const name of listZoneNames(root).sort()) {
  const target = LINKS[name] ?? relative(realpathSync(root), realpathSync(join(root, name)));
  if (target !== name) {
    links[name] = target;
    continue;
  }
  const bytes = readFileSync(join(root, name));
  readTzif(bytes);
  zones[name] = [size, bytes.length];
  chunks.push(bytes);
  size += bytes.length;
}
for (const probe of PROBES) {
  const got = findTimeTypeAt(
    readTzif(readFileSync(join(root, probe.zone))),
    Date.parse(probe.instant) / 1000,
  ).offsetSeconds;
  if (got !== probe.offsetSeconds)
    throw new Error(`${root} lacks the full history: ${probe.zone} ${probe.instant} is ${got} s`);
}

const index = Buffer.from(JSON.stringify({ zones, links }));
const length = Buffer.alloc(4);
length.writeUInt32BE(index.length);
const raw = Buffer.concat([length, index, ...chunks]);
const packed = brotliCompressSync(raw, {
  params: {
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
  },
});
const version = /^# version (\S+)/.exec(readFileSync(join(root, "tzdata.zi"), "latin1"))?.[1] ?? "unknown";
const manifest = {
  version,
  source: "IANA time zone database as compiled by Debian's tzdata package (PACKRATDATA=backzone, PACKRATLIST=zone.tab)",
  licence: "public domain",
  file: "zoneinfo.br",
  sha256: createHash("sha256").update(packed).digest("hex"),
  zones: Object.keys(zones).length,
  links: Object.keys(links).length,
};
writeFileSync(new URL("zoneinfo.br", out), packed);
writeFileSync(new URL("zoneinfo.json", out), `${JSON.stringify(manifest, null, 2)}\n`);
console.log(
  `${version}: ${manifest.zones} zones, ${manifest.links} links, ${raw.length} bytes, ${packed.length} packed`,
);

function listZoneNames(directory: string, prefix = ""): string[] {
  return readdirSync(join(directory, prefix), { withFileTypes: true }).flatMap((entry) => {
    const name = prefix === "" ? entry.name : `${prefix}/${entry.name}`;
    if (SKIPPED.has(name)) return [];
    if (entry.isDirectory()) return listZoneNames(directory, name);
    return readFileSync(join(directory, name)).subarray(0, 4).toString("latin1") === "TZif" ? [name] : [];
  });
}

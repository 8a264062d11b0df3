import { closeSync, fsyncSync, openSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { normalise } from "../normalise.ts";
import { zoneStore } from "../time/zone-store.ts";
import { zoneOf } from "../zone-of.ts";
import { nameHash } from "./name-hash.ts";
import { soundKey, soundsOf } from "./sound.ts";
import { readSource } from "./source.ts";
import type { SourcePlace } from "./source-place.ts";
import { INDIAN_STATE_NAMES } from "./state-names.data.ts";

/**
 * `place.rank` counts from the most populous, and is the row id of the full-text table: a search reads its matches most populous first
 * and stops early. `exact` finds a whole name by its hash, so that a village is found behind a thousand cities that begin like it;
 * `sound` finds a name by how it is said.
 */
const SCHEMA = `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE place (
    rank INTEGER PRIMARY KEY, id INTEGER NOT NULL, name TEXT NOT NULL, state TEXT, district TEXT, country TEXT NOT NULL,
    latitude REAL NOT NULL, longitude REAL NOT NULL, population INTEGER NOT NULL, zone TEXT NOT NULL,
    standing INTEGER NOT NULL, approximate INTEGER NOT NULL, key TEXT NOT NULL, scope TEXT NOT NULL, names TEXT NOT NULL, keys TEXT NOT NULL
  );
  CREATE TABLE exact (hash INTEGER NOT NULL, rank INTEGER NOT NULL, PRIMARY KEY (hash, rank)) WITHOUT ROWID;
  CREATE TABLE sound (
    key TEXT NOT NULL, rank INTEGER NOT NULL, sound TEXT NOT NULL, country TEXT NOT NULL, PRIMARY KEY (key, rank, sound)
  ) WITHOUT ROWID;
  CREATE VIRTUAL TABLE name USING fts5(
    country, main, other, content='', tokenize="unicode61 remove_diacritics 2 categories 'L* M* N* Co'", prefix='1 2 3 4'
  );
`;

/** Writes the whole index to a new file, and returns how many places it has. Takes seconds and holds the thread. */
export function buildIndex(file: string, hash: string): number {
  // First of all, so that a file that cannot be written is known before seconds of reading.
  const db = new DatabaseSync(file);
  // A file that is renamed into place only when whole needs no journal.
  db.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA page_size = 8192; PRAGMA cache_size = -65536;");
  db.exec(SCHEMA);
  // A few large segments instead of hundreds that are merged again and again.
  db.exec("INSERT INTO name(name, rank) VALUES ('hashsize', 67108864)");
  const places = readSource();
  const zones = zonesOf(places);
  db.exec("BEGIN");
  writePlaces(db, places, zones);
  db.exec("INSERT INTO name(name) VALUES ('optimize')");
  const meta = db.prepare("INSERT INTO meta VALUES (?, ?)");
  meta.run("source", hash);
  meta.run("places", String(places.length));
  db.exec("COMMIT");
  db.close();
  const handle = openSync(file, "r+");
  fsyncSync(handle);
  closeSync(handle);
  return places.length;
}

/**
 * The boundaries decide, and the record's own zone where it is one of those people keep there. The records are by hand and sometimes
 * wrong (Huế in Asia/Bangkok), the boundaries are not made for a capital that a cease-fire line divides (Nicosia). India is one zone.
 */
function zonesOf(places: readonly SourcePlace[]): Map<SourcePlace, string> {
  const cell = (place: SourcePlace) => Math.floor(place.latitude / 2) * 1000 + Math.floor(place.longitude / 2);
  const store = zoneStore();
  const zones = new Map<SourcePlace, string>();
  for (const place of [...places].sort((a, b) => cell(a) - cell(b))) {
    if (place.countryCode === "IN") {
      zones.set(place, "Asia/Kolkata");
      continue;
    }
    const { zone, others } = zoneOf(place.latitude, place.longitude);
    const own = store.has(place.zone) ? place.zone : null;
    const keepOwn =
      own !== null && (zone === own || others.includes(own) || place.featureCode === "PPLC" || zone.startsWith("Etc/"));
    zones.set(place, keepOwn ? own : zone);
  }
  return zones;
}

function writePlaces(db: DatabaseSync, places: readonly SourcePlace[], zones: ReadonlyMap<SourcePlace, string>): void {
  const insertPlace = db.prepare(`INSERT INTO place VALUES (${Array(16).fill("?").join(", ")})`);
  const insertName = db.prepare("INSERT INTO name(rowid, country, main, other) VALUES (?, ?, ?, ?)");
  const exact: number[] = [];
  const sounds: SoundRow[] = [];
  places.forEach((place, index) => {
    const rank = index + 1;
    const key = normalise(place.name);
    const others = otherNames(place, key);
    const names = [...others.values()].join("\n");
    const keys = [...others.keys()].join("\n");
    insertPlace.run(
      rank,
      place.id,
      place.name,
      place.state,
      place.district,
      place.countryCode,
      place.latitude,
      place.longitude,
      place.population,
      zones.get(place) ?? place.zone,
      place.standing,
      place.approximate ? 1 : 0,
      key,
      scopeOf(place),
      names,
      `\n${keys}\n`,
    );
    insertName.run(rank, place.countryCode.toLowerCase(), key, keys);
    for (const each of [key, ...others.keys()]) exact.push((nameHash(each) + HASH_BIAS) * RANKS + rank);
    for (const each of soundNames(place, key, others)) {
      for (const sound of soundsOf(each)) sounds.push([soundKey(sound), rank, sound, place.countryCode]);
    }
  });
  writeSounds(db, sounds);
  writeExact(db, Float64Array.from(exact));
}

/** Hash and rank packed into one number below 2^53, so that a million of them sort in place. */
const HASH_BIAS = 2 ** 31;
const RANKS = 2 ** 20;

/** In the table's own order: a sorted insert is several times faster than a scattered one. */
function writeExact(db: DatabaseSync, packed: Float64Array): void {
  const insert = db.prepare("INSERT OR IGNORE INTO exact VALUES (?, ?)");
  for (const each of packed.sort()) insert.run(Math.floor(each / RANKS) - HASH_BIAS, each % RANKS);
}

/** Whose names are found by sound: all of the subcontinent, elsewhere places of some size. */
const SOUND_COUNTRIES = new Set(["IN", "NP", "PK", "BD", "LK", "BT"]);
const SOUND_POPULATION = 15_000;

function soundNames(place: SourcePlace, key: string, others: ReadonlyMap<string, string>): string[] {
  if (!SOUND_COUNTRIES.has(place.countryCode) && place.population < SOUND_POPULATION) return [];
  // A name without a capital is a machine's transliteration.
  const said = [...others].filter(([other, name]) => /^[a-z ]+$/.test(other) && startsHigh(name));
  return [key, ...said.map(([other]) => other)];
}

type SoundRow = [key: string, rank: number, sound: string, country: string];

function writeSounds(db: DatabaseSync, sounds: SoundRow[]): void {
  const insert = db.prepare("INSERT OR IGNORE INTO sound VALUES (?, ?, ?, ?)");
  sounds.sort((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : a[1] - b[1]));
  for (const row of sounds) if (row[0] !== "") insert.run(...row);
}

/** Other names by their key, one for each, the spelling with a capital first. */
function otherNames(place: SourcePlace, mainKey: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const name of place.otherNames) {
    const key = normalise(name);
    if (key === "" || key === mainKey) continue;
    const known = names.get(key);
    if (known === undefined || (!startsHigh(known) && startsHigh(name))) names.set(key, name.replace(/\s+/g, " "));
  }
  return names;
}

const startsHigh = (name: string) => /^\p{Lu}/u.test(name);

/** What may follow the city after a comma: state, its short and former names and code, district; each after a line break. */
function scopeOf(place: SourcePlace): string {
  const former = place.countryCode === "IN" && place.state !== null ? (INDIAN_STATE_NAMES[place.state] ?? []) : [];
  const code = /^[A-Z]+$/.test(place.stateCode) ? place.stateCode : "";
  const keys = [place.state ?? "", place.district ?? "", place.districtAlso ?? "", place.taluk, code, ...former]
    .map(normalise)
    .filter((key) => key !== "");
  return `\n${keys.join("\n")}\n`;
}

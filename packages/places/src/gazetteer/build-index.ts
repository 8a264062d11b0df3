import { closeSync, fsyncSync, openSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { normalise } from "../normalise.ts";
import { getZoneStore } from "../time/zone-store.ts";
import { findZone } from "../find-zone.ts";
import { hashName } from "./hash-name.ts";
import { computeSoundKey, computeSounds } from "./name-sound.ts";
import { readSourcePlaces } from "./read-source-places.ts";
import { getNormalisedNames, MAX_PLACES, type SourcePlace } from "./source-place.ts";
import { INDIAN_STATE_NAMES } from "./indian-state-names.data.ts";

/**
 * `place.rank` is ordered by population, highest first, and is the row id of the full-text table, so a search reads its
 * matches by population and stops early. `exact` finds a whole name by its hash, so that a village is found behind a
 * thousand cities whose names start with it; `sound` finds a name by pronunciation.
 */
const SCHEMA = `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE place (
    rank INTEGER PRIMARY KEY, id INTEGER NOT NULL, name TEXT NOT NULL, state TEXT, district TEXT, country TEXT NOT NULL,
    latitude REAL NOT NULL, longitude REAL NOT NULL, population INTEGER NOT NULL, zone TEXT NOT NULL,
    standing INTEGER NOT NULL, approximate INTEGER NOT NULL, key TEXT NOT NULL, scope TEXT NOT NULL, names TEXT NOT NULL, keys TEXT NOT NULL
  );
  CREATE INDEX place_id ON place (id);
  CREATE INDEX place_latitude ON place (latitude);
  CREATE TABLE exact (hash INTEGER NOT NULL, rank INTEGER NOT NULL, PRIMARY KEY (hash, rank)) WITHOUT ROWID;
  CREATE TABLE sound (
    key TEXT NOT NULL, rank INTEGER NOT NULL, sound TEXT NOT NULL, country TEXT NOT NULL, PRIMARY KEY (key, rank, sound)
  ) WITHOUT ROWID;
  CREATE VIRTUAL TABLE name USING fts5(
    country, main, other, content='', tokenize="unicode61 remove_diacritics 2 categories 'L* M* N* Co'", prefix='1 2 3 4'
  );
`;

/** Writes the whole index to a new file, and returns the number of places. Takes seconds and blocks the thread. */
export function buildIndex(file: string, hash: string): number {
  // First, so that an unwritable file is reported before seconds of reading.
  const db = new DatabaseSync(file);
  // The file is renamed into place only when complete, so it needs no journal.
  db.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA page_size = 8192; PRAGMA cache_size = -65536;");
  db.exec(SCHEMA);
  // Segments that fit into the processor's cache; they are merged once, at the end.
  db.exec("INSERT INTO name(name, rank) VALUES ('hashsize', 1048576), ('automerge', 0), ('crisismerge', 1024)");
  const places = readSourcePlaces();
  const zones = assignZones(places);
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
 * Boundaries decide, except that the record's own zone is used if it is one of those in use there. Records are made by
 * hand and sometimes wrong (Huế in Asia/Bangkok), while boundaries do not fit a capital divided by a cease-fire line
 * (Nicosia). India is always one zone.
 */
function assignZones(places: readonly SourcePlace[]): string[] {
  const zones = Array<string>(places.length).fill("Asia/Kolkata");
  // Cell and index packed into one number, and sorted, so that the boundaries of a cell are read once.
  const packed = places.flatMap((place, index) =>
    place.countryCode === "IN" ? [] : [computeCell(place) * MAX_PLACES + index],
  );
  for (const each of Float64Array.from(packed).sort()) {
    const index = each % MAX_PLACES;
    zones[index] = chooseZone(places[index] as SourcePlace);
  }
  return zones;
}

/** A square of two degrees, numbered by rows. */
const computeCell = ({ latitude, longitude }: SourcePlace) =>
  Math.floor(latitude / 2 + 45) * 1000 + Math.floor(longitude / 2 + 90);

function chooseZone(place: SourcePlace): string {
  const { zone, others } = findZone(place.latitude, place.longitude);
  if (!getZoneStore().has(place.zone)) return zone;
  const keepOwn =
    zone === place.zone || others.includes(place.zone) || place.featureCode === "PPLC" || zone.startsWith("Etc/");
  return keepOwn ? place.zone : zone;
}

function writePlaces(db: DatabaseSync, places: readonly SourcePlace[], zones: readonly string[]): void {
  const insertPlace = db.prepare(`INSERT INTO place VALUES (${Array(16).fill("?").join(", ")})`);
  const insertName = db.prepare("INSERT INTO name(rowid, country, main, other) VALUES (?, ?, ?, ?)");
  const exact: number[] = [];
  const sounds: SoundRow[] = [];
  places.forEach((place, index) => {
    const rank = index + 1;
    const [key = "", ...otherKeys] = getNormalisedNames(place);
    const others = collectOtherNames(place, key, otherKeys);
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
      zones[index] as string,
      place.importance,
      place.approximate ? 1 : 0,
      key,
      buildScope(place),
      names,
      `\n${keys}\n`,
    );
    insertName.run(rank, place.countryCode.toLowerCase(), key, keys);
    for (const each of [key, ...others.keys()]) exact.push((hashName(each) + HASH_BIAS) * MAX_PLACES + rank);
    for (const each of listSoundNames(place, key, others)) {
      for (const sound of computeSounds(each)) sounds.push([computeSoundKey(sound), rank, sound, place.countryCode]);
    }
  });
  writeSounds(db, sounds);
  writeExactNames(db, Float64Array.from(exact));
}

/** Hash and rank packed into one number below 2^53, so that a million of them can be sorted in place. */
const HASH_BIAS = 2 ** 31;

/** In the table's own order: sorted inserts are several times faster than scattered ones. */
function writeExactNames(db: DatabaseSync, packed: Float64Array): void {
  const insert = db.prepare("INSERT OR IGNORE INTO exact VALUES (?, ?)");
  for (const each of packed.sort()) insert.run(Math.floor(each / MAX_PLACES) - HASH_BIAS, each % MAX_PLACES);
}

/** Countries whose names are all found by pronunciation; elsewhere only those of larger places. */
const SOUND_COUNTRIES = new Set(["IN", "NP", "PK", "BD", "LK", "BT"]);
const SOUND_POPULATION = 15_000;

function listSoundNames(place: SourcePlace, key: string, others: ReadonlyMap<string, string>): string[] {
  if (!SOUND_COUNTRIES.has(place.countryCode) && place.population < SOUND_POPULATION) return [];
  // A name without a capital is a machine transliteration.
  const transliterations = [...others].filter(([other, name]) => /^[a-z ]+$/.test(other) && startsWithCapital(name));
  return [key, ...transliterations.map(([other]) => other)];
}

type SoundRow = [key: string, rank: number, sound: string, country: string];

function writeSounds(db: DatabaseSync, sounds: SoundRow[]): void {
  const insert = db.prepare("INSERT OR IGNORE INTO sound VALUES (?, ?, ?, ?)");
  sounds.sort((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : a[1] - b[1]));
  for (const row of sounds) if (row[0] !== "") insert.run(...row);
}

/** Other names by key, one per key, preferring the spelling with a capital. */
function collectOtherNames(place: SourcePlace, mainKey: string, keys: readonly string[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const [index, name] of place.otherNames.entries()) {
    const key = keys[index] as string;
    if (key === "" || key === mainKey) continue;
    const known = names.get(key);
    if (known === undefined || (!startsWithCapital(known) && startsWithCapital(name)))
      names.set(key, name.replace(/\s+/g, " "));
  }
  return names;
}

const startsWithCapital = (name: string) => /^\p{Lu}/u.test(name);

/**
 * What may follow the city after a comma: state, its short and former names and code, district; each preceded by a line
 * break.
 */
function buildScope(place: SourcePlace): string {
  const former = place.countryCode === "IN" && place.state !== null ? (INDIAN_STATE_NAMES[place.state] ?? []) : [];
  const code = /^[A-Z]+$/.test(place.stateCode) ? place.stateCode : "";
  const keys = [place.state ?? "", place.district ?? "", place.postalDistrict ?? "", place.taluk, code, ...former]
    .map(normaliseRegion)
    .filter((key) => key !== "");
  return `\n${keys.join("\n")}\n`;
}

const normalisedRegions = new Map<string, string>();

/** Thousands of places are in the same state and district. */
function normaliseRegion(name: string): string {
  const known = normalisedRegions.get(name);
  if (known !== undefined) return known;
  const key = normalise(name);
  normalisedRegions.set(name, key);
  return key;
}

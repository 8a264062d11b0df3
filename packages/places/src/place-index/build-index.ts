import { closeSync, fsyncSync, openSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { openNewDatabase } from "./index-database.ts";
import { findZonesInThread, startNameTables, type NameTablesThread } from "./index-threads.ts";
import { computeSoundKey } from "./name-sound.ts";
import { copyNameTables, createNameTables } from "./name-tables.ts";
import { buildScope, collectNames, listSounds, type PlaceNames } from "./place-names.ts";
import { readSourcePlaces } from "./read-source-places.ts";
import { pushToMapEntry, type SourcePlace } from "./source-place.ts";
import { hasOneZone, INDIAN_ZONE, listZoneQuestions } from "./source-zones.ts";

/**
 * `place.rank` is ordered by population, highest first, and is the row id of the full-text table `name` (`name-tables.ts`), so a search
 * reads its matches by population and stops early. see there for `exact`; `sound` finds a name by
 * pronunciation.
 */
const SCHEMA = `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE place (
    rank INTEGER PRIMARY KEY, id INTEGER NOT NULL, name TEXT NOT NULL, state TEXT, district TEXT, country TEXT NOT NULL,
    latitude REAL NOT NULL, longitude REAL NOT NULL, population INTEGER NOT NULL, zone TEXT NOT NULL,
    standing INTEGER NOT NULL, approximate INTEGER NOT NULL, key TEXT NOT NULL, scope TEXT NOT NULL, names TEXT NOT NULL, keys TEXT NOT NULL
  );
  CREATE TABLE sound (
    key TEXT NOT NULL, rank INTEGER NOT NULL, sound TEXT NOT NULL, country TEXT NOT NULL, PRIMARY KEY (key, rank, sound)
  ) WITHOUT ROWID;
`;

/**
 * Writes the whole index to a new file. Takes seconds and blocks the thread; the tables of names are written in a
 * second thread meanwhile, and the zones are found in a third.
 * @param namesFile where the tables of names are written first; the caller deletes it
 */
export async function buildIndex(file: string, namesFile: string, hash: string): Promise<void> {
  // First, so that an unwritable file is reported before seconds of reading.
  const db = openNewDatabase(file);
  db.exec(SCHEMA);
  createNameTables(db);
  const nameTables = startNameTables(namesFile);
  const places = readSourcePlaces();
  const zones = findZonesInThread(listZoneQuestions(places));
  const names = places.map(collectNames);
  sendNames(nameTables, places, names);
  const nameTablesComplete = nameTables.finish();
  db.exec("BEGIN");
  writeSounds(db, places, names);
  writePlaces(db, places, names, await zones);
  await nameTablesComplete;
  copyNameTables(db, namesFile);
  const meta = db.prepare("INSERT INTO meta VALUES (?, ?)");
  meta.run("source", hash);
  meta.run("places", String(places.length));
  db.exec("COMMIT");
  db.close();
  const handle = openSync(file, "r+");
  fsyncSync(handle);
  closeSync(handle);
}

/** Large enough that a message costs little, small enough that the other thread starts at once. */
const BATCH = 10_000;

function sendNames(nameTables: NameTablesThread, places: readonly SourcePlace[], names: readonly PlaceNames[]): void {
  for (let from = 0; from < places.length; from += BATCH) {
    const batch = places.slice(from, from + BATCH).flatMap(({ countryCode }, index) => {
      const { key, others } = names[from + index] as PlaceNames;
      return [countryCode.toLowerCase(), key, joinKeys(others)];
    });
    nameTables.add(batch);
  }
}

const joinKeys = (others: PlaceNames["others"]) => (others.size === 0 ? "" : [...others.keys()].join("\n"));

function writePlaces(
  db: DatabaseSync,
  places: readonly SourcePlace[],
  names: readonly PlaceNames[],
  zonesAbroad: readonly string[],
): void {
  const insert = db.prepare(`INSERT INTO place VALUES (${Array(16).fill("?").join(", ")})`);
  let abroad = 0;
  places.forEach((place, index) => {
    const { key, others } = names[index] as PlaceNames;
    insert.run(
      index + 1,
      place.id,
      place.name,
      place.state,
      place.district,
      place.countryCode,
      place.latitude,
      place.longitude,
      place.population,
      hasOneZone(place) ? INDIAN_ZONE : (zonesAbroad[abroad] as string),
      place.importance,
      place.approximate ? 1 : 0,
      key,
      buildScope(place),
      others.size === 0 ? "" : [...others.values()].join("\n"),
      `\n${joinKeys(others)}\n`,
    );
    if (!hasOneZone(place)) abroad += 1;
  });
}

/** In the table's own order, because sorted inserts are several times faster; within a key, the ranks already are sorted. */
function writeSounds(db: DatabaseSync, places: readonly SourcePlace[], names: readonly PlaceNames[]): void {
  const byKey = new Map<string, [rank: number, sound: string, country: string][]>();
  places.forEach((place, index) => {
    for (const sound of listSounds(place, names[index] as PlaceNames))
      pushToMapEntry(byKey, computeSoundKey(sound), [index + 1, sound, place.countryCode]);
  });
  byKey.delete("");
  const insert = db.prepare("INSERT OR IGNORE INTO sound VALUES (?, ?, ?, ?)");
  for (const key of [...byKey.keys()].sort()) for (const row of byKey.get(key) ?? []) insert.run(key, ...row);
}

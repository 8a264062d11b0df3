import { closeSync, fsyncSync, openSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { openNewDatabase } from "./index-database.ts";
import { type NameTablesThread, startNameTables } from "./index-threads.ts";
import { computeSoundKey } from "./name-sound.ts";
import { copyNameTables, createNameTables } from "./name-tables.ts";
import { buildScope, collectNames, listSounds } from "./place-names.ts";
import { readSourcePlaces } from "./read-source-places.ts";
import { pushToMapEntry, type SourcePlace } from "./source-place.ts";

/**
 * `place.rank` is ordered by population, highest first, and is the row id of the full-text table `name` (`name-tables.ts`), so a search
 * reads its matches by population and stops early; see there for `exact`. `sound` finds a name by pronunciation, `postal` the places of an
 * Indian PIN code.
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
  CREATE TABLE postal (code INTEGER NOT NULL, rank INTEGER NOT NULL, PRIMARY KEY (code, rank)) WITHOUT ROWID;
`;

/**
 * Writes the whole index to a new file. Takes seconds and blocks the thread; the tables of names are written in a
 * second thread meanwhile.
 * @param namesFile where the tables of names are written first; the caller deletes it
 * @param onProgress receives about how much of the work is done
 */
export async function buildIndex(
  file: string,
  namesFile: string,
  hash: string,
  onProgress: (percent: number) => void = () => undefined,
): Promise<void> {
  // First, so that an unwritable file is reported before seconds of reading.
  const db = openNewDatabase(file);
  db.exec(SCHEMA);
  createNameTables(db);
  const nameTables = startNameTables(namesFile);
  const places = await readSourcePlaces();
  onProgress(30);
  db.exec("BEGIN");
  const sounds = writePlaces(db, places, nameTables);
  onProgress(60);
  const nameTablesComplete = nameTables.finish();
  writeSounds(db, sounds);
  writePostalCodes(db, places);
  await nameTablesComplete;
  onProgress(85);
  copyNameTables(db, namesFile);
  // After the rows: faster than to keep them sorted on the way.
  db.exec("CREATE INDEX place_id ON place (id); CREATE INDEX place_point ON place (latitude, longitude);");
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
const BATCH = 3 * 10_000;

type SoundRow = readonly [rank: number, sound: string, country: string];
type SoundsByKey = Map<string, SoundRow[]>;

/**
 * Writes the places, and sends their names to the other thread. Returns their pronunciations. One loop for all of it:
 * the records are in the order of their rank, and so scattered in memory, and each is fetched only once.
 */
function writePlaces(db: DatabaseSync, places: readonly SourcePlace[], nameTables: NameTablesThread): SoundsByKey {
  const insert = db.prepare(`INSERT INTO place VALUES (${Array(16).fill("?").join(", ")})`);
  const sounds: SoundsByKey = new Map();
  let batch: string[] = [];
  places.forEach((place, index) => {
    const rank = index + 1;
    const names = collectNames(place);
    const keys = [...names.others.keys()].join("\n");
    batch.push(place.countryCode.toLowerCase(), names.key, keys);
    if (batch.length === BATCH) {
      nameTables.add(batch);
      batch = [];
    }
    insert.run(
      rank,
      place.id,
      place.name,
      place.state,
      place.district,
      place.countryCode,
      place.latitude,
      place.longitude,
      place.population,
      place.zone,
      place.importance,
      place.approximate ? 1 : 0,
      names.key,
      buildScope(place),
      [...names.others.values()].join("\n"),
      `\n${keys}\n`,
    );
    for (const sound of listSounds(place, names))
      pushToMapEntry(sounds, computeSoundKey(sound), [rank, sound, place.countryCode]);
  });
  nameTables.add(batch);
  return sounds;
}

/** In the table's own order, because sorted inserts are several times faster; within a key, the ranks already are. */
function writeSounds(db: DatabaseSync, sounds: SoundsByKey): void {
  const insert = db.prepare("INSERT OR IGNORE INTO sound VALUES (?, ?, ?, ?)");
  for (const key of [...sounds.keys()].sort())
    if (key !== "") for (const row of sounds.get(key) ?? []) insert.run(key, ...row);
}

function writePostalCodes(db: DatabaseSync, places: readonly SourcePlace[]): void {
  const insert = db.prepare("INSERT OR IGNORE INTO postal VALUES (?, ?)");
  const rows = places.flatMap(({ postalCodes }, index) => postalCodes.map((code) => [code, index + 1] as const));
  for (const [code, rank] of rows.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])) insert.run(code, rank);
}

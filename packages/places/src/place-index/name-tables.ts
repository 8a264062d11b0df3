import type { DatabaseSync } from "node:sqlite";
import { hashName } from "./hash-name.ts";
import { openNewDatabase } from "./index-database.ts";
import type { NameBatch } from "./index-threads.ts";
import { MAX_PLACES } from "./source-place.ts";

/**
 * `name` is the full-text table; its row id is the rank of the place. Its rows have no sizes, because nothing sorts by
 * relevance. `exact` finds a whole name by its hash, so that a village is found behind a thousand cities whose names
 * start with it.
 */
const SCHEMA = `
  CREATE VIRTUAL TABLE name USING fts5(
    country, main, other, content='', columnsize=0,
    tokenize="unicode61 remove_diacritics 2 categories 'L* M* N* Co'", prefix='1 2 3 4'
  );
  CREATE TABLE exact (hash INTEGER NOT NULL, rank INTEGER NOT NULL, PRIMARY KEY (hash, rank)) WITHOUT ROWID;
`;
/** `exact`, and the tables in which FTS5 stores `name`. */
const STORED_IN = ["exact", "name_data", "name_idx", "name_config"];

export const createNameTables = (db: DatabaseSync) => db.exec(SCHEMA);

/** Hash and rank packed into one number below 2^53, so that a million of them can be sorted in place. */
const HASH_BIAS = 2 ** 31;

/** Writes a file with nothing but the tables of names. */
export class NameTablesWriter {
  readonly #db: DatabaseSync;
  readonly #exact: number[] = [];
  #rank = 0;

  constructor(file: string) {
    this.#db = openNewDatabase(file);
    createNameTables(this.#db);
    // Segments that fit into the processor's cache; they are merged once, at the end.
    this.#db.exec("INSERT INTO name(name, rank) VALUES ('hashsize', 524288), ('automerge', 0), ('crisismerge', 1024)");
    this.#db.exec("BEGIN");
  }

  add(batch: NameBatch): void {
    const insert = this.#db.prepare("INSERT INTO name(rowid, country, main, other) VALUES (?, ?, ?, ?)");
    for (let index = 0; index < batch.length; index += 3) {
      const [country, key, others] = batch.slice(index, index + 3) as [string, string, string];
      this.#rank += 1;
      insert.run(this.#rank, country, key, others);
      this.#addExact(key);
      if (others !== "") for (const other of others.split("\n")) this.#addExact(other);
    }
  }

  #addExact(name: string): void {
    this.#exact.push((hashName(name) + HASH_BIAS) * MAX_PLACES + this.#rank);
  }

  finish(): void {
    this.#db.exec("INSERT INTO name(name) VALUES ('optimize')");
    this.#writeExact();
    this.#db.exec("COMMIT");
    this.#db.close();
  }

  /** In the table's own order: sorted inserts are several times faster than scattered ones. */
  #writeExact(): void {
    const insert = this.#db.prepare("INSERT OR IGNORE INTO exact VALUES (?, ?)");
    for (const each of Float64Array.from(this.#exact).sort())
      insert.run(Math.floor(each / MAX_PLACES) - HASH_BIAS, each % MAX_PLACES);
  }
}

/** Copies the tables of another file into the empty ones of `db`: its records, without reading the names again. */
export function copyNameTables(db: DatabaseSync, file: string): void {
  db.prepare("ATTACH ? AS names").run(file);
  for (const table of STORED_IN)
    db.exec(`DELETE FROM main.${table}; INSERT INTO main.${table} SELECT * FROM names.${table};`);
}

import type * as sqliteModule from "node:sqlite";

/**
 * Node's SQLite, loaded when an index is opened: Node 20 has none, and everything else in this package works there.
 * @throws Error if this Node has none
 */
export function loadSqlite(): typeof sqliteModule {
  const sqlite = process.getBuiltinModule("node:sqlite") as typeof sqliteModule | undefined;
  if (!sqlite)
    throw new Error(`The gazetteer needs node:sqlite, which Node has from 22.13 on; this is ${process.version}`);
  return sqlite;
}

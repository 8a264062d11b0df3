import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import type { SqliteDatabase, SqliteStatement } from "kysely";

/** Prepared once and kept: preparing costs more than most of our queries. */
const KEPT_STATEMENTS = 500;

function statementOf(statement: StatementSync): SqliteStatement {
  const bound = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bound(parameters)),
    run: (parameters) => statement.run(...bound(parameters)),
    iterate: (parameters) => statement.iterate(...bound(parameters)),
  };
}

/** Node's own SQLite in the shape that Kysely's SQLite dialect was written for (better-sqlite3's). */
export function asKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = kept.get(sql);
      if (known) return known;
      const statement = statementOf(database.prepare(sql));
      // What a pragma does is done when it is prepared.
      if (/^pragma\b/i.test(sql)) return statement;
      if (kept.size >= KEPT_STATEMENTS) kept.clear();
      kept.set(sql, statement);
      return statement;
    },
  };
}

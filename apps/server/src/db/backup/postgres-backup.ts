import { closeSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import pg from "pg";
import { openDatabase } from "../client.ts";
import { connectClient } from "../connect-to-primary.ts";
import { toProgramAddress } from "../postgres-hosts.ts";
import { ProgramError, runDumpAfter, runProgram } from "./run-postgres-program.ts";
import { BackupError, HOLDS_DATA_MESSAGE, SERVER_TABLES, assertNotNewer } from "./backup-error.ts";

/** Separates the password from a URL, since other users of the machine could read it in the process list. */
function splitPassword(url: string): { address: string; password: string } {
  const [, before = "", password = ""] = /^([^:]+:\/\/[^:@/?#]*):([^@/?#]*)@/.exec(url) ?? [];
  const address = before === "" ? url : `${before}${url.slice(before.length + 1 + password.length)}`;
  // PostgreSQL's programs do not decode "+" as a space.
  return { address: toProgramAddress(address).replaceAll("+", "%20"), password: decodeURIComponent(password) };
}

interface TargetSchema {
  readonly schema: string;
  readonly holdsData: boolean;
}

async function readTargetSchema(url: string): Promise<TargetSchema> {
  const client = await connectClient(url);
  try {
    const { rows } = await client.query<{ schema: string | null }>("select current_schema() as schema");
    const schema = rows[0]?.schema ?? "public";
    const tables = await client.query<{ name: string }>(
      "select tablename as name from pg_catalog.pg_tables where schemaname = $1",
      [schema],
    );
    for (const { name } of tables.rows.filter((table) => !SERVER_TABLES.has(table.name))) {
      const { rowCount } = await client.query(`select 1 from ${pg.escapeIdentifier(name)} limit 1`);
      if (rowCount !== 0) return { schema, holdsData: true };
    }
    return { schema, holdsData: false };
  } finally {
    await client.end();
  }
}

const SCHEMA_OPTIONS = ["--no-owner", "--no-privileges"];

/** Uses pg_dump, which copies one consistent snapshot. */
export async function backUpPostgres(url: string, file: string): Promise<void> {
  const { schema } = await readTargetSchema(url);
  const { address, password } = splitPassword(url);
  const part = `${file}.part`;
  const args = ["--format=custom", ...SCHEMA_OPTIONS, `--schema=${schema}`, `--file=${part}`, `--dbname=${address}`];
  try {
    await runProgram("pg_dump", args, password);
    const handle = openSync(part, "r+");
    fsyncSync(handle);
    closeSync(handle);
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}

interface Dump {
  readonly migrations: readonly string[];
  readonly schema: string;
  readonly tables: readonly string[];
}

const createDamagedBackupError = (file: string, detail = ""): BackupError =>
  new BackupError(
    `${file} is not a complete backup of a Lagna database in PostgreSQL${detail === "" ? "" : `. ${detail}`}`,
  );

/**
 * Reads the content of a dump from pg_restore's list, and the applied migrations from its script.
 * @throws BackupError if it is not a dump of Lagna's database.
 */
async function readDump(file: string): Promise<Dump> {
  const list = await runProgram("pg_restore", ["--list", file]);
  const tableEntries = [...list.matchAll(/^\d+; \d+ \d+ TABLE (?!DATA |ATTACH )(\S+) (\S+) /gm)];
  const tables = tableEntries.map(([, , table = ""]) => table);
  const scriptArgs = ["--data-only", "--table=kysely_migration", "--file=-", file];
  const script = tables.includes("kysely_migration") ? await runProgram("pg_restore", scriptArgs) : "";
  const migrations = [...script.matchAll(/^(\d{4}-[\w-]+)\t/gm)].map(([, name = ""]) => name);
  if (migrations.length === 0) throw createDamagedBackupError(file);
  return { migrations, schema: tableEntries[0]?.[1] ?? "", tables };
}

/** The tables that this version's migrations create. */
async function listCurrentTables(): Promise<string[]> {
  const database = openDatabase({ url: ":memory:", dataDir: "" });
  try {
    await database.migrate();
    return (await database.db.introspection.getTables({ withInternalKyselyTables: true })).map(({ name }) => name);
  } finally {
    await database.close();
  }
}

/** Restores with pg_restore and psql in one transaction. */
async function restoreDump(url: string, file: string, replace: boolean): Promise<void> {
  const dump = await readDump(file);
  assertNotNewer(dump.migrations);
  const { schema, holdsData } = await readTargetSchema(url);
  if (dump.schema !== schema)
    throw new BackupError(
      `The backup is of the schema ${dump.schema}, but the current database uses the schema ${schema}`,
    );
  if (holdsData && !replace) throw new BackupError(HOLDS_DATA_MESSAGE);
  // Also drops tables that are newer than the backup, since the migrations create them again. All in one statement, since they refer to
  // each other.
  const tables = [...new Set([...dump.tables, ...(await listCurrentTables())])];
  const qualifiedNames = tables.map((table) => `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(table)}`);
  await runDumpAfter(`drop table if exists ${qualifiedNames.join(", ")}`, {
    ...splitPassword(url),
    restoreArgs: [...SCHEMA_OPTIONS, `--schema=${schema}`, file],
  });
  const database = openDatabase({ url, dataDir: "" });
  await database.migrate().finally(() => database.close());
}

/** @throws BackupError with a message for the operator; the database is then unchanged. */
export async function restorePostgres(
  url: string,
  file: string,
  { replace }: { readonly replace: boolean },
): Promise<{ previousFile: null }> {
  try {
    await restoreDump(url, file, replace);
    return { previousFile: null };
  } catch (error) {
    // pg_restore only reads the file; errors of the database are reported by psql.
    if (error instanceof ProgramError && error.program === "pg_restore")
      throw createDamagedBackupError(file, error.message);
    throw error;
  }
}

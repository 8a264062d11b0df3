import { closeSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import pg from "pg";
import { openDatabase } from "../client.ts";
import { ProgramFailure, runDumpAfter, runProgram } from "./postgres-programs.ts";
import { CopyRefusal, HOLDS_DATA, OWN_TABLES, refuseNewer } from "./refusal.ts";

/** An address without its password, which others on the machine could read in the list of processes. */
function withoutPassword(url: string): { address: string; password: string } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = "";
  // PostgreSQL's programs do not take "+" for a blank.
  return { address: address.href.replaceAll("+", "%20"), password };
}

interface Place {
  readonly schema: string;
  readonly holdsData: boolean;
}

async function placeOf(url: string): Promise<Place> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ schema: string | null }>("select current_schema() as schema");
    const schema = rows[0]?.schema ?? "public";
    const tables = await client.query<{ name: string }>(
      "select tablename as name from pg_catalog.pg_tables where schemaname = $1",
      [schema],
    );
    for (const { name } of tables.rows.filter((table) => !OWN_TABLES.has(table.name))) {
      const { rowCount } = await client.query(`select 1 from ${pg.escapeIdentifier(name)} limit 1`);
      if (rowCount !== 0) return { schema, holdsData: true };
    }
    return { schema, holdsData: false };
  } finally {
    await client.end();
  }
}

const WHOLE_SCHEMA = ["--no-owner", "--no-privileges"];

/** By pg_dump, in one snapshot. */
export async function backUpPostgres(url: string, file: string): Promise<void> {
  const { schema } = await placeOf(url);
  const { address, password } = withoutPassword(url);
  const part = `${file}.part`;
  const args = ["--format=custom", ...WHOLE_SCHEMA, `--schema=${schema}`, `--file=${part}`, `--dbname=${address}`];
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

const notWhole = (file: string, said = ""): CopyRefusal =>
  new CopyRefusal(`${file} is not a whole backup of Lagna's database in PostgreSQL${said === "" ? "" : `. ${said}`}`);

/** What is in a dump, by pg_restore's list of it, and the lines of its script. @throws CopyRefusal where it is none of Lagna's. */
async function readDump(file: string): Promise<Dump> {
  const list = await runProgram("pg_restore", ["--list", file]);
  const found = [...list.matchAll(/^\d+; \d+ \d+ TABLE (\S+) (\S+) /gm)];
  const tables = found.map(([, , table = ""]) => table);
  const record = ["--data-only", "--table=kysely_migration", "--file=-", file];
  const script = tables.includes("kysely_migration") ? await runProgram("pg_restore", record) : "";
  const migrations = [...script.matchAll(/^(\d{4}-[\w-]+)\t/gm)].map(([, name = ""]) => name);
  if (migrations.length === 0) throw notWhole(file);
  return { migrations, schema: found[0]?.[1] ?? "", tables };
}

/** Those that this version's migrations make. */
async function tablesOfThisVersion(): Promise<string[]> {
  const database = openDatabase({ url: ":memory:", dataDir: "" });
  try {
    await database.migrate();
    return (await database.db.introspection.getTables({ withInternalKyselyTables: true })).map(({ name }) => name);
  } finally {
    await database.close();
  }
}

/** By pg_restore and psql, in one transaction: all of it or nothing. */
async function putBack(url: string, file: string, replace: boolean): Promise<void> {
  const dump = await readDump(file);
  refuseNewer(dump.migrations);
  const { schema, holdsData } = await placeOf(url);
  if (dump.schema !== schema)
    throw new CopyRefusal(`The backup is of the schema ${dump.schema}, and the database here is in ${schema}`);
  if (holdsData && !replace) throw new CopyRefusal(HOLDS_DATA);
  // Also tables that are newer than the backup: its migrations make them again. All at once, as they refer to each other.
  const tables = [...new Set([...dump.tables, ...(await tablesOfThisVersion())])];
  const named = tables.map((table) => `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(table)}`);
  await runDumpAfter(`drop table if exists ${named.join(", ")}`, {
    ...withoutPassword(url),
    restoreArgs: [...WHOLE_SCHEMA, `--schema=${schema}`, file],
  });
  const database = openDatabase({ url, dataDir: "" });
  await database.migrate().finally(() => database.close());
}

/** @throws CopyRefusal in words for the operator; the database is then as it was. */
export async function restorePostgres(
  url: string,
  file: string,
  { replace }: { readonly replace: boolean },
): Promise<{ before: null }> {
  try {
    await putBack(url, file, replace);
    return { before: null };
  } catch (error) {
    // pg_restore reads the file alone; what the database refuses is said by psql.
    if (error instanceof ProgramFailure && error.program === "pg_restore") throw notWhole(file, error.message);
    throw error;
  }
}

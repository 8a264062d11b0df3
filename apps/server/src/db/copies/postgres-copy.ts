import { spawn } from "node:child_process";
import { closeSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import pg from "pg";
import { openDatabase } from "../client.ts";
import { MIGRATIONS } from "../migrations/list.ts";
import { CopyRefusal, HOLDS_DATA } from "./refusal.ts";

/** One of PostgreSQL's own programs, found by name on the path. Its standard output. */
function runProgram(program: string, args: readonly string[], password: string): Promise<string> {
  const env = { ...process.env, ...(password !== "" && { PGPASSWORD: password }) };
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env, stdio: ["ignore", "pipe", "pipe"] });
    let out = "";
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2_000)));
    child.once("error", () =>
      reject(new CopyRefusal(`${program} was not found: it comes with PostgreSQL's client programs`)),
    );
    child.once("close", (status) =>
      status === 0 ? resolve(out) : reject(new CopyRefusal(`${program} failed:\n${said.trim()}`)),
    );
  });
}

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
    const { rows } = await client.query<{ schema: string; users: string | null }>(
      "select current_schema() as schema, to_regclass('users')::text as users",
    );
    const [{ schema, users } = { schema: "public", users: null }] = rows;
    const held = users === null ? 0 : (await client.query("select 1 from users limit 1")).rowCount;
    return { schema, holdsData: held !== 0 };
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

/** The migrations that the copied database had been through, from the lines of pg_restore's script. */
async function migrationsIn(file: string): Promise<string[]> {
  const script = await runProgram("pg_restore", ["--data-only", "--table=kysely_migration", "--file=-", file], "");
  return [...script.matchAll(/^(\d{4}-[\w-]+)\t/gm)].map(([, name = ""]) => name);
}

/** By pg_restore, in one transaction: all of it or nothing. */
export async function restorePostgres(
  url: string,
  file: string,
  { replace }: { readonly replace: boolean },
): Promise<{ before: null }> {
  const migrations = await migrationsIn(file);
  if (migrations.length === 0) throw new CopyRefusal(`${file} is not a backup of Lagna's database`);
  const newer = migrations.filter((name) => !(name in MIGRATIONS));
  if (newer.length > 0)
    throw new CopyRefusal(`The backup was made by a newer version of Lagna (${newer.join(", ")}). Please use that one`);
  const { schema, holdsData } = await placeOf(url);
  if (holdsData && !replace) throw new CopyRefusal(HOLDS_DATA);
  const { address, password } = withoutPassword(url);
  const inOne = ["--clean", "--if-exists", "--single-transaction", "--exit-on-error"];
  await runProgram(
    "pg_restore",
    [...inOne, ...WHOLE_SCHEMA, `--schema=${schema}`, `--dbname=${address}`, file],
    password,
  );
  const database = openDatabase({ url, dataDir: "" });
  await database.migrate().finally(() => database.close());
  return { before: null };
}

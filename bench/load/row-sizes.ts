import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { connectPostgres, type PostgresConnection } from "../../apps/server/test/connect-postgres.ts";
import { startPostgres } from "../../tools/services/postgres.ts";
import { BIRTH } from "../hostile/accounts.ts";
import { post } from "../hostile/target-server.ts";
import type { LoadPart } from "./load-part.ts";
import { startLoadServer } from "./load-server.ts";
import { repeatInParallel, signUpPeople, startConversation } from "./people.ts";
import { openService } from "./services.ts";

const PEOPLE = 10;
const KUNDLIS_EACH = 3;
/** An account may ask 20 times a minute. */
const QUESTIONS_EACH = 8;
const AT_ONCE = 4;
/** So many rows that the pages which each index has at least do not count. */
const ROWS = 20_000;
const QUESTIONS = resolve(import.meta.dirname, "../astrologer-questions.jsonl");
/** The tables that grow with people and their use. */
const TABLES = [
  "users",
  "user_accounts",
  "app_users",
  "sessions",
  "kundlis",
  "conversations",
  "chat_messages",
  "audit_log",
] as const;
type Table = (typeof TABLES)[number];

/** Real rows, written by a server that people use: accounts, saved kundlis, and conversations with the built-in astrologer. */
async function writeRows(url: string): Promise<void> {
  const questions = readFileSync(QUESTIONS, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { text: string }).text);
  const server = await startLoadServer({ DATABASE_URL: url });
  try {
    const people = await signUpPeople(server.target, PEOPLE);
    await repeatInParallel(PEOPLE, AT_ONCE, async (index) => {
      const person = people[index];
      if (!person) return;
      const ask = async (path: string, body: object): Promise<void> => {
        const response = await post(server.target, path, body, person.headers);
        const text = await response.text();
        if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
      };
      for (let kundli = 0; kundli < KUNDLIS_EACH; kundli += 1)
        await ask("/kundlis", { ...BIRTH, id: `kundli-${index}-${kundli}`, day: 1 + index, hour: kundli });
      const chat = await startConversation(server.target, person, { ...BIRTH, day: 1 + index });
      for (let number = 0; number < QUESTIONS_EACH; number += 1) {
        const question = questions[(index * QUESTIONS_EACH + number) % questions.length];
        await ask("/chat/ask", { chat_id: chat, question });
      }
    });
  } finally {
    await server.stop();
  }
}

const quote = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(", ");

/** Copies the real rows until there are `ROWS`: of columns that are part of a unique key, texts of the same length are made up. */
async function copyRows(database: PostgresConnection, table: Table): Promise<void> {
  const { rows: columns } = await database.query<{ name: string; type: string; unique: boolean }>(
    `select a.attname as name, format_type(a.atttypid, null) as type, exists (
       select from pg_index i where i.indrelid = a.attrelid and i.indisunique and a.attnum = any (i.indkey)) as unique
     from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped`,
    [table],
  );
  const random = `md5(random()::text) || md5(random()::text)`;
  const values = columns.map(({ name, type, unique }) => {
    const isMadeUp = unique && type === "text" && name !== "month" && !name.endsWith("_at");
    return isMadeUp ? `substr(${random}, 1, length(t."${name}"))` : `t."${name}"`;
  });
  await database.query(
    `insert into ${table} (${quote(columns.map(({ name }) => name))})
     select ${values.join(", ")} from (select *, row_number() over () as number from ${table}) t,
       generate_series(1, (select ceil($1::numeric / count(*))::int from ${table})) limit $1`,
    [ROWS],
  );
}

interface RowSize {
  readonly rows: number;
  /** Of the real rows, by `pg_column_size`. */
  readonly bytes: number;
  /** With the overhead of pages and all indexes, of the copies. */
  readonly bytesOnDisk: number;
}

async function measureTable(database: PostgresConnection, table: Table): Promise<RowSize> {
  const { rows: real } = await database.query<{ rows: number; bytes: number }>(
    `select count(*)::int as rows, avg(pg_column_size(t.*))::float as bytes from ${table} t`,
  );
  await copyRows(database, table);
  const { rows: all } = await database.query<{ bytes: number }>(
    `select sum(pg_total_relation_size(relid))::float / (select count(*) from ${table}) as bytes
     from (select $1::regclass as relid union select inhrelid from pg_inherits where inhparent = $1::regclass) parts`,
    [table],
  );
  return { rows: real[0]?.rows ?? 0, bytes: real[0]?.bytes ?? 0, bytesOnDisk: all[0]?.bytes ?? 0 };
}

/** What the rows of people take on PostgreSQL, for docs/capacity.md. */
export const measureRowSizes: LoadPart = async () => {
  const url = await openService(startPostgres());
  await writeRows(url);
  const database = await connectPostgres(url);
  try {
    // Made-up keys refer to nothing.
    await database.query("set session_replication_role = replica");
    for (const table of TABLES) {
      const { rows, bytes, bytesOnDisk } = await measureTable(database, table);
      console.log(
        `${table}: ${bytes.toFixed(0)} bytes by pg_column_size (${rows} rows), ${bytesOnDisk.toFixed(0)} on the disk with indexes`,
      );
    }
  } finally {
    await database.end();
  }
  return [];
};

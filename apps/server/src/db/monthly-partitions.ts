import { type Kysely, type QueryExecutorProvider, sql } from "kysely";
import { hasRowLocks } from "./has-row-locks.ts";
import type { Database } from "./schema.ts";

type Db = Kysely<Database>;

/** A month in UTC, such as `2026-03`; it sorts before every instant in it. */
export type Month = string;

export const toMonth = (instant: string): Month => instant.slice(0, "2026-03".length);

export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return toMonth(new Date(Date.UTC(year, number - 1 + count)).toISOString());
}

interface PartitionedTable {
  readonly table: "chat_messages" | "audit_log";
  /** An instant or a month, by which a row is assigned to its partition. */
  readonly column: "created_at" | "month";
  /** Foreign keys refer to a partition of messages too, so that it cannot simply be dropped. */
  readonly dropsEmptyMonths: boolean;
}

/** The tables that PostgreSQL divides by month. Rows of a month without a partition go to `<table>_default`. */
const PARTITIONED_TABLES: readonly PartitionedTable[] = [
  { table: "chat_messages", column: "created_at", dropsEmptyMonths: false },
  { table: "audit_log", column: "month", dropsEmptyMonths: true },
];

/** How many months are ready beside the present one; if no server starts and no timer runs for longer, rows go to the default partition. */
const MONTHS_AHEAD = 3;
/** A new partition locks its table for a moment. Writers queue behind a lock that is waited for, so it is not waited for long. */
const LOCK_TIMEOUT = "1s";

export const formatPartitionName = (table: string, month: Month): string => `${table}_${month.replace("-", "_")}`;

export const listComingMonths = (now: Date): Month[] =>
  Array.from({ length: MONTHS_AHEAD + 1 }, (_, index) => addMonths(toMonth(now.toISOString()), index));

/** @param table the partitioned table, under its present name @param name that of the partition */
export async function createPartition(
  db: QueryExecutorProvider,
  { table, name, month }: { readonly table: string; readonly name: string; readonly month: Month },
): Promise<void> {
  await sql`create table ${sql.table(name)} partition of ${sql.table(table)}
    for values from (${sql.lit(month)}) to (${sql.lit(addMonths(month, 1))})`.execute(db);
}

async function listPartitions(db: Db, table: string): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select partition.relname as name
    from pg_catalog.pg_inherits join pg_catalog.pg_class as partition on partition.oid = inhrelid
    where inhparent = ${table}::regclass`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

async function hasRows(db: Db, name: string, condition = sql`true`): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(name)} where ${condition} limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Runs in a transaction in which no other server changes the partitions of the table; rows are read and written meanwhile. It gives up if
 * the table is locked for long, as by a long transaction.
 */
const runWithTable = (db: Db, table: string, work: (trx: Db) => Promise<void>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`.execute(trx);
    await sql`lock table ${sql.table(table)} in share update exclusive mode`.execute(trx);
    await work(trx);
  });

async function createComingMonths(db: Db, { table, column }: PartitionedTable, now: Date): Promise<void> {
  const findMissing = async (from: Db): Promise<Month[]> => {
    const existing = await listPartitions(from, table);
    return listComingMonths(now).filter((month) => !existing.has(formatPartitionName(table, month)));
  };
  if ((await findMissing(db)).length === 0) return;
  await runWithTable(db, table, async (trx) => {
    // Another server may have made them while this one waited.
    for (const month of await findMissing(trx)) {
      const inMonth = sql`${sql.ref(column)} >= ${month} and ${sql.ref(column)} < ${addMonths(month, 1)}`;
      // Their rows stay where they are: PostgreSQL refuses a partition for rows that are in the default one.
      if (await hasRows(trx, `${table}_default`, inMonth)) continue;
      await createPartition(trx, { table, name: formatPartitionName(table, month), month });
    }
  });
}

/** A late row for a month that is dropped goes to the default partition. */
async function dropEmptyMonths(db: Db, { table }: PartitionedTable, now: Date): Promise<void> {
  const present = formatPartitionName(table, toMonth(now.toISOString()));
  await runWithTable(db, table, async (trx) => {
    const past = [...(await listPartitions(trx, table))].filter((name) => name < present);
    for (const name of past) {
      if (await hasRows(trx, name)) continue;
      // A row may be written until the table is locked for everything.
      await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(trx);
      if (!(await hasRows(trx, name))) await sql`drop table ${sql.table(name)}`.execute(trx);
    }
  });
}

/**
 * Creates the partitions of this month and the next ones, and drops those of past months from which everything has been deleted. Does
 * nothing on SQLite. Nothing depends on it at once: without it, rows go to the default partition.
 * @throws the error of a lock that was not granted in time; a later run succeeds
 */
export async function maintainMonthlyPartitions(db: Db, now: Date): Promise<void> {
  if (!hasRowLocks(db)) return;
  for (const partitioned of PARTITIONED_TABLES) {
    await createComingMonths(db, partitioned, now);
    if (partitioned.dropsEmptyMonths) await dropEmptyMonths(db, partitioned, now);
  }
}

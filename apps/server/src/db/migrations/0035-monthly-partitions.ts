import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter, sql } from "kysely";
import { createPartition, formatPartitionName, listComingMonths, type Month } from "../monthly-partitions.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const account = (column: ColumnDefinitionBuilder) => column.references("users.id").onDelete("set null");

const isPostgres = (db: Kysely<unknown>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** Bounds of partitions are compared as bytes, whatever the language of the database. */
const BYTEWISE = sql`text collate "C"`;

interface Division {
  /** The table that is divided, under its name until it replaces the present one. */
  readonly newTable: string;
  readonly table: string;
  readonly column: string;
}

async function createPartitions(db: Kysely<unknown>, { newTable, table, column }: Division): Promise<void> {
  const { rows } = await sql<{ month: Month }>`
    select distinct substr(${sql.ref(column)}, 1, 7) as month from ${sql.table(table)}`.execute(db);
  const existing = rows.map(({ month }) => month).filter((month) => /^\d{4}-(0[1-9]|1[0-2])$/.test(month));
  for (const month of new Set([...existing, ...listComingMonths(new Date())]))
    await createPartition(db, { table: newTable, name: formatPartitionName(table, month), month });
  await sql`create table ${sql.table(`${table}_default`)} partition of ${sql.table(newTable)} default`.execute(db);
}

async function replaceTable(db: Kysely<unknown>, { newTable, table }: Division): Promise<void> {
  await db.schema.dropTable(table).execute();
  await db.schema.alterTable(newTable).renameTo(table).execute();
}

/** The month is part of the unique key, which in a divided table must contain what the table is divided by. */
async function divideAudit(db: Kysely<unknown>): Promise<void> {
  const division = { newTable: "audit_by_month", table: "audit_log", column: "at" };
  const table = db.schema
    .createTable(division.newTable)
    .addColumn("id", "text", required)
    .addColumn("at", "text", required)
    .addColumn("last_at", "text", required)
    .addColumn("month", isPostgres(db) ? BYTEWISE : "text", required)
    .addColumn("count", "integer", required)
    .addColumn("action", "text", required)
    .addColumn("actor_kind", "text", required)
    .addColumn("actor_id", "text", account)
    .addColumn("subject_id", "text", account)
    .addColumn("via", "text")
    .addColumn("address_mark", "text")
    .addColumn("account_mark", "text")
    .addColumn("unique_key", "text")
    .addPrimaryKeyConstraint("audit_log_key", ["id", "month"]);
  await (isPostgres(db) ? table.modifyEnd(sql`partition by range (month)`) : table).execute();
  if (isPostgres(db)) await createPartitions(db, division);
  const columns = sql.raw(
    "id, at, last_at, count, action, actor_kind, actor_id, subject_id, via, address_mark, account_mark, unique_key",
  );
  await sql`insert into audit_by_month (month, ${columns}) select substr(at, 1, 7), ${columns} from audit_log`.execute(
    db,
  );
  await replaceTable(db, division);
  for (const column of ["action", "actor_id", "subject_id"])
    await db.schema
      .createIndex(`audit_log_by_${column}`)
      .on("audit_log")
      .columns([column, "id"])
      .where(sql.ref(column), "is not", null)
      .execute();
  await db.schema
    .createIndex("audit_log_by_unique_key")
    .unique()
    .on("audit_log")
    .columns(["unique_key", "month"])
    .execute();
  await db.schema.createIndex("audit_log_by_last_at").on("audit_log").column("last_at").execute();
}

/** The time of the judged message, with which a foreign key can refer to a divided table, and a join finds the partition. */
async function addMessageTimes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("chat_feedback")
    .addColumn("message_created_at", isPostgres(db) ? BYTEWISE : "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await sql`update chat_feedback set message_created_at =
    (select created_at from chat_messages where id = chat_feedback.message_id)`.execute(db);
}

/** The order of messages is no unique key any more: turns are added one after the other, under a lock on the conversation. */
async function divideMessages(db: Kysely<unknown>): Promise<void> {
  const division = { newTable: "chat_messages_by_month", table: "chat_messages", column: "created_at" };
  await db.schema.alterTable("chat_feedback").dropConstraint("chat_feedback_message_id_fkey").execute();
  await db.schema
    .createTable(division.newTable)
    .addColumn("id", "text", required)
    .addColumn("conversation_id", "text", (column) =>
      column.notNull().references("conversations.id").onDelete("cascade"),
    )
    .addColumn("position", "integer", required)
    .addColumn("role", "text", required)
    .addColumn("content", "text", required)
    .addColumn("answer", "text")
    .addColumn("created_at", BYTEWISE, required)
    .addPrimaryKeyConstraint("chat_messages_key", ["id", "created_at"])
    .modifyEnd(sql`partition by range (created_at)`)
    .execute();
  await createPartitions(db, division);
  const columns = sql.raw("id, conversation_id, position, role, content, answer, created_at");
  await sql`insert into chat_messages_by_month (${columns}) select ${columns} from chat_messages`.execute(db);
  await replaceTable(db, division);
  await db.schema
    .createIndex("chat_messages_of_conversation")
    .on("chat_messages")
    .columns(["conversation_id", "position"])
    .execute();
  await db.schema
    .alterTable("chat_feedback")
    .addForeignKeyConstraint("chat_feedback_of_message", ["message_id", "message_created_at"], "chat_messages", [
      "id",
      "created_at",
    ])
    .onDelete("cascade")
    .execute();
}

/**
 * On PostgreSQL, messages and the audit log are divided by month. SQLite gets the same columns and keeps one table of each; the audit log
 * is copied there too, because a unique key cannot be removed from a table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await divideAudit(db);
  await addMessageTimes(db);
  if (isPostgres(db)) await divideMessages(db);
}

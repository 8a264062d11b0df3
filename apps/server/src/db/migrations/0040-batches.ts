import { type Kysely, sql } from "kysely";

/** SQLite takes any name of a type, and stores bytes as they are. */
const BYTES = sql`bytea`;

/** Files of births that are computed in the background, with what is left of the file and the parts of the result. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("batches")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("request", "text", (column) => column.notNull())
    .addColumn("items", "integer", (column) => column.notNull())
    .addColumn("done", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("errors", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("cpu_ms", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("stored_bytes", "bigint", (column) => column.notNull().defaultTo(0))
    .addColumn("failure", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("started_at", "text")
    .addColumn("finished_at", "text")
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addColumn("deleted_at", "text")
    .execute();
  await db.schema.createIndex("batches_user_id").on("batches").columns(["user_id", "created_at"]).execute();
  await db.schema
    .createTable("batch_inputs")
    .addColumn("batch_id", "text", (column) => column.notNull().references("batches.id").onDelete("cascade"))
    .addColumn("first_item", "integer", (column) => column.notNull())
    .addColumn("items", "integer", (column) => column.notNull())
    .addColumn("first_line", "integer", (column) => column.notNull())
    .addColumn("content", BYTES, (column) => column.notNull())
    .addPrimaryKeyConstraint("batch_inputs_key", ["batch_id", "first_item"])
    .execute();
  await db.schema
    .createTable("batch_results")
    .addColumn("batch_id", "text", (column) => column.notNull().references("batches.id").onDelete("cascade"))
    .addColumn("first_item", "integer", (column) => column.notNull())
    .addColumn("items", "integer", (column) => column.notNull())
    .addColumn("ndjson", BYTES, (column) => column.notNull())
    .addColumn("csv", BYTES, (column) => column.notNull())
    .addPrimaryKeyConstraint("batch_results_key", ["batch_id", "first_item"])
    .execute();
}

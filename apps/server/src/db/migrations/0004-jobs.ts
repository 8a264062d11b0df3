import { type Kysely, sql } from "kysely";

/** Durable jobs. Completed jobs are deleted; failed ones stay with `dead_at`, visible to administrators. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("jobs")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("unique_key", "text", (column) => column.unique())
    .addColumn("group_key", "text")
    .addColumn("person", "text")
    .addColumn("payload", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("run_at", "text", (column) => column.notNull())
    .addColumn("lease", "text")
    .addColumn("leased_until", "text")
    .addColumn("last_error", "text")
    .addColumn("dead_at", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("jobs_by_time")
    .on("jobs")
    .columns(["run_at", "id"])
    .where(sql.ref("dead_at"), "is", null)
    .execute();
  await db.schema.createIndex("jobs_of_group").on("jobs").columns(["group_key", "id"]).execute();
  await db.schema.createIndex("jobs_of_person").on("jobs").column("person").execute();
  // Enforces that only one job of a group runs at a time, across all servers.
  await db.schema
    .createIndex("jobs_one_of_a_group")
    .unique()
    .on("jobs")
    .column("group_key")
    .where(sql.ref("lease"), "is not", null)
    .execute();
}

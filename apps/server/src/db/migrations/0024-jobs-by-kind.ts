import { type Kysely, sql } from "kysely";

/** Work is looked for by its kind, and of its group only what lives: neither another kind's nor the dead ones' rows are read on the way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("jobs_by_time").execute();
  await db.schema
    .createIndex("jobs_by_kind")
    .on("jobs")
    .columns(["kind", "run_at", "id"])
    .where(sql.ref("dead_at"), "is", null)
    .execute();
  await db.schema.dropIndex("jobs_of_group").execute();
  await db.schema
    .createIndex("jobs_of_group")
    .on("jobs")
    .columns(["group_key", "id"])
    .where(sql.ref("dead_at"), "is", null)
    .execute();
}

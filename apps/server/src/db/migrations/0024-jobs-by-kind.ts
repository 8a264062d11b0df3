import { type Kysely, sql } from "kysely";

/** Indexes for finding jobs by kind, and the live jobs of a group, without reading rows of other kinds or of dead jobs. */
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

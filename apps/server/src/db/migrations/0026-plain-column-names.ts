import { type Kysely, sql } from "kysely";

/** Renames two columns to what they hold, and the actor of a failed sign-in to `anonymous`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("kundlis").renameColumn("reckoned", "chart_summary").execute();
  await db.schema.alterTable("running_answers").renameColumn("wanted", "reader_reports").execute();
  await sql`update audit_log set actor_kind = 'anonymous' where actor_kind = 'nobody'`.execute(db);
}

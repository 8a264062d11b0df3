import type { Kysely } from "kysely";

/**
 * Answers that are being written, with their events so far: another server can read them from here, and continue them if their own server
 * has
 * died. They are deleted with their conversation, and soon after they are finished.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("running_answers")
    .addColumn("answer_id", "text", (column) => column.primaryKey())
    .addColumn("conversation_id", "text", (column) =>
      column.notNull().references("conversations.id").onDelete("cascade"),
    )
    .addColumn("question_id", "text", (column) => column.notNull())
    .addColumn("question", "text", (column) => column.notNull())
    .addColumn("instead_of", "text")
    .addColumn("writer", "text", (column) => column.notNull())
    .addColumn("beat", "integer", (column) => column.notNull())
    .addColumn("wanted", "integer", (column) => column.notNull())
    .addColumn("begun_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("running_answers_of_talk").on("running_answers").column("conversation_id").execute();
  await db.schema
    .createTable("running_events")
    .addColumn("answer_id", "text", (column) =>
      column.notNull().references("running_answers.answer_id").onDelete("cascade"),
    )
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("event", "text", (column) => column.notNull())
    .addColumn("data", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("running_events_in_order", ["answer_id", "number"])
    .execute();
}

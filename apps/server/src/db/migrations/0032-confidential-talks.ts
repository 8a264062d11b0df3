import { type Kysely, sql } from "kysely";

/**
 * Talks in which a person showed a danger: their words appear in no list or title, and the person may hide the talk. Marks those stored
 * before, and takes the person's words out of their titles.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("conversations")
    .addColumn("is_confidential", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable("conversations")
    .addColumn("is_hidden", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`
    UPDATE conversations SET is_confidential = 1, title = ''
    WHERE id IN (SELECT conversation_id FROM chat_messages WHERE answer LIKE '%"kind":"safety"%')`.execute(db);
}

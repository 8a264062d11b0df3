import type { Kysely } from "kysely";

interface Before {
  chat_messages: { id: string; answer: string | null };
  chat_feedback: { message_id: string; language: string };
}

/** What an opinion of an answer is about, and the language it was answered in, so that both can be counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("chat_feedback").addColumn("about", "text").execute();
  await db.schema
    .alterTable("chat_feedback")
    .addColumn("language", "text", (column) => column.notNull().defaultTo("en"))
    .execute();
  const tables = db as Kysely<Before>;
  const given = await tables
    .selectFrom("chat_feedback")
    .innerJoin("chat_messages", "id", "message_id")
    .select(["message_id", "answer"])
    .execute();
  for (const { message_id: id, answer } of given) {
    const { language = "en" } = JSON.parse(answer ?? "{}") as { language?: string };
    await tables.updateTable("chat_feedback").set({ language }).where("message_id", "=", id).execute();
  }
}

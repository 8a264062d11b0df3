import type { Kysely } from "kysely";

interface Before {
  chat_messages: { id: string; answer: string | null };
  chat_feedback: { message_id: string; language: string };
}

/** The topic of feedback on an answer, and the language of the answer, so that both can be counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("chat_feedback").addColumn("about", "text").execute();
  await db.schema
    .alterTable("chat_feedback")
    .addColumn("language", "text", (column) => column.notNull().defaultTo("en"))
    .execute();
  const tables = db as Kysely<Before>;
  const feedbackRows = await tables
    .selectFrom("chat_feedback")
    .innerJoin("chat_messages", "id", "message_id")
    .select(["message_id", "answer"])
    .execute();
  for (const { message_id: id, answer } of feedbackRows) {
    const { language = "en" } = JSON.parse(answer ?? "{}") as { language?: string };
    await tables.updateTable("chat_feedback").set({ language }).where("message_id", "=", id).execute();
  }
}

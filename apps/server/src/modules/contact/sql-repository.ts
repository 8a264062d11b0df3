import type { Db } from "../../db/client.ts";
import type { ContactMessageRow } from "../../db/schema/kundlis-and-leads.ts";
import type { ContactMessage, ContactRepository } from "./repository.ts";

const toMessage = (row: ContactMessageRow): ContactMessage => ({
  id: row.id,
  name: row.name,
  email: row.email,
  message: row.message,
  createdAt: row.created_at,
  readAt: row.read_at,
});

const toRow = (message: ContactMessage): ContactMessageRow => ({
  id: message.id,
  name: message.name,
  email: message.email,
  message: message.message,
  created_at: message.createdAt,
  read_at: message.readAt,
});

const selectMessages = (db: Db) => db.selectFrom("contact_messages").selectAll();
const selectById = (db: Db, id: string) => selectMessages(db).where("id", "=", id).executeTakeFirst();

async function findPage(db: Db, limit: number, after: string | null) {
  let query = selectMessages(db)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1);
  if (after !== null) {
    const last = await selectById(db, after);
    if (!last) return null;
    query = query.where((eb) =>
      eb.or([
        eb("created_at", "<", last.created_at),
        eb.and([eb("created_at", "=", last.created_at), eb("id", "<", last.id)]),
      ]),
    );
  }
  const rows = await query.execute();
  return { messages: rows.slice(0, limit).map(toMessage), hasMore: rows.length > limit };
}

export function createSqlContactRepository(db: Db): ContactRepository {
  return {
    add: async (message) => {
      await db
        .insertInto("contact_messages")
        .values(toRow(message))
        .onConflict((conflict) => conflict.column("id").doNothing())
        .execute();
    },

    page: (limit, after) => findPage(db, limit, after),

    countUnread: async () => {
      const { count } = await db
        .selectFrom("contact_messages")
        .select((select) => select.fn.countAll().as("count"))
        .where("read_at", "is", null)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    setReadAt: async (id, readAt) => {
      const change = db.updateTable("contact_messages").set({ read_at: readAt }).where("id", "=", id);
      const row = await change.returningAll().executeTakeFirst();
      return row ? toMessage(row) : null;
    },

    delete: async (id) => {
      const { numDeletedRows } = await db.deleteFrom("contact_messages").where("id", "=", id).executeTakeFirst();
      return numDeletedRows > 0n;
    },

    findByEmail: async (email) => (await selectMessages(db).where("email", "=", email).execute()).map(toMessage),

    deleteByEmail: async (email) => {
      await db.deleteFrom("contact_messages").where("email", "=", email).execute();
    },
  };
}

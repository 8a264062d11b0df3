import type { Db } from "../../db/client.ts";
import type { ContactMessageRow } from "../../db/schema/records.ts";
import { unitOfWork } from "../../db/transactions.ts";
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

const messages = (db: Db) => db.selectFrom("contact_messages").selectAll();
const byId = (db: Db, id: string) => messages(db).where("id", "=", id).executeTakeFirst();

async function page(db: Db, limit: number, after: string | null) {
  let query = messages(db)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1);
  if (after !== null) {
    const last = await byId(db, after);
    if (!last) return null;
    query = query.where((eb) =>
      eb.or([
        eb("created_at", "<", last.created_at),
        eb.and([eb("created_at", "=", last.created_at), eb("id", "<", last.id)]),
      ]),
    );
  }
  const rows = await query.execute();
  return { messages: rows.slice(0, limit).map(toMessage), more: rows.length > limit };
}

export function sqlContact(db: Db): ContactRepository {
  return {
    add: async (message) => {
      await db
        .insertInto("contact_messages")
        .values(toRow(message))
        .onConflict((conflict) => conflict.column("id").doNothing())
        .execute();
    },

    page: (limit, after) => page(db, limit, after),

    unread: async () => {
      const { count } = await db
        .selectFrom("contact_messages")
        .select((select) => select.fn.countAll().as("count"))
        .where("read_at", "is", null)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    mark: (id, readAt) =>
      unitOfWork(db, async (trx) => {
        await trx.updateTable("contact_messages").set({ read_at: readAt }).where("id", "=", id).execute();
        const row = await byId(trx, id);
        return row ? toMessage(row) : null;
      }),

    delete: async (id) => {
      const { numDeletedRows } = await db.deleteFrom("contact_messages").where("id", "=", id).executeTakeFirst();
      return numDeletedRows > 0n;
    },

    ofEmail: async (email) => (await messages(db).where("email", "=", email).execute()).map(toMessage),

    deleteOfEmail: async (email) => {
      await db.deleteFrom("contact_messages").where("email", "=", email).execute();
    },
  };
}

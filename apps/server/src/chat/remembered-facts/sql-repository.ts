import type { ExpressionBuilder } from "kysely";
import type { Db } from "../../db/client.ts";
import { isForeignKeyViolation } from "../../db/constraint-violations.ts";
import type { Database } from "../../db/schema.ts";
import type { StatedFactRow } from "../../db/schema/chat.ts";
import { runUnitOfWork } from "../../db/transactions.ts";
import type { ChatOwner } from "../chat-owner.ts";
import type { MemoryRepository, RememberedFact } from "./repository.ts";

const toRememberedFact = (row: StatedFactRow): RememberedFact => ({
  id: row.id,
  about: row.about as RememberedFact["about"],
  value: row.value,
  words: row.words,
  createdAt: row.created_at,
});

const whereOwner = (owner: ChatOwner) => (eb: ExpressionBuilder<Database, "stated_facts">) =>
  owner.kind === "user" ? eb("owner_id", "=", owner.userId) : eb("guest_key", "=", owner.key);

export function createSqlMemoryRepository(db: Db): MemoryRepository {
  return {
    findByOwner: async (owner) => {
      const rows = db.selectFrom("stated_facts").selectAll().where(whereOwner(owner));
      return (await rows.orderBy("created_at").orderBy("id").execute()).map(toRememberedFact);
    },

    save: async (owner, { id, about, value, words, createdAt }) => {
      const ownerColumns =
        owner.kind === "user" ? { owner_id: owner.userId, guest_key: null } : { owner_id: null, guest_key: owner.key };
      try {
        // Serializable: of two statements about one thing at once, one is left.
        await runUnitOfWork(db, "serializable", async (trx) => {
          await trx.deleteFrom("stated_facts").where(whereOwner(owner)).where("about", "=", about).execute();
          const row = { id, ...ownerColumns, about, value, words, created_at: createdAt };
          await trx.insertInto("stated_facts").values(row).execute();
        });
        return true;
      } catch (error) {
        if (isForeignKeyViolation(error)) return false;
        throw error;
      }
    },

    delete: async (owner, id) => {
      const query = db.deleteFrom("stated_facts").where("id", "=", id).where(whereOwner(owner));
      return (await query.executeTakeFirst()).numDeletedRows > 0n;
    },

    erase: async (owner) => void (await db.deleteFrom("stated_facts").where(whereOwner(owner)).execute()),
  };
}

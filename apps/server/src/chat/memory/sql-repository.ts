import type { ExpressionBuilder } from "kysely";
import type { Db } from "../../db/client.ts";
import { isForeignKeyViolation } from "../../db/foreign-key-violation.ts";
import type { Database } from "../../db/schema.ts";
import type { StatedFactRow } from "../../db/schema/chat.ts";
import { unitOfWork } from "../../db/transactions.ts";
import type { ChatOwner } from "../owner.ts";
import type { MemoryRepository, Remembered } from "./repository.ts";

const toRemembered = (row: StatedFactRow): Remembered => ({
  id: row.id,
  about: row.about as Remembered["about"],
  value: row.value,
  words: row.words,
  createdAt: row.created_at,
});

const ofOwner = (owner: ChatOwner) => (eb: ExpressionBuilder<Database, "stated_facts">) =>
  owner.kind === "user" ? eb("owner_id", "=", owner.userId) : eb("guest_key", "=", owner.key);

export function sqlMemory(db: Db): MemoryRepository {
  return {
    ofOwner: async (owner) => {
      const rows = db.selectFrom("stated_facts").selectAll().where(ofOwner(owner));
      return (await rows.orderBy("created_at").orderBy("id").execute()).map(toRemembered);
    },

    keep: async (owner, { id, about, value, words, createdAt }) => {
      const whose =
        owner.kind === "user" ? { owner_id: owner.userId, guest_key: null } : { owner_id: null, guest_key: owner.key };
      try {
        await unitOfWork(db, async (trx) => {
          await trx.deleteFrom("stated_facts").where(ofOwner(owner)).where("about", "=", about).execute();
          const row = { id, ...whose, about, value, words, created_at: createdAt };
          await trx.insertInto("stated_facts").values(row).execute();
        });
        return true;
      } catch (error) {
        if (isForeignKeyViolation(error)) return false;
        throw error;
      }
    },

    forget: async (owner, id) => {
      const query = db.deleteFrom("stated_facts").where("id", "=", id).where(ofOwner(owner));
      return (await query.executeTakeFirst()).numDeletedRows > 0n;
    },

    erase: async (owner) => void (await db.deleteFrom("stated_facts").where(ofOwner(owner)).execute()),
  };
}

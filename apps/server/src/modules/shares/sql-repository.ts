import type { Db } from "../../db/client.ts";
import { isForeignKeyViolation } from "../../db/constraint-violations.ts";
import type { KundliShareRow } from "../../db/schema/kundlis-and-leads.ts";
import { type Trx, runUnitOfWork } from "../../db/transactions.ts";
import type { AuditWriter } from "../audit/service.ts";
import type { Share, ShareRepository } from "./repository.ts";

const toShare = (row: KundliShareRow): Share => ({
  ownerId: row.owner_id,
  kundliId: row.kundli_id,
  name: row.shows_name === 1,
  birth: row.shows_birth as Share["birth"],
  degrees: row.shows_degrees === 1,
  createdAt: row.created_at,
});
const toShareOrNull = (row: KundliShareRow | undefined): Share | null => (row ? toShare(row) : null);

const selectRows = (db: Db) => db.selectFrom("kundli_shares").selectAll();

async function deleteShare(db: Db, ownerId: string, kundliId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("kundli_shares")
    .where("owner_id", "=", ownerId)
    .where("kundli_id", "=", kundliId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export function createSqlShareRepository(db: Db, audit: AuditWriter<Trx>): ShareRepository {
  const describeAction = (ownerId: string, address: string) =>
    ({ actor: { kind: "person", id: ownerId }, subjectId: ownerId, address }) as const;
  return {
    save: async ({ ownerId, kundliId, name, birth, degrees, createdAt }, tokenHash, { address }) => {
      const shown = { shows_name: name ? 1 : 0, shows_birth: birth, shows_degrees: degrees ? 1 : 0 };
      const row = { owner_id: ownerId, kundli_id: kundliId, token_hash: tokenHash, ...shown, created_at: createdAt };
      try {
        await runUnitOfWork(db, "read committed", async (trx) => {
          await trx
            .insertInto("kundli_shares")
            .values(row)
            .onConflict((conflict) => conflict.columns(["owner_id", "kundli_id"]).doUpdateSet(row))
            .execute();
          await audit.note(trx, { action: "kundli_shared", ...describeAction(ownerId, address) });
        });
        return true;
      } catch (error) {
        if (isForeignKeyViolation(error)) return false;
        throw error;
      }
    },

    findByKundli: async (ownerId, kundliId) =>
      toShareOrNull(
        await selectRows(db).where("owner_id", "=", ownerId).where("kundli_id", "=", kundliId).executeTakeFirst(),
      ),

    findByToken: async (tokenHash) =>
      toShareOrNull(await selectRows(db).where("token_hash", "=", tokenHash).executeTakeFirst()),

    end: (ownerId, kundliId, { address }) =>
      runUnitOfWork(db, "read committed", async (trx) => {
        const ended = await deleteShare(trx, ownerId, kundliId);
        if (ended) await audit.note(trx, { action: "share_ended", ...describeAction(ownerId, address) });
        return ended;
      }),

    delete: async (ownerId, kundliId) => void (await deleteShare(db, ownerId, kundliId)),
    findByOwner: async (ownerId) =>
      (await selectRows(db).where("owner_id", "=", ownerId).orderBy("created_at").execute()).map(toShare),
    erase: async (ownerId) => void (await db.deleteFrom("kundli_shares").where("owner_id", "=", ownerId).execute()),
  };
}

import type { Db } from "../../db/client.ts";
import { isForeignKeyViolation } from "../../db/foreign-key-violation.ts";
import type { KundliShareRow } from "../../db/schema/records.ts";
import { type Trx, unitOfWork } from "../../db/transactions.ts";
import type { AuditIntake } from "../audit/service.ts";
import type { Share, ShareRepository } from "./repository.ts";

const toShare = (row: KundliShareRow): Share => ({
  ownerId: row.owner_id,
  kundliId: row.kundli_id,
  name: row.shows_name === 1,
  birth: row.shows_birth as Share["birth"],
  createdAt: row.created_at,
});
const orNull = (row: KundliShareRow | undefined): Share | null => (row ? toShare(row) : null);

const rows = (db: Db) => db.selectFrom("kundli_shares").selectAll();

async function remove(db: Db, ownerId: string, kundliId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("kundli_shares")
    .where("owner_id", "=", ownerId)
    .where("kundli_id", "=", kundliId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export function sqlShares(db: Db, audit: AuditIntake<Trx>): ShareRepository {
  const deed = (ownerId: string, address: string) =>
    ({ actor: { kind: "person", id: ownerId }, subjectId: ownerId, address }) as const;
  return {
    save: async ({ ownerId, kundliId, name, birth, createdAt }, tokenHash, { address }) => {
      const shown = { shows_name: name ? 1 : 0, shows_birth: birth };
      const row = { owner_id: ownerId, kundli_id: kundliId, token_hash: tokenHash, ...shown, created_at: createdAt };
      try {
        await unitOfWork(db, async (trx) => {
          await remove(trx, ownerId, kundliId);
          await trx.insertInto("kundli_shares").values(row).execute();
          await audit.note(trx, { action: "kundli_shared", ...deed(ownerId, address) });
        });
        return true;
      } catch (error) {
        if (isForeignKeyViolation(error)) return false;
        throw error;
      }
    },

    ofKundli: async (ownerId, kundliId) =>
      orNull(await rows(db).where("owner_id", "=", ownerId).where("kundli_id", "=", kundliId).executeTakeFirst()),

    byToken: async (tokenHash) => orNull(await rows(db).where("token_hash", "=", tokenHash).executeTakeFirst()),

    end: (ownerId, kundliId, { address }) =>
      unitOfWork(db, async (trx) => {
        const ended = await remove(trx, ownerId, kundliId);
        if (ended) await audit.note(trx, { action: "share_ended", ...deed(ownerId, address) });
        return ended;
      }),

    forget: async (ownerId, kundliId) => void (await remove(db, ownerId, kundliId)),
    ofOwner: async (ownerId) =>
      (await rows(db).where("owner_id", "=", ownerId).orderBy("created_at").execute()).map(toShare),
    erase: async (ownerId) => void (await db.deleteFrom("kundli_shares").where("owner_id", "=", ownerId).execute()),
  };
}

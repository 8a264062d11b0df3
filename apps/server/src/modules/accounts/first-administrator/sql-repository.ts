import type { Db } from "../../../db/client.ts";
import type { SetUpCodeRepository } from "./repository.ts";

/** Consumes the code; true for exactly one of several concurrent callers. */
export async function consumeSetUpCode(db: Db, codeHash: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("set_up_code")
    .set({ used_at: now })
    .where("code_hash", "=", codeHash)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function createSqlSetUpCodeRepository(db: Db): SetUpCodeRepository {
  const fresh = (codeHash: string, at: string) => ({ id: 1, code_hash: codeHash, created_at: at, used_at: null });
  return {
    create: async (codeHash, at) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("set_up_code")
        .values(fresh(codeHash, at))
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },

    replace: async (codeHash, at) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("set_up_code")
        .values(fresh(codeHash, at))
        .onConflict((conflict) =>
          conflict
            .column("id")
            .doUpdateSet({ code_hash: codeHash, created_at: at })
            .where("set_up_code.used_at", "is", null),
        )
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },

    isValid: async (codeHash) => {
      const query = db.selectFrom("set_up_code").select("id").where("code_hash", "=", codeHash);
      return (await query.where("used_at", "is", null).executeTakeFirst()) !== undefined;
    },

    wasUsed: async () => {
      const query = db.selectFrom("set_up_code").select("id").where("used_at", "is not", null);
      return (await query.executeTakeFirst()) !== undefined;
    },
  };
}

import type { Db } from "../../db/client.ts";
import { prepared } from "../../db/prepared.ts";
import type { AppUserRow, PendingUserRow } from "../../db/schema.ts";

/** Approval records, keyed by lower-cased e-mail, and the claim of the first account. */
export function accessRepository(db: Db) {
  return {
    find: prepared<Pick<AppUserRow, "active" | "role">>(db, () =>
      db.selectFrom("app_users").select(["active", "role"]).where("email", "=", ""),
    ),

    findWhole: async (email: string): Promise<AppUserRow | undefined> =>
      db.selectFrom("app_users").selectAll().where("email", "=", email).executeTakeFirst(),

    /** Makes or changes the record; what is not given stays, and a new one is an ordinary user's. */
    save: async (email: string, change: { active: boolean; role?: string }, now: string): Promise<void> => {
      const active = change.active ? 1 : 0;
      await db
        .insertInto("app_users")
        .values({ email, active, role: change.role ?? "user", created_at: now, updated_at: now })
        .onConflict((conflict) =>
          conflict
            .column("email")
            .doUpdateSet({ active, updated_at: now, ...(change.role ? { role: change.role } : {}) }),
        )
        .execute();
    },

    findPending: async (email: string): Promise<PendingUserRow | undefined> =>
      db.selectFrom("pending_users").selectAll().where("email", "=", email).executeTakeFirst(),

    /** The first refusal counts: a later one changes nothing. */
    savePending: async (email: string, now: string): Promise<void> => {
      await db
        .insertInto("pending_users")
        .values({ email, requested_at: now, status: "pending" })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    deletePending: async (email: string): Promise<void> => {
      await db.deleteFrom("pending_users").where("email", "=", email).execute();
    },

    erase: async (email: string): Promise<void> => {
      await db.deleteFrom("app_users").where("email", "=", email).execute();
      await db.deleteFrom("pending_users").where("email", "=", email).execute();
    },

    /** True for one caller in the life of a database. */
    claimFirstAccount: async (userId: string, now: string): Promise<boolean> => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("first_account")
        .values({ id: 1, user_id: userId, created_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },

    hasFirstAccount: async (): Promise<boolean> =>
      (await db.selectFrom("first_account").select("id").executeTakeFirst()) !== undefined,
  };
}

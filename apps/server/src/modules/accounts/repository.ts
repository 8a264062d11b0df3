import type { Transaction } from "kysely";
import type { Db } from "../../db/client.ts";
import type { Database, MailedTokenRow } from "../../db/schema.ts";

export type MailedPurpose = "magic_link" | "password_reset" | "verify_email";

/** A session with the person it belongs to, whether or not it has expired. */
export interface StoredSession {
  readonly sessionId: string;
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly image: string | null;
  readonly signedInVia: string;
  readonly expiresAt: string;
  readonly lastSeen: string;
}

const SESSION_COLUMNS = [
  "sessions.id as sessionId",
  "users.id as userId",
  "users.email as email",
  "users.name as name",
  "users.image as image",
  "sessions.signed_in_via as signedInVia",
  "sessions.expires_at as expiresAt",
  "sessions.updated_at as lastSeen",
] as const;

/** What better-auth's own adapter does not do: the one query of every request, mailed tokens, nonces and tidying. */
export function accountsRepository(db: Db) {
  return {
    transaction: <T>(work: (trx: Transaction<Database>) => Promise<T>): Promise<T> => db.transaction().execute(work),

    /** One statement where better-auth would need two: every request that is not public asks it. */
    findSession: async (token: string): Promise<StoredSession | undefined> =>
      db
        .selectFrom("sessions")
        .innerJoin("users", "users.id", "sessions.user_id")
        .select(SESSION_COLUMNS)
        .where("sessions.token", "=", token)
        .executeTakeFirst(),

    touchSession: async (id: string, now: string): Promise<void> => {
      await db.updateTable("sessions").set({ updated_at: now }).where("id", "=", id).execute();
    },

    /**
     * Makes whoever else changes this person's ways in wait until the transaction ends. False when the person is gone. A write, not
     * `for update`: it takes SQLite's write lock at the start, where a read first could end in SQLITE_BUSY.
     */
    lockUser: async (userId: string): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable("users")
        .set((eb) => ({ updated_at: eb.ref("updated_at") }))
        .where("id", "=", userId)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    deleteExpired: async (now: string): Promise<void> => {
      await db.deleteFrom("sessions").where("expires_at", "<", now).execute();
      await db.deleteFrom("mailed_tokens").where("expires_at", "<", now).execute();
      await db.deleteFrom("used_nonces").where("expires_at", "<", now).execute();
    },

    deleteOtherSessions: async (userId: string, keepId: string): Promise<void> => {
      await db.deleteFrom("sessions").where("user_id", "=", userId).where("id", "!=", keepId).execute();
    },

    saveMailedToken: async (row: Omit<MailedTokenRow, "used_at">): Promise<void> => {
      await db
        .insertInto("mailed_tokens")
        .values({ ...row, used_at: null })
        .execute();
    },

    findMailedToken: async (hash: string, purpose: MailedPurpose): Promise<MailedTokenRow | undefined> =>
      db.selectFrom("mailed_tokens").selectAll().where("token_hash", "=", hash).where("purpose", "=", purpose).executeTakeFirst(),

    /** True for exactly one caller. */
    useMailedToken: async (hash: string, now: string): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable("mailed_tokens")
        .set({ used_at: now })
        .where("token_hash", "=", hash)
        .where("used_at", "is", null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    deleteMailedTokens: async (email: string, purpose?: MailedPurpose): Promise<void> => {
      const query = db.deleteFrom("mailed_tokens").where("email", "=", email);
      await (purpose ? query.where("purpose", "=", purpose) : query).execute();
    },

    /** True for exactly one caller. */
    useNonce: async (hash: string, expiresAt: string): Promise<boolean> => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("used_nonces")
        .values({ nonce_hash: hash, expires_at: expiresAt })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
  };
}
export type AccountsRepository = ReturnType<typeof accountsRepository>;

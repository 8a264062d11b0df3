import type { Db } from "../../db/client.ts";
import { prepared } from "../../db/prepared.ts";
import type { MailedTokenRow } from "../../db/schema.ts";
import { type Trx, unitOfWork } from "../../db/transactions.ts";

const DAY_MS = 86_400_000;
/** Of all sessions' list, for administrators. */
const MOST_SESSIONS = 500;

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
    transaction: <T>(work: (trx: Trx) => Promise<T>): Promise<T> => unitOfWork(db, work),

    /** One statement where better-auth would need two: every request that is not public asks it. */
    findSession: prepared<StoredSession>(db, () =>
      db
        .selectFrom("sessions")
        .innerJoin("users", "users.id", "sessions.user_id")
        .select(SESSION_COLUMNS)
        .where("sessions.token", "=", ""),
    ),

    touchSession: async (id: string, now: string): Promise<void> => {
      await db.updateTable("sessions").set({ updated_at: now }).where("id", "=", id).execute();
    },

    hasUser: async (userId: string): Promise<boolean> =>
      (await db.selectFrom("users").select("id").where("id", "=", userId).executeTakeFirst()) !== undefined,

    /** Mailed tokens stay a day longer than they are good for, so that a late press hears 'expired' and not 'unknown'. */
    deleteExpired: async (now: Date): Promise<void> => {
      const instant = now.toISOString();
      await db.deleteFrom("sessions").where("expires_at", "<", instant).execute();
      await db.deleteFrom("used_nonces").where("expires_at", "<", instant).execute();
      const yesterday = new Date(now.getTime() - DAY_MS).toISOString();
      await db.deleteFrom("mailed_tokens").where("expires_at", "<", yesterday).execute();
    },

    /** Without what opens them. */
    liveSessions: async (now: string, userId: string) =>
      db
        .selectFrom("sessions")
        .select(["id", "user_id", "expires_at", "signed_in_via", "user_agent", "created_at", "updated_at"])
        .where("user_id", "=", userId)
        .where("expires_at", ">", now)
        .orderBy("updated_at", "desc")
        .execute(),

    allSessions: async (now: string) => {
      const live = db.selectFrom("sessions").where("expires_at", ">", now);
      const counts = await live
        .select(["signed_in_via", ({ fn }) => fn.countAll().as("count")])
        .groupBy("signed_in_via")
        .execute();
      const latest = await live
        .innerJoin("users", "users.id", "sessions.user_id")
        .select(SESSION_COLUMNS)
        .select("sessions.created_at as createdAt")
        .orderBy("sessions.updated_at", "desc")
        .limit(MOST_SESSIONS)
        .execute();
      return { counts: counts.map(({ signed_in_via: via, count }) => ({ via, count: Number(count) })), latest };
    },

    mailedLinksOf: async (userId: string) =>
      db
        .selectFrom("mailed_tokens")
        .select(["purpose", "email", "created_at", "expires_at", "used_at"])
        .where("user_id", "=", userId)
        .execute(),

    saveMailedToken: async (row: Omit<MailedTokenRow, "used_at">): Promise<void> => {
      await db
        .insertInto("mailed_tokens")
        .values({ ...row, used_at: null })
        .execute();
    },

    findMailedToken: async (hash: string, purpose: MailedPurpose): Promise<MailedTokenRow | undefined> =>
      db
        .selectFrom("mailed_tokens")
        .selectAll()
        .where("token_hash", "=", hash)
        .where("purpose", "=", purpose)
        .executeTakeFirst(),

    /** True for exactly one caller. */
    useMailedToken: async (hash: string, purpose: MailedPurpose, now: string): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable("mailed_tokens")
        .set({ used_at: now })
        .where("token_hash", "=", hash)
        .where("purpose", "=", purpose)
        .where("used_at", "is", null)
        .where("expires_at", ">", now)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Those of an account; magic links belong to an address and prove it each time anew. */
    deleteMailedTokensOf: async (userId: string): Promise<void> => {
      await db.deleteFrom("mailed_tokens").where("user_id", "=", userId).execute();
    },

    deleteMailedTokensTo: async (email: string): Promise<void> => {
      await db.deleteFrom("mailed_tokens").where("email", "=", email).execute();
    },

    expireMailedTokens: async (userId: string, purpose: MailedPurpose, now: string): Promise<void> => {
      await db
        .updateTable("mailed_tokens")
        .set({ expires_at: now })
        .where("user_id", "=", userId)
        .where("purpose", "=", purpose)
        .where("used_at", "is", null)
        .execute();
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

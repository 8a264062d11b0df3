import type { AuthMethod } from "@lagna/contract";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import { newToken, tokenHash } from "./hashed-tokens.ts";
import { identityRepository } from "./identity-repository.ts";
import { type AccountsRepository, type StoredSession, accountsRepository } from "./repository.ts";

/** Whoever asks. */
export interface Client {
  readonly address: string;
  /** Kept with the session, so that its owner can tell devices apart. */
  readonly userAgent: string | null;
  readonly language: "en" | "hi";
}

/** What a sign-in answers; the token exists nowhere else. */
export interface OpenedSession {
  readonly token: string;
  readonly expiresAt: Date;
}

export type TokenCheck =
  | { readonly kind: "live"; readonly session: StoredSession }
  | { readonly kind: "expired" | "unknown"; readonly session: null };

/** "Last seen" is kept to the minute, so that reading does not mean writing. */
const LAST_SEEN_MS = 60_000;
const TIDY_MS = 60_000;
const USER_AGENT_CHARACTERS = 256;

export interface SessionsOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly timeoutMs: number;
  readonly log: { error(context: object, message: string): void };
}

/** Sessions live in the database alone: what ends one on one server has ended it on all. */
export function sessions({ db, clock, timeoutMs, log }: SessionsOptions) {
  const repository: AccountsRepository = accountsRepository(db);
  const expiry = (): Date => new Date(clock().getTime() + timeoutMs);

  async function check(token: string): Promise<TokenCheck> {
    const session = await repository.findSession(tokenHash(token));
    if (!session) return { kind: "unknown", session: null };
    const now = clock();
    if (Date.parse(session.expiresAt) <= now.getTime()) return { kind: "expired", session: null };
    if (now.getTime() - Date.parse(session.lastSeen) >= LAST_SEEN_MS)
      await repository.touchSession(session.sessionId, now.toISOString());
    return { kind: "live", session };
  }

  let tidied = 0;
  /**
   * Beside the transaction, not in it: rows that two transactions delete in different order would stop one of them. Once a minute is
   * enough, as what has expired opens nothing.
   */
  function tidyNowAndThen(now: Date): void {
    if (now.getTime() - tidied < TIDY_MS) return;
    tidied = now.getTime();
    repository.deleteExpired(now).catch((error: unknown) => log.error({ err: error }, "expired rows were not deleted"));
  }

  return {
    check,

    /** Call inside the transaction that decided to let this person in. */
    open: async (trx: Db, userId: string, via: AuthMethod, client: Client): Promise<OpenedSession> => {
      const now = clock();
      tidyNowAndThen(now);
      const opened = { token: newToken(), expiresAt: expiry() };
      const userAgent = client.userAgent?.slice(0, USER_AGENT_CHARACTERS) ?? null;
      const row = { ...opened, userAgent, signedInVia: via, createdAt: now, updatedAt: now };
      await identityRepository(trx).createSession(userId, false, row, true);
      return opened;
    },

    /** The same session under a new token; of two that ask at once one gets it. Null for the other. */
    renew: async (token: string): Promise<OpenedSession | null> => {
      const opened = { token: newToken(), expiresAt: expiry() };
      const renewed = await identityRepository(db).updateSession(token, { ...opened, updatedAt: clock() });
      return renewed ? opened : null;
    },

    end: (token: string): Promise<void> => identityRepository(db).deleteSession(token),
    endAll: (trx: Db, userId: string): Promise<void> => identityRepository(trx).deleteUserSessions(userId),
  };
}
export type Sessions = ReturnType<typeof sessions>;

import type { AuthMethod } from "@lagna/contract";
import type { Db } from "../../db/client.ts";
import type { SessionRow } from "../../db/schema.ts";
import { identityRepository } from "./identity-repository.ts";
import type { AccountsParts } from "./parts.ts";
import { accountsRepository } from "./repository.ts";

export interface OwnAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly image: string | null;
  readonly createdAt: Date;
  readonly methods: readonly AuthMethod[];
}

export type OwnSession = Omit<SessionRow, "token">;

const METHODS: Readonly<Record<string, AuthMethod>> = {
  credential: "password",
  google: "google",
  firebase: "firebase",
};

/** What a person may see of, and do with, their own account. */
export function ownAccount({ db, sessions, clock }: Pick<AccountsParts, "db" | "sessions" | "clock">) {
  const identity = identityRepository(db);
  const repository = accountsRepository(db);
  return {
    find: async (userId: string): Promise<OwnAccount | null> => {
      const user = await identity.findUserById(userId);
      if (!user) return null;
      const ways = await identity.findAccounts(userId);
      const known = ways.flatMap(({ providerId }) => METHODS[providerId] ?? []);
      const { id, name, email, emailVerified, image, createdAt } = user;
      return { id, name, email, emailVerified, image: image ?? null, createdAt, methods: [...known, "magic_link"] };
    },

    /** Live ones, the latest first. */
    sessionsOf: (userId: string): Promise<OwnSession[]> => repository.liveSessions(clock().toISOString(), userId),

    signOutEverywhere: (userId: string): Promise<void> => sessions.endAll(db, userId),

    /** Everything accounts hold of a person: ways in and sessions go with them. */
    erase: async (trx: Db, { userId, email }: { userId: string; email: string }): Promise<void> => {
      await identityRepository(trx).deleteUser(userId);
      await accountsRepository(trx).deleteMailedTokensTo(email);
    },

    /** For their own export; neither the password's hash nor a token's. */
    recordsOf: async (userId: string) => ({
      user: await identity.findUserById(userId),
      ways_in: (await identity.findAccounts(userId)).map(({ providerId, accountId, createdAt, updatedAt }) => ({
        provider: providerId,
        account_id: accountId,
        created_at: createdAt,
        updated_at: updatedAt,
      })),
      sessions: await repository.liveSessions(clock().toISOString(), userId),
      mailed_links: await repository.mailedLinksOf(userId),
    }),

    /** Every live session, for administrators. */
    allSessions: () => repository.allSessions(clock().toISOString()),
  };
}

import type { AuthMethod } from "@lagna/contract";
import type { NewJob } from "../../../jobs/queue.ts";
import type { StoredLink } from "../mailed-links/repository.ts";
import type { AccountsDependencies } from "../accounts-dependencies.ts";
import type { SecondFactorsParts } from "../second-factors/own-second-factors.ts";
import type { OwnSession } from "../sessions/repository.ts";
import type { ChangedChoices, User } from "./user.ts";

export interface OwnAccount {
  readonly user: User;
  readonly methods: readonly AuthMethod[];
}

const toLinkInfo = ({ purpose, email, createdAt, expiresAt, usedAt }: StoredLink) => ({
  purpose,
  email,
  createdAt,
  expiresAt,
  usedAt,
});

const METHODS: Readonly<Record<string, AuthMethod>> = {
  credential: "password",
  google: "google",
  firebase: "firebase",
};

/** What a person can see and do with their own account. */
export function createOwnAccount({
  users,
  links,
  sessions,
  factors,
  clock,
}: Pick<AccountsDependencies, "users" | "links" | "sessions" | "clock"> & Pick<SecondFactorsParts, "factors">) {
  return {
    find: async (userId: string): Promise<OwnAccount | null> => {
      const user = await users.findById(userId);
      if (!user) return null;
      const methods = (await users.findSignInMethods(userId)).flatMap(({ provider }) => METHODS[provider] ?? []);
      return { user, methods: [...methods, "magic_link"] };
    },

    choose: (userId: string, choices: ChangedChoices): Promise<void> =>
      users.setChoices({ userId, choices, at: clock().toISOString() }),

    /** Live sessions, latest first. */
    sessionsOf: (userId: string): Promise<OwnSession[]> => sessions.ofUser(userId),

    /** False if none of their sessions has this id. */
    endSession: (userId: string, id: string): Promise<boolean> => sessions.endOne(userId, id),

    signOutEverywhere: (userId: string): Promise<void> => sessions.endAll(userId),

    /** Closes all ways to sign in as this person while the data still exists; `job` completes the deletion even if this process dies. */
    leave: (userId: string, job: NewJob): Promise<void> =>
      users.startDeletion({ userId, at: clock().toISOString(), job }),

    isLeaving: async (userId: string): Promise<boolean> => (await users.findById(userId))?.isLeaving === true,

    /** Deletes the account with its sign-in methods and sessions, and frees the e-mail address. */
    erase: (person: { readonly userId: string; readonly email: string }): Promise<void> => users.erase(person),

    /** For the person's own export; without password and token hashes and second-factor secrets. */
    recordsOf: async (userId: string) => {
      const user = await users.findById(userId);
      const [ways, live, mailed, second, codesLeft] = await Promise.all([
        users.findSignInMethods(userId),
        sessions.ofUser(userId),
        links.findByUser(userId),
        factors.findByUser(userId),
        factors.countRecoveryCodes(userId),
      ]);
      return { user, ways, sessions: live, links: mailed.map(toLinkInfo), factors: second, codesLeft };
    },
  };
}

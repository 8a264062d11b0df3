import type { AuthMethod } from "@lagna/contract";
import type { Language } from "@lagna/terms";
import type { NewJob } from "../../../jobs/queue.ts";
import type { StoredLink } from "../links/repository.ts";
import type { AccountsParts } from "../parts.ts";
import type { SecondFactorsParts } from "../second-factors/factors.ts";
import type { OwnSession } from "../sessions/repository.ts";
import type { User } from "./user.ts";

export interface OwnAccount {
  readonly user: User;
  readonly methods: readonly AuthMethod[];
}

const shown = ({ purpose, email, createdAt, expiresAt, usedAt }: StoredLink) => ({
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

/** What a person may see of, and do with, their own account. */
export function ownAccount({
  people,
  links,
  sessions,
  factors,
  clock,
}: Pick<AccountsParts, "people" | "links" | "sessions" | "clock"> & Pick<SecondFactorsParts, "factors">) {
  return {
    find: async (userId: string): Promise<OwnAccount | null> => {
      const user = await people.findById(userId);
      if (!user) return null;
      const known = (await people.waysInOf(userId)).flatMap(({ provider }) => METHODS[provider] ?? []);
      return { user, methods: [...known, "magic_link"] };
    },

    speak: (userId: string, language: Language | null): Promise<void> =>
      people.speak({ userId, language, at: clock().toISOString() }),

    /** Live ones, the latest first. */
    sessionsOf: (userId: string): Promise<OwnSession[]> => sessions.ofUser(userId),

    /** False where none of theirs has this id. */
    endSession: (userId: string, id: string): Promise<boolean> => sessions.endOne(userId, id),

    signOutEverywhere: (userId: string): Promise<void> => sessions.endAll(userId),

    /** From here on nobody comes in as this person, though everything is still there; `job` finishes it, whatever happens to this process. */
    leave: (userId: string, job: NewJob): Promise<void> => people.leave({ userId, at: clock().toISOString(), job }),

    isLeaving: async (userId: string): Promise<boolean> => (await people.findById(userId))?.leaving === true,

    /** Everything accounts hold of a person: ways in and sessions go with them, and the address is free. */
    erase: (person: { readonly userId: string; readonly email: string }): Promise<void> => people.erase(person),

    /** For their own export; neither the password's hash nor a token's, nor what second factors are made of. */
    recordsOf: async (userId: string) => {
      const user = await people.findById(userId);
      const [ways, live, mailed, second, codesLeft] = await Promise.all([
        people.waysInOf(userId),
        sessions.ofUser(userId),
        links.ofUser(userId),
        factors.ofUser(userId),
        factors.codesLeft(userId),
      ]);
      return { user, ways, sessions: live, links: mailed.map(shown), factors: second, codesLeft };
    },
  };
}

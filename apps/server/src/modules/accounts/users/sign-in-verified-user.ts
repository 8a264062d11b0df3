import { AppError } from "../../../errors/app-error.ts";
import type { AccountsDependencies } from "../accounts-dependencies.ts";
import type { Client, OpenedSession } from "../sessions/live-sessions.ts";
import type { ConsumedProof, VerifiedPerson } from "./repository.ts";
import type { User } from "./user.ts";

export interface SignedInPerson {
  readonly opened: OpenedSession;
  readonly user: User;
}

type VerifiedSignInParts = Pick<AccountsDependencies, "users" | "sessions" | "access" | "setUp" | "notices">;

/** Sign-in for people who have proved their e-mail address. */
export function createVerifiedSignIn({ users, sessions, access, setUp, notices }: VerifiedSignInParts) {
  return {
    /** Null if the proof was used concurrently. @throws AppError 409 while the account is being deleted */
    enter: async (person: VerifiedPerson, spend: ConsumedProof, client: Client): Promise<SignedInPerson | null> => {
      await setUp.beforeEntry();
      const { opened, stored } = sessions.prepare(person.via, client);
      const mail = notices.createJob("way_in_added", person.email, client);
      const entered = await users.signInVerified({
        person,
        consumedProof: spend,
        mayBecomeAdministrator: access.mayFound,
        session: stored,
        mail,
      });
      if (entered.kind === "spent") return null;
      if (entered.kind === "leaving") throw new AppError("account_leaving");
      await access.ensure(entered.user);
      return { opened, user: entered.user };
    },
  };
}

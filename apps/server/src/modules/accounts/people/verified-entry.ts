import { AppError } from "../../../errors.ts";
import type { AccountsParts } from "../parts.ts";
import type { Client, OpenedSession } from "../sessions/sessions.ts";
import type { Spending, VerifiedPerson } from "./repository.ts";
import type { User } from "./user.ts";

export interface EnteredPerson {
  readonly opened: OpenedSession;
  readonly user: User;
}

type EntryParts = Pick<AccountsParts, "people" | "sessions" | "access" | "setUp" | "notices">;

/** The way in for people who have proved that the address is theirs. */
export function verifiedEntry({ people, sessions, access, setUp, notices }: EntryParts) {
  return {
    /** Null where the proof was used by somebody faster. @throws AppError 409 while the account is being deleted */
    enter: async (person: VerifiedPerson, spend: Spending, client: Client): Promise<EnteredPerson | null> => {
      await setUp.beforeEntry();
      const { opened, stored } = sessions.prepare(person.via, client);
      const mail = notices.of("way_in_added", person.email, client);
      const entered = await people.enter({ person, spend, mayFound: access.mayFound, session: stored, mail });
      if (entered.kind === "spent") return null;
      if (entered.kind === "leaving") throw new AppError("account_leaving");
      await access.ensure(entered.user);
      return { opened, user: entered.user };
    },
  };
}

import type { Principal } from "../../../http/authorize-request.ts";
import type { AccountsDependencies } from "../accounts-dependencies.ts";
import type { Client } from "../sessions/live-sessions.ts";
import { findValidLink, createLinkError } from "./find-valid-link.ts";

type Parts = Pick<AccountsDependencies, "users" | "links" | "mails" | "attempts" | "access" | "clock">;

/** Verification of an account's e-mail address. */
export function createAddressVerification({ users, links, mails, attempts, access, clock }: Parts) {
  return {
    requestVerification: async (who: Principal, client: Client): Promise<void> => {
      await attempts.beforeMail(client.address);
      await mails.requestVerification(who.email, client);
    },

    /**
     * Verifies the address and keeps the password: the link proves the mailbox, the session proves the password, and both belong to the
     * same account. A link opened without being signed in to the account would prove nothing about who set the password.
     */
    verifyEmail: async (who: Principal, token: string): Promise<void> => {
      const link = await findValidLink(links, "verify_email", token, clock());
      const user = link.userId === who.userId ? await users.findById(who.userId) : null;
      if (!user) throw createLinkError("verify_email", "unknown");
      if (!(await users.verifyEmail({ userId: user.id, linkHash: link.hash, at: clock().toISOString() })))
        throw createLinkError("verify_email", "used");
      await access.ensure({ ...user, emailVerified: true });
    },
  };
}

import type { Principal } from "../../../http/access.ts";
import type { AccountsParts } from "../parts.ts";
import type { Client } from "../sessions/sessions.ts";
import { readLink, refusedLink } from "./reading.ts";

type Parts = Pick<AccountsParts, "people" | "links" | "mails" | "attempts" | "access" | "clock">;

/** Proving that the address of one's account is one's own. */
export function addressProof({ people, links, mails, attempts, access, clock }: Parts) {
  return {
    requestVerification: async (who: Principal, client: Client): Promise<void> => {
      await attempts.beforeMail(client.address);
      await mails.requestVerification(who.email, client);
    },

    /**
     * Proves the address without losing the password: the link came to the mailbox, the session knows the password, and both are the
     * same account's. A link opened by somebody who is not signed in to it proves nothing about who set the password.
     */
    verifyEmail: async (who: Principal, token: string): Promise<void> => {
      const link = await readLink(links, "verify_email", token, clock());
      const user = link.userId === who.userId ? await people.findById(who.userId) : null;
      if (!user) throw refusedLink("verify_email", "unknown");
      if (!(await people.verifyEmail({ userId: user.id, linkHash: link.hash, at: clock().toISOString() })))
        throw refusedLink("verify_email", "used");
      await access.ensure({ ...user, emailVerified: true });
    },
  };
}

import { AppError, invalidField } from "../../../errors.ts";
import type { Principal } from "../../../http/access.ts";
import { readLink, refusedLink } from "../links/reading.ts";
import type { AccountsParts } from "../parts.ts";
import { requireEmailAddress } from "../people/email-address.ts";
import type { Client, OpenedSession } from "../sessions/sessions.ts";
import { refuseWeak } from "./rules.ts";

type Parts = Pick<
  AccountsParts,
  "people" | "links" | "sessions" | "hasher" | "mails" | "notices" | "attempts" | "access" | "clock"
>;

/** Changing and resetting. Whoever sets a password ends every session that was opened before. */
export function passwordCare({ people, links, sessions, hasher, mails, notices, attempts, access, clock }: Parts) {
  return {
    forgotPassword: async (given: string, client: Client): Promise<void> => {
      const email = requireEmailAddress(given);
      await attempts.beforeMail(client.address);
      await mails.requestReset(email, client);
    },

    /** The link proves the mailbox, so the address counts as verified from here on. A refused password leaves the link good. */
    resetPassword: async (token: string, password: string, client: Client): Promise<OpenedSession> => {
      await attempts.beforeExchange(client.address);
      const link = await readLink(links, "password_reset", token, clock());
      const user = link.userId === null ? null : await people.findById(link.userId);
      if (!user) throw refusedLink("password_reset", "unknown");
      refuseWeak("password", password, user);
      const passwordHash = await hasher.hash(password);
      const { opened, stored } = sessions.prepare("password", client);
      const mail = notices.of("password_changed", user.email, client);
      const reset = { userId: user.id, linkHash: link.hash, passwordHash, session: stored, mail };
      if (!(await people.resetPassword(reset))) throw refusedLink("password_reset", "used");
      await access.ensure({ ...user, emailVerified: true });
      return opened;
    },

    changePassword: async (
      who: Principal,
      given: { current: string; next: string },
      client: Client,
    ): Promise<OpenedSession> => {
      await attempts.beforePassword(who.email, client.address);
      const user = await people.findById(who.userId);
      const compared = await people.passwordHashOf(who.userId);
      if (!(await hasher.matches(compared, given.current)) || !user) {
        await attempts.wrongPassword(who.email, client.address);
        throw invalidField("current_password", "password_not_current");
      }
      await attempts.rightPassword(who.email, client.address);
      refuseWeak("new_password", given.next, user);
      const passwordHash = await hasher.hash(given.next);
      const { opened, stored } = sessions.prepare("password", client);
      const mail = notices.of("password_changed", user.email, client);
      const { sessionId } = who;
      const change = { userId: user.id, compared, passwordHash, sessionId, session: stored, mail };
      if (!(await people.changePassword(change))) throw new AppError("password_changed_elsewhere");
      return opened;
    },
  };
}

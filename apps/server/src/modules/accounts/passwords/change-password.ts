import { AppError, createInvalidFieldError } from "../../../errors/app-error.ts";
import type { Principal } from "../../../http/authorize-request.ts";
import { findValidLink, createLinkError } from "../mailed-links/find-valid-link.ts";
import type { AccountsDependencies } from "../accounts-dependencies.ts";
import { parseEmailAddress } from "../users/email-address.ts";
import type { Client, OpenedSession } from "../sessions/live-sessions.ts";
import { assertStrongPassword } from "./assert-strong-password.ts";

type Parts = Pick<
  AccountsDependencies,
  "users" | "links" | "sessions" | "hasher" | "mails" | "notices" | "attempts" | "access" | "clock"
>;

/** Changing and resetting passwords. A new password ends all earlier sessions. */
export function createPasswordChange({
  users,
  links,
  sessions,
  hasher,
  mails,
  notices,
  attempts,
  access,
  clock,
}: Parts) {
  return {
    forgotPassword: async (typedEmail: string, client: Client): Promise<void> => {
      const email = parseEmailAddress(typedEmail);
      await attempts.beforeMail(client.address);
      await mails.requestReset(email, client);
    },

    /** The link proves the mailbox, so the address becomes verified. If the password is refused, the link stays valid. */
    resetPassword: async (token: string, password: string, client: Client): Promise<OpenedSession> => {
      await attempts.beforeExchange(client.address);
      const link = await findValidLink(links, "password_reset", token, clock());
      const user = link.userId === null ? null : await users.findById(link.userId);
      if (!user) throw createLinkError("password_reset", "unknown");
      assertStrongPassword("password", password, user);
      const passwordHash = await hasher.hash(password);
      const { opened, stored } = sessions.prepare("password", client);
      const mail = notices.createJob("password_changed", user.email, client);
      const reset = { userId: user.id, linkHash: link.hash, passwordHash, session: stored, mail };
      if (!(await users.resetPassword(reset))) throw createLinkError("password_reset", "used");
      await access.ensure({ ...user, emailVerified: true });
      return opened;
    },

    changePassword: async (
      who: Principal,
      passwords: { current: string; next: string },
      client: Client,
    ): Promise<OpenedSession> => {
      await attempts.beforePassword(who.email, client.address);
      const user = await users.findById(who.userId);
      const comparedHash = await users.findPasswordHash(who.userId);
      if (!(await hasher.matches(comparedHash, passwords.current)) || !user) {
        await attempts.wrongPassword(who.email, client.address);
        throw createInvalidFieldError("current_password", "password_not_current");
      }
      await attempts.rightPassword(who.email, client.address);
      assertStrongPassword("new_password", passwords.next, user);
      const passwordHash = await hasher.hash(passwords.next);
      const { opened, stored } = sessions.prepare("password", client);
      const mail = notices.createJob("password_changed", user.email, client);
      const { sessionId } = who;
      const change = { userId: user.id, comparedHash, passwordHash, sessionId, session: stored, mail };
      if (!(await users.changePassword(change))) throw new AppError("password_changed_elsewhere");
      return opened;
    },
  };
}

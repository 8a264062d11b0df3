import type { Authenticator } from "../http/access.ts";
import type { AccessService } from "../modules/access/service.ts";
import type { AccountsService } from "../modules/accounts/service.ts";

/** Whose bearer token it is and what they may do, asked of the database on every call: nothing is remembered between two. */
export function authentication(accounts: AccountsService, access: AccessService): Authenticator {
  return {
    authenticate: async (token) => {
      const { session } = await accounts.check(token);
      if (!session) return null;
      const { authorized, role } = await access.standingOf(session.user);
      const { id: sessionId, user, awaitsSecondStep, secondStep } = session;
      const { id: userId, email, language } = user;
      return { userId, sessionId, email, language, role, authorized, awaitsSecondStep, secondStep };
    },
    isAuthorized: async ({ userId, email, authorized }) => {
      if (!authorized) await access.noteRefusal({ id: userId, email });
      return authorized;
    },
    lacksSecondFactor: (principal) => accounts.lacksSecondFactor(principal),
  };
}

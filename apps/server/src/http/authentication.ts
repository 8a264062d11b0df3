import type { AccessService } from "../modules/access/service.ts";
import type { AccountsService } from "../modules/accounts/service.ts";
import type { Authenticator } from "./access.ts";

/** Whose bearer token it is and what they may do, asked of the database on every call: nothing is remembered between two. */
export function authentication(accounts: AccountsService, access: AccessService): Authenticator {
  return {
    authenticate: async (token) => {
      const { session } = await accounts.check(token);
      if (!session) return null;
      const { authorized, role } = await access.standingOf(session.email);
      return { userId: session.userId, sessionId: session.sessionId, email: session.email, role, authorized };
    },
    isAuthorized: async (principal) => {
      if (!principal.authorized) await access.noteRefusal(principal.email);
      return principal.authorized;
    },
  };
}

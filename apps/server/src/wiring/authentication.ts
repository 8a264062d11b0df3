import type { Authenticator } from "../http/authorize-request.ts";
import type { AccessService } from "../modules/access-approval/service.ts";
import type { AccountsService } from "../modules/accounts/service.ts";

/** Looks up the bearer token and its permissions in the database on every request; nothing is cached. */
export function createAuthenticator(accounts: AccountsService, access: AccessService): Authenticator {
  return {
    authenticate: async (token) => {
      const { session } = await accounts.check(token);
      if (!session) return null;
      const { isAuthorized, role } = await access.getAccessStatus(session.user);
      const { id: sessionId, user, awaitsSecondStep, secondStep } = session;
      const { id: userId, email, language } = user;
      return {
        userId,
        sessionId,
        email,
        language,
        role,
        authorized: isAuthorized,
        awaitsSecondStep,
        passedSecondStep: secondStep,
      };
    },
    isAuthorized: async ({ userId, email, authorized }) => {
      if (!authorized) await access.noteRefusal({ id: userId, email });
      return authorized;
    },
    lacksSecondFactor: (principal) => accounts.lacksSecondFactor(principal),
  };
}

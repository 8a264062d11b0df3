import type { Authenticator, Principal } from "../http/authorize-request.ts";
import type { AccessService } from "../modules/access-approval/service.ts";
import type { AccountsService } from "../modules/accounts/service.ts";
import { type ApiKeys, isApiKey } from "../modules/accounts/api-keys/service.ts";

/** Looks up the bearer token, of a session or a program's key, and its permissions in the database on every request; nothing is cached. */
export function createAuthenticator(accounts: AccountsService, access: AccessService, apiKeys: ApiKeys): Authenticator {
  async function authenticateKey(token: string): Promise<Principal | null> {
    const key = await apiKeys.find(token);
    if (!key) return null;
    const { id: userId, email, language } = key.user;
    const { isAuthorized } = await access.getAccessStatus(key.user);
    return {
      userId,
      sessionId: `key:${key.id}`,
      email,
      language,
      // A key of an administrator administers nothing.
      role: "user",
      authorized: isAuthorized,
      awaitsSecondStep: false,
      passedSecondStep: false,
      apiKey: { id: key.id, scopes: key.scopes },
    };
  }
  return {
    authenticate: async (token) => {
      if (isApiKey(token)) return authenticateKey(token);
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

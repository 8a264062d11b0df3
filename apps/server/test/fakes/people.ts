import type { Authenticator, Principal } from "../../src/http/authorize-request.ts";

const person = (userId: string, role: Principal["role"], authorized: boolean): Principal => ({
  userId,
  sessionId: `session-of-${userId}`,
  email: `${userId}@example.org`,
  role,
  language: null,
  authorized,
  awaitsSecondStep: false,
  passedSecondStep: false,
});

/** Tokens of three people, for tests outside accounts. */
export const PEOPLE: Readonly<Record<string, Principal>> = {
  "token-of-asha": person("asha", "user", true),
  "token-of-pending-ravi": person("ravi", "user", false),
  "token-of-the-administrator": person("admin", "administrator", true),
};

export const fakeAuthenticator: Authenticator = {
  authenticate: async (token) => PEOPLE[token] ?? null,
  isAuthorized: async (principal) => principal.authorized,
  lacksSecondFactor: async () => false,
};

/** Every token is a separate activated account. */
export const anyAccount: Authenticator = {
  ...fakeAuthenticator,
  authenticate: async (token) => person(token, "user", true),
};

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
export const ASHA = bearer("token-of-asha");
export const PENDING = bearer("token-of-pending-ravi");
export const ADMINISTRATOR = bearer("token-of-the-administrator");

import type { ValidateTokenResponse } from "@lagna/contract";
import { ApiError } from "../../lib/api.ts";
import type { Session } from "../../lib/session.ts";
import { clearToken, getToken } from "../../lib/session-token.ts";
import { validateToken } from "./auth-api.ts";

/** The data of a session, without its actions. */
export type SessionState = Omit<
  Session,
  "hasSession" | "signIn" | "logout" | "restartSignIn" | "clearSession" | "renew" | "refresh" | "acknowledgeLogout"
>;

export const SIGNED_OUT: SessionState = {
  isAuthenticated: false,
  secondSteps: null,
  lacksSecondFactor: false,
  isAuthorized: false,
  user: null,
  loading: false,
  unreachable: false,
  loggedOutByUser: false,
  failure: null,
};
export const LOADING: SessionState = { ...SIGNED_OUT, loading: true };

/** Whether the session shows the pages of an activated account. */
export const hasFullAccess = ({ isAuthenticated, isAuthorized, lacksSecondFactor }: SessionState): boolean =>
  isAuthenticated && isAuthorized && !lacksSecondFactor;

/** A placeholder session with which pages for signed-in users are prerendered at build time. */
export const PRERENDER_SESSION: SessionState = {
  ...SIGNED_OUT,
  isAuthenticated: true,
  isAuthorized: true,
  user: {
    email: "",
    name: null,
    picture: null,
    authMethod: null,
    role: "user",
    expiresAt: null,
    language: null,
    almanac: null,
  },
};

let prefetchedSession: { readonly token: string; readonly answer: Promise<SessionState | null> } | null = null;

/** Validates the stored token when the page starts, in parallel with fetching its code. Null if there is no token. */
export function prefetchSession(): Promise<SessionState | null> | null {
  const token = getToken();
  prefetchedSession = token === null ? null : { token, answer: requestSessionState(token) };
  return prefetchedSession?.answer ?? null;
}

/** Returns what the server says of a token: the prefetched answer the first time, else a new request. */
export function fetchSessionState(token: string): Promise<SessionState | null> {
  const prefetched = prefetchedSession?.token === token ? prefetchedSession.answer : null;
  prefetchedSession = null;
  return prefetched ?? requestSessionState(token);
}

/** Null if the token is invalid. An invalid token or an error clears the token; a missing answer does not. */
async function requestSessionState(token: string): Promise<SessionState | null> {
  try {
    const answer = await validateToken();
    if (answer.valid) return toSessionState(answer);
    clearToken(token);
  } catch (error) {
    if (error instanceof ApiError && error.status === 0) return { ...SIGNED_OUT, unreachable: true };
    clearToken(token);
    if (!(error instanceof ApiError) || error.status >= 500) return { ...SIGNED_OUT, failure: error };
  }
  return null;
}

function toSessionState(answer: ValidateTokenResponse): SessionState {
  return {
    ...SIGNED_OUT,
    isAuthenticated: answer.second_step === null,
    secondSteps: answer.second_step,
    lacksSecondFactor: answer.second_factor_required,
    isAuthorized: answer.authorized,
    user: {
      email: answer.email ?? "",
      name: answer.name,
      picture: answer.picture,
      authMethod: answer.auth_method,
      role: answer.role ?? "user",
      expiresAt: answer.expires_at,
      language: answer.language,
      almanac: answer,
    },
  };
}

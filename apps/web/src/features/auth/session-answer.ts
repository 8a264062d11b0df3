import type { ValidateTokenResponse } from "@lagna/contract";
import { ApiError } from "../../lib/api.ts";
import type { Session } from "../../lib/session.ts";
import { clearToken, getToken } from "../../lib/session-token.ts";
import { validateToken } from "./auth-api.ts";

/** What is known of who is here; the rest of a session is what can be done about it. */
export type SessionState = Omit<
  Session,
  "hasEntered" | "signIn" | "logout" | "signInAgain" | "leave" | "renew" | "refresh" | "arrived"
>;

export const SIGNED_OUT: SessionState = {
  isAuthenticated: false,
  secondSteps: null,
  lacksSecondFactor: false,
  isAuthorized: false,
  user: null,
  loading: false,
  unreachable: false,
  leftByChoice: false,
  failure: null,
};
export const LOADING: SessionState = { ...SIGNED_OUT, loading: true };

/** Somebody, as far as the words of a page that is for those who are signed in can know: written down at build. */
export const SOMEBODY: SessionState = {
  ...SIGNED_OUT,
  isAuthenticated: true,
  isAuthorized: true,
  user: { email: "", name: null, picture: null, authMethod: null, role: "user", expiresAt: null, language: null },
};

let early: { readonly token: string; readonly answer: Promise<SessionState | null> } | null = null;

/** Asks what counts of the token that is held, as the page starts: beside its code, not after it. Null where none is held. */
export function askEarly(): Promise<SessionState | null> | null {
  const token = getToken();
  early = token === null ? null : { token, answer: ask(token) };
  return early?.answer ?? null;
}

/** What the server says of a token: what it was asked as the page started, once; else it is asked now. */
export function answerFor(token: string): Promise<SessionState | null> {
  const known = early?.token === token ? early.answer : null;
  early = null;
  return known ?? ask(token);
}

/** Null where there is nothing to tell. An invalid token or an error clears it; no answer at all says nothing about it. */
async function ask(token: string): Promise<SessionState | null> {
  try {
    const answer = await validateToken();
    if (answer.valid) return toState(answer);
    clearToken(token);
  } catch (error) {
    if (error instanceof ApiError && error.status === 0) return { ...SIGNED_OUT, unreachable: true };
    clearToken(token);
    if (!(error instanceof ApiError) || error.status >= 500) return { ...SIGNED_OUT, failure: error };
  }
  return null;
}

function toState(answer: ValidateTokenResponse): SessionState {
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
    },
  };
}

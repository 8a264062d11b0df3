import { createContext, use } from "react";
import type { Role, SecondStep, ValidateTokenResponse } from "@lagna/contract";
import type { Language } from "@lagna/terms";

export type AlmanacChoices = Pick<ValidateTokenResponse, "place_id" | "festival_region" | "festival_sect">;

export interface SessionUser {
  email: string;
  name: string | null;
  picture: string | null;
  authMethod: string | null;
  role: Role;
  /** The language chosen in the account; null for none. */
  language: Language | null;
  /** Where the account's person is and whose festivals they keep; null where they have not said. */
  almanac: AlmanacChoices | null;
  expiresAt: string | null;
}

/** The current session. Features read it from this file; only features/auth provides and changes it. */
export interface Session {
  /** Signed in, including the second step. */
  isAuthenticated: boolean;
  /** Signed in, possibly with the second step still pending. */
  hasSession: boolean;
  /** The available second steps, while the second step is pending. */
  secondSteps: readonly SecondStep[] | null;
  /** An administrator who needs a second factor and signed in without one: no page opens until one is set up. */
  lacksSecondFactor: boolean;
  /** Whether an administrator has activated the account. */
  isAuthorized: boolean;
  user: SessionUser | null;
  loading: boolean;
  /** A token is stored, but the server could not be reached to validate it. */
  unreachable: boolean;
  /** The session ended by the user's logout, not by the server. Reset by `arrived` once the start page is reached. */
  loggedOutByUser: boolean;
  /** The error of the token's validation, where that ended the session. */
  failure: unknown;
  acknowledgeLogout: () => void;
  /** Stores the token of a new sign-in; resolves once the account's state is known. */
  signIn: (token: string) => Promise<void>;
  logout: () => Promise<void>;
  /** Ends the session so that the page asks to sign in again, and returns to the same page. */
  restartSignIn: () => Promise<void>;
  /** Clears a session that has already ended on the server at the user's request. */
  clearSession: () => void;
  /** Replaces the token by a new one. @throws ApiError where none is available */
  renew: () => Promise<void>;
  /** Validates the session again: after an activation, or when the connection returns. */
  refresh: () => Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error("useSession must be used inside AuthProvider");
  return session;
}

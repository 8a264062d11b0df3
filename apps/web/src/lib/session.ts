import { createContext, use } from "react";
import type { Role, SecondStep } from "@lagna/contract";
import type { Language } from "@lagna/terms";

export interface SessionUser {
  email: string;
  name: string | null;
  picture: string | null;
  authMethod: string | null;
  role: Role;
  /** What the account has chosen; null: nothing. */
  language: Language | null;
  expiresAt: string | null;
}

/** Who is here. Features read it from this file; features/auth alone provides and changes it. */
export interface Session {
  /** Signed in, the second step included. */
  isAuthenticated: boolean;
  /** Signed in, or with the second step still to be taken. */
  hasEntered: boolean;
  /** By what the second step can be taken, where it is still to be taken. */
  secondSteps: readonly SecondStep[] | null;
  /** An administrator of whom a second factor is required and who has come in without: nothing opens before there is one. */
  lacksSecondFactor: boolean;
  /** Whether an administrator has activated the account. */
  isAuthorized: boolean;
  user: SessionUser | null;
  loading: boolean;
  /** A token is held, but the server could not be reached to say whether it still counts. */
  unreachable: boolean;
  /** The session ended by the person's own Logout, not by the server's word; until `arrived` says that the start page is reached. */
  leftByChoice: boolean;
  /** Why the server could not judge the token, where that is what ended the session. */
  failure: unknown;
  arrived: () => void;
  /** Keeps the token of a fresh sign-in; resolves once the account's state is known. */
  signIn: (token: string) => Promise<void>;
  logout: () => Promise<void>;
  /** Ends the session so that the page asks for a new one, and comes back to itself. */
  signInAgain: () => Promise<void>;
  /** Forgets a session that the server has ended already, as the person wished. */
  leave: () => void;
  /** Takes a new token for the one held. @throws ApiError where there is none to be had */
  renew: () => Promise<void>;
  /** Asks the server again: after an activation, or when the connection is back. */
  refresh: () => Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error("useSession needs the AuthProvider above it");
  return session;
}

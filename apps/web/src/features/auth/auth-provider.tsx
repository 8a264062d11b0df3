import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { onAccessChanged } from "../../lib/api.ts";
import { clearOfflineCache } from "../../lib/offline.ts";
import { SessionContext, type Session } from "../../lib/session.ts";
import { clearToken, getToken, onTokenChange, setToken } from "../../lib/session-token.ts";
import { clearStoredActivity } from "../../lib/storage.ts";
import { endSession } from "./auth-api.ts";
import { fetchSessionState, LOADING, type SessionState, SIGNED_OUT } from "./session-state.ts";
import { renewSession, useSessionRenewal } from "./use-session-renewal.ts";

interface AuthProviderProps {
  /** The session, if the server's answer is known already. */
  initialSession?: SessionState | undefined;
  children: ReactNode;
}

export function AuthProvider({ initialSession, children }: AuthProviderProps) {
  const { state, check, clearSession, acknowledgeLogout } = useAccountState(initialSession);
  const session = useMemo<Session>(
    () => ({
      ...state,
      hasSession: state.isAuthenticated || state.secondSteps !== null,
      signIn: (token) => {
        setToken(token);
        return check();
      },
      logout: async () => {
        // The user is signed out whether or not the server hears of it; without an answer the token expires by itself.
        await endSession().catch(() => undefined);
        clearSession();
      },
      restartSignIn: async () => {
        await endSession().catch(() => undefined);
        clearToken();
      },
      clearSession,
      renew: renewSession,
      refresh: check,
      acknowledgeLogout,
    }),
    [state, check, clearSession, acknowledgeLogout],
  );
  useSessionRenewal(session);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Validates the stored token with the server at start, when the token changes in any tab, and on request. */
function useAccountState(initialState: SessionState | undefined) {
  const [state, setState] = useState<SessionState>(() => initialState ?? (getToken() === null ? SIGNED_OUT : LOADING));
  const currentCheck = useRef<{ token: string; done: Promise<void> } | null>(null);

  const check = useCallback(async (): Promise<void> => {
    const token = getToken();
    if (token === null) return setState((before) => (before.loggedOutByUser ? before : SIGNED_OUT));
    if (currentCheck.current?.token === token) return currentCheck.current.done;
    setState((before) => (before.isAuthenticated ? before : LOADING));
    const checked = fetchSessionState(token).then((next) => {
      if (currentCheck.current?.token === token) currentCheck.current = null;
      // A newer token has its own request in progress; a cleared one needs none.
      const storedToken = getToken();
      if (next && (storedToken === token || (storedToken === null && next.failure !== null))) setState(next);
    });
    currentCheck.current = { token, done: checked };
    return checked;
  }, []);

  useEffect(() => {
    void check();
    const stops = [onTokenChange(() => void check()), onAccessChanged(() => void check())];
    // A page restored from the back/forward cache missed changes in other tabs.
    const onShow = (event: PageTransitionEvent) => event.persisted && void check();
    window.addEventListener("pageshow", onShow);
    return () => {
      stops.forEach((stop) => stop());
      window.removeEventListener("pageshow", onShow);
    };
  }, [check]);

  useEffect(() => {
    if (!state.unreachable) return;
    const retry = () => void check();
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [state.unreachable, check]);

  const clearSession = useCallback(() => {
    clearToken();
    clearStoredActivity();
    clearOfflineCache();
    setState({ ...SIGNED_OUT, loggedOutByUser: true });
  }, []);

  const acknowledgeLogout = useCallback(() => setState((before) => ({ ...before, loggedOutByUser: false })), []);

  return { state, check, clearSession, acknowledgeLogout };
}

import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { onStandingChanged } from "../../lib/api.ts";
import { forgetOffline } from "../../lib/offline.ts";
import { SessionContext, type Session } from "../../lib/session.ts";
import { clearToken, getToken, onTokenChange, setToken } from "../../lib/session-token.ts";
import { forgetTraces } from "../../lib/storage.ts";
import { endSession } from "./auth-api.ts";
import { answerFor, LOADING, type SessionState, SIGNED_OUT } from "./session-answer.ts";
import { renew, useRenewal } from "./use-renewal.ts";

interface AuthProviderProps {
  /** Where it is known already who is here. */
  known?: SessionState | undefined;
  children: ReactNode;
}

export function AuthProvider({ known, children }: AuthProviderProps) {
  const { state, check, leave, arrived } = useAccountState(known);
  const session = useMemo<Session>(
    () => ({
      ...state,
      hasEntered: state.isAuthenticated || state.secondSteps !== null,
      signIn: (token) => {
        setToken(token);
        return check();
      },
      logout: async () => {
        // The person leaves whether or not the server hears of it; the token then ends by its hour.
        await endSession().catch(() => undefined);
        leave();
      },
      signInAgain: async () => {
        await endSession().catch(() => undefined);
        clearToken();
      },
      leave,
      renew,
      refresh: check,
      arrived,
    }),
    [state, check, leave, arrived],
  );
  useRenewal(session);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** What the server says of the held token, asked at start, when the token changes in any tab, and on request. */
function useAccountState(known: SessionState | undefined) {
  const [state, setState] = useState<SessionState>(() => known ?? (getToken() === null ? SIGNED_OUT : LOADING));
  const running = useRef<{ token: string; done: Promise<void> } | null>(null);

  const check = useCallback(async (): Promise<void> => {
    const token = getToken();
    if (token === null) return setState((before) => (before.leftByChoice ? before : SIGNED_OUT));
    if (running.current?.token === token) return running.current.done;
    setState((before) => (before.isAuthenticated ? before : LOADING));
    const done = answerFor(token).then((next) => {
      if (running.current?.token === token) running.current = null;
      // A newer token has its own question under way; a cleared one has its answer.
      const held = getToken();
      if (next && (held === token || (held === null && next.failure !== null))) setState(next);
    });
    running.current = { token, done };
    return done;
  }, []);

  useEffect(() => {
    void check();
    const stops = [onTokenChange(() => void check()), onStandingChanged(() => void check())];
    // A page kept whole for the way back slept through what other tabs did.
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

  const leave = useCallback(() => {
    clearToken();
    forgetTraces();
    forgetOffline();
    setState({ ...SIGNED_OUT, leftByChoice: true });
  }, []);

  const arrived = useCallback(() => setState((before) => ({ ...before, leftByChoice: false })), []);

  return { state, check, leave, arrived };
}

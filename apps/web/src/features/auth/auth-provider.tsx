import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import type { ValidateTokenResponse } from "@lagna/contract";
import { ApiError, onStandingChanged } from "../../lib/api.ts";
import { forgetOffline } from "../../lib/offline.ts";
import { SessionContext, type Session } from "../../lib/session.ts";
import { clearToken, getToken, onTokenChange, setToken } from "../../lib/session-token.ts";
import { forgetTraces } from "../../lib/storage.ts";
import { endSession, validateToken } from "./auth-api.ts";
import { renew, useRenewal } from "./use-renewal.ts";

type State = Omit<
  Session,
  "hasEntered" | "signIn" | "logout" | "signInAgain" | "leave" | "renew" | "refresh" | "arrived"
>;

const SIGNED_OUT: State = {
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
const LOADING: State = { ...SIGNED_OUT, loading: true };

export function AuthProvider({ children }: { children: ReactNode }) {
  const { state, check, leave, arrived } = useAccountState();
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
function useAccountState() {
  const [state, setState] = useState<State>(() => (getToken() === null ? SIGNED_OUT : LOADING));
  const running = useRef<{ token: string; done: Promise<void> } | null>(null);

  const check = useCallback(async (): Promise<void> => {
    const token = getToken();
    if (token === null) return setState((before) => (before.leftByChoice ? before : SIGNED_OUT));
    if (running.current?.token === token) return running.current.done;
    setState((before) => (before.isAuthenticated ? before : LOADING));
    const done = askServer(token).then((next) => {
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

/** Null where there is nothing to tell. An invalid token or an error clears it; no answer at all says nothing about it. */
async function askServer(token: string): Promise<State | null> {
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

function toState(answer: ValidateTokenResponse): State {
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

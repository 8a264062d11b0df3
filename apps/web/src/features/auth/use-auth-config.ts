import { useCallback, useEffect, useState } from "react";
import type { AuthConfigResponse } from "@lagna/contract";
import { fetchAuthConfig } from "./auth-api.ts";

/** A nonce is valid for ten minutes; a page that stays open requests another before that. */
const NONCE_RENEWAL_MS = 9 * 60_000;

export type AuthConfigState =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  | { status: "ready"; config: AuthConfigResponse };

/** The sign-in methods of this server, with a fresh nonce for Google; `reload` fetches another. */
export function useAuthConfig(): AuthConfigState & { reload: () => void } {
  const [state, setState] = useState<AuthConfigState>({ status: "loading" });
  const [attempt, setAttempt] = useState(0);
  const reload = useCallback(() => setAttempt((before) => before + 1), []);
  useEffect(() => {
    let current = true;
    fetchAuthConfig().then(
      (config) => current && setState({ status: "ready", config }),
      (error: unknown) =>
        current && setState((before) => (before.status === "ready" ? before : { status: "failed", error })),
    );
    return () => {
      current = false;
    };
  }, [attempt]);
  const usesNonce = state.status === "ready" && state.config.google_client_id !== null;
  useEffect(() => {
    if (!usesNonce) return;
    const timer = setInterval(reload, NONCE_RENEWAL_MS);
    return () => clearInterval(timer);
  }, [usesNonce, reload]);
  return { ...state, reload };
}

import { useEffect } from "react";
import { ApiError } from "../../lib/api.ts";
import type { Session } from "../../lib/session.ts";
import { clearToken, getToken, setToken, withRenewalLock } from "../../lib/session-token.ts";
import { refreshToken } from "./auth-api.ts";

const TICK_MS = 15_000;
/** Minimum time between renewals, however short the session or wrong the clock. */
const MIN_WAIT_MS = 30_000;
const ACTIVITY_EVENTS = ["pointerdown", "keydown", "focus"] as const;

/** Renews the session once half of its time has passed, if the user was active in that half. Otherwise it keeps its end. */
export function useSessionRenewal({ isAuthenticated, user }: Session): void {
  const expiresAt = user?.expiresAt ?? null;
  useEffect(() => {
    if (!isAuthenticated || expiresAt === null) return;
    const span = Date.parse(expiresAt) - Date.now();
    const renewFrom = Date.now() + Math.max(MIN_WAIT_MS, span / 2);
    let active = false;
    const onUse = () => {
      active = true;
    };
    for (const event of ACTIVITY_EVENTS) window.addEventListener(event, onUse, { passive: true });
    const timer = setInterval(() => {
      if (!active || Date.now() < renewFrom) return;
      active = false;
      void renewSession().catch(() => undefined);
    }, TICK_MS);
    return () => {
      clearInterval(timer);
      for (const event of ACTIVITY_EVENTS) window.removeEventListener(event, onUse);
    };
  }, [isAuthenticated, expiresAt]);
}

/**
 * Renews in one tab; the others receive the new token by the storage event. If no answer arrives, the old token stays for a retry.
 * @throws ApiError if there is no new token
 */
export async function renewSession(): Promise<void> {
  const oldToken = getToken();
  await withRenewalLock("exclusive", async () => {
    const token = getToken();
    if (token === null || token !== oldToken) return;
    try {
      setToken((await refreshToken(token)).token);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) clearToken(token);
      throw error;
    }
  });
}

import { useEffect } from "react";
import { ApiError } from "../../lib/api.ts";
import type { Session } from "../../lib/session.ts";
import { clearToken, getToken, setToken, withRenewalLock } from "../../lib/session-token.ts";
import { refreshToken } from "./auth-api.ts";

const TICK_MS = 15_000;
/** However short the session or wrong the clock, no more than one renewal in this time. */
const MIN_WAIT_MS = 30_000;
const SIGNS_OF_USE = ["pointerdown", "keydown", "focus"] as const;

/**
 * Renews the session once half its time is gone, if the person did something in that half. Someone who left keeps the old end.
 */
export function useRenewal({ isAuthenticated, user }: Session): void {
  const expiresAt = user?.expiresAt ?? null;
  useEffect(() => {
    if (!isAuthenticated || expiresAt === null) return;
    const span = Date.parse(expiresAt) - Date.now();
    const renewFrom = Date.now() + Math.max(MIN_WAIT_MS, span / 2);
    let used = false;
    const onUse = () => {
      used = true;
    };
    for (const event of SIGNS_OF_USE) window.addEventListener(event, onUse, { passive: true });
    const timer = setInterval(() => {
      if (!used || Date.now() < renewFrom) return;
      used = false;
      void renew().catch(() => undefined);
    }, TICK_MS);
    return () => {
      clearInterval(timer);
      for (const event of SIGNS_OF_USE) window.removeEventListener(event, onUse);
    };
  }, [isAuthenticated, expiresAt]);
}

/**
 * One tab renews; the others see the new token by the storage event. No answer leaves the old token to try again with.
 * @throws ApiError where there is no new one
 */
export async function renew(): Promise<void> {
  const held = getToken();
  await withRenewalLock("exclusive", async () => {
    const token = getToken();
    if (token === null || token !== held) return;
    try {
      setToken((await refreshToken(token)).token);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) clearToken(token);
      throw error;
    }
  });
}

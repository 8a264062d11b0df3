import { useEffect, useSyncExternalStore } from "react";
import { flushOutbox, isDue } from "./outbox.ts";
import { type OutboxEntry, getEntries, subscribeToOutbox } from "./outbox-store.ts";

/** An account's entries that wait in this browser to be sent. */
export const useOutbox = (account: string): readonly OutboxEntry[] =>
  useSyncExternalStore(subscribeToOutbox, () => getEntries(account));

const SHORTEST_MS = 2_000;
const LONGEST_MS = 60_000;

/**
 * Delay before the next attempt: as soon as a deletion can no longer be undone, and longer after each failed attempt.
 */
function computeRetryDelay(account: string, failures: number): number | null {
  const waiting = getEntries(account).filter(({ trouble }) => trouble === null);
  if (waiting.length === 0) return null;
  const now = Date.now();
  if (waiting.some((entry) => isDue(entry, now))) return Math.min(SHORTEST_MS * 2 ** failures, LONGEST_MS);
  return Math.min(...waiting.map((entry) => (entry.kind === "delete" ? entry.notBefore - now : 0)));
}

/** Sends waiting entries: when the page is opened or shown, when the connection returns, and periodically. */
export function useOutboxSync(account: string): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    let ended = false;
    const schedule = () => {
      clearTimeout(timer);
      const pause = ended ? null : computeRetryDelay(account, failures);
      if (pause !== null) timer = setTimeout(() => void flush(), pause);
    };
    const flush = async () => {
      const outcomes = [...(await flushOutbox(account)).values()];
      failures = outcomes.some(({ kind }) => kind === "unreachable") ? failures + 1 : 0;
      schedule();
    };
    const flushNow = () => {
      failures = 0;
      if (document.visibilityState === "visible" && getEntries(account).length > 0) void flush();
    };
    flushNow();
    const unsubscribe = subscribeToOutbox(schedule);
    window.addEventListener("online", flushNow);
    document.addEventListener("visibilitychange", flushNow);
    return () => {
      ended = true;
      clearTimeout(timer);
      unsubscribe();
      window.removeEventListener("online", flushNow);
      document.removeEventListener("visibilitychange", flushNow);
    };
  }, [account]);
}

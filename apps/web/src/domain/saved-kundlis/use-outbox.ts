import { useEffect, useSyncExternalStore } from "react";
import { flushOutbox, isDue } from "./outbox.ts";
import { type Entry, entriesOf, subscribeToOutbox } from "./outbox-store.ts";

/** What of an account waits in this browser to be sent. */
export const useOutbox = (account: string): readonly Entry[] =>
  useSyncExternalStore(subscribeToOutbox, () => entriesOf(account));

const SHORTEST_MS = 2_000;
const LONGEST_MS = 60_000;

/** When to try next: as soon as a deletion can no longer be taken back, and later each time nothing came of it. */
function pauseUntil(account: string, fruitless: number): number | null {
  const waiting = entriesOf(account).filter(({ trouble }) => trouble === null);
  if (waiting.length === 0) return null;
  const now = Date.now();
  if (waiting.some((entry) => isDue(entry, now))) return Math.min(SHORTEST_MS * 2 ** fruitless, LONGEST_MS);
  return Math.min(...waiting.map((entry) => (entry.kind === "delete" ? entry.notBefore - now : 0)));
}

/** Sends what waits: when somebody is here, when the connection is back, and now and then. */
export function useOutboxSync(account: string): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let fruitless = 0;
    let ended = false;
    const plan = () => {
      clearTimeout(timer);
      const pause = ended ? null : pauseUntil(account, fruitless);
      if (pause !== null) timer = setTimeout(() => void flush(), pause);
    };
    const flush = async () => {
      const outcomes = [...(await flushOutbox(account)).values()];
      fruitless = outcomes.some(({ kind }) => kind === "unreachable") ? fruitless + 1 : 0;
      plan();
    };
    const now = () => {
      fruitless = 0;
      if (document.visibilityState === "visible" && entriesOf(account).length > 0) void flush();
    };
    now();
    const unsubscribe = subscribeToOutbox(plan);
    window.addEventListener("online", now);
    document.addEventListener("visibilitychange", now);
    return () => {
      ended = true;
      clearTimeout(timer);
      unsubscribe();
      window.removeEventListener("online", now);
      document.removeEventListener("visibilitychange", now);
    };
  }, [account]);
}

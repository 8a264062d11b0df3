import { runDetached, rejectWhenStopped } from "./request-context.ts";

interface CacheEntry<Made> {
  readonly promise: Promise<Made>;
  readonly abortController: AbortController;
  /** Number of requests that wait for it. */
  waiters: number;
  isSettled: boolean;
}

/**
 * A cache of the most recently used results. Concurrent requests for the same key share one computation, which is aborted when the last of
 * them has gone. Failures are not cached.
 */
export function createLruPromiseCache<Made>(maxEntries: number) {
  const entries = new Map<string, CacheEntry<Made>>();

  function forget(key: string, entry: CacheEntry<Made>): void {
    if (entries.get(key) === entry) entries.delete(key);
  }

  function begin(key: string, make: () => Promise<Made>): CacheEntry<Made> {
    const control = new AbortController();
    const entry: CacheEntry<Made> = {
      promise: runDetached(control.signal, make),
      abortController: control,
      waiters: 0,
      isSettled: false,
    };
    entry.promise.then(
      () => void (entry.isSettled = true),
      () => {
        entry.isSettled = true;
        forget(key, entry);
      },
    );
    return entry;
  }

  return async (key: string, make: () => Promise<Made>): Promise<Made> => {
    const entry = entries.get(key) ?? begin(key, make);
    entries.delete(key);
    entries.set(key, entry);
    for (const oldest of entries.keys()) {
      if (entries.size <= maxEntries) break;
      entries.delete(oldest);
    }
    entry.waiters += 1;
    try {
      return await rejectWhenStopped(entry.promise);
    } finally {
      entry.waiters -= 1;
      if (entry.waiters === 0 && !entry.isSettled) {
        forget(key, entry);
        entry.abortController.abort();
      }
    }
  };
}

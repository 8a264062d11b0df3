import { setTimeout as wait } from "node:timers/promises";
import { FirestoreTimeoutError } from "./classify-firestore-outage.ts";

/** Running calls of Firestore's client, including those whose callers have given up. */
const pendingWork = new Set<Promise<unknown>>();

/** @throws FirestoreTimeoutError if it takes longer */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  pendingWork.add(work);
  const over = (): void => void pendingWork.delete(work);
  work.then(over, over);
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new FirestoreTimeoutError("no answer")), milliseconds);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits until all calls of the client have ended; false on timeout. If it is closed earlier, its retries fail as unhandled errors. */
export async function waitUntilIdle(milliseconds: number): Promise<boolean> {
  const gaveUp = new AbortController();
  const waited = wait(milliseconds, false, { signal: gaveUp.signal }).catch(() => false);
  const settled = Promise.allSettled(pendingWork).then(() => true);
  return Promise.race([settled, waited]).finally(() => gaveUp.abort());
}

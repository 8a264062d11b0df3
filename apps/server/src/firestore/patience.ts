import { setTimeout as wait } from "node:timers/promises";
import { FirestoreSilence } from "./outage.ts";

/** What Firestore's client is at, also where nobody waits for it any more. */
const underWay = new Set<Promise<unknown>>();

/** @throws FirestoreSilence where it takes longer */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  underWay.add(work);
  const over = (): void => void underWay.delete(work);
  work.then(over, over);
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new FirestoreSilence("no answer")), milliseconds);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the client has come to an end with everything. Ended before that, what it tries again fails where nobody can hear it. */
export async function atRest(milliseconds: number): Promise<boolean> {
  const gaveUp = new AbortController();
  const waited = wait(milliseconds, false, { signal: gaveUp.signal }).catch(() => false);
  const settled = Promise.allSettled(underWay).then(() => true);
  return Promise.race([settled, waited]).finally(() => gaveUp.abort());
}

import { readStored, writeStored } from "../../../lib/storage.ts";

/**
 * What this browser remembers of the cloud's sign-in, so that a page load knows without the SDK whether there is anything to look
 * for. A browser that keeps nothing cannot come back from a redirect either.
 */

const REDIRECT_KEY = "lagna_google_redirect";
const USER_KEY = "lagna_cloud_user";
/** Longer than anybody needs to choose an account; what comes back later was not asked for. */
export const REDIRECT_LIFE_MS = 10 * 60_000;

/** Before the whole page leaves for Google's. */
export function markRedirect(): void {
  writeStored(REDIRECT_KEY, JSON.stringify({ pending: true, at: Date.now() }));
}

/** Whether the page left for Google's a short while ago; a flag that is stale or not ours goes. */
export function redirectPending(): boolean {
  const stored = readStored(REDIRECT_KEY);
  if (stored === null) return false;
  if (isFresh(stored)) return true;
  clearRedirect();
  return false;
}

function isFresh(stored: string): boolean {
  try {
    const { pending, at } = JSON.parse(stored) as { pending?: unknown; at?: unknown };
    const age = typeof at === "number" ? Date.now() - at : Number.NaN;
    return pending === true && age >= 0 && age < REDIRECT_LIFE_MS;
  } catch {
    return false;
  }
}

export const clearRedirect = (): void => void writeStored(REDIRECT_KEY, null);

/** "kept": the SDK holds a user. "leaving": that user is to be signed out, before anything else is done with the SDK. */
export type CloudTrace = "kept" | "leaving" | null;

export function cloudTrace(): CloudTrace {
  const stored = readStored(USER_KEY);
  return stored === "kept" || stored === "leaving" ? stored : null;
}

export const setCloudTrace = (trace: CloudTrace): void => void writeStored(USER_KEY, trace);

import { readStored, writeStored } from "../../../lib/storage.ts";

/**
 * What this browser stores about the Firebase sign-in, so that a page load knows without the SDK whether there is a sign-in to finish. A
 * browser that stores nothing cannot finish a redirect either.
 */

const REDIRECT_KEY = "lagna_google_redirect";
const USER_KEY = "lagna_cloud_user";
/** Longer than choosing an account takes; a redirect that returns later is ignored. */
export const REDIRECT_MAX_AGE_MS = 10 * 60_000;

/** Called before the page leaves for Google's. */
export function markRedirect(): void {
  writeStored(REDIRECT_KEY, JSON.stringify({ pending: true, at: Date.now() }));
}

/** Whether the page left for Google's recently; a stale or invalid marker is removed. */
export function isRedirectPending(): boolean {
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
    return pending === true && age >= 0 && age < REDIRECT_MAX_AGE_MS;
  } catch {
    return false;
  }
}

export const clearRedirect = (): void => void writeStored(REDIRECT_KEY, null);

/** "kept": the SDK stores a user. "leaving": that user must be signed out before anything else is done with the SDK. */
export type FirebaseUserMarker = "kept" | "leaving" | null;

export function readFirebaseUserMarker(): FirebaseUserMarker {
  const stored = readStored(USER_KEY);
  return stored === "kept" || stored === "leaving" ? stored : null;
}

export const writeFirebaseUserMarker = (trace: FirebaseUserMarker): void => void writeStored(USER_KEY, trace);

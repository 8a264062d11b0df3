import { isIosSafari } from "./device.ts";
import { readStored, writeStored } from "./storage.ts";

const TOKEN_KEY = "authToken";

type Listener = () => void;
const listeners = new Set<Listener>();
/** Fallback where storage is unavailable: the session then lasts as long as the tab. */
let inMemoryToken: string | null = null;

/**
 * Local storage, so that a reload keeps the session; on iOS Safari session storage, the persistence
 * that sign-in uses there (`choosePersistence`).
 */
const getTokenStorage = (): Storage => (isIosSafari() ? sessionStorage : localStorage);

/** Read from storage each time, because another tab may have renewed it. */
export function getToken(): string | null {
  return readStored(TOKEN_KEY, getTokenStorage) ?? inMemoryToken;
}

export function setToken(token: string): void {
  inMemoryToken = writeStored(TOKEN_KEY, token, getTokenStorage) ? null : token;
  for (const listener of listeners) listener();
}

/**
 * With `only`, clears the token only if it is that one: a late 401 for an old token must not end the session that
 * replaced it.
 */
export function clearToken(only?: string): void {
  if (only !== undefined && getToken() !== only) return;
  inMemoryToken = null;
  writeStored(TOKEN_KEY, null, getTokenStorage);
  for (const listener of listeners) listener();
}

/** Registers a listener, called when this tab or another one sets or clears the token. */
export function onTokenChange(listener: Listener): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === TOKEN_KEY || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

const RENEWAL_LOCK = "lagna-token-renewal";

/**
 * Runs one renewal at a time across all tabs: a renewal invalidates the old token, so two at once would end the
 * session. Without Web Locks it runs at once.
 */
export async function withRenewalLock<T>(mode: "exclusive" | "shared", work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work();
  return navigator.locks.request(RENEWAL_LOCK, { mode }, work);
}

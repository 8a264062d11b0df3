import { isIosSafari } from "./device.ts";
import { readStored, writeStored } from "./storage.ts";

const TOKEN_KEY = "authToken";

type Listener = () => void;
const listeners = new Set<Listener>();
/** Stands in where the browser keeps nothing: the session then lives as long as the tab. */
let memory: string | null = null;

/** Local storage, so that a reload keeps the session; on iOS Safari session storage, by the persistence rule. */
const store = (): Storage => (isIosSafari() ? sessionStorage : localStorage);

/** Read afresh each time: another tab may have renewed it a moment ago. */
export function getToken(): string | null {
  return readStored(TOKEN_KEY, store) ?? memory;
}

export function setToken(token: string): void {
  memory = writeStored(TOKEN_KEY, token, store) ? null : token;
  for (const listener of listeners) listener();
}

/** With `only`, clears just that token: a late 401 for an old one must not end the session that replaced it. */
export function clearToken(only?: string): void {
  if (only !== undefined && getToken() !== only) return;
  memory = null;
  writeStored(TOKEN_KEY, null, store);
  for (const listener of listeners) listener();
}

/** Called when this tab or another one sets or clears the token. */
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
 * Runs one renewal at a time across all tabs: the old token dies with the answer, so two at once would end the session.
 * Where the browser has no Web Locks it runs at once.
 */
export async function withRenewalLock<T>(mode: "exclusive" | "shared", work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work();
  return navigator.locks.request(RENEWAL_LOCK, { mode }, work);
}

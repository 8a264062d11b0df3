import { api, type ApiOptions } from "./api.ts";
import { getToken } from "./session-token.ts";

/** What was asked as the page started, and is nobody's yet. */
let ahead: { path: string; token: string; at: number; answer: Promise<unknown> } | null = null;
/** After this long it is asked anew: much may have happened. */
const FRESH_MS = 30_000;

/** Asks what a first page will ask once its code has come: beside that code, not after it. Nothing where nobody is signed in. */
export function askAhead(path: string): void {
  const token = getToken();
  if (token === null) return;
  const answer = api<unknown>(path);
  // Told to whoever comes for it.
  answer.catch(() => undefined);
  ahead = { path, token, at: performance.now(), answer };
}

/** As `api` for a GET: what was asked ahead, once, for the same session; else it is asked now. */
export function apiAskedAhead<T>(path: string, options: ApiOptions): Promise<T> {
  const known = ahead;
  if (known?.path !== path) return api<T>(path, options);
  ahead = null;
  const stands = known.token === getToken() && performance.now() - known.at < FRESH_MS;
  return stands ? (known.answer as Promise<T>) : api<T>(path, options);
}

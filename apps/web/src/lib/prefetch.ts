import { api, type ApiOptions } from "./api.ts";
import { getToken } from "./session-token.ts";

interface Prefetched {
  readonly token: string;
  readonly at: number;
  readonly answer: Promise<unknown>;
}

/** The requests made at page start that are not consumed yet, by path. */
const pending = new Map<string, Prefetched>();
/** After this time the prefetched answer is stale and the request is repeated. */
const PREFETCH_MAX_AGE_MS = 30_000;

/** Requests what the first page will need while its code is still loading. Does nothing when signed out. */
export function prefetch(path: string): void {
  const token = getToken();
  // Its content comes with the answers, or the script that asks for it asks for them when it does not come.
  if (token === null || globalThis.lagnaEarlyContent) return;
  const answer = api<unknown>(path);
  // A failure is reported to the caller that consumes the answer.
  answer.catch(() => undefined);
  pending.set(path, { token, at: performance.now(), answer });
}

/**
 * Like `api` for a GET request, but consumes the prefetched answer, once and for the same session, where there is
 * one.
 */
export function fetchPrefetched<T>(path: string, options: ApiOptions): Promise<T> {
  const prefetched = pending.get(path);
  if (prefetched === undefined) return api<T>(path, options);
  pending.delete(path);
  const isUsable = prefetched.token === getToken() && performance.now() - prefetched.at < PREFETCH_MAX_AGE_MS;
  return isUsable ? (prefetched.answer as Promise<T>) : api<T>(path, options);
}

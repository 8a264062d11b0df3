import { useSyncExternalStore } from "react";

/** Once after an installation the server builds its list of places; requests that need it are refused until then. */
const CODE = "places_preparing";
const DEFAULT_RETRY_SECONDS = 5;

let waiting = 0;
const listeners = new Set<() => void>();

function addWaiting(count: number): void {
  waiting += count;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a request of this page waits for the list of places. */
export const usePlacesPreparing = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => waiting > 0,
    () => false,
  );

export async function isRefusedWhilePreparing(response: Response): Promise<boolean> {
  if (response.status !== 503) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return (body as { code?: unknown } | null)?.code === CODE;
}

/** Waits as long as the response asks. Rejects with the signal's reason when it is aborted. */
export async function waitForPlaces(response: Response, signal: AbortSignal | undefined): Promise<void> {
  const seconds = Number(response.headers.get("retry-after") ?? DEFAULT_RETRY_SECONDS);
  addWaiting(1);
  try {
    await new Promise<void>((resolve, reject) => {
      const onAbort = () => {
        clearTimeout(timer);
        reject(signal?.reason as Error);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener("abort", onAbort);
        resolve();
      }, seconds * 1000);
      signal?.addEventListener("abort", onAbort, { once: true });
    });
  } finally {
    addWaiting(-1);
  }
}

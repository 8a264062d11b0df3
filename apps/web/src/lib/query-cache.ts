import { onlineManager, QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api.ts";
import { getPageData } from "./page-data.ts";

const STALE_AFTER_MS = 30_000;
const MAX_RETRIES = 2;

/** Whether repeating a request can help: it did not arrive although there is a network. A refusal would be repeated. */
const canRetry = (error: Error): boolean =>
  error instanceof ApiError && error.code !== "offline" && (error.status === 0 || error.status >= 502);

/**
 * A cache of server data. Without a network its requests are made all the same: the service worker may have the answer,
 * and where it has none, or a button was pressed, the page must say so instead of showing that it is waiting.
 */
export function createQueryClient(staleTime = STALE_AFTER_MS): QueryClient {
  // It assumes a network until an event says otherwise, and on a page opened without one would miss its return.
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime,
        networkMode: "always",
        refetchOnReconnect: true,
        retry: (failures, error) => failures < MAX_RETRIES && canRetry(error),
      },
      mutations: { networkMode: "always" },
    },
  });
}

/** A cache that has what the server has sent with the page. */
export function createClientWithAnswers(staleTime?: number): QueryClient {
  const client = createQueryClient(staleTime);
  const data = getPageData();
  for (const [key, answer] of data?.answers ?? []) client.setQueryData(key, answer);
  data?.onQueryClient?.(client);
  return client;
}

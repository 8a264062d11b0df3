import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { ApiError } from "./api.ts";

/** Creates a new cache for each account: data of one account is never shown to the next. */
export function QueryCacheProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: {
            staleTime: 30_000,
            // Retries only if the request did not arrive: a refusal would be repeated.
            retry: (failures, error) =>
              failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 502),
          },
        },
      }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

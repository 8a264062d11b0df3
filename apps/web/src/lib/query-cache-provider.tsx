import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState, type ReactNode } from "react";
import { getPageData } from "./page-data.ts";
import { createClientWithAnswers } from "./query-cache.ts";
import { waitForIdle } from "./wait-for-idle.ts";

/** Creates a new cache for each account: data of one account is never shown to the next. */
export function QueryCacheProvider({ children }: { children: ReactNode }) {
  const [client] = useState(() => createClientWithAnswers());
  const [hasAnswers] = useState(() => getPageData() !== null);
  useEffect(() => {
    // For use without a connection, the service worker copies responses; what came with the page is not one that it knows.
    if (hasAnswers && "serviceWorker" in navigator && navigator.serviceWorker.controller)
      void waitForIdle().then(() => client.refetchQueries({ type: "active" }));
  }, [client, hasAnswers]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

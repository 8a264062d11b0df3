import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { getPageData } from "../../lib/page-data.ts";
import { createQueryClient } from "../../lib/query-cache.ts";

/** A cache that has what the server has sent with the page. */
function createClientWithAnswers(): QueryClient {
  const client = createQueryClient(Infinity);
  const data = getPageData();
  for (const [key, answer] of data?.answers ?? []) client.setQueryData(key, answer);
  data?.onQueryClient?.(client);
  return client;
}

/** The queries of a page or a part of one that needs no account. */
export function AlmanacQueries({ children }: { children: ReactNode }) {
  const [client] = useState(createClientWithAnswers);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

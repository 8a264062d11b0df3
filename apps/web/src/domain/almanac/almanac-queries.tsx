import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

/** The queries of a page or a part of one that needs no account. */
export function AlmanacQueries({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } }));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

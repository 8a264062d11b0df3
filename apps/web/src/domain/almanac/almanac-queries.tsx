import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { createClientWithAnswers } from "../../lib/query-cache.ts";

/** The queries of a page or a part of one that needs no account. */
export function AlmanacQueries({ children }: { children: ReactNode }) {
  const [client] = useState(() => createClientWithAnswers(Infinity));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

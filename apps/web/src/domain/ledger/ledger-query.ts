import type { LedgerResponse } from "@lagna/contract";
import { api } from "../../lib/api.ts";

export const LEDGER_PATH = "/api/v1/profile/ledger";
/** The section of the prediction ledger on the profile page. */
export const LEDGER_HASH = "#ledger";

/** The account's prediction ledger: the times that answers named, and what came of them. */
export const ledgerQuery = {
  queryKey: ["profile", "ledger"],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => api<LedgerResponse>(LEDGER_PATH, { signal }),
};

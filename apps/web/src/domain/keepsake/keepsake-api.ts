import type { KundliRequest, PrintQuery, ShareChoice, ShareMade, ShareState } from "@lagna/contract";
import { api, apiFile } from "../../lib/api.ts";

const at = (id: string): string => `/api/v1/kundlis/${encodeURIComponent(id)}`;

/** What a kundli is printed from: a birth as it was asked for, or the id of a saved one. */
export type Printed = { readonly birth: KundliRequest } | { readonly id: string };

/** A whole kundli on a slow server. */
const PRINT_TIMEOUT_MS = 60_000;

export function fetchPdf(printed: Printed, options: PrintQuery): Promise<Blob> {
  const query = new URLSearchParams(options as Record<string, string>);
  return "id" in printed
    ? apiFile(`${at(printed.id)}/print?${query}`, { timeoutMs: PRINT_TIMEOUT_MS })
    : apiFile("/api/v1/kundli/print", {
        method: "POST",
        body: { birth: printed.birth, ...options },
        timeoutMs: PRINT_TIMEOUT_MS,
      });
}

export const fetchShare = async (id: string, signal: AbortSignal) =>
  (await api<ShareState>(`${at(id)}/share`, { signal })).share;
export const makeShare = (id: string, body: ShareChoice) => api<ShareMade>(`${at(id)}/share`, { method: "POST", body });
export const endShare = (id: string) => api<unknown>(`${at(id)}/share`, { method: "DELETE" });

/** The picture as the link's own preview shows it, in the page's language. */
export const fetchCard = (token: string) =>
  apiFile(`/api/v1/shares/${token}/card.png?language=${document.documentElement.lang}`, { anonymous: true });

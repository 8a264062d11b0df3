import {
  type KundliRequest,
  PRINT_SUBJECTS,
  type PrintQuery,
  type PrintSubject,
  type ShareCreated,
  type ShareRequest,
  type ShareState,
} from "@lagna/contract";
import { api, apiFile } from "../../lib/api.ts";

const getKundliPath = (id: string): string => `/api/v1/kundlis/${encodeURIComponent(id)}`;

/** The source of a printed kundli: a birth as it was requested, or the id of a saved kundli. */
export type PrintSource = { readonly birth: KundliRequest } | { readonly id: string };

/** Enough for a whole kundli on a slow server. */
const PRINT_TIMEOUT_MS = 60_000;

/** @param subjects what the whole kundli consists of */
export function fetchPdf(
  printed: PrintSource,
  options: Omit<PrintQuery, "subjects">,
  subjects: readonly PrintSubject[],
): Promise<Blob> {
  const isChosen = options.extent === "whole" && subjects.length < PRINT_SUBJECTS.length;
  const query = new URLSearchParams({
    ...(options as Record<string, string>),
    ...(isChosen && { subjects: subjects.join(",") }),
  });
  return "id" in printed
    ? apiFile(`${getKundliPath(printed.id)}/print?${query}`, { timeoutMs: PRINT_TIMEOUT_MS })
    : apiFile("/api/v1/kundli/print", {
        method: "POST",
        body: { birth: printed.birth, ...options, ...(isChosen && { subjects }) },
        timeoutMs: PRINT_TIMEOUT_MS,
      });
}

export const fetchShare = async (id: string, signal: AbortSignal) =>
  (await api<ShareState>(`${getKundliPath(id)}/share`, { signal })).share;
export const createShare = (id: string, body: ShareRequest) =>
  api<ShareCreated>(`${getKundliPath(id)}/share`, { method: "POST", body });
export const deleteShare = (id: string) => api<unknown>(`${getKundliPath(id)}/share`, { method: "DELETE" });

/** Fetches the preview picture of the link, in the page's language. */
export const fetchShareCard = (token: string) =>
  apiFile(`/api/v1/shares/${token}/card.png?language=${document.documentElement.lang}`, { anonymous: true });

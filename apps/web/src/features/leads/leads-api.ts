import type { Lead, LeadsQuery, LeadsResponse, LeadsSummary, LeadStatus } from "@lagna/contract";
import { api, apiNamedFile } from "../../lib/api.ts";

export type StatusFilter = NonNullable<LeadsQuery["status"]>;

const PAGE_SIZE = 50;

export function fetchLeads(q: string, status: StatusFilter, cursor: string | null, signal: AbortSignal) {
  const query = new URLSearchParams({ q, status, limit: String(PAGE_SIZE), ...(cursor !== null && { cursor }) });
  return api<LeadsResponse>(`/api/v1/leads?${query}`, { signal });
}

/** Days as the reader's own clock has them. */
export const fetchSummary = (signal: AbortSignal) =>
  api<LeadsSummary>(`/api/v1/leads/summary?utc_offset=${-new Date().getTimezoneOffset()}`, { signal });

/** @throws ApiError also where somebody else has changed what was seen */
export const setStatus = ({ id, status: was }: Lead, status: LeadStatus) =>
  api<Lead>(`/api/v1/leads/${encodeURIComponent(id)}`, { method: "PATCH", body: { status, was } });

export const deleteLead = (id: string) =>
  api<unknown>(`/api/v1/leads/${encodeURIComponent(id)}`, { method: "DELETE", body: {} });

/** The file as the server names it. @throws ApiError where it does not come */
export const fetchCsv = () => apiNamedFile("/api/v1/leads/export.csv");

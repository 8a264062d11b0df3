import type { Lead, LeadsQuery, LeadsResponse, LeadsSummary, LeadStatus } from "@lagna/contract";
import { api, apiNamedFile } from "../../lib/api.ts";

export type StatusFilter = NonNullable<LeadsQuery["status"]>;

const PAGE_SIZE = 50;

export function fetchLeads(q: string, status: StatusFilter, cursor: string | null, signal: AbortSignal) {
  const query = new URLSearchParams({ q, status, limit: String(PAGE_SIZE), ...(cursor !== null && { cursor }) });
  return api<LeadsResponse>(`/api/v1/leads?${query}`, { signal });
}

/** Counts days in the reader's time zone. */
export const fetchSummary = (signal: AbortSignal) =>
  api<LeadsSummary>(`/api/v1/leads/summary?utc_offset=${-new Date().getTimezoneOffset()}`, { signal });

/** @throws ApiError also if someone else has changed the lead meanwhile */
export const updateLeadStatus = ({ id, status: was }: Lead, status: LeadStatus) =>
  api<Lead>(`/api/v1/leads/${encodeURIComponent(id)}`, { method: "PATCH", body: { status, was } });

export const deleteLead = (id: string) =>
  api<unknown>(`/api/v1/leads/${encodeURIComponent(id)}`, { method: "DELETE", body: {} });

/** The CSV file under the server's file name. @throws ApiError if it cannot be downloaded */
export const fetchLeadsCsv = () => apiNamedFile("/api/v1/leads/export.csv");

import type { AuditAction, AuditResponse } from "@lagna/contract";
import { api } from "../../lib/api.ts";

const PAGE_SIZE = "50";

/** Fetches one page of the audit log, latest first, of one action or of all. */
export function fetchAudit(action: AuditAction | null, cursor: string | null, signal: AbortSignal) {
  const params = new URLSearchParams({ limit: PAGE_SIZE });
  if (action !== null) params.set("action", action);
  if (cursor !== null) params.set("cursor", cursor);
  return api<AuditResponse>(`/api/v1/admin/audit?${params}`, { signal });
}

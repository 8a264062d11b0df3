import type { LeadCreate } from "@lagna/contract";
import { readStored, UNSENT_KEYS, writeStored } from "../../lib/storage.ts";

/** Limit of stored leads; no one joins more often from one browser. */
const MAX_UNSENT_LEADS = 20;

export type UnsentLead = LeadCreate & { id: string };

/** Pilot sign-ups from this browser that have not reached the server. */
export function readUnsentLeads(): UnsentLead[] {
  try {
    const stored: unknown = JSON.parse(readStored(UNSENT_KEYS.leads) ?? "[]");
    return Array.isArray(stored) ? (stored as UnsentLead[]) : [];
  } catch {
    return [];
  }
}

/** Returns false where the browser's storage is unavailable. */
export const storeUnsentLeads = (leads: readonly UnsentLead[]): boolean =>
  writeStored(UNSENT_KEYS.leads, leads.length === 0 ? null : JSON.stringify(leads.slice(-MAX_UNSENT_LEADS)));

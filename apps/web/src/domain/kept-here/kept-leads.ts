import type { LeadCreate } from "@lagna/contract";
import { readStored, UNSENT, writeStored } from "../../lib/storage.ts";

/** Of those that wait: nobody joins more often. */
const MOST = 20;

export type KeptLead = LeadCreate & { id: string };

/** Who joined the pilot from this browser while the server was out of reach. */
export function keptLeads(): KeptLead[] {
  try {
    const stored: unknown = JSON.parse(readStored(UNSENT.leads) ?? "[]");
    return Array.isArray(stored) ? (stored as KeptLead[]) : [];
  } catch {
    return [];
  }
}

/** False where this browser keeps nothing. */
export const keepLeads = (leads: readonly KeptLead[]): boolean =>
  writeStored(UNSENT.leads, leads.length === 0 ? null : JSON.stringify(leads.slice(-MOST)));

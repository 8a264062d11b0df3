import type { LeadCreate, LeadCreateResponse } from "@lagna/contract";
import { api, ApiError } from "../../lib/api.ts";
import { readStored, writeStored } from "../../lib/storage.ts";

const KEY = "lagna_leads";
/** Of those that wait: nobody joins more often. */
const MOST = 20;

export type KeptLead = LeadCreate & { id: string };

const post = (lead: KeptLead) =>
  api<LeadCreateResponse>("/api/v1/leads", { method: "POST", body: lead, anonymous: true, timeoutMs: 30_000 });

function waiting(): KeptLead[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? "[]");
    return Array.isArray(stored) ? (stored as KeptLead[]) : [];
  } catch {
    return [];
  }
}

const keep = (leads: readonly KeptLead[]): boolean =>
  writeStored(KEY, leads.length === 0 ? null : JSON.stringify(leads.slice(-MOST)));

/** No answer, or one that says to come again later. */
const mayPass = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || error.status >= 500);

/**
 * Sends a lead, or keeps it in this browser until the server answers. @throws what the server refuses it for, and what went wrong where
 * the browser keeps nothing either
 */
export async function sendLead(lead: KeptLead): Promise<void> {
  try {
    await post(lead);
  } catch (error) {
    if (!mayPass(error) || !keep([...waiting(), lead])) throw error;
  }
}

/** What was kept, under its own ids: what has arrived already makes no second one. What is refused now will always be. */
export async function sendKeptLeads(): Promise<void> {
  for (const lead of waiting()) {
    try {
      await post(lead);
    } catch (error) {
      if (mayPass(error)) return;
    }
    keep(waiting().filter(({ id }) => id !== lead.id));
  }
}

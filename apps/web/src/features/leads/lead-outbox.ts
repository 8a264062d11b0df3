import type { LeadCreateResponse } from "@lagna/contract";
import { useEffect, useState } from "react";
import { storeUnsentLeads, type UnsentLead, readUnsentLeads } from "../../domain/unsent-submissions/unsent-leads.ts";
import { api, ApiError } from "../../lib/api.ts";

const RETRY_INTERVAL_MS = 30_000;

const postLead = (lead: UnsentLead) =>
  api<LeadCreateResponse>("/api/v1/leads", { method: "POST", body: lead, anonymous: true, timeoutMs: 30_000 });

/** No answer, or a server error: sending again later may succeed. */
const isTemporaryFailure = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/**
 * Sends a lead, or stores it in this browser until the server answers; returns which of the two happened.
 * @throws the server's refusal, or the send error if the browser stores nothing either
 */
export async function sendLead(lead: UnsentLead): Promise<"sent" | "kept"> {
  try {
    await postLead(lead);
    return "sent";
  } catch (error) {
    if (!isTemporaryFailure(error) || !storeUnsentLeads([...readUnsentLeads(), lead])) throw error;
    return "kept";
  }
}

/** Whether the lead still waits in this browser. */
export const isStored = (id: string): boolean => readUnsentLeads().some((lead) => lead.id === id);

/**
 * Sends the stored leads under their own ids, so that one that has arrived already is not duplicated. A refused lead is dropped, because a
 * retry would be refused too.
 */
async function sendStoredLeads(): Promise<void> {
  for (const lead of readUnsentLeads()) {
    try {
      await postLead(lead);
    } catch (error) {
      if (isTemporaryFailure(error) || (error instanceof ApiError && error.status === 429)) return;
    }
    storeUnsentLeads(readUnsentLeads().filter(({ id }) => id !== lead.id));
  }
}

/**
 * Sends stored leads now, when the connection is back, and at intervals; returns how many still wait. Call `look` after storing another
 * one.
 */
export function useStoredLeads(): { waiting: number; look: () => void } {
  const [waiting, setWaiting] = useState(() => readUnsentLeads().length);
  const [refreshCount, setRefreshCount] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    const send = async () => {
      clearTimeout(timer);
      await sendStoredLeads();
      if (ended) return;
      const remaining = readUnsentLeads().length;
      setWaiting(remaining);
      if (remaining > 0) timer = setTimeout(() => void send(), RETRY_INTERVAL_MS);
    };
    const sendNow = () => void send();
    void send();
    window.addEventListener("online", sendNow);
    return () => {
      ended = true;
      clearTimeout(timer);
      window.removeEventListener("online", sendNow);
    };
  }, [refreshCount]);
  const look = () => {
    setWaiting(readUnsentLeads().length);
    setRefreshCount((before) => before + 1);
  };
  return { waiting, look };
}

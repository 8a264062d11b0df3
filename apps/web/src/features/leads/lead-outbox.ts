import type { LeadCreateResponse } from "@lagna/contract";
import { useEffect, useState } from "react";
import { keepLeads, type KeptLead, keptLeads } from "../../domain/kept-here/kept-leads.ts";
import { api, ApiError } from "../../lib/api.ts";

const AGAIN_MS = 30_000;

const post = (lead: KeptLead) =>
  api<LeadCreateResponse>("/api/v1/leads", { method: "POST", body: lead, anonymous: true, timeoutMs: 30_000 });

/** No answer, or one that says to come again later. */
const mayPass = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || error.status >= 500);

/**
 * Sends a lead, or keeps it in this browser until the server answers: which of the two. @throws what the server refuses it for, and what
 * went wrong where the browser keeps nothing either
 */
export async function sendLead(lead: KeptLead): Promise<"sent" | "kept"> {
  try {
    await post(lead);
    return "sent";
  } catch (error) {
    if (!mayPass(error) || !keepLeads([...keptLeads(), lead])) throw error;
    return "kept";
  }
}

/** Whether it still waits in this browser. */
export const isKept = (id: string): boolean => keptLeads().some((lead) => lead.id === id);

/** What was kept, under its own ids: what has arrived already makes no second one. What is refused for what it says will always be. */
async function sendKeptLeads(): Promise<void> {
  for (const lead of keptLeads()) {
    try {
      await post(lead);
    } catch (error) {
      if (mayPass(error) || (error instanceof ApiError && error.status === 429)) return;
    }
    keepLeads(keptLeads().filter(({ id }) => id !== lead.id));
  }
}

/** Sends what waits: now, when the connection is back, and now and then. How many still do; `look` where one more may. */
export function useKeptLeads(): { waiting: number; look: () => void } {
  const [waiting, setWaiting] = useState(() => keptLeads().length);
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    const send = async () => {
      clearTimeout(timer);
      await sendKeptLeads();
      if (ended) return;
      const left = keptLeads().length;
      setWaiting(left);
      if (left > 0) timer = setTimeout(() => void send(), AGAIN_MS);
    };
    const back = () => void send();
    void send();
    window.addEventListener("online", back);
    return () => {
      ended = true;
      clearTimeout(timer);
      window.removeEventListener("online", back);
    };
  }, [looks]);
  const look = () => {
    setWaiting(keptLeads().length);
    setLooks((before) => before + 1);
  };
  return { waiting, look };
}

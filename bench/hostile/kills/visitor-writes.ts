import { setTimeout as wait } from "node:timers/promises";
import {
  createMessageNotification,
  createTextContent,
  createWhatsAppDelivery,
  type GraphApi,
} from "../../../apps/server/test/fakes/graph-api.ts";
import { isKept, NONE, type SubjectKind, type Write } from "./life.ts";
import type { Requests } from "./requests.ts";

/** Writes by an administrator. */
const administer = async (requests: Requests, method: string, path: string, body?: object): Promise<Response> =>
  requests.send(method, path, { headers: await requests.administrator(), ...(body && { body }) });

export const LEADS: SubjectKind = {
  name: "leads",
  async begin(requests, serial) {
    const id = `visitor-${serial}`;
    const email = `${id}@example.org`;
    const body = { id, name: "Meera Nair", email, phone: "+91 98765 43210", source: "pilot_signup_form" };
    const mark = (status: string) => administer(requests, "PATCH", `/leads/${id}`, { status });
    const writes: Write[] = [
      { name: "lead", after: "new", send: () => requests.send("POST", "/leads", { body }) },
      { name: "contacted", after: "contacted", send: () => mark("contacted") },
      { name: "deletion", after: NONE, send: () => administer(requests, "DELETE", `/leads/${id}`) },
    ];
    return {
      before: NONE,
      writes: isKept(serial) ? writes.slice(0, -1) : writes,
      read: async () => {
        const query = new URLSearchParams({ q: email });
        type Leads = { readonly leads: readonly { readonly id: string; readonly status: string }[] };
        const found = await requests.read<Leads>(`/leads?${query.toString()}`, await requests.administrator());
        return found?.leads.find((lead) => lead.id === id)?.status ?? NONE;
      },
    };
  },
};

interface ContactPage {
  readonly messages: readonly { readonly id: string; readonly read_at: string | null }[];
  readonly more: boolean;
}

export const CONTACT: SubjectKind = {
  name: "contact",
  async begin(requests, serial) {
    const id = `message-${serial}`;
    const body = { id, name: "Meera Nair", email: "meera@example.org", message: "Please call me." };
    const path = `/contact/${id}`;
    const writes: Write[] = [
      { name: "contact", after: "unread", send: () => requests.send("POST", "/contact", { body }) },
      { name: "read mark", after: "read", send: () => administer(requests, "PATCH", path, { read: true }) },
      { name: "deletion", after: NONE, send: () => administer(requests, "DELETE", path) },
    ];
    return {
      before: NONE,
      writes: isKept(serial) ? writes.slice(0, -1) : writes,
      read: async () => {
        for (let after: string | undefined, more = true; more;) {
          const query = new URLSearchParams({ limit: "200", ...(after !== undefined && { after }) });
          const page = await requests.read<ContactPage>(`/contact?${query.toString()}`, await requests.administrator());
          const found = page?.messages.find((message) => message.id === id);
          if (found) return found.read_at === null ? "unread" : "read";
          after = page?.messages.at(-1)?.id;
          more = page?.more === true && after !== undefined;
        }
        return NONE;
      },
    };
  },
};

const FIRST_PHONE = 919_800_000_000;
const ANSWER_MS = 120_000;
const POLL_MS = 50;

/** Messages on WhatsApp: the acknowledged delivery of one is answered sooner or later. */
export const createWhatsAppKind = (graph: GraphApi): SubjectKind => ({
  name: "WhatsApp",
  async begin(requests, serial) {
    const from = String(FIRST_PHONE + serial);
    const isAnswered = (): boolean => graph.messages.some(({ to }) => to === from);
    let isDelivered = false;
    const notification = createMessageNotification({
      id: `wamid.kill-${serial}`,
      from,
      at: Math.floor(Date.now() / 1000),
      content: createTextContent("9 March 1988, 2:25 pm, Jaipur"),
    });
    const { headers, payload } = createWhatsAppDelivery(notification);
    return {
      before: NONE,
      writes: [
        {
          name: "WhatsApp message",
          after: "answered",
          send: () => requests.send("POST", "/whatsapp/webhook", { headers, body: payload }),
          accept: () => (isDelivered = true),
        },
      ],
      read: async () => {
        const end = performance.now() + (isDelivered ? ANSWER_MS : 0);
        while (!isAnswered() && performance.now() < end) await wait(POLL_MS);
        return isAnswered() ? "answered" : NONE;
      },
    };
  },
});

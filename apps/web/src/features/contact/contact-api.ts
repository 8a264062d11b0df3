import type { ContactMessage, ContactMessageCreate, ContactMessagesResponse } from "@lagna/contract";
import { api, ApiError } from "../../lib/api.ts";
import { readStored, writeStored } from "../../lib/storage.ts";

const KEY = "lagna_contact_message";

export const sendMessage = (message: ContactMessageCreate) =>
  api<unknown>("/api/v1/contact", { method: "POST", body: message, anonymous: true, timeoutMs: 30_000 });

/** No answer, or one that says nothing of the message itself: it may arrive another time. */
export const mayPass = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

/** The one that could not be sent: this browser has it until it is, or until another takes its place. */
export const keepMessage = (message: ContactMessageCreate | null): boolean =>
  writeStored(KEY, message === null ? null : JSON.stringify(message));

export function keptMessage(): ContactMessageCreate | null {
  try {
    const stored = JSON.parse(readStored(KEY) ?? "null") as ContactMessageCreate | null;
    return typeof stored?.id === "string" && typeof stored.message === "string" ? stored : null;
  } catch {
    return null;
  }
}

export const fetchMessages = (after: string | null, signal: AbortSignal) =>
  api<ContactMessagesResponse>(`/api/v1/contact?${new URLSearchParams(after === null ? {} : { after })}`, { signal });

const at = (id: string): string => `/api/v1/contact/${encodeURIComponent(id)}`;

export const markMessage = (id: string, read: boolean) =>
  api<ContactMessage>(at(id), { method: "PATCH", body: { read } });

export const deleteMessage = (id: string) => api<unknown>(at(id), { method: "DELETE", body: {} });

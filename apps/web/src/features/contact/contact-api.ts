import type { ContactMessage, ContactMessageCreate, ContactMessagesResponse } from "@lagna/contract";
import { api, ApiError } from "../../lib/api.ts";

export const sendMessage = (message: ContactMessageCreate) =>
  api<unknown>("/api/v1/contact", { method: "POST", body: message, anonymous: true, timeoutMs: 30_000 });

/** No answer, or an error that does not concern the message itself: sending it again later may succeed. */
export const isTemporaryFailure = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

export const fetchMessages = (after: string | null, signal: AbortSignal) =>
  api<ContactMessagesResponse>(`/api/v1/contact?${new URLSearchParams(after === null ? {} : { after })}`, { signal });

const buildMessagePath = (id: string): string => `/api/v1/contact/${encodeURIComponent(id)}`;

export const markMessage = (id: string, read: boolean) =>
  api<ContactMessage>(buildMessagePath(id), { method: "PATCH", body: { read } });

export const deleteMessage = (id: string) => api<unknown>(buildMessagePath(id), { method: "DELETE", body: {} });

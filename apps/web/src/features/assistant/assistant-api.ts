import {
  type ChatAsk,
  type ChatHistoryResponse,
  type ChatListResponse,
  type ChatStartResponse,
  type ChatStreamEvent,
  chatStreamEventSchemas,
  type ChatSummary,
  type Feedback,
  type MemoryList,
} from "@lagna/contract";
import { EventSourceParserStream } from "eventsource-parser/stream";
import { api, ApiError, apiEvents, apiFile, refusalOf } from "../../lib/api.ts";

/** A model may think long; the specification waits three minutes for it. */
const ASK_TIMEOUT_MS = 180_000;

const at = (chatId: string): string => `/api/v1/chat/conversations/${encodeURIComponent(chatId)}`;

export const fetchTalks = (signal: AbortSignal) => api<ChatListResponse>("/api/v1/chat/conversations", { signal });
export const fetchTalk = (chatId: string, signal: AbortSignal) => api<ChatHistoryResponse>(at(chatId), { signal });
export const deleteTalk = (chatId: string) => api<unknown>(at(chatId), { method: "DELETE" });
export const deleteTalks = () => api<unknown>("/api/v1/chat/conversations", { method: "DELETE" });
export const downloadTalk = (chatId: string) => apiFile(`${at(chatId)}/download`);
export const changeTalk = (chatId: string, body: { title?: string; kundli_id?: string }) =>
  api<{ conversation: ChatSummary }>(at(chatId), { method: "PATCH", body });

export const startTalk = (body: { user_id: string; kundli_id?: string }, signal: AbortSignal) =>
  api<ChatStartResponse>("/api/v1/chat/start", { method: "POST", body, signal });
export const giveBirth = (chatId: string, details: string, signal: AbortSignal) =>
  api<ChatStartResponse>("/api/v1/chat/birth-details", {
    method: "POST",
    body: { chat_id: chatId, details_text: details },
    signal,
  });

export const judge = (messageId: string, body: Feedback) =>
  api<unknown>(`/api/v1/chat/messages/${encodeURIComponent(messageId)}/feedback`, { method: "PUT", body });

export const fetchMemory = (signal: AbortSignal) => api<MemoryList>("/api/v1/memory", { signal });
export const forgetLine = (id: string) =>
  api<unknown>(`/api/v1/memory/${encodeURIComponent(id)}`, { method: "DELETE" });
export const forgetAll = () => api<unknown>("/api/v1/memory", { method: "DELETE" });

export interface Told {
  /** By which the stream is taken up again behind this event. */
  readonly id: string;
  readonly event: ChatStreamEvent;
}

/**
 * Asks in a talk, and yields the events of the answer as they come; with the id of the last one that came, what is behind it.
 *
 * @throws ApiError for a refusal, and `network` where the stream broke off before its end
 */
export async function* askEvents(asked: ChatAsk, last: string | null, signal: AbortSignal): AsyncGenerator<Told> {
  const body = await apiEvents("/api/v1/chat/ask", {
    method: "POST",
    body: asked,
    timeoutMs: ASK_TIMEOUT_MS,
    signal,
    headers: last === null ? {} : { "last-event-id": last },
  });
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        if (signal.aborted) throw cause;
        throw new ApiError({ status: 0, code: "network", cause });
      });
      if (done) throw new ApiError({ status: 0, code: "network" });
      const told = readEvent(value.event, value.data);
      if (!told) continue;
      yield { id: value.id ?? "", event: told };
      if (told.event === "done") return;
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

/** Null for an event of a newer server. @throws ApiError for the event of a refusal */
function readEvent(name: string | undefined, data: string): ChatStreamEvent | null {
  const read: unknown = JSON.parse(data);
  if (name === "error") throw refusalOf(read);
  if (name === undefined || !Object.hasOwn(chatStreamEventSchemas, name)) return null;
  return { event: name, data: read } as ChatStreamEvent;
}

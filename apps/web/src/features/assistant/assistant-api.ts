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
import { api, ApiError, apiEvents, apiFile, parseStreamError } from "../../lib/api.ts";

/** A model may think for a long time; the specification allows three minutes. */
const ASK_TIMEOUT_MS = 180_000;

const buildConversationPath = (chatId: string): string => `/api/v1/chat/conversations/${encodeURIComponent(chatId)}`;

export const fetchConversations = (signal: AbortSignal) =>
  api<ChatListResponse>("/api/v1/chat/conversations", { signal });
export const fetchConversation = (chatId: string, signal: AbortSignal) =>
  api<ChatHistoryResponse>(buildConversationPath(chatId), { signal });
export const deleteConversation = (chatId: string) => api<unknown>(buildConversationPath(chatId), { method: "DELETE" });
export const deleteConversations = () => api<unknown>("/api/v1/chat/conversations", { method: "DELETE" });
export const downloadConversation = (chatId: string) => apiFile(`${buildConversationPath(chatId)}/download`);
export const updateConversation = (chatId: string, body: { title?: string; kundli_id?: string; hidden?: boolean }) =>
  api<{ conversation: ChatSummary }>(buildConversationPath(chatId), { method: "PATCH", body });

export const startConversation = (body: { user_id: string; kundli_id?: string }, signal: AbortSignal) =>
  api<ChatStartResponse>("/api/v1/chat/start", { method: "POST", body, signal });
export const sendConversationDetails = (chatId: string, details: string, signal: AbortSignal) =>
  api<ChatStartResponse>("/api/v1/chat/birth-details", {
    method: "POST",
    body: { chat_id: chatId, details_text: details },
    signal,
  });

export const sendFeedback = (messageId: string, body: Feedback) =>
  api<unknown>(`/api/v1/chat/messages/${encodeURIComponent(messageId)}/feedback`, { method: "PUT", body });

export const fetchMemory = (signal: AbortSignal) => api<MemoryList>("/api/v1/memory", { signal });
export const deleteMemoryEntry = (id: string) =>
  api<unknown>(`/api/v1/memory/${encodeURIComponent(id)}`, { method: "DELETE" });
export const deleteMemory = () => api<unknown>("/api/v1/memory", { method: "DELETE" });

export interface ReceivedEvent {
  /** The last event id, from which the stream can be resumed. */
  readonly id: string;
  readonly event: ChatStreamEvent;
}

/**
 * Asks a question in a conversation and yields the events of the answer as they arrive. With `last`, the id of the last received event, the
 * stream resumes after it.
 *
 * @throws ApiError for a refusal, and with code `network` if the stream ends early
 */
export async function* streamAnswer(
  question: ChatAsk,
  last: string | null,
  signal: AbortSignal,
): AsyncGenerator<ReceivedEvent> {
  const body = await apiEvents("/api/v1/chat/ask", {
    method: "POST",
    body: question,
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
      const event = parseEvent(value.event, value.data);
      if (!event) continue;
      yield { id: value.id ?? "", event: event };
      if (event.event === "done") return;
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

/** Null for an unknown event of a newer server. @throws ApiError for an error event */
function parseEvent(name: string | undefined, data: string): ChatStreamEvent | null {
  const read: unknown = JSON.parse(data);
  if (name === "error") throw parseStreamError(read);
  if (name === undefined || !Object.hasOwn(chatStreamEventSchemas, name)) return null;
  return { event: name, data: read } as ChatStreamEvent;
}

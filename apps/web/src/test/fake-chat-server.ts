import type { ChatAsk, ChatAskResponse, ChatMessage, ChatSummary, LedgerResponse } from "@lagna/contract";
import { http, HttpResponse } from "msw";
import { respondWithError } from "./fake-accounts.ts";
import { server } from "./mock-server.ts";

const CREATED_AT = "2026-11-21T06:30:00.000Z";
export const CHAT_ID = "c".repeat(43);

export const createConversationSummary = (changes: Partial<ChatSummary> = {}): ChatSummary => ({
  chat_id: CHAT_ID,
  title: "When will I get promoted?",
  kundli_id: "kundli-of-asha",
  pair: null,
  state: "ready_for_questions",
  messages: 2,
  created_at: CREATED_AT,
  updated_at: CREATED_AT,
  confidential: false,
  hidden: false,
  ...changes,
});

/** An answer of two sentences and two facts. */
export const createChatAnswer = (changes: Partial<ChatAskResponse> = {}): ChatAskResponse => ({
  status: "success",
  chat_id: CHAT_ID,
  question_id: "q-1",
  message_id: "a-1",
  answer: "Late June 2027 looks good. Your tenth lord Mars stands in the sixth house.",
  used_index: true,
  model: "built-in",
  kind: "reading",
  language: "en",
  sentences: [
    { text: "Late June 2027 looks good.", citations: ["win-10-a"] },
    { text: "Your tenth lord Mars stands in the sixth house.", citations: ["lord-10"], opens: true },
  ],
  citations: [
    { id: "win-10-a", section: "dashas", text: "A good time for work: June to October 2027" },
    { id: "lord-10", section: "houses", text: "10th lord: Mars, in the 6th house" },
  ],
  used_sections: ["dashas", "houses"],
  evidence: [
    { fact: "lord-10", text: "10th lord: Mars, in the 6th house", polarity: -0.4, weight: 12 },
    { fact: "house-10", text: "10th house: Jupiter and Venus", polarity: 0.8, weight: 14 },
  ],
  confidence: "fair",
  windows: [
    {
      id: "win-10-a",
      from: "2027-06-26T00:00:00.000Z",
      until: "2027-10-20T00:00:00.000Z",
      text: "June to October 2027",
    },
  ],
  clocks: [
    {
      id: "saturn",
      graha: "saturn",
      text: "Saturn in it",
      spans: [{ from: "2027-06-02T18:30:00.000Z", until: "2027-10-19T18:30:00.000Z" }],
    },
  ],
  follow_ups: ["Why so slow until now?"],
  timing: { total_time: 12 },
  ...changes,
});

export const formatEvent = (id: string, event: string, data: unknown): string =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** An answer as server-sent events. */
export function toStreamEvents(answer: ChatAskResponse): string[] {
  const { chat_id, question_id, message_id, sentences } = answer;
  return [
    formatEvent("a-1.1", "start", { chat_id, question_id, message_id }),
    ...sentences.map((sentence, index) => formatEvent(`a-1.${index + 2}`, "sentence", sentence)),
    formatEvent(`a-1.${sentences.length + 2}`, "done", answer),
  ];
}

export const createStreamResponse = (events: readonly string[]): Response =>
  new HttpResponse(events.join(""), { headers: { "content-type": "text/event-stream" } });

export interface ChatServer {
  /** The questions, each with the id of the event after which a stream resumed. */
  readonly questions: { readonly body: ChatAsk; readonly after: string | null }[];
  /** Other calls, in order: `start`, `details …`, `DELETE …`. */
  readonly calls: string[];
  readonly conversations: ChatSummary[];
  messages: ChatMessage[];
  /** Off at first. */
  ledger: LedgerResponse;
}

const LEDGER_OFF: LedgerResponse = { since: null, has_own_kundli: true, today: "2026-11-30", entries: [] };

/**
 * A server that stores conversations and answers each question with the next of these responses, repeating the last
 * one.
 */
export function startChatServer(...answers: (() => Response)[]): ChatServer {
  const recorded: ChatServer = { questions: [], calls: [], conversations: [], messages: [], ledger: LEDGER_OFF };
  const success = () => HttpResponse.json({ status: "success" });
  server.use(
    http.get("*/api/v1/chat/conversations", () =>
      HttpResponse.json({ conversations: recorded.conversations, total_messages: recorded.messages.length }),
    ),
    http.get("*/api/v1/chat/conversations/:id", ({ params }) => {
      const conversation = recorded.conversations.find(({ chat_id: id }) => id === params["id"]);
      return conversation
        ? HttpResponse.json({ conversation, messages: recorded.messages })
        : respondWithError(404, "chat_unknown");
    }),
    http.patch("*/api/v1/chat/conversations/:id", async ({ request, params }) => {
      const changes = (await request.json()) as Partial<ChatSummary>;
      recorded.calls.push(`PATCH ${String(params["id"])} ${JSON.stringify(changes)}`);
      return HttpResponse.json({ conversation: createConversationSummary(changes) });
    }),
    http.delete("*/api/v1/chat/conversations", () => {
      recorded.calls.push("DELETE all");
      recorded.conversations.splice(0);
      return success();
    }),
    http.delete("*/api/v1/chat/conversations/:id", ({ params }) => {
      recorded.calls.push(`DELETE ${String(params["id"])}`);
      recorded.conversations.splice(0);
      return success();
    }),
    http.get("*/api/v1/profile/ledger", () => HttpResponse.json(recorded.ledger)),
    http.post("*/api/v1/chat/start", async ({ request }) => {
      const { kundli_id: id } = (await request.json()) as { kundli_id?: string };
      recorded.calls.push(`start ${id ?? "-"}`);
      const state = id === undefined ? "awaiting_birth_details" : "ready_for_questions";
      return HttpResponse.json({ status: "success", chat_id: CHAT_ID, state });
    }),
    http.post("*/api/v1/chat/birth-details", async ({ request }) => {
      const { details_text: text } = (await request.json()) as { details_text: string };
      recorded.calls.push(`details ${text}`);
      return HttpResponse.json({ status: "success", chat_id: CHAT_ID, state: "ready_for_questions" });
    }),
    http.put("*/api/v1/chat/messages/:id/feedback", async ({ request, params }) => {
      recorded.calls.push(`judge ${String(params["id"])} ${JSON.stringify(await request.json())}`);
      return success();
    }),
    http.post("*/api/v1/chat/ask", async ({ request }) => {
      const answer = answers[Math.min(recorded.questions.length, answers.length - 1)];
      recorded.questions.push({ body: (await request.json()) as ChatAsk, after: request.headers.get("last-event-id") });
      return answer ? answer() : respondWithError(500, "internal");
    }),
  );
  return recorded;
}

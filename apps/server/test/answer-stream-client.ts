import type { AddressInfo } from "node:net";
import type { ChatStartResponse } from "@lagna/contract";
import { expect } from "vitest";
import type { PeopleApp } from "./accounts/accounts-test-app.ts";
import { WORKED_BIRTH } from "./fakes/births.ts";
import type { ModelReply, ModelServer } from "./fakes/model-server.ts";

/** A statement that is true of the example birth. */
export const TRUE_SENTENCES = [
  "Your tenth lord Mars stands in the sixth house, in Sagittarius.",
  "Jupiter and Venus are both in your tenth house.",
  "Write down one result by the end of the month.",
] as const;
export const QUESTION = "When will I get promoted?";

export interface StreamedEvent {
  readonly id: string;
  readonly event: string;
  readonly data: Record<string, unknown>;
}

/** Base URL of the API once the app listens. */
export async function listen({ app }: PeopleApp): Promise<string> {
  await app.listen({ port: 0, host: "127.0.0.1" });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/v1`;
}

/** Starts a conversation about the example birth. */
export async function beginConversation(people: PeopleApp, token: string): Promise<string> {
  const chat = (await people.call("POST", "/chat/start", { token, body: {} })).json<ChatStartResponse>().chat_id;
  const body = { chat_id: chat, details_text: JSON.stringify(WORKED_BIRTH) };
  expect((await people.call("POST", "/chat/birth-details", { token, body })).statusCode).toBe(200);
  return chat;
}

interface Ask {
  readonly token: string;
  readonly chat: string;
  readonly question?: string | undefined;
  /** The last event that arrived. */
  readonly last?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly accept?: string | undefined;
}

export const askAt = (address: string, { token, chat, question = QUESTION, last, signal, accept }: Ask) =>
  fetch(`${address}/chat/ask`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      accept: accept ?? "text/event-stream",
      ...(last !== undefined && { "last-event-id": last }),
    },
    body: JSON.stringify({ chat_id: chat, question }),
    signal: signal ?? null,
  });

/** The events of an answer as they arrive. */
export async function* readEvents(response: Response): AsyncGenerator<StreamedEvent> {
  let rest = "";
  const decoder = new TextDecoder();
  for await (const bytes of response.body ?? []) {
    rest += decoder.decode(bytes as Uint8Array, { stream: true });
    const frames = rest.split("\n\n");
    rest = frames.pop() ?? "";
    for (const frame of frames) {
      const [, id = "", event = "", data = ""] = /^id: (.*)\nevent: (.*)\ndata: (.*)$/.exec(frame) ?? [];
      if (event !== "") yield { id, event, data: JSON.parse(data) as StreamedEvent["data"] };
    }
  }
}

export async function readAllEvents(response: Response): Promise<StreamedEvent[]> {
  const told: StreamedEvent[] = [];
  for await (const event of readEvents(response)) told.push(event);
  return told;
}

export const selectSentences = (told: readonly StreamedEvent[]): unknown[] =>
  told.filter(({ event }) => event === "sentence").map(({ data }) => data["text"]);

/** A model that sends the first sentence and then waits for the test to continue it. */
export function createPausedModel(model: ModelServer) {
  let say: (reply: ModelReply) => void = () => undefined;
  const replies: ModelReply[] = [];
  const begun = new Promise<ModelReply>((resolve) => (say = resolve));
  model.script((reply) => {
    replies.push(reply);
    reply.sentences(TRUE_SENTENCES[0]);
    say(reply);
  });
  return { begun, replies };
}

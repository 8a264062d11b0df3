import { type ChatAskResponse, type ChatStartResponse, chatStreamEventSchemas } from "@lagna/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildPeopleApp, type PeopleApp } from "./accounts/accounts-test-app.ts";
import { type ModelServer, startModelServer } from "./fakes/model-server.ts";
import {
  readAllEvents,
  askAt,
  beginConversation,
  readEvents,
  listen,
  createPausedModel,
  QUESTION,
  selectSentences,
  type StreamedEvent,
  TRUE_SENTENCES,
} from "./answer-stream-client.ts";

const EMAIL = "owner@example.org";

let model: ModelServer;
let people: PeopleApp;
let address: string;
let token: string;
let chat: string;

async function built(chatTimeouts: { graceMs: number }): Promise<void> {
  const env = { ACCESS_APPROVAL: "off", LLM_BASE_URL: model.url, LLM_MODEL: "scripted" };
  people = await buildPeopleApp({ env, parts: { chatTimeouts } });
  address = await listen(people);
  ({ token } = await people.signUp(EMAIL));
}
beforeAll(async () => {
  model = await startModelServer();
  await built({ graceMs: 60_000 });
});
beforeEach(async () => {
  chat = await beginConversation(people, token);
});
afterAll(async () => {
  await people.close();
  await model.close();
});

type More = Partial<Omit<Parameters<typeof askAt>[1], "chat">>;
const post = (more: More = {}) => askAt(address, { token, chat, ...more });
const paused = () => createPausedModel(model);

describe("an answer as a stream", () => {
  test("arrives sentence by sentence while the model writes, and ends with the whole answer", async () => {
    const { begun } = paused();
    const response = await post();
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    const events = readEvents(response);
    const start = (await events.next()).value as StreamedEvent;
    const first = (await events.next()).value as StreamedEvent;
    expect(start.event).toBe("start");
    expect(first).toMatchObject({ event: "sentence", data: { text: TRUE_SENTENCES[0] } });
    const reply = await begun;
    reply.sentences(...TRUE_SENTENCES.slice(1));
    reply.end();
    const rest: StreamedEvent[] = [];
    for await (const event of events) rest.push(event);
    expect(selectSentences(rest)).toEqual(TRUE_SENTENCES.slice(1));
    const done = rest.at(-1) as StreamedEvent;
    expect(done.event).toBe("done");
    expect(chatStreamEventSchemas.done.parse(done.data)).toMatchObject({ model: "scripted", chat_id: chat });
    const told = [start, first, ...rest];
    expect(told.map(({ id }) => id)).toEqual(told.map((_, at) => `${String(start.data["message_id"])}.${at + 1}`));
    expect(done.data["message_id"]).toBe(start.data["message_id"]);
  });

  test("has the same form for the built-in astrologer", async () => {
    const told = await readAllEvents(await post({ question: "What is a nakshatra?" }));
    expect(told.map(({ event }) => event)).toEqual(["start", ...selectSentences(told).map(() => "sentence"), "done"]);
    expect(told.at(-1)?.data).toMatchObject({ model: "built-in", answer: selectSentences(told).join(" ") });
  });

  test("contains no false sentence", async () => {
    model.script((reply) => {
      reply.sentences(TRUE_SENTENCES[0], "Your Moon is in Aries.", TRUE_SENTENCES[1], TRUE_SENTENCES[2]);
      reply.end();
    });
    const told = await readAllEvents(await post());
    expect(selectSentences(told)).toEqual(TRUE_SENTENCES);
  });

  test("voids the sentences so far if the model fails, and continues with the built-in answer", async () => {
    model.script((reply) => {
      reply.sentences(TRUE_SENTENCES[0]);
      reply.drop();
    });
    // Sentences sent before a connection broke may be lost; then there is nothing to void.
    const told = await readAllEvents(await post());
    const done = told.at(-1)?.data as unknown as ChatAskResponse;
    expect(done.model).toBe("built-in");
    const replaced = told.findIndex(({ event }) => event === "replaced");
    const kept = told.slice(replaced + 1);
    // Paragraphs are separated in the full text.
    expect(selectSentences(kept).join(" ")).toBe(done.answer.replaceAll("\n\n", " "));
    expect(done.answer).not.toContain(TRUE_SENTENCES[0]);
  });

  test("a request refused before the stream begins gets a normal error", async () => {
    const stranger = await people.signUp(
      `stranger${chat.slice(0, 4).toLowerCase().replaceAll(/\W/g, "x")}@example.org`,
    );
    const refused = await post({ token: stranger.token });
    expect(refused.status).toBe(404);
    expect(await refused.json()).toMatchObject({ code: "chat_unknown" });
  });

  test("a second question is refused while the conversation is being answered", async () => {
    const { begun } = paused();
    const first = await post();
    const events = readEvents(first);
    await events.next();
    const reply = await begun;
    const second = await post();
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({ code: "chat_busy" });
    reply.sentences(...TRUE_SENTENCES.slice(1));
    reply.end();
    for await (const event of events) expect(event.event).not.toBe("error");
    expect((await readAllEvents(await post({ question: "What is a nakshatra?" }))).at(-1)?.event).toBe("done");
  });
});

describe("an interrupted stream", () => {
  test("resumes after the last received event while the same model call continues", async () => {
    const { begun, replies } = paused();
    const control = new AbortController();
    const events = readEvents(await post({ signal: control.signal }));
    await events.next();
    const last = (await events.next()).value as StreamedEvent;
    control.abort();
    await events.next().catch(() => undefined);
    const reply = await begun;
    const again = post({ last: last.id });
    reply.sentences(...TRUE_SENTENCES.slice(1));
    reply.end();
    const rest = await readAllEvents(await again);
    expect(selectSentences(rest)).toEqual(TRUE_SENTENCES.slice(1));
    expect(rest.at(-1)?.event).toBe("done");
    expect(replies).toHaveLength(1);
  });

  test("resumes from the stored events on any server, with the same event numbers", async () => {
    model.script((reply) => {
      reply.sentences(...TRUE_SENTENCES);
      reply.end();
    });
    const told = await readAllEvents(await post());
    const other = await buildPeopleApp({ env: { ACCESS_APPROVAL: "off" } });
    const { db } = people.database;
    // Another server on the same database knows only the stored records.
    for (const table of ["users", "user_accounts", "sessions", "conversations", "chat_messages"] as const) {
      const rows = await db.selectFrom(table).selectAll().execute();
      for (const row of rows) await other.database.db.insertInto(table).values(row).execute();
    }
    const { body } = await other.call("POST", "/chat/ask", {
      token,
      body: { chat_id: chat, question: QUESTION },
      headers: { accept: "text/event-stream", "last-event-id": told[1]?.id ?? "" },
    });
    const rest: StreamedEvent[] = [];
    for await (const event of readEvents(new Response(body))) rest.push(event);
    expect(rest).toEqual(told.slice(2));
    await other.close();
  });

  test("waits while another server still writes it, and resumes once it is stored", async () => {
    model.script((reply) => {
      reply.sentences(...TRUE_SENTENCES);
      reply.end();
    });
    const told = await readAllEvents(await post());
    const other = await buildPeopleApp({
      env: { ACCESS_APPROVAL: "off" },
      parts: { chatTimeouts: { remoteWaitMs: 30_000 } },
    });
    const copied = async (table: "users" | "user_accounts" | "sessions" | "conversations" | "chat_messages") => {
      const rows = await people.database.db.selectFrom(table).selectAll().execute();
      for (const row of rows) await other.database.db.insertInto(table).values(row).execute();
    };
    for (const table of ["users", "user_accounts", "sessions", "conversations"] as const) await copied(table);
    const again = other.call("POST", "/chat/ask", {
      token,
      body: { chat_id: chat, question: QUESTION },
      headers: { accept: "text/event-stream", "last-event-id": told[1]?.id ?? "" },
    });
    await copied("chat_messages");
    const rest: StreamedEvent[] = [];
    for await (const event of readEvents(new Response((await again).body))) rest.push(event);
    expect(rest).toEqual(told.slice(2));
    await other.close();
  });

  test("is only accessible to its owner and within its conversation", async () => {
    model.script((reply) => {
      reply.sentences(...TRUE_SENTENCES);
      reply.end();
    });
    const [, second] = await readAllEvents(await post());
    chat = (await people.call("POST", "/chat/start", { token, body: {} })).json<ChatStartResponse>().chat_id;
    const foreign = await post({ last: second?.id ?? "" });
    expect(foreign.status).toBe(404);
    const never = await post({ last: "a-message-that-never-was.2" });
    expect(never.status).toBe(404);
  });
});

describe("closing the connection", () => {
  test("ends the model call after the reconnection time; nothing is stored", async () => {
    await people.close();
    await built({ graceMs: 20 });
    chat = await beginConversation(people, token);

    const { begun } = paused();
    const control = new AbortController();
    const events = readEvents(await post({ signal: control.signal }));
    await events.next();
    const reply = await begun;
    control.abort();
    await reply.closed;
    await events.next().catch(() => undefined);
    await expect
      .poll(async () => (await people.database.db.selectFrom("chat_messages").selectAll().execute()).length)
      .toBe(0);

    // The conversation is free again, also for a question without a stream, whose model call ends at once.
    const plain = paused();
    const leave = new AbortController();
    const asked = post({ signal: leave.signal, accept: "application/json" }).catch(() => null);
    const second = await plain.begun;
    leave.abort();
    await second.closed;
    expect(await asked).toBeNull();
  });
});

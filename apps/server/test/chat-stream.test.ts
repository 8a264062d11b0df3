import { type ChatAskResponse, type ChatStartResponse, chatStreamEventSchemas } from "@lagna/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildPeopleApp, type PeopleApp } from "./accounts/people-app.ts";
import { type ModelServer, startModelServer } from "./fakes/model-server.ts";
import {
  all,
  askAt,
  begunTalk,
  eventsOf,
  listening,
  pausedModel,
  QUESTION,
  sentences,
  type Told,
  TRUE,
} from "./told-stream.ts";

const EMAIL = "owner@example.org";

let model: ModelServer;
let people: PeopleApp;
let address: string;
let token: string;
let chat: string;

async function built(patience: { graceMs: number }): Promise<void> {
  const env = { ACCESS_APPROVAL: "off", LLM_BASE_URL: model.url, LLM_MODEL: "scripted" };
  people = await buildPeopleApp({ env, parts: { patience } });
  address = await listening(people);
  ({ token } = await people.signUp(EMAIL));
}
beforeAll(async () => {
  model = await startModelServer();
  await built({ graceMs: 60_000 });
});
beforeEach(async () => {
  chat = await begunTalk(people, token);
});
afterAll(async () => {
  await people.close();
  await model.close();
});

type More = Partial<Omit<Parameters<typeof askAt>[1], "chat">>;
const post = (more: More = {}) => askAt(address, { token, chat, ...more });
const paused = () => pausedModel(model);

describe("an answer as a stream", () => {
  test("comes sentence by sentence while the model still writes, and ends with the whole of it", async () => {
    const { begun } = paused();
    const response = await post();
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    const events = eventsOf(response);
    const start = (await events.next()).value as Told;
    const first = (await events.next()).value as Told;
    expect(start.event).toBe("start");
    expect(first).toMatchObject({ event: "sentence", data: { text: TRUE[0] } });
    const reply = await begun;
    reply.sentences(...TRUE.slice(1));
    reply.end();
    const rest: Told[] = [];
    for await (const event of events) rest.push(event);
    expect(sentences(rest)).toEqual(TRUE.slice(1));
    const done = rest.at(-1) as Told;
    expect(done.event).toBe("done");
    expect(chatStreamEventSchemas.done.parse(done.data)).toMatchObject({ model: "scripted", chat_id: chat });
    const told = [start, first, ...rest];
    expect(told.map(({ id }) => id)).toEqual(told.map((_, at) => `${String(start.data["message_id"])}.${at + 1}`));
    expect(done.data["message_id"]).toBe(start.data["message_id"]);
  });

  test("of the built-in astrologer is the same stream", async () => {
    const told = await all(await post({ question: "Where is my Moon?" }));
    expect(told.map(({ event }) => event)).toEqual(["start", ...sentences(told).map(() => "sentence"), "done"]);
    expect(told.at(-1)?.data).toMatchObject({ model: "built-in", answer: sentences(told).join(" ") });
  });

  test("a lie is not among its sentences", async () => {
    model.script((reply) => {
      reply.sentences(TRUE[0], "Your Moon is in Aries.", TRUE[1], TRUE[2]);
      reply.end();
    });
    const told = await all(await post());
    expect(sentences(told)).toEqual(TRUE);
  });

  test("where the model fails on the way, what was said is void and the built-in answer follows", async () => {
    model.script((reply) => {
      reply.sentences(TRUE[0]);
      reply.drop();
    });
    // What was said before a connection broke may be lost with it: then nothing needs to be taken back.
    const told = await all(await post());
    const done = told.at(-1)?.data as unknown as ChatAskResponse;
    expect(done.model).toBe("built-in");
    const replaced = told.findIndex(({ event }) => event === "replaced");
    const kept = told.slice(replaced + 1);
    // Paragraphs stand apart where it is read as one text.
    expect(sentences(kept).join(" ")).toBe(done.answer.replaceAll("\n\n", " "));
    expect(done.answer).not.toContain(TRUE[0]);
  });

  test("what is refused before it begins is refused as everywhere", async () => {
    const stranger = await people.signUp(
      `stranger${chat.slice(0, 4).toLowerCase().replaceAll(/\W/g, "x")}@example.org`,
    );
    const refused = await post({ token: stranger.token });
    expect(refused.status).toBe(404);
    expect(await refused.json()).toMatchObject({ code: "chat_unknown" });
  });

  test("a talk that is being answered is not asked a second question", async () => {
    const { begun } = paused();
    const first = await post();
    const events = eventsOf(first);
    await events.next();
    const reply = await begun;
    const second = await post();
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({ code: "chat_busy" });
    reply.sentences(...TRUE.slice(1));
    reply.end();
    for await (const event of events) expect(event.event).not.toBe("error");
    expect((await all(await post({ question: "Where is my Moon?" }))).at(-1)?.event).toBe("done");
  });
});

describe("a stream that broke", () => {
  test("is taken up behind the last event that arrived, while the same call of the model goes on", async () => {
    const { begun, replies } = paused();
    const control = new AbortController();
    const events = eventsOf(await post({ signal: control.signal }));
    await events.next();
    const last = (await events.next()).value as Told;
    control.abort();
    await events.next().catch(() => undefined);
    const reply = await begun;
    const again = post({ last: last.id });
    reply.sentences(...TRUE.slice(1));
    reply.end();
    const rest = await all(await again);
    expect(sentences(rest)).toEqual(TRUE.slice(1));
    expect(rest.at(-1)?.event).toBe("done");
    expect(replies).toHaveLength(1);
  });

  test("is taken up from what was kept, by whichever server: the events are numbered the same", async () => {
    model.script((reply) => {
      reply.sentences(...TRUE);
      reply.end();
    });
    const told = await all(await post());
    const other = await buildPeopleApp({ env: { ACCESS_APPROVAL: "off" } });
    const { db } = people.database;
    // Another server on the same records knows nothing but those.
    for (const table of ["users", "user_accounts", "sessions", "conversations", "chat_messages"] as const) {
      const rows = await db.selectFrom(table).selectAll().execute();
      for (const row of rows) await other.database.db.insertInto(table).values(row).execute();
    }
    const { body } = await other.call("POST", "/chat/ask", {
      token,
      body: { chat_id: chat, question: QUESTION },
      headers: { accept: "text/event-stream", "last-event-id": told[1]?.id ?? "" },
    });
    const rest: Told[] = [];
    for await (const event of eventsOf(new Response(body))) rest.push(event);
    expect(rest).toEqual(told.slice(2));
    await other.close();
  });

  test("is waited for where another server still writes it, and taken up once it is kept", async () => {
    model.script((reply) => {
      reply.sentences(...TRUE);
      reply.end();
    });
    const told = await all(await post());
    const other = await buildPeopleApp({
      env: { ACCESS_APPROVAL: "off" },
      parts: { patience: { elsewhereMs: 30_000 } },
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
    const rest: Told[] = [];
    for await (const event of eventsOf(new Response((await again).body))) rest.push(event);
    expect(rest).toEqual(told.slice(2));
    await other.close();
  });

  test("is nobody else's, and of this talk alone", async () => {
    model.script((reply) => {
      reply.sentences(...TRUE);
      reply.end();
    });
    const [, second] = await all(await post());
    chat = (await people.call("POST", "/chat/start", { token, body: {} })).json<ChatStartResponse>().chat_id;
    const foreign = await post({ last: second?.id ?? "" });
    expect(foreign.status).toBe(404);
    const never = await post({ last: "a-message-that-never-was.2" });
    expect(never.status).toBe(404);
  });
});

describe("whoever closes the connection", () => {
  test("ends the model's call, after as long as a broken stream is waited for; nothing is kept", async () => {
    await people.close();
    await built({ graceMs: 20 });
    chat = await begunTalk(people, token);

    const { begun } = paused();
    const control = new AbortController();
    const events = eventsOf(await post({ signal: control.signal }));
    await events.next();
    const reply = await begun;
    control.abort();
    await reply.closed;
    await events.next().catch(() => undefined);
    await expect
      .poll(async () => (await people.database.db.selectFrom("chat_messages").selectAll().execute()).length)
      .toBe(0);

    // The talk is free again, also for a question without a stream; of one of those the call ends at once.
    const plain = paused();
    const leave = new AbortController();
    const asked = post({ signal: leave.signal, accept: "application/json" }).catch(() => null);
    const second = await plain.begun;
    leave.abort();
    await second.closed;
    expect(await asked).toBeNull();
  });
});

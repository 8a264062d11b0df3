import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { takeNightly } from "../../../tools/lib/sample.ts";
import { systemClock } from "../src/time/clock.ts";
import { ANSWER_INTERRUPTED } from "../src/chat/fallback-texts.data.ts";
import { createSqlRunningAnswerRepository } from "../src/chat/running-answers/sql-repository.ts";
import { buildPeopleApp, type PeopleApp } from "./accounts/accounts-test-app.ts";
import { type ModelServer, startModelServer } from "./fakes/model-server.ts";
import { startServer, stopServers } from "./start-server.ts";
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

// Separate servers are started to be killed.
vi.setConfig({ testTimeout: 120_000 });

let model: ModelServer;
let first: PeopleApp;
let second: PeopleApp;
let third: PeopleApp;
let token: string;
let chat: string;

const addresses = new Map<PeopleApp, string>();
const addressOf = (people: PeopleApp): string => addresses.get(people) ?? "";

beforeAll(async () => {
  model = await startModelServer();
  const env = { ACCESS_APPROVAL: "off", LLM_BASE_URL: model.url, LLM_MODEL: "scripted" };
  // The killed server uses the real clock.
  const clock = systemClock;
  const chatTimeouts = { sharedAfterMs: 0, pollMs: 10, heartbeatMs: 50, deadAfterMs: 500, graceMs: 60_000 };
  first = await buildPeopleApp({ env, parts: { clock, chatTimeouts: { ...chatTimeouts, deadAfterMs: 60_000 } } });
  const { database } = first;
  second = await buildPeopleApp({ env, parts: { clock, chatTimeouts, database } });
  third = await buildPeopleApp({ env: { ...env, LLM_FALLBACK: "off" }, parts: { clock, chatTimeouts, database } });
  for (const people of [first, second, third]) addresses.set(people, await listen(people));
  ({ token } = await first.signUp("owner@example.org"));
});
beforeEach(async () => {
  chat = await beginConversation(first, token);
});
afterAll(async () => {
  await stopServers();
  await third.close();
  await second.close();
  await first.close();
  await model.close();
});

type More = Partial<Omit<Parameters<typeof askAt>[1], "chat">>;
const post = (address: string, more: More = {}) => askAt(address, { token, chat, ...more });
const paused = () => createPausedModel(model);

/** The state left by a server that died during an answer. */
async function leftBehind(): Promise<string> {
  const answerId = crypto.randomUUID();
  const running = createSqlRunningAnswerRepository(first.database.db);
  const asked = {
    answerId,
    chatId: chat,
    questionId: crypto.randomUUID(),
    question: QUESTION,
    replacesQuestionId: undefined,
  };
  const now = new Date().toISOString();
  expect(await running.begin(asked, "dead", { now, forget: now })).toBe(true);
  const start = { chat_id: chat, question_id: asked.questionId, message_id: answerId };
  await running.add(answerId, "dead", [
    { number: 1, event: "start", data: start },
    { number: 2, event: "sentence", data: { text: TRUE_SENTENCES[0], facts: ["lord-10"] } },
  ]);
  return answerId;
}

describe("a stream resumed on another server", () => {
  test("continues live while the same model call continues", async () => {
    const { begun, replies } = paused();
    const control = new AbortController();
    const events = readEvents(await post(addressOf(first), { signal: control.signal }));
    const start = (await events.next()).value as StreamedEvent;
    const one = (await events.next()).value as StreamedEvent;
    control.abort();
    await events.next().catch(() => undefined);
    const reply = await begun;
    const running = createSqlRunningAnswerRepository(first.database.db);
    const answerId = String(start.data["message_id"]);
    await expect.poll(() => running.findEvents(answerId, 0), { timeout: 60_000 }).toHaveLength(2);

    const far = readEvents(await post(addressOf(second), { last: start.id }));
    expect((await far.next()).value).toEqual(one);
    reply.sentences(TRUE_SENTENCES[1]);
    expect((await far.next()).value).toMatchObject({ id: `${answerId}.3`, data: { text: TRUE_SENTENCES[1] } });
    reply.sentences(TRUE_SENTENCES[2]);
    reply.end();
    const rest: StreamedEvent[] = [];
    for await (const event of far) rest.push(event);
    expect(selectSentences(rest)).toEqual([TRUE_SENTENCES[2]]);
    expect(rest.at(-1)).toMatchObject({ id: `${answerId}.5`, event: "done", data: { model: "scripted" } });
    expect(replies).toHaveLength(1);
    // Shortly after, it can still be read from any event, on every server.
    const again = await readAllEvents(await post(addressOf(third), { last: one.id }));
    expect(selectSentences(again)).toEqual([TRUE_SENTENCES[1], TRUE_SENTENCES[2]]);
    expect(again.at(-1)).toEqual(rest.at(-1));
  });

  test.each(takeNightly("interruption"))(
    "reports the %s if the first server was killed, and the built-in astrologer answers under the same ids",
    async () => {
      const { begun } = paused();
      const server = startServer({
        DATABASE_URL: first.databaseUrl,
        ACCESS_APPROVAL: "off",
        LLM_BASE_URL: model.url,
        LLM_MODEL: "scripted",
      });
      const events = readEvents(await post(`http://127.0.0.1:${await server.port()}/api/v1`));
      const start = (await events.next()).value as StreamedEvent;
      expect(start.event).toBe("start");
      const one = (await events.next()).value as StreamedEvent;
      await begun;
      const answerId = String(start.data["message_id"]);
      const running = createSqlRunningAnswerRepository(first.database.db);
      await expect.poll(() => running.findEvents(answerId, 0), { timeout: 60_000 }).toHaveLength(2);
      server.child.kill("SIGKILL");
      await server.ended;
      await events.next().catch(() => undefined);

      const rest = await readAllEvents(await post(addressOf(second), { last: one.id }));
      expect(rest.map(({ id }) => id)).toEqual(rest.map((_, at) => `${answerId}.${at + 3}`));
      expect(rest[0]?.event).toBe("replaced");
      expect(rest[1]?.data["text"]).toBe(ANSWER_INTERRUPTED.en);
      expect(rest.at(-1)).toMatchObject({ event: "done", data: { model: "built-in", message_id: answerId } });
      const kept = await first.database.db.selectFrom("chat_messages").selectAll().where("id", "=", answerId).execute();
      expect(kept.map(({ content }) => content)).toEqual([expect.stringContaining(ANSWER_INTERRUPTED.en)]);
    },
  );

  test.each(takeNightly("end"))("is delivered to its %s if the first server is shutting down", async () => {
    const { begun, replies } = paused();
    const server = startServer({
      DATABASE_URL: first.databaseUrl,
      ACCESS_APPROVAL: "off",
      LLM_BASE_URL: model.url,
      LLM_MODEL: "scripted",
    });
    const events = readEvents(await post(`http://127.0.0.1:${await server.port()}/api/v1`));
    await events.next();
    expect((await events.next()).value).toMatchObject({ event: "sentence", data: { text: TRUE_SENTENCES[0] } });
    const reply = await begun;
    server.child.kill("SIGTERM");
    await expect.poll(() => server.output()).toContain('"msg":"draining"');
    reply.sentences(...TRUE_SENTENCES.slice(1));
    reply.end();
    const rest: StreamedEvent[] = [];
    for await (const event of events) rest.push(event);
    expect(selectSentences(rest)).toEqual(TRUE_SENTENCES.slice(1));
    expect(rest.at(-1)).toMatchObject({ event: "done", data: { model: "scripted" } });
    expect(replies).toHaveLength(1);
    expect((await server.ended).status).toBe(0);
  });

  test("is handed over without waiting if the first server ends before the model does", async () => {
    const { begun } = paused();
    const env = { ACCESS_APPROVAL: "off", LLM_BASE_URL: model.url, LLM_MODEL: "scripted" };
    const { database } = first;
    // The answer has just begun when its server ends, and nothing is stored yet.
    const parts = { clock: systemClock, chatTimeouts: { sharedAfterMs: 60_000, drainMs: 0 }, database };
    const ending = await buildPeopleApp({ env, parts });
    const events = readEvents(await post(await listen(ending)));
    const start = (await events.next()).value as StreamedEvent;
    const one = (await events.next()).value as StreamedEvent;
    const reply = await begun;
    await ending.app.close();
    await reply.closed;
    // The connection ends without a final event.
    const behind = await events.next().catch(() => ({ done: true }));
    expect(behind.done).toBe(true);
    // Without the handover, this server would wait a minute.
    const rest = await readAllEvents(await post(addressOf(first), { last: one.id }));
    expect(rest.map(({ event }) => event).slice(0, 2)).toEqual(["replaced", "sentence"]);
    expect(rest[1]?.data["text"]).toBe(ANSWER_INTERRUPTED.en);
    expect(rest.at(-1)).toMatchObject({ event: "done", data: { message_id: start.data["message_id"] } });
  });

  test("is continued by a single server however many clients ask; all get the same events", async () => {
    const answerId = await leftBehind();
    const told = await Promise.all(
      [1, 2, 3].map(async () => readAllEvents(await post(addressOf(second), { last: `${answerId}.2` }))),
    );
    expect(told[0]?.at(-1)?.event).toBe("done");
    expect(told[1]).toEqual(told[0]);
    expect(told[2]).toEqual(told[0]);
    const kept = await first.database.db
      .selectFrom("chat_messages")
      .select("id")
      .where("conversation_id", "=", chat)
      .execute();
    expect(kept).toHaveLength(2);
  });

  test("fails with the catalogue's message without a built-in fallback", async () => {
    const answerId = await leftBehind();
    const told = await readAllEvents(await post(addressOf(third), { last: `${answerId}.1` }));
    expect(told.map(({ event }) => event)).toEqual(["sentence", "replaced", "error"]);
    expect(told.at(-1)?.data).toMatchObject({ code: "model_failed" });
  });

  test("is not accessible to other accounts and not logged", async () => {
    const answerId = await leftBehind();
    const stranger = await first.signUp("stranger@example.org");
    const refused = await post(addressOf(second), { last: `${answerId}.1`, token: stranger.token });
    expect(refused.status).toBe(404);
    for (const { lines } of [first, second, third])
      for (const line of lines) expect(line).not.toMatch(/promoted|tenth lord/);
  });
});

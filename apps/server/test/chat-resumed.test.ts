import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { systemClock } from "../src/clock.ts";
import { BROKEN_OFF } from "../src/chat/instead.data.ts";
import { sqlRunningAnswers } from "../src/chat/running/sql-repository.ts";
import { buildPeopleApp, type PeopleApp } from "./accounts/people-app.ts";
import { type ModelServer, startModelServer } from "./fakes/model-server.ts";
import { startServer, stopServers } from "./start-server.ts";
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

// Servers of their own are started to be ended.
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
  // The one that is killed goes by the machine's.
  const clock = systemClock;
  const patience = { sharedAfterMs: 0, lookMs: 10, beatMs: 50, silentMs: 500, graceMs: 60_000 };
  first = await buildPeopleApp({ env, parts: { clock, patience: { ...patience, silentMs: 60_000 } } });
  const { database } = first;
  second = await buildPeopleApp({ env, parts: { clock, patience, database } });
  third = await buildPeopleApp({ env: { ...env, LLM_FALLBACK: "off" }, parts: { clock, patience, database } });
  for (const people of [first, second, third]) addresses.set(people, await listening(people));
  ({ token } = await first.signUp("owner@example.org"));
});
beforeEach(async () => {
  chat = await begunTalk(first, token);
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
const paused = () => pausedModel(model);

/** What a server leaves behind that died in the middle of an answer. */
async function leftBehind(): Promise<string> {
  const answerId = crypto.randomUUID();
  const running = sqlRunningAnswers(first.database.db);
  const asked = { answerId, chatId: chat, questionId: crypto.randomUUID(), question: QUESTION, insteadOf: undefined };
  const now = new Date().toISOString();
  expect(await running.begin(asked, "dead", { now, forget: now })).toBe(true);
  const start = { chat_id: chat, question_id: asked.questionId, message_id: answerId };
  await running.add(answerId, "dead", [
    { number: 1, event: "start", data: start },
    { number: 2, event: "sentence", data: { text: TRUE[0], facts: ["lord-10"] } },
  ]);
  return answerId;
}

describe("a stream taken up on another server", () => {
  test("goes on as it passes there, while the same call of the model goes on", async () => {
    const { begun, replies } = paused();
    const control = new AbortController();
    const events = eventsOf(await post(addressOf(first), { signal: control.signal }));
    const start = (await events.next()).value as Told;
    const one = (await events.next()).value as Told;
    control.abort();
    await events.next().catch(() => undefined);
    const reply = await begun;
    const running = sqlRunningAnswers(first.database.db);
    const answerId = String(start.data["message_id"]);
    await expect.poll(() => running.events(answerId, 0), { timeout: 60_000 }).toHaveLength(2);

    const far = eventsOf(await post(addressOf(second), { last: start.id }));
    expect((await far.next()).value).toEqual(one);
    reply.sentences(TRUE[1]);
    expect((await far.next()).value).toMatchObject({ id: `${answerId}.3`, data: { text: TRUE[1] } });
    reply.sentences(TRUE[2]);
    reply.end();
    const rest: Told[] = [];
    for await (const event of far) rest.push(event);
    expect(sentences(rest)).toEqual([TRUE[2]]);
    expect(rest.at(-1)).toMatchObject({ id: `${answerId}.5`, event: "done", data: { model: "scripted" } });
    expect(replies).toHaveLength(1);
    // Shortly after it can still be read from any event on, on any of them.
    const again = await all(await post(addressOf(third), { last: one.id }));
    expect(sentences(again)).toEqual([TRUE[1], TRUE[2]]);
    expect(again.at(-1)).toEqual(rest.at(-1));
  });

  test("whose own was killed says that it broke off, and the built-in astrologer answers under the same ids", async () => {
    const { begun } = paused();
    const server = startServer({
      DATABASE_URL: first.databaseUrl,
      ACCESS_APPROVAL: "off",
      LLM_BASE_URL: model.url,
      LLM_MODEL: "scripted",
    });
    const events = eventsOf(await post(`http://127.0.0.1:${await server.port()}/api/v1`));
    const start = (await events.next()).value as Told;
    expect(start.event).toBe("start");
    const one = (await events.next()).value as Told;
    await begun;
    const answerId = String(start.data["message_id"]);
    const running = sqlRunningAnswers(first.database.db);
    await expect.poll(() => running.events(answerId, 0), { timeout: 60_000 }).toHaveLength(2);
    server.child.kill("SIGKILL");
    await server.ended;
    await events.next().catch(() => undefined);

    const rest = await all(await post(addressOf(second), { last: one.id }));
    expect(rest.map(({ id }) => id)).toEqual(rest.map((_, at) => `${answerId}.${at + 3}`));
    expect(rest[0]?.event).toBe("replaced");
    expect(rest[1]?.data["text"]).toBe(BROKEN_OFF.en);
    expect(rest.at(-1)).toMatchObject({ event: "done", data: { model: "built-in", message_id: answerId } });
    const kept = await first.database.db.selectFrom("chat_messages").selectAll().where("id", "=", answerId).execute();
    expect(kept.map(({ content }) => content)).toEqual([expect.stringContaining(BROKEN_OFF.en)]);
  });

  test("whose own is told to end is told to its end there", async () => {
    const { begun, replies } = paused();
    const server = startServer({
      DATABASE_URL: first.databaseUrl,
      ACCESS_APPROVAL: "off",
      LLM_BASE_URL: model.url,
      LLM_MODEL: "scripted",
    });
    const events = eventsOf(await post(`http://127.0.0.1:${await server.port()}/api/v1`));
    await events.next();
    expect((await events.next()).value).toMatchObject({ event: "sentence", data: { text: TRUE[0] } });
    const reply = await begun;
    server.child.kill("SIGTERM");
    await expect.poll(() => server.output()).toContain('"msg":"draining"');
    reply.sentences(...TRUE.slice(1));
    reply.end();
    const rest: Told[] = [];
    for await (const event of events) rest.push(event);
    expect(sentences(rest)).toEqual(TRUE.slice(1));
    expect(rest.at(-1)).toMatchObject({ event: "done", data: { model: "scripted" } });
    expect(replies).toHaveLength(1);
    expect((await server.ended).status).toBe(0);
  });

  test("whose own ends before the model does is left to another, which asks nobody to wait", async () => {
    const { begun } = paused();
    const env = { ACCESS_APPROVAL: "off", LLM_BASE_URL: model.url, LLM_MODEL: "scripted" };
    const { database } = first;
    // It is still young when its server ends, and on no shelf yet.
    const parts = { clock: systemClock, patience: { sharedAfterMs: 60_000, drainMs: 0 }, database };
    const ending = await buildPeopleApp({ env, parts });
    const events = eventsOf(await post(await listening(ending)));
    const start = (await events.next()).value as Told;
    const one = (await events.next()).value as Told;
    const reply = await begun;
    await ending.app.close();
    await reply.closed;
    // The connection ends, with no event that would be the last.
    const behind = await events.next().catch(() => ({ done: true }));
    expect(behind.done).toBe(true);
    // Where nobody had left it, this one would wait a minute.
    const rest = await all(await post(addressOf(first), { last: one.id }));
    expect(rest.map(({ event }) => event).slice(0, 2)).toEqual(["replaced", "sentence"]);
    expect(rest[1]?.data["text"]).toBe(BROKEN_OFF.en);
    expect(rest.at(-1)).toMatchObject({ event: "done", data: { message_id: start.data["message_id"] } });
  });

  test("is gone on with by one server, however many ask; each tells the same", async () => {
    const answerId = await leftBehind();
    const told = await Promise.all(
      [1, 2, 3].map(async () => all(await post(addressOf(second), { last: `${answerId}.2` }))),
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

  test("fails in the catalogue's words where nobody stands in for a model", async () => {
    const answerId = await leftBehind();
    const told = await all(await post(addressOf(third), { last: `${answerId}.1` }));
    expect(told.map(({ event }) => event)).toEqual(["sentence", "replaced", "error"]);
    expect(told.at(-1)?.data).toMatchObject({ code: "model_failed" });
  });

  test("is nobody else's, and in nobody's log", async () => {
    const answerId = await leftBehind();
    const stranger = await first.signUp("stranger@example.org");
    const refused = await post(addressOf(second), { last: `${answerId}.1`, token: stranger.token });
    expect(refused.status).toBe(404);
    for (const { lines } of [first, second, third])
      for (const line of lines) expect(line).not.toMatch(/promoted|tenth lord/);
  });
});

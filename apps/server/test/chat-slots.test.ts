import type { AskResponse } from "@lagna/contract";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { buildPeopleApp, type PeopleApp } from "./accounts/accounts-test-app.ts";
import { expectError } from "./expect-error.ts";
import { WORKED_BIRTH } from "./fakes/births.ts";
import { createCountingEphemeris } from "./fakes/counting-ephemeris.ts";
import { createDelayedPlaces } from "./fakes/delayed-places.ts";
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
  TRUE_SENTENCES,
} from "./answer-stream-client.ts";

let model: ModelServer;
let people: PeopleApp;
beforeAll(async () => {
  model = await startModelServer();
});
afterEach(() => people.close());
afterAll(() => model.close());

const kundli = (token: string) => people.call("POST", "/kundli", { token, body: WORKED_BIRTH });

test("a question takes a slot while its chart is computed, alone or in a conversation", async () => {
  const { parts, letGo, hold, asked } = createDelayedPlaces();
  letGo();
  people = await buildPeopleApp({
    env: { ACCESS_APPROVAL: "off" },
    parts: { ...parts, limits: { maxComputations: 1 } },
  });
  const [owner, other] = [await people.signUp("owner@example.org"), await people.signUp("other@example.org")];
  const chat = await beginConversation(people, owner.token);
  const alone = { question: QUESTION, kundli_data: { ...WORKED_BIRTH, minute: 26 } };
  for (const [path, body] of [
    ["/ask", alone],
    ["/chat/ask", { chat_id: chat, question: QUESTION }],
  ] as const) {
    hold();
    const answer = people.call("POST", path, { token: owner.token, body });
    await expect.poll(asked).toBe(1);
    expectError(await kundli(other.token), 503, "overloaded");
    expectError(await people.call("POST", "/ask", { token: other.token, body: alone }), 503, "overloaded");
    letGo();
    expect((await answer).statusCode).toBe(200);
    expect((await kundli(other.token)).statusCode).toBe(200);
  }
});

test("a question that waits for a model holds no slot", async () => {
  const env = { ACCESS_APPROVAL: "off", LLM_BASE_URL: model.url, LLM_MODEL: "scripted" };
  people = await buildPeopleApp({ env, parts: { limits: { maxComputations: 1 } } });
  const [owner, other] = [await people.signUp("owner@example.org"), await people.signUp("other@example.org")];
  const chat = await beginConversation(people, owner.token);
  const { begun } = createPausedModel(model);
  const answer = await askAt(await listen(people), { token: owner.token, chat });
  const reply = await begun;
  expect((await kundli(other.token)).statusCode).toBe(200);
  reply.sentences(...TRUE_SENTENCES.slice(1));
  reply.end();
  expect(selectSentences(await readAllEvents(answer))).toEqual(TRUE_SENTENCES);
});

test("a question stops when its client disconnects; a streamed one after the reconnection time", async () => {
  const { ephemeris, asked } = createCountingEphemeris();
  const parts = { ephemeris, limits: { maxComputations: 1 }, chatTimeouts: { graceMs: 20 } };
  people = await buildPeopleApp({ env: { ACCESS_APPROVAL: "off" }, parts });
  const [owner, other] = [await people.signUp("owner@example.org"), await people.signUp("other@example.org")];
  const address = await listen(people);
  for (const accept of ["application/json", "text/event-stream"]) {
    const chat = await beginConversation(people, owner.token);
    const minute = accept === "application/json" ? 1 : 2;
    const details = JSON.stringify({ ...WORKED_BIRTH, minute, uncertainty: { minutes: 720 } });
    await people.call("POST", "/chat/birth-details", {
      token: owner.token,
      body: { chat_id: chat, details_text: details },
    });
    const before = asked();
    const client = new AbortController();
    const answer = askAt(address, { token: owner.token, chat, accept, signal: client.signal });
    const read = answer.then((response) => (accept === "application/json" ? null : readEvents(response).next()));
    const failed = read.then(
      () => null,
      () => null,
    );
    await expect.poll(asked).toBeGreaterThan(before + 1000);
    client.abort();
    await failed;
    await expect.poll(async () => (await kundli(other.token)).statusCode).toBe(200);
    const then = asked();
    for (let round = 0; round < 200; round += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(asked()).toBe(then);
  }
});

test("the chart of an uncertain birth is computed once for concurrent questions", async () => {
  const { ephemeris, asked } = createCountingEphemeris();
  people = await buildPeopleApp({ env: { ACCESS_APPROVAL: "off" }, parts: { ephemeris } });
  const { token } = await people.signUp("owner@example.org");
  const ask = (minute: number) => {
    const body = { question: QUESTION, kundli_data: { ...WORKED_BIRTH, minute, uncertainty: { minutes: 30 } } };
    return people.call("POST", "/ask", { token, body });
  };
  const none = asked();
  await ask(1);
  const once = asked() - none;
  const answers = await Promise.all([ask(2), ask(2), ask(2)]);
  expect(asked() - none).toBeLessThan(2.5 * once);
  expect(new Set(answers.map((answer) => answer.json<AskResponse>().answer)).size).toBe(1);
});

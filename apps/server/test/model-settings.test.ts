import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { auditResponseSchema, type ModelSettingsResponse, type ModelTestResponse } from "@lagna/contract";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { buildPeopleApp, type Caller, MINUTE, type PeopleApp } from "./accounts/accounts-test-app.ts";
import { expectError } from "./expect-error.ts";
import { WORKED_BIRTH } from "./fakes/births.ts";
import { type ModelReply, type ModelRequest, type ModelServer, startModelServer } from "./fakes/model-server.ts";

const KEY = "a-key-of-the-model";
const WRONG_KEY = "a-key-of-another";

let model: ModelServer;
let people: PeopleApp;
let administrator: Caller;
beforeAll(async () => {
  model = await startModelServer();
});
afterAll(() => model.close());

async function open(env: Readonly<Record<string, string>> = {}): Promise<void> {
  people = await buildPeopleApp({ env });
  await people.app.ready();
  administrator = await people.signUp("administrator@example.org");
}
beforeEach(async () => {
  model.script((reply, { authorization }) => {
    // As OpenAI does, which repeats a part of the key.
    const message = `Incorrect API key provided: ${authorization ?? ""}`;
    const body = JSON.stringify({ error: { message, type: "invalid_request_error", code: "invalid_api_key" } });
    if (authorization !== `Bearer ${KEY}`) return reply.refuse(401, body);
    reply.say("ready");
    reply.end();
  });
  await open();
}, 120_000);
afterEach(() => people.close());

async function ask(method: "GET" | "PUT" | "POST" | "DELETE", path = "", body?: object) {
  const response = await people.call(method, `/admin/model${path}`, { token: administrator.token, body });
  // Whatever is asked, no answer holds a key.
  expect(response.body).not.toMatch(new RegExp(`${KEY}|${WRONG_KEY}`));
  return response;
}
const setUp = async (change: object = {}): Promise<ModelTestResponse> => {
  const body = { address: model.url, model: "scripted", key: KEY, monthly_tokens: null, ...change };
  const response = await ask("PUT", "", body);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};
const describeModel = async (): Promise<ModelSettingsResponse> => (await ask("GET")).json();
const testModel = async (): Promise<ModelTestResponse> => (await ask("POST", "/test", {})).json();
const readRows = () => people.database.db.selectFrom("server_settings").selectAll().execute();
const readAstrologer = async (): Promise<string> =>
  (await people.call("GET", "/config", {})).json<{ astrologer: string }>().astrologer;
const SUCCESS = { status: "success", latency_ms: expect.any(Number), problem: null, said: null };
const failure = (problem: string, said: string | null) => ({ status: "failed", latency_ms: null, problem, said });

async function askAstrologer(): Promise<string> {
  const call = async (path: string, body: object) => {
    const response = await people.call("POST", path, { token: administrator.token, body });
    expect(response.statusCode, response.body).toBe(200);
    return response.json<{ chat_id: string; model: string }>();
  };
  const { chat_id: id } = await call("/chat/start", {});
  await call("/chat/birth-details", { chat_id: id, details_text: JSON.stringify(WORKED_BIRTH) });
  return (await call("/chat/ask", { chat_id: id, question: "When will I get promoted?" })).model;
}

test("a wrong key is refused and stored nowhere; the right one takes effect without a restart, and is recorded", async () => {
  expect(await testModel()).toEqual(failure("not_set_up", null));
  expect(await setUp({ key: WRONG_KEY })).toEqual(failure("key_wrong", "HTTP 401 invalid_api_key"));
  expect(await readRows()).toEqual([]);
  expect(await readAstrologer()).toBe("built-in");

  expect(await setUp()).toEqual(SUCCESS);
  expect(await describeModel()).toEqual({
    source: "browser",
    address: model.url,
    model: "scripted",
    has_key: true,
    monthly_tokens: null,
    used_tokens: 0,
  });
  expect(JSON.stringify(await readRows())).not.toContain(KEY);
  expect(await readAstrologer()).toBe("scripted");
  model.script((reply) => {
    reply.sentences("Work that repairs what others avoid suits you best.");
    reply.end();
  });
  await askAstrologer();
  expect(model.requests.length).toBeGreaterThan(0);
  expect(model.requests[0]?.authorization).toBe(`Bearer ${KEY}`);

  expect((await ask("DELETE")).statusCode).toBe(200);
  expect(await readRows()).toEqual([]);
  model.script((reply) => reply.refuse(500));
  expect(await askAstrologer()).toBe("built-in");
  expect(model.requests).toEqual([]);
  const trail = await people.call("GET", "/admin/audit", { token: administrator.token });
  const actions = auditResponseSchema.parse(trail.json()).entries.map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(["model_set_up", "model_removed"]));
});

test("the stored key is kept for the same address only, and a limit of tokens holds", async () => {
  await setUp();
  expect(await setUp({ key: undefined, monthly_tokens: 0 })).toEqual(SUCCESS);
  model.script((reply) => reply.refuse(500));
  expect(await askAstrologer()).toBe("built-in");
  expect(model.requests).toEqual([]);

  const other = await startModelServer();
  other.script((reply) => reply.refuse(401));
  expect(await setUp({ address: other.url, key: undefined })).toMatchObject({ problem: "key_wrong" });
  expect(other.requests.map(({ authorization }) => authorization)).toEqual([undefined]);
  await other.close();
});

const NOT_FOUND = JSON.stringify({ error: { message: "model 'x' not found", code: "model_not_found" } });
const refuse = (status: number, body?: string) => (reply: ModelReply, _request: ModelRequest) =>
  reply.refuse(status, body);
test.each([
  ["an unknown model", refuse(404, NOT_FOUND), "model_unknown", "HTTP 404 model_not_found"],
  ["a path without an API", refuse(404, "<h1>Not found</h1>"), "address_wrong", "HTTP 404"],
  ["no credit", refuse(429, '{"error":{"code":"insufficient_quota"}}'), "limited", "HTTP 429 insufficient_quota"],
  ["a fault", refuse(503, "away"), "server_failing", "HTTP 503"],
  ["a refusal whose code is a sentence", refuse(400, `{"error":{"code":"no ${KEY}"}}`), "refused", "HTTP 400"],
  [
    "a web page",
    (reply: ModelReply) => reply.answer(200, { "content-type": "text/html" }, Buffer.from("<p>Hello</p>")),
    "not_a_model",
    null,
  ],
])("%s is named, without the words of the answer", async (_name, script, problem, said) => {
  model.script(script);
  expect(await setUp()).toEqual(failure(problem, said));
  expect(await readRows()).toEqual([]);
});

test("an address where nothing listens, and a name that does not exist, are told apart", async () => {
  const gone = createServer();
  await new Promise<void>((resolve) => gone.listen(0, "127.0.0.1", resolve));
  const { port } = gone.address() as AddressInfo;
  await new Promise((resolve) => gone.close(resolve));
  expect(await setUp({ address: `http://127.0.0.1:${port}/v1` })).toEqual(failure("unreachable", "ECONNREFUSED"));
  expect(await setUp({ address: "http://no-such-host.invalid/v1" })).toMatchObject({ problem: "name_not_found" });
});

test("needs a recent proof of identity, and an address without a password", async () => {
  const credentials = { address: "http://user:secret@127.0.0.1:1/v1", model: "x", monthly_tokens: null };
  expectError(await ask("PUT", "", credentials), 422, "invalid_input");
  people.advance(20 * MINUTE);
  expectError(await ask("PUT", "", { ...credentials, address: model.url }), 403, "proof_needed");
  expectError(await ask("DELETE"), 403, "proof_needed");
});

test("environment variables take precedence, and the test uses them", async () => {
  await people.close();
  await open({ LLM_BASE_URL: model.url, LLM_API_KEY: KEY, LLM_MODEL: "fixed", LLM_MONTHLY_TOKENS: "500" });
  expect(await describeModel()).toMatchObject({ source: "environment", model: "fixed", monthly_tokens: 500 });
  expect(await testModel()).toEqual(SUCCESS);
  const body = { address: model.url, model: "scripted", monthly_tokens: null };
  expectError(await ask("PUT", "", body), 409, "model_from_environment");
  expectError(await ask("DELETE"), 409, "model_from_environment");
});

import { Agent, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "./build-test-app.ts";
import { ADMINISTRATOR, fakeAuthenticator } from "./fakes/people.ts";

const BIG = JSON.stringify({ name: "x".repeat(2_000_000) });
let server: TestApp;
let port: number;
/** Connections are kept, so that the next request shows what became of the last one. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

beforeAll(async () => {
  server = await buildTestApp({ parts: { authenticator: fakeAuthenticator } });
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  ({ port } = server.app.server.address() as AddressInfo);
});
afterAll(async () => {
  agent.destroy();
  await server.close();
});

async function send(path: string, body: string | null, headers: Record<string, string> = {}, isChunked = false) {
  const method = body === null ? "GET" : "POST";
  const length = body === null || isChunked ? {} : { "content-length": String(Buffer.byteLength(body)) };
  const sent = request({
    agent,
    port,
    host: "127.0.0.1",
    path: `/api/v1${path}`,
    method,
    headers: { "content-type": "application/json", ...length, ...headers },
  });
  const answer = new Promise<IncomingMessage>((resolve, reject) => sent.on("response", resolve).on("error", reject));
  sent.end(body ?? undefined);
  const response = await answer;
  return { status: response.statusCode, body: await text(response), reused: sent.reusedSocket };
}

test.each([
  ["without an account", "/kundli", {}, false, 401],
  ["that is too large", "/kundli", ADMINISTRATOR, false, 413],
  ["that is too large for a visitor", "/leads", {}, false, 413],
  ["that is too large and has no length", "/leads", {}, true, 413],
  ["for a route that does not exist", "/nothing-here", ADMINISTRATOR, false, 413],
] as const)(
  "a body %s is answered, and its connection can be used again",
  async (_what, path, headers, isChunked, status) => {
    const refused = await send(path, BIG, headers, isChunked);
    expect(refused.status).toBe(status);
    expect(JSON.parse(refused.body)).toMatchObject({ status });
    const next = await send("/config", null);
    expect(next.status).toBe(200);
  },
);

test("many refused bodies at once are all answered", async () => {
  const many = new Agent({ keepAlive: true, maxSockets: 40 });
  const one = () =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { "content-type": "application/json", "content-length": String(Buffer.byteLength(BIG)) };
      const sent = request({ agent: many, port, host: "127.0.0.1", path: "/api/v1/kundli", method: "POST", headers });
      sent.on("error", reject).on("response", (response) => {
        response.resume().on("end", () => resolve(response.statusCode));
      });
      sent.end(BIG);
    });
  expect(new Set(await Promise.all(Array.from({ length: 40 }, one)))).toEqual(new Set([401]));
  many.destroy();
});

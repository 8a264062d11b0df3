import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
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
    expect(next).toMatchObject({ status: 200, reused: true });
  },
);

test.each([
  ["401", "/kundli", "keep-alive"],
  ["413", "/leads", "keep-alive"],
  ["401", "/kundli", "close"],
  ["413", "/leads", "close"],
])(
  "a client that reads nothing before it has sent its whole body sees its %s (%s, %s)",
  async (status, path, connection) => {
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true }).pause();
    const head = ["Host: localhost", "Content-Type: application/json", `Connection: ${connection}`];
    socket.write(`POST /api/v1${path} HTTP/1.1\r\n${head.join("\r\n")}\r\nContent-Length: ${BIG.length}\r\n\r\n`);
    await sleep(50);
    await new Promise<void>((sent, fail) => socket.write(BIG, (error) => (error ? fail(error) : sent())));
    const [answer] = (await once(socket.resume(), "data")) as [Buffer];
    expect(answer.toString()).toMatch(`HTTP/1.1 ${status} `);
    socket.destroy();
  },
);

/** Bytes a second of bodies that the server reads from so many senders whom it has refused. */
async function measureReading(path: string, senders: number, milliseconds: number): Promise<number> {
  const sockets = Array.from({ length: senders }, () =>
    connect({ port, host: "127.0.0.1" })
      .resume()
      .on("error", () => undefined),
  );
  const piece = Buffer.alloc(1_048_576, "x");
  for (const socket of sockets) {
    socket.write(`POST /api/v1${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`);
    socket.write("Content-Length: 1000000000\r\n\r\n");
    const writeOn = (error?: Error | null): unknown => !error && socket.write(piece, writeOn);
    writeOn();
  }
  // Until the buffers of the system are full.
  await sleep(500);
  const count = (): number =>
    sockets.reduce((sum, { bytesWritten, writableLength }) => sum + bytesWritten - writableLength, 0);
  const [before, began] = [count(), performance.now()];
  await sleep(milliseconds);
  const rate = (1000 * (count() - before)) / (performance.now() - began);
  for (const socket of sockets) socket.destroy();
  return rate;
}

test.each(["/kundli", "/leads"])("refused bodies for %s are read slowly, all together", async (path) => {
  expect(await measureReading(path, 20, 1_000)).toBeLessThan(12_000_000);
});

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

import { globSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { connect as openSession } from "node:http2";
import { request as sendRequest } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { connect, getCACertificates, type SecureVersion, setDefaultCACertificates } from "node:tls";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Nginx, startNginx } from "../../../../tools/services/nginx.ts";
import { QUESTION, TRUE_SENTENCES } from "../answer-stream-client.ts";
import { WORKED_BIRTH } from "../fakes/births.ts";
import { type ModelServer, startModelServer } from "../fakes/model-server.ts";
import { type Running, startServer, stopServers } from "../start-server.ts";

// A whole server starts, and a minute passes until an answer is old.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** Routes whose answers are the same for everyone. */
const EVERYBODYS = /^\/api\/v1\/(?:panchang|festivals|eclipses|sky|places)(?:\/|$)/;
const JAIPUR = "latitude=26.9&longitude=75.8&language=en";
const TODAY = `/api/v1/panchang?${JAIPUR}`;
const DAY = `${TODAY}&date=2027-03-01`;
/** How long nginx may send today's answer without asking the server. */
const TODAY_MS = 60_000;

interface Answer {
  readonly status: number;
  /** What nginx says of its cache; `null` where it has none. */
  readonly cache: string | null;
  readonly text: string;
}

let model: ModelServer;
let server: Running;
let nginx: Nginx;
let metricsPort: string;
/** The folder of nginx, and those that others began meanwhile. */
let folders: readonly string[];
const listFolders = (): string[] => globSync(join(tmpdir(), "lagna-nginx-*"));
const tokens: Record<"asha" | "ravi", string> = { asha: "", ravi: "" };

const createHeaders = (token?: string): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

interface Asking {
  readonly method?: string;
  readonly token?: string;
  readonly body?: object;
}

async function ask(path: string, { token, body, method = body ? "POST" : "GET" }: Asking = {}): Promise<Answer> {
  const response = await fetch(nginx.url + path, {
    method,
    headers: { "content-type": "application/json", ...createHeaders(token) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, cache: response.headers.get("x-cache"), text: await response.text() };
}

async function askAndRead<Body>(path: string, options?: Asking): Promise<Body> {
  const { status, text } = await ask(path, options);
  expect(status, text).toBe(200);
  return JSON.parse(text) as Body;
}

/** How many requests to a route have reached the server. */
async function countAnswered(route: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const lines = text.split("\n").filter((line) => line.startsWith("lagna_http_requests_total{"));
  return lines
    .filter((line) => line.includes(`route="${route}"`))
    .reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
}

/** The first group of a line that the server writes. */
const waitForOutput = (line: RegExp): Promise<string> =>
  vi.waitUntil(() => line.exec(server.output())?.[1], { timeout: 120_000, interval: 100 }).then(String);

/** Starts it, and lets the clients of this file trust its certificate. */
async function openNginx(port: number): Promise<Nginx> {
  const started = await startNginx(port);
  if ("missing" in started) throw new Error(started.missing);
  setDefaultCACertificates([...getCACertificates("default"), started.ca]);
  return started;
}

beforeAll(async () => {
  model = await startModelServer();
  model.script((reply) => reply.sentences(TRUE_SENTENCES[0]));
  server = startServer({
    TRUST_PROXY: "1",
    PUBLIC_URL: "https://127.0.0.1:8443",
    ACCESS_APPROVAL: "off",
    METRICS_PORT: "0",
    LLM_BASE_URL: model.url,
    LLM_MODEL: "scripted",
  });
  const others = listFolders();
  nginx = await openNginx(await server.port());
  folders = listFolders().filter((folder) => !others.includes(folder));
  metricsPort = await waitForOutput(/metrics are on port (\d+)/);
  await waitForOutput(/(places can be searched)/);
  for (const name of ["asha", "ravi"] as const) {
    const body = { name, email: `${name}@example.org`, password: "nine planets, one sky" };
    tokens[name] = (await askAndRead<{ token: string }>("/api/v1/signup", { body })).token;
  }
});
afterAll(async () => {
  nginx.stop();
  await stopServers();
  await model.close();
});

/** The protocol that a client with these versions gets, or why it gets none. */
function shakeHands(version: SecureVersion, ALPNProtocols: string[]): Promise<string | false | null> {
  const { hostname: host, port } = new URL(nginx.url);
  // Of OpenSSL: 1.1 is not offered by clients at the usual level of security.
  const options = { ALPNProtocols, minVersion: version, maxVersion: version, ciphers: "DEFAULT@SECLEVEL=0" };
  return new Promise((done) => {
    const socket = connect({ host, port: Number(port), ...options }, () => {
      done(socket.authorized && socket.alpnProtocol);
      socket.destroy();
    });
    socket.once("error", () => done(null));
  });
}

test("clients get HTTP/2 over TLS 1.2 or 1.3, and are told to stay with it", async () => {
  expect(await shakeHands("TLSv1.3", ["h2", "http/1.1"])).toBe("h2");
  expect(await shakeHands("TLSv1.2", ["h2", "http/1.1"])).toBe("h2");
  expect(await shakeHands("TLSv1.3", ["http/1.1"])).toBe("http/1.1");
  expect(await shakeHands("TLSv1.1", ["http/1.1"])).toBeNull();
  const session = openSession(nginx.url);
  const headers = await new Promise<Record<string, unknown>>((done, fail) => {
    const stream = session.on("error", fail).request({ ":path": "/api/v1/config" });
    stream.once("response", done).once("error", fail).resume();
  });
  session.close();
  expect(headers).toMatchObject({ ":status": 200, "strict-transport-security": expect.stringMatching(/^max-age=3/) });
  const plain = await fetch(`${nginx.plainUrl}/panchang?day=1`, { redirect: "manual" });
  expect([plain.status, plain.headers.get("location")]).toEqual([301, `${nginx.url}/panchang?day=1`]);
});

test("what the server is told of the client's connection is what nginx saw, whatever the client claims", async () => {
  let told: IncomingHttpHeaders = {};
  const echo = createServer((request, response) => {
    told = request.headers;
    response.end();
  });
  await new Promise<void>((done) => echo.listen(0, "127.0.0.1", done));
  const proxy = await openNginx((echo.address() as AddressInfo).port);
  const forged = { "x-forwarded-proto": "http", "x-forwarded-host": "evil.example", "x-forwarded-for": "10.1.1.1" };
  await fetch(`${proxy.url}/login`, { headers: forged });
  proxy.stop();
  echo.close();
  expect(told).toMatchObject({
    "x-forwarded-proto": "https",
    "x-forwarded-host": "127.0.0.1",
    "x-forwarded-for": "10.1.1.1, 127.0.0.1",
  });
});

test("a day that twenty readers ask for at once is computed once", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(DAY)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await countAnswered("/api/v1/panchang")).toBe(1);
  expect((await ask(DAY)).cache).toBe("HIT");
});

test("feeds, festivals and days for other pages are kept", async () => {
  const { places } = await askAndRead<{ places: readonly { id: number }[] }>("/api/v1/places?q=jaipur");
  const place = places[0]?.id;
  for (const path of [
    `/api/v1/festivals?year=2027&${JAIPUR}`,
    `/calendar/${place}/smarta/en.ics`,
    `/embed/panchang?${JAIPUR}&date=2027-03-01`,
  ]) {
    expect(await ask(path), path).toMatchObject({ status: 200, cache: "MISS" });
    expect(await ask(path), path).toMatchObject({ status: 200, cache: "HIT" });
  }
});

test("an answer to a request with a token is neither kept nor taken from the cache", async () => {
  const day = `${TODAY}&date=2027-03-02`;
  const token = tokens.asha;
  expect((await ask(day, { token })).cache).toBe("BYPASS");
  expect((await ask(day)).cache).toBe("MISS");
  expect((await ask(day)).cache).toBe("HIT");
  expect((await ask(day, { token })).cache).toBe("BYPASS");
});

test("no account's answer reaches another, on any route that can be read", async () => {
  const described = await askAndRead<{ paths: Record<string, object> }>("/api/docs/json");
  const readable = Object.entries(described.paths).flatMap(([path, methods]) => ("get" in methods ? [path] : []));
  expect(readable.length).toBeGreaterThan(25);
  const paths = [...readable.map((path) => path.replaceAll(/\{\w+\}/g, "1")), "/", "/panchang", "/login"];
  for (const path of paths) {
    // The same request in turn: a kept answer of one would be seen by the next.
    for (const each of [tokens.asha, tokens.ravi, tokens.asha]) {
      const { cache, text } = await ask(path, { token: each });
      expect(cache ?? "BYPASS", path).toBe("BYPASS");
      if (each === tokens.ravi) expect(text, path).not.toContain("asha@example.org");
    }
    const own = await ask(path);
    expect(own.text, path).not.toContain("@example.org");
    if (!EVERYBODYS.test(path)) expect(own.cache, path).toBeNull();
  }
  expect((await ask("/api/v1/profile", { token: tokens.asha })).text).toContain("asha@example.org");
  expect((await ask("/api/v1/profile", { token: tokens.ravi })).text).toContain("ravi@example.org");
  expect((await ask("/api/v1/profile")).status).toBe(401);
});

test("a shared link and a calendar of one's own are not kept: they end at once", async () => {
  const token = tokens.asha;
  const body = { ...WORKED_BIRTH, is_self: true };
  const { kundli } = await askAndRead<{ kundli: { id: string } }>("/api/v1/kundlis", { token, body });
  const share = await askAndRead<{ token: string }>(`/api/v1/kundlis/${kundli.id}/share`, {
    token,
    body: { name: true, birth: "day" },
  });
  const { calendar } = await askAndRead<{ calendar: { address: string } }>("/api/v1/profile/calendar", {
    method: "PUT",
    token,
    body: { place: { latitude: 26.9, longitude: 75.8, time_zone: "Asia/Kolkata" }, language: "en" },
  });
  const paths = [`/api/v1/shares/${share.token}`, new URL(calendar.address).pathname];
  for (const path of [...paths, ...paths]) expect(await ask(path), path).toMatchObject({ status: 200, cache: null });
  for (const path of [`/api/v1/kundlis/${kundli.id}/share`, "/api/v1/profile/calendar"])
    await askAndRead(path, { method: "DELETE", token, body: {} });
  for (const path of paths) expect((await ask(path)).status, path).toBe(404);
});

test("events of an answer arrive while the answer is still being written", async () => {
  const token = tokens.asha;
  const { chat_id: chat } = await askAndRead<{ chat_id: string }>("/api/v1/chat/start", { token, body: {} });
  await askAndRead("/api/v1/chat/birth-details", {
    token,
    body: { chat_id: chat, details_text: JSON.stringify(WORKED_BIRTH) },
  });
  const closing = new AbortController();
  const response = await fetch(`${nginx.url}/api/v1/chat/ask`, {
    method: "POST",
    headers: { ...createHeaders(token), "content-type": "application/json", accept: "text/event-stream" },
    body: JSON.stringify({ chat_id: chat, question: QUESTION }),
    signal: closing.signal,
  });
  // The model is silent after its first sentence: a buffered stream would give nothing.
  const { value } = (await response.body?.getReader().read()) ?? {};
  expect(new TextDecoder().decode(value)).toMatch(/^id: /);
  closing.abort();
});

/** Asks for a shared link that does not exist, from an address of the loopback. */
function openShare(localAddress: string, forged: string): Promise<number | undefined> {
  return new Promise((done, fail) => {
    const request = sendRequest(
      `${nginx.url}/api/v1/shares/unknown-unknown-unknown`,
      { localAddress, headers: { "x-forwarded-for": forged } },
      (response) => {
        response.resume();
        response.once("end", () => done(response.statusCode));
      },
    );
    request.once("error", fail);
    request.end();
  });
}

test("limits count the address that nginx sees, whatever the client claims", async () => {
  const statuses = new Set<number | undefined>();
  for (let count = 0; count < 130; count += 1) statuses.add(await openShare("127.0.0.2", `10.1.1.${count}`));
  expect(await openShare("127.0.0.2", "10.1.1.200")).toBe(429);
  expect(statuses.size).toBe(2);
  expect(await openShare("127.0.0.3", "127.0.0.2")).not.toBe(429);
});

test("while the server is away, kept answers are sent also after their time", async () => {
  const today = await ask(TODAY);
  const old = performance.now() + TODAY_MS;
  expect(today).toMatchObject({ status: 200, cache: "MISS" });
  await sleep(old - performance.now() + 1_500);
  server.child.kill("SIGKILL");
  await server.ended;
  expect(await ask(TODAY)).toMatchObject({ status: 200, cache: "STALE", text: today.text });
  expect(await ask(DAY)).toMatchObject({ status: 200, cache: "HIT" });
  expect((await ask("/api/v1/profile", { token: tokens.asha })).status).toBe(502);
  expect((await ask(DAY, { token: tokens.asha })).status).toBe(502);
});

test("a stopped nginx leaves no files behind", async () => {
  expect(folders.length).toBeGreaterThan(0);
  nginx.stop();
  await expect(fetch(nginx.url)).rejects.toThrow("fetch failed");
  expect(listFolders().filter((folder) => folders.includes(folder))).toEqual([]);
});

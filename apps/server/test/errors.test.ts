import { type AddressInfo, connect } from "node:net";
import { gzipSync } from "node:zlib";
import { type ErrorBody, type ErrorCode, errorBodySchema } from "@lagna/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "./build-test-app.ts";
import { expectError } from "./expect-error.ts";
import { BIRTH } from "./fakes/births.ts";
import { ADMINISTRATOR, ASHA, fakeAuthenticator } from "./fakes/people.ts";

let running: TestApp;
let port: number;
beforeAll(async () => {
  running = await buildTestApp({ parts: { authenticator: fakeAuthenticator } });
  await running.app.listen({ host: "127.0.0.1", port: 0 });
  port = (running.app.server.address() as AddressInfo).port;
});
afterAll(() => running.close());

const AUTHORIZED = `Host: lagna\r\nAuthorization: ${ASHA.authorization}\r\n`;

/** The response over a raw connection until the server closes it. */
function exchange(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    let received = "";
    socket.on("data", (chunk) => (received += chunk.toString()));
    socket.on("close", () => resolve(received));
    socket.on("error", reject);
  });
}

/** The error of a raw response, checked for the common shape, with its headers. */
function parseRaw(raw: string): { body: ErrorBody; head: string } {
  const at = raw.indexOf("\r\n\r\n");
  const head = raw.slice(0, at);
  expect(head).toMatch(/content-type: application\/json; charset=utf-8/i);
  const body = errorBodySchema.strict().parse(JSON.parse(raw.slice(at + 4)));
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${body.status} `));
  expect(head.toLowerCase()).toContain(`x-request-id: ${body.requestId}`);
  return { body, head };
}

const closing = (start: string) => `${start}\r\nHost: lagna\r\nConnection: close\r\n\r\n`;

describe("requests refused by the HTTP parser or the router", () => {
  const cases: [string, string, number, ErrorCode][] = [
    ["bad %-encoding", closing("GET /api/v1/%zz HTTP/1.1"), 400, "address_malformed"],
    ["a cut-off sequence", closing("GET /api/v1/%e0%a4%a HTTP/1.1"), 400, "address_malformed"],
    ["a method nobody knows", closing("BREW /api/v1/health HTTP/1.1"), 405, "method_unknown"],
    ["a method Node knows and we do not", closing("PROPFIND /api/v1/health HTTP/1.1"), 405, "method_not_allowed"],
    [
      "TRACE, which would show a request's headers",
      closing("TRACE /api/v1/health HTTP/1.1"),
      405,
      "method_not_allowed",
    ],
    ["a parameter twice", closing("GET /api/v1/places?q=Pune&q=Agra HTTP/1.1"), 422, "invalid_input"],
    ["garbage bytes", "\u0016\u0003\u0001\u0002garbage\r\n\r\n", 400, "http_malformed"],
    [
      "a file name that no file can have",
      closing(`GET /api/docs/static/${"a".repeat(300)} HTTP/1.1`),
      404,
      "not_found",
    ],
    ["a file out of its folder", closing("GET /api/docs/static/..%2fpackage.json HTTP/1.1"), 404, "not_found"],
    [
      "headers of 100 KB",
      `GET / HTTP/1.1\r\nHost: lagna\r\nX-Big: ${"a".repeat(100_000)}\r\n\r\n`,
      431,
      "headers_too_large",
    ],
    ["no host", "GET /api/v1/health HTTP/1.1\r\nConnection: close\r\n\r\n", 400, "host_missing"],
    [
      "an expectation",
      "GET /api/v1/health HTTP/1.1\r\nHost: x\r\nExpect: a-miracle\r\nConnection: close\r\n\r\n",
      400,
      "expectation_unmet",
    ],
    [
      "two lengths",
      "POST /api/v1/kundli HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello",
      400,
      "http_malformed",
    ],
    [
      "a length and chunks (smuggling)",
      "POST /api/v1/kundli HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      400,
      "http_malformed",
    ],
    [
      "an over-long parameter",
      closing(`POST /api/v1/admin/users/${"a".repeat(300)}/activate HTTP/1.1`),
      414,
      "uri_too_long",
    ],
    ["a path no route has", closing("GET /api/v1/nothing HTTP/1.1"), 404, "not_found"],
    ["a path outside the API, not asked for as a page", closing("GET /nothing HTTP/1.1"), 404, "not_found"],
    ["a known path by another method", closing("DELETE /api/v1/health HTTP/1.1"), 405, "method_not_allowed"],
    ["an absolute address", closing("GET http://lagna/api/v1/nothing HTTP/1.1"), 404, "not_found"],
    ["OPTIONS *", closing("OPTIONS * HTTP/1.1"), 404, "not_found"],
  ];
  test.each(cases)("%s", async (_, request, status, code) => {
    const { body } = parseRaw(await exchange(request));
    expect({ status: body.status, code: body.code }).toEqual({ status, code });
    expect(body.detail.length).toBeGreaterThan(5);
  });

  test("a wrong method gets the allowed ones", async () => {
    const { head } = parseRaw(await exchange(closing("PUT /api/v1/kundli HTTP/1.1")));
    expect(head).toMatch(/allow: POST/i);
  });

  test("a request not sent in time gets 408", async () => {
    const late = Object.assign(new Error("Request timeout"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
    // The parser's error after 30 s, triggered at once.
    running.app.server.once("connection", (socket) => running.app.server.emit("clientError", late, socket));
    const { body } = parseRaw(await exchange("GET /api/v1/health HTTP/1.1\r\nHost: "));
    expect(body).toMatchObject({ status: 408, code: "timeout" });
  });

  test("a connection cut in the middle of a body does not harm the server", async () => {
    await new Promise<void>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => {
        socket.write(
          `POST /api/v1/kundli HTTP/1.1\r\n${AUTHORIZED}Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"name":`,
        );
        setImmediate(() => socket.destroy());
      });
      socket.on("close", () => resolve());
    });
    expect((await running.app.inject("/api/v1/health")).statusCode).toBe(200);
  });
});

describe("bodies", () => {
  const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
    running.app.inject({
      method: "POST",
      url: "/api/v1/kundli",
      headers: { ...ASHA, "content-type": "application/json", ...headers },
      payload,
    });

  test.each([
    ["not JSON", "name=Asha", "body_not_json"],
    ["cut off", '{"name":', "body_not_json"],
    ["empty", "", "body_missing"],
    ["not UTF-8 in structure", Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), "body_not_json"],
    ["of a poisoned prototype", '{"__proto__":{"admin":true}}', "body_not_json"],
    ["of a poisoned constructor", '{"constructor":{"prototype":{"admin":true}}}', "body_not_json"],
  ] as const)("%s: 400", async (_, payload, code) => {
    expectError(await post(payload), 400, code);
  });

  test("shorter than stated: 400", async () => {
    expectError(await post("{}", { "content-length": "1" }), 400, "body_cut");
  });

  test("too large: 413, stated or streamed", async () => {
    const payload = JSON.stringify({ ...BIRTH, name: "x".repeat(300_000) });
    expectError(await post(payload), 413, "payload_too_large");
    const chunk = `${payload.length.toString(16)}\r\n${payload}\r\n0\r\n\r\n`;
    const head = `POST /api/v1/kundli HTTP/1.1\r\n${AUTHORIZED}Connection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
    expect(parseRaw(await exchange(head + chunk)).body.code).toBe("payload_too_large");
  });

  test.each([
    "text/plain",
    "application/xml",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "nonsense",
  ])("of type %s: 415", async (type) => {
    expectError(await post("name=Asha", { "content-type": type }), 415, "unsupported_media_type");
  });

  test("compressed, which is not supported: refused instead of misread", async () => {
    const response = await post(gzipSync(JSON.stringify(BIRTH)), { "content-encoding": "gzip" });
    expectError(response, 400, "body_not_json");
  });

  test("nested a hundred thousand deep: refused", async () => {
    const payload = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    expectError(await post(payload), 422, "invalid_input");
  });
});

describe("limits and failures", () => {
  test("too many from one IP address: 429 with the catalogue's message and Retry-After", async () => {
    const limited = await buildTestApp({ parts: { limits: { perAddress: 3 } } });
    const responses = [];
    for (let count = 0; count < 5; count += 1) responses.push(await limited.app.inject("/api/v1/config"));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429, 429]);
    const last = responses[4];
    if (!last) throw new Error("no answer");
    const error = expectError(last, 429, "too_many_requests");
    expect(error.detail).toBe("Rate limit exceeded. Please wait a moment and try again.");
    expect(Number(last.headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(last.headers["retry-after"])).toBeLessThanOrEqual(60);
    // Requests for unknown URLs count too; health checks do not.
    expectError(await limited.app.inject("/api/v1/unknown"), 429, "too_many_requests");
    expect((await limited.app.inject("/api/v1/health")).statusCode).toBe(200);
    await limited.close();
  });

  test("too many computations for one account: 429 for that account alone", async () => {
    const limited = await buildTestApp({ parts: { authenticator: fakeAuthenticator, limits: { perAccount: 2 } } });
    const ask = (headers: Record<string, string>) =>
      limited.app.inject({ method: "POST", url: "/api/v1/kundli", headers, payload: BIRTH });
    expect([(await ask(ASHA)).statusCode, (await ask(ASHA)).statusCode]).toEqual([200, 200]);
    expectError(await ask(ASHA), 429, "too_many_requests");
    expect((await ask(ADMINISTRATOR)).statusCode).toBe(200);
    await limited.close();
  });

  test("health returns 503 if the database does not answer", async () => {
    const broken = await buildTestApp();
    await broken.database.close();
    expectError(await broken.app.inject("/api/v1/health"), 503, "database_away");
    await broken.app.close();
  });

  test("an internal error gives a fixed 500 message without the cause", async () => {
    const secret = "connection to 10.0.0.7 refused for asha@example.org";
    const gazetteer = {
      searchPlaces: () => Promise.resolve(null),
      ready: async () => undefined,
      resolvePlace: () => Promise.reject(new Error(secret)),
      close() {},
    };
    const broken = await buildTestApp({ parts: { authenticator: fakeAuthenticator, gazetteer: gazetteer as never } });
    const response = await broken.app.inject("/api/v1/places?q=x");
    expect(expectError(response, 500, "internal").detail).toBe("An unexpected error occurred. Please try again later.");
    const kundli = await broken.app.inject({ method: "POST", url: "/api/v1/kundli", headers: ASHA, payload: BIRTH });
    expect(kundli.body).not.toContain("10.0.0.7");
    expectError(kundli, 503, "places_unavailable");
    await broken.close();
  });

  test("a lagging event loop gives 503 with Retry-After, but not on routes without limits, nor at the start", async () => {
    const busy = await buildTestApp({ parts: { limits: { eventLoopDelayMs: 100 } } });
    const starting = await buildTestApp({ parts: { limits: { eventLoopDelayMs: 100, startUpMs: 3_600_000 } } });
    const block = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
    let response = await busy.app.inject("/api/v1/config");
    // Other load on the machine can also delay the loop for a while.
    await expect.poll(async () => (response = await busy.app.inject("/api/v1/config")).statusCode).toBe(200);
    for (let tries = 0; tries < 20 && response.statusCode === 200; tries += 1) {
      block(1_000);
      await new Promise((resolve) => setTimeout(resolve, 10));
      response = await busy.app.inject("/api/v1/config");
    }
    expectError(response, 503, "overloaded");
    expect(response.headers["retry-after"]).toBe("5");
    expect((await busy.app.inject("/api/v1/health")).statusCode).toBe(200);
    expect((await starting.app.inject("/api/v1/config")).statusCode).toBe(200);
    await busy.close();
    await starting.close();
  });
});

test("keeps the request id of a trusted proxy, but of no one else", async () => {
  const headers = { "x-request-id": "proxy-made-0001" };
  expect((await running.app.inject({ url: "/api/v1/config", headers })).headers["x-request-id"]).not.toBe(
    headers["x-request-id"],
  );
  const behind = await buildTestApp({ env: { TRUST_PROXY: "1" } });
  expect((await behind.app.inject({ url: "/api/v1/config", headers })).headers["x-request-id"]).toBe(
    headers["x-request-id"],
  );
  const forged = { "x-request-id": 'x"\n{injected}' };
  expect((await behind.app.inject({ url: "/api/v1/config", headers: forged })).headers["x-request-id"]).toMatch(
    /^[\w-]{36}$/,
  );
  await behind.close();
});

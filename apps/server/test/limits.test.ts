import { type AddressInfo, connect } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { openMetrics } from "../src/metrics/open-metrics.ts";
import { connectRedis } from "../src/wiring/connect-redis.ts";
import { buildTestApp, type TestApp, type TestOptions } from "./build-test-app.ts";
import { expectError } from "./expect-error.ts";
import { BIRTH } from "./fakes/births.ts";
import { createCountingEphemeris } from "./fakes/counting-ephemeris.ts";
import { startHangingRedis } from "./fakes/hanging-redis.ts";
import { createDelayedPlaces } from "./fakes/delayed-places.ts";
import { ADMINISTRATOR, anyAccount, ASHA, bearer, fakeAuthenticator } from "./fakes/people.ts";

const built: TestApp[] = [];
afterEach(async () => {
  for (const app of built.splice(0)) await app.close();
});
async function build({ parts, ...rest }: TestOptions = {}): Promise<TestApp> {
  const app = await buildTestApp({ ...rest, parts: { authenticator: fakeAuthenticator, ...parts } });
  built.push(app);
  return app;
}
const kundli = ({ app }: TestApp, headers: Record<string, string> = ASHA) =>
  app.inject({ method: "POST", url: "/api/v1/kundli", headers, payload: BIRTH });

const statuses = (answers: readonly { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode);

describe("the CPU time of an account", () => {
  const WIDE = { ...BIRTH, uncertainty: { minutes: 120 }, sections: ["dashas"] };
  const ask = ({ app }: TestApp, url: string, payload: object, headers: Record<string, string> = ASHA) =>
    app.inject({ method: "POST", url: `/api/v1${url}`, headers, payload });

  test.each([
    ["in a worker thread", "/kundli", WIDE],
    ["on the main thread", "/kundli", { ...BIRTH, uncertainty: { minutes: 15 } }],
    ["for a question", "/ask", { question: "Where is my Moon?", kundli_data: BIRTH }],
  ])("is counted %s; beyond it the account is refused, and others are not", async (_where, url, payload) => {
    const metrics = openMetrics(() => new Date());
    const limited = await build({ parts: { limits: { accountCpuMs: 1 }, metrics } });
    expect((await ask(limited, url, payload)).statusCode).toBe(200);
    const refused = await ask(limited, url, payload);
    expectError(refused, 429, "too_many_requests");
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(1800);
    const { values } = await metrics.counted.computationCpu.get();
    expect(values).toEqual([{ labels: { holder: "account" }, value: expect.any(Number) }]);
    expect(values[0]?.value).toBeGreaterThan(0.001);
    expect((await ask(limited, url, payload, ADMINISTRATOR)).statusCode).toBe(200);
  });

  /** More than a second of computing. */
  const MOST_ASKED = 60;

  test("is a setting, and routes that compute nothing stay open beyond it", async () => {
    const limited = await build({ env: { ACCOUNT_CPU_SECONDS: "1" } });
    const transits = { birth: BIRTH, from: "1990-01-01", until: "1993-12-31", aspects: true };
    const codes: number[] = [];
    while (codes.length < MOST_ASKED && codes.at(-1) !== 429)
      codes.push((await ask(limited, "/transits", transits)).statusCode);
    expect(new Set(codes)).toEqual(new Set([200, 429]));
    expectError(await ask(limited, "/kundli", BIRTH), 429, "too_many_requests");
    expect((await limited.app.inject({ url: "/api/v1/config", headers: ASHA })).statusCode).toBe(200);
  });
});

describe("the limit of an address", () => {
  test("applies to computations too, before authentication", async () => {
    const limited = await build({ parts: { limits: { perAddress: 2 } } });
    const anonymous = async () => (await kundli(limited, {})).statusCode;
    expect([await anonymous(), await anonymous(), await anonymous()]).toEqual([401, 401, 429]);
    expectError(await kundli(limited), 429, "too_many_requests");
  });

  test("counts an IPv6 subnet as one address", async () => {
    const limited = await build({ env: { TRUST_PROXY: "1" }, parts: { limits: { perAddress: 2 } } });
    const from = (address: string) =>
      limited.app.inject({ url: "/api/v1/config", headers: { "x-forwarded-for": address } });
    expect(statuses([await from("2001:db8::1"), await from("2001:db8::2"), await from("2001:db8::3")])).toEqual([
      200, 200, 429,
    ]);
    expect((await from("2001:db8:1::1")).statusCode).toBe(200);
  });

  test("ends after a minute, even if the system clock is changed", async () => {
    let elapsed = 0;
    let date = Date.parse("2026-03-01T06:00:00Z");
    const parts = { limits: { perAddress: 1 }, stopwatch: () => elapsed, clock: () => new Date(date) };
    const { app } = await build({ parts });
    const ask = async () => (await app.inject("/api/v1/config")).statusCode;
    expect([await ask(), await ask()]).toEqual([200, 429]);
    date += 86_400_000;
    expect(await ask()).toBe(429);
    date -= 3 * 86_400_000;
    elapsed += 60_000;
    expect(await ask()).toBe(200);
  });

  test("is counted in memory while Redis is down", async () => {
    const redis = connectRedis("redis://127.0.0.1:9");
    const { app } = await build({ parts: { redis, limits: { perAddress: 3 } } });
    const answers = [1, 2, 3, 4].map(() => app.inject("/api/v1/config"));
    expect(statuses(await Promise.all(answers)).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 429]);
    redis.disconnect();
  });

  test("is counted in memory while Redis hangs, without long waits, also for sign-ins", async () => {
    const hanging = await startHangingRedis();
    const redis = connectRedis(hanging.url);
    await new Promise((resolve) => redis.once("ready", resolve));
    // The clock is fixed, so that a slow machine does not open a new window.
    const { app } = await build({ parts: { redis, limits: { perAddress: 3 }, stopwatch: () => 0 } });
    const started = performance.now();
    const answers: number[] = [];
    for (let count = 0; count < 4; count += 1) answers.push((await app.inject("/api/v1/config")).statusCode);
    expect(answers).toEqual([200, 200, 200, 429]);
    const wrong = { email: "nobody@example.org", password: "four steady lamps" };
    const from = { remoteAddress: "127.0.0.2" };
    expectError(
      await app.inject({ method: "POST", url: "/api/v1/login", payload: wrong, ...from }),
      401,
      "wrong_password",
    );
    expect(hanging.unanswered(), "after the first it is left alone").toBe(1);
    // Without our own time-out it took twelve seconds and more.
    expect(performance.now() - started).toBeLessThan(10_000);
    redis.disconnect();
    await hanging.close();
  });
});

/** Accounts identified by their tokens. */
const of = (name: string) => bearer(name);

/** A birth whose complete kundli takes many seconds. */
const HEAVY = { ...BIRTH, uncertainty: { minutes: 720 }, sections: "all" };

/** Sends a request over a separate connection, which the signal closes. */
async function askOver({ app }: TestApp) {
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return (body: object, headers: Record<string, string>, signal: AbortSignal): Promise<number | null> =>
    fetch(`http://127.0.0.1:${port}/api/v1/kundli`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(body),
      signal,
    }).then(
      ({ status }) => status,
      () => null,
    );
}

describe("computations", () => {
  test("above the concurrency limit are refused at once, and the others answered", async () => {
    const busy = await build({ parts: { authenticator: anyAccount, limits: { maxComputations: 8 } } });
    const accounts = Array.from({ length: 20 }, (_, index) => of(`account-${index}`));
    // Sessions that were valid before begin at once.
    for (const headers of accounts) await busy.app.inject({ url: "/api/v1/kundlis", headers });
    const answers = await Promise.all(accounts.map((account) => kundli(busy, account)));
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused).toHaveLength(12);
    for (const answer of refused) {
      expectError(answer, 503, "overloaded");
      expect(answer.headers["retry-after"]).toBe("5");
    }
    expect((await kundli(busy)).statusCode, "there is room again").toBe(200);
  });

  test("of accounts that ask without end leave a slot for another", async () => {
    const busy = await build({ parts: { authenticator: anyAccount, limits: { maxComputations: 8 } } });
    const flood = ["one", "two", "three"].flatMap((name) => Array<string>(10).fill(name));
    const answers = await Promise.all([...flood, "another"].map((name) => kundli(busy, of(name))));
    expect(answers.at(-1)?.statusCode).toBe(200);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
      expectError(answer, 429, "too_many_requests");
  });

  test("free their slot when they fail, and a missing body takes no slot", async () => {
    const busy = await build({ parts: { limits: { maxComputations: 1 } } });
    const wrong = () =>
      busy.app.inject({ method: "POST", url: "/api/v1/kundli", headers: ASHA, payload: { ...BIRTH, city: "" } });
    for (let count = 0; count < 3; count += 1) expect((await wrong()).statusCode).toBe(422);
    await busy.app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = busy.app.server.address() as AddressInfo;
    const head = `POST /api/v1/kundli HTTP/1.1\r\nHost: lagna\r\nAuthorization: ${ASHA.authorization}\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{`;
    const arrived = new Promise((resolve) => busy.app.server.once("request", resolve));
    const socket = connect(port, "127.0.0.1", () => socket.write(head));
    await arrived;
    expect((await kundli(busy)).statusCode).toBe(200);
    socket.destroy();
  });

  test("stop and free their slot as soon as the client disconnects", async () => {
    const counted = createCountingEphemeris();
    const busy = await build({ parts: { ephemeris: counted.ephemeris, limits: { maxComputations: 1 } } });
    const ask = await askOver(busy);
    const client = new AbortController();
    const heavy = ask(HEAVY, ASHA, client.signal);
    await expect.poll(counted.asked).toBeGreaterThan(1000);
    expectError(await kundli(busy, ADMINISTRATOR), 503, "overloaded");
    client.abort();
    expect(await heavy).toBeNull();
    await expect.poll(async () => (await kundli(busy, ADMINISTRATOR)).statusCode).toBe(200);
    const before = counted.asked();
    for (let round = 0; round < 200; round += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(counted.asked()).toBe(before);
  });

  test("of one account leave slots for others", async () => {
    const { parts, letGo, asked } = createDelayedPlaces();
    const busy = await build({ parts: { ...parts, limits: { maxComputations: 8 } } });
    const own = [kundli(busy), kundli(busy)];
    await expect.poll(asked).toBe(2);
    const third = await kundli(busy);
    expectError(third, 429, "too_many_requests");
    expect(third.headers["retry-after"]).toBe("5");
    const others = kundli(busy, ADMINISTRATOR);
    await expect.poll(asked).toBe(3);
    letGo();
    expect(statuses(await Promise.all([...own, others]))).toEqual([200, 200, 200]);
    expect((await kundli(busy)).statusCode).toBe(200);
  });

  test("that take long leave slots for short ones, however many accounts request them", async () => {
    // These count as long because they run in threads.
    const busy = await build({ parts: { authenticator: anyAccount, limits: { maxComputations: 16 } } });
    const ask = await askOver(busy);
    const client = new AbortController();
    const answered: (number | null)[] = [];
    const heavy = Array.from({ length: 7 }, async (_, index) => {
      answered.push(await ask(HEAVY, of(`heavy-${index}`), client.signal));
    });
    await expect.poll(() => answered).toEqual([503, 503, 503]);
    for (let count = 0; count < 5; count += 1) expect((await kundli(busy, of("victim"))).statusCode).toBe(200);
    expect((await busy.app.inject("/api/v1/health")).statusCode).toBe(200);
    expect(answered, "the other four still go on").toHaveLength(3);
    client.abort();
    await Promise.all(heavy);
    expect(answered.slice(3)).toEqual([null, null, null, null]);
  });

  test("a search for good days that is refused computes no birth before", async () => {
    const { parts, letGo, asked } = createDelayedPlaces();
    const busy = await build({ parts: { ...parts, authenticator: anyAccount, limits: { maxComputations: 4 } } });
    const place = { latitude: 26.9, longitude: 75.8, time_zone: "Asia/Kolkata" };
    const search = { activity: "griha_pravesha", from: "2026-11-23", until: "2027-01-23", place, people: [BIRTH] };
    const ask = (account: Record<string, string>) =>
      busy.app.inject({ method: "POST", url: "/api/v1/muhurta", headers: account, payload: search });
    const first = ask(of("first"));
    await expect.poll(asked).toBe(1);
    expectError(await ask(of("second")), 503, "overloaded");
    expect(asked(), "the place of the second one's birth was not looked up").toBe(1);
    letGo();
    expect((await first).statusCode).toBe(200);
  });

  test("let quick requests through in between", async () => {
    const busy = await build();
    const order: string[] = [];
    const computed = Array.from({ length: 30 }, () => kundli(busy).then(() => order.push("kundli")));
    await new Promise((resolve) => setTimeout(resolve, 5));
    await busy.app.inject("/api/v1/health").then(({ statusCode }) => order.push(`health ${statusCode}`));
    await Promise.all(computed);
    expect(order).toContain("health 200");
    expect(order.indexOf("health 200")).toBeLessThan(29);
  });
});

test("a refused connection is closed even if the peer neither reads nor closes", async () => {
  const { app } = await build();
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const open = () => new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  let accepted = 0;
  app.server.on("connection", () => (accepted += 1));
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true }, () =>
    socket.write("no HTTP at all\r\n\r\n"),
  );
  socket.pause();
  socket.on("error", () => undefined);
  await expect.poll(() => accepted).toBe(1);
  // Before the request's own time-out.
  await expect.poll(open, { timeout: 20_000 }).toBe(0);
  socket.destroy();
});

test("a validation error lists at most twenty fields", async () => {
  const { app } = await build();
  const ids = Array.from({ length: 1000 }, () => 7);
  const response = await app.inject({
    method: "POST",
    url: "/api/v1/admin/users/activate",
    headers: ADMINISTRATOR,
    payload: { ids },
  });
  expect(expectError(response, 422, "invalid_input").errors).toHaveLength(20);
});

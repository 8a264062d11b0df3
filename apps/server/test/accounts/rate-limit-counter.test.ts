import { randomUUID } from "node:crypto";
import { Redis } from "ioredis";
import { afterAll, describe, expect, test } from "vitest";
import { systemStopwatch } from "../../src/time/clock.ts";
import { toClientKey, toPersonKey, createMemoryRateLimitCounter } from "../../src/http/rate-limit-counter.ts";
import { createConversationLock } from "../../src/chat/conversation-lock.ts";
import { createRedisRateLimitCounter } from "../../src/http/redis-rate-limit-counter.ts";
import { expectError } from "../expect-error.ts";
import { buildPeopleApp } from "./accounts-test-app.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
])("the client %s is counted as %s", (address, key) => {
  expect(toClientKey(address)).toBe(key);
});

test("a person is counted under 132 bits of a hash of the address", () => {
  expect(toPersonKey("asha@example.org")).toMatch(/^[\w-]{22}$/);
  expect(toPersonKey("asha@example.org")).not.toBe(toPersonKey("asha@example.com"));
});

describe("in memory", () => {
  test("a window starts with the first hit and ends completely", async () => {
    let now = 0;
    const counter = createMemoryRateLimitCounter(() => now);
    expect(await counter.hit("a", 1000)).toEqual({ count: 1, resetMs: 1000 });
    now = 999;
    expect(await counter.hit("a", 1000)).toEqual({ count: 2, resetMs: 1 });
    expect(await counter.peek("a")).toBe(2);
    now = 1000;
    expect(await counter.peek("a")).toBe(0);
    expect((await counter.hit("a", 1000)).count).toBe(1);
    await counter.reset("a");
    expect(await counter.peek("a")).toBe(0);
  });

  test("an event can count for more than one, or for nothing", async () => {
    const counter = createMemoryRateLimitCounter(() => 0);
    expect(await counter.hit("a", 1000, 0)).toEqual({ count: 0, resetMs: 1000 });
    expect(await counter.hit("a", 1000, 700)).toEqual({ count: 700, resetMs: 1000 });
    expect(await counter.peek("a")).toBe(700);
  });

  test("a flood of keys evicts ended and oldest ones, not recent ones", async () => {
    let now = 0;
    const counter = createMemoryRateLimitCounter(() => now);
    await counter.hit("oldest", 1_000_000);
    for (let number = 0; number < 100_000; number += 1) await counter.hit(`key${number}`, 1000);
    expect(await counter.peek("oldest")).toBe(0);
    expect(await counter.peek("key99999")).toBe(1);
    now = 1;
    await counter.hit("new", 1000);
    expect(await counter.peek("new")).toBe(1);
  });

  test("a window that ends at this moment is evicted before an older one that runs", async () => {
    let now = 0;
    const counter = createMemoryRateLimitCounter(() => now);
    await counter.hit("oldest", 1_000_000);
    for (let number = 0; number < 99_999; number += 1) await counter.hit(`key${number}`, 1000);
    now = 1000;
    await counter.hit("new", 1000);
    expect(await counter.peek("oldest")).toBe(1);
  });

  test("continued flooding does not scan all keys for each hit", async () => {
    let looks = 0;
    const counter = createMemoryRateLimitCounter(() => {
      looks += 1;
      return 0;
    });
    for (let number = 0; number < 100_000; number += 1) await counter.hit(`key${number}`, 1000);
    looks = 0;
    for (let number = 0; number < 1000; number += 1) await counter.hit(`more${number}`, 1000);
    expect(looks).toBeLessThan(200_000);
    expect(await counter.peek("more999")).toBe(1);
  });
});

const url = process.env["TEST_REDIS_URL"];

describe.skipIf(!url)("in Redis", () => {
  const clients: Redis[] = [];
  const connect = () => {
    const redis = new Redis(url ?? "", { maxRetriesPerRequest: 1 });
    clients.push(redis);
    return redis;
  };
  afterAll(() => {
    for (const client of clients) client.disconnect();
  });

  test("two servers share one count, which ends by itself", async () => {
    const [one, two] = [1, 2].map(() =>
      createRedisRateLimitCounter(connect(), createMemoryRateLimitCounter(systemStopwatch), systemStopwatch),
    );
    const key = randomUUID();
    expect((await one?.hit(key, 60_000))?.count).toBe(1);
    const second = await two?.hit(key, 60_000);
    expect(second?.count).toBe(2);
    expect(second?.resetMs).toBeGreaterThan(50_000);
    expect(await one?.peek(key)).toBe(2);
    await two?.reset(key);
    expect(await one?.peek(key)).toBe(0);
  });

  test("a window also ends by itself if its first event counts for nothing", async () => {
    const redis = connect();
    const counter = createRedisRateLimitCounter(redis, createMemoryRateLimitCounter(systemStopwatch), systemStopwatch);
    const key = randomUUID();
    expect((await counter.hit(key, 60_000, 0)).count).toBe(0);
    const { count, resetMs } = await counter.hit(key, 60_000, 700);
    expect(count).toBe(700);
    expect(resetMs).toBeGreaterThan(50_000);
    expect(resetMs).toBeLessThanOrEqual(60_000);
  });

  test("attempts on one server count on the other", async () => {
    const [one, two] = [
      await buildPeopleApp({ parts: { redis: connect() } }),
      await buildPeopleApp({ parts: { redis: connect() } }),
    ];
    const email = `${randomUUID()}@example.org`;
    const guess = (app: typeof one) =>
      app.call("POST", "/login", { body: { email, password: "a guess" }, from: "198.51.100.9" });
    for (let count = 0; count < 10; count += 1)
      expectError(await guess(count % 2 === 0 ? one : two), 401, "wrong_password");
    for (const app of [one, two]) expectError(await guess(app), 429, "too_many_requests");
    await Promise.all([one.close(), two.close()]);
  });

  test("a conversation being answered on one server is busy on the other", async () => {
    const [one, two] = [1, 2].map(() =>
      createConversationLock(
        createRedisRateLimitCounter(connect(), createMemoryRateLimitCounter(systemStopwatch), systemStopwatch),
      ),
    );
    const talk = randomUUID();
    const free = await one?.(talk);
    await expect(two?.(talk)).rejects.toMatchObject({ code: "chat_busy" });
    await free?.();
    await (
      await two?.(talk)
    )?.();
  });
});

test("while Redis does not answer, each server counts alone", async () => {
  const away = new Redis("redis://127.0.0.1:9", {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    lazyConnect: true,
  });
  away.on("error", () => undefined);
  const counter = createRedisRateLimitCounter(away, createMemoryRateLimitCounter(systemStopwatch), systemStopwatch);
  expect((await counter.hit("key", 1000)).count).toBe(1);
  expect((await counter.hit("key", 1000)).count).toBe(2);
  expect(await counter.peek("key")).toBe(2);
  await counter.reset("key");
  expect(await counter.peek("key")).toBe(0);
  away.disconnect();
});

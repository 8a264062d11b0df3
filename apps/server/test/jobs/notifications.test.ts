import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type OpenDatabase, openDatabase } from "../../src/db/client.ts";
import type { NotificationChannel } from "../../src/db/notification-channel.ts";
import { createSqlJobQueue } from "../../src/jobs/sql-queue.ts";
import { systemClock } from "../../src/time/clock.ts";
import { buildTestApp, type TestApp } from "../build-test-app.ts";

const onPostgres = process.env["TEST_DATABASE_URL"] !== undefined;
const isPooled = process.env["TEST_POOLER_URL"] !== undefined;
/** Polling is effectively off: only a notification lets a worker look. */
const NEVER_MS = 1_000_000;
const SOON = { timeout: 10_000, interval: 10 };

let first: TestApp;
let other: OpenDatabase;
const channels: NotificationChannel[] = [];
beforeEach(async () => {
  first = await buildTestApp({ parts: { jobTimings: { pollMs: NEVER_MS } } });
  await first.app.ready();
  other = openDatabase({ url: first.databaseUrl, dataDir: first.dataDir });
});
afterEach(async () => {
  await Promise.all(channels.splice(0).map((channel) => channel.close()));
  await other.close();
  await first.close();
});

/** A process that listens; `heard` counts what it is told. */
function listen(name: string) {
  const heard = { count: 0 };
  const channel = other.openChannel(name, () => (heard.count += 1));
  if (channel) channels.push(channel);
  return { heard, channel };
}
const listeners = async (): Promise<number[]> => {
  const query = sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and query ilike 'listen %' order by pid`;
  return (await query.execute(other.db)).rows.map(({ pid }) => pid);
};

test.skipIf(onPostgres)("SQLite serves one process, which wakes its own workers", () => {
  expect(other.openChannel("lagna_jobs", () => undefined)).toBeNull();
});

describe.runIf(onPostgres && !isPooled)("processes on one PostgreSQL", () => {
  test("run each other's jobs at once", async () => {
    const { channel } = listen("lagna_jobs");
    const queue = createSqlJobQueue({
      db: other.db,
      clock: systemClock,
      secret: "a secret of forty characters, at the least",
      onAdded: () => channel?.notify(),
    });
    await expect.poll(listeners, SOON).toHaveLength(2);
    // It is sealed under another secret, so the worker that takes it gives it up.
    await queue.enqueueAlone({ kind: "link mail", payload: {} });
    await expect.poll(() => queue.counts(), SOON).toEqual([{ kind: "link mail", state: "dead", count: 1 }]);
  });

  test("hear the others and not themselves, many messages at once as few, and again after a lost connection", async () => {
    const one = listen("news");
    const two = listen("news");
    const told = () => [one.heard.count, two.heard.count];
    // Each is called when it is connected: something may have been missed before.
    await expect.poll(told, SOON).toEqual([1, 1]);
    for (let count = 0; count < 500; count += 1) one.channel?.notify();
    await sleep(300);
    expect(told()[0]).toBe(1);
    expect(told()[1]).toBeGreaterThanOrEqual(3);
    expect(told()[1]).toBeLessThanOrEqual(5);

    const before = await listeners();
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen %' or query ilike 'notify news'`.execute(other.db);
    await expect.poll(() => told()[0], SOON).toBe(2);
    await expect.poll(listeners, SOON).toHaveLength(before.length + 1);
    const heard = told()[1] ?? 0;
    one.channel?.notify();
    await expect.poll(() => told()[1], SOON).toBeGreaterThan(heard);
  });
});

test.runIf(isPooled)("behind a pooler nothing is sent, and polling goes on", async () => {
  const { heard, channel } = listen("news");
  await sleep(1_000);
  channel?.notify();
  await sleep(200);
  expect([heard.count, await listeners()]).toEqual([0, []]);
});

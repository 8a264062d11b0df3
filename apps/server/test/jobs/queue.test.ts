import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type OpenDatabase, openDatabase } from "../../src/db/client.ts";
import { unitOfWork } from "../../src/db/transactions.ts";
import type { JobQueue, LeasedJob, NewJob } from "../../src/jobs/queue.ts";
import { sqlJobQueue } from "../../src/jobs/sql-queue.ts";
import { openTestDatabase } from "../build-test-app.ts";

const SECRET = "a secret of forty characters, at the least";
const LEASE_MS = 15_000;

let dataDir: string;
let own: Awaited<ReturnType<typeof openTestDatabase>>;
let time: number;
let added: number;
let queue: JobQueue;
const others: OpenDatabase[] = [];

const clock = () => new Date(time);
const queueOn = ({ db }: OpenDatabase, secret = SECRET): JobQueue =>
  sqlJobQueue({ db, clock, secret, onAdded: () => (added += 1) });
/** As another server sees it. */
function elsewhere(): JobQueue {
  const database = openDatabase({ url: own.url, dataDir });
  others.push(database);
  return queueOn(database);
}
const add = (job: Partial<NewJob> = {}): Promise<void> =>
  unitOfWork(own.database.db, (trx) => queue.enqueue(trx, { kind: "note", payload: {}, ...job }));
const claim = (from = queue): Promise<LeasedJob | null> => from.claim(["note"], LEASE_MS);
const names = async (count: number): Promise<unknown[]> => {
  const found: unknown[] = [];
  for (let index = 0; index < count; index += 1) found.push((await claim())?.payload?.["name"] ?? null);
  return found;
};
async function claimed(from = queue): Promise<LeasedJob> {
  const job = await claim(from);
  if (!job) throw new Error("nothing was due");
  return job;
}

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "lagna-jobs-"));
  own = await openTestDatabase(dataDir);
  time = Date.parse("2026-03-01T06:00:00.000Z");
  added = 0;
  queue = queueOn(own.database);
});
afterEach(async () => {
  await Promise.all([own.database, ...others.splice(0)].map((database) => database.close()));
  await own.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe("a job is added", () => {
  test("with the data it is about, or not at all", async () => {
    const { db } = own.database;
    const failing = unitOfWork(db, async (trx) => {
      await queue.enqueue(trx, { kind: "note", payload: { name: "lost" } });
      throw new Error("the data could not be written");
    });
    await expect(failing).rejects.toThrow("the data could not be written");
    expect([await claim(), added]).toEqual([null, 0]);
    await unitOfWork(db, async (trx) => {
      await queue.enqueue(trx, { kind: "note", payload: { name: "kept" } });
      expect(added, "nobody looks before it can be seen").toBe(0);
    });
    expect(added).toBe(1);
    expect((await claim())?.payload).toEqual({ name: "kept" });
  });

  test("sealed: no column shows the payload, and under another secret it does not open", async () => {
    await add({ payload: { to: "asha@example.org", text: "for her eyes" } });
    const row = JSON.stringify(await own.database.db.selectFrom("jobs").selectAll().execute());
    for (const word of ["asha", "for her eyes", Buffer.from("for her eyes").toString("base64url").slice(1, -2)])
      expect(row).not.toContain(word);
    expect((await claim(queueOn(own.database, `${SECRET} no longer`)))?.payload).toBeNull();
  });

  test("and one row's payload does not open in another", async () => {
    await add({ payload: { name: "first" } });
    await add({ payload: { name: "second" } });
    const { db } = own.database;
    const rows = await db.selectFrom("jobs").select(["id", "payload"]).orderBy("id").execute();
    await db
      .updateTable("jobs")
      .set({ payload: rows[1]?.payload ?? "" })
      .where("id", "=", rows[0]?.id ?? "")
      .execute();
    expect(await names(2)).toEqual([null, "second"]);
  });

  test("once under one key, until it is done", async () => {
    await add({ key: "welcome:1", payload: { name: "first" } });
    await add({ key: "welcome:1", payload: { name: "second" } });
    const job = await claimed();
    await add({ key: "welcome:1", payload: { name: "third" } });
    expect([job.payload, await claim()]).toEqual([{ name: "first" }, null]);
    await queue.complete(job);
    await add({ key: "welcome:1", payload: { name: "fourth" } });
    expect(await names(2)).toEqual(["fourth", null]);
  });

  test("takes the place of a dead one with its key", async () => {
    await add({ key: "welcome:1", payload: { name: "first" } });
    await queue.fail(await claimed(), { reason: "no luck", retryAt: null });
    await add({ key: "welcome:1", payload: { name: "second" } });
    const job = await claimed();
    expect([job.payload, job.attempt]).toEqual([{ name: "second" }, 1]);
    expect(await queue.dead(10)).toEqual([]);
  });
});

describe("a job is claimed", () => {
  test("in the order of adding, when it is due, and only by whoever knows its kind", async () => {
    for (const name of ["a", "b", "c"]) await add({ payload: { name } });
    await add({ payload: { name: "later" }, runAt: new Date(time + 5_000) });
    await add({ kind: "unheard of", payload: { name: "strange" } });
    expect(await names(4)).toEqual(["a", "b", "c", null]);
    time += 5_000;
    expect(await names(2)).toEqual(["later", null]);
  });

  test("by one of many servers that ask at once, each job once", async () => {
    const count = 60;
    for (let index = 0; index < count; index += 1) await add({ payload: { name: index } });
    const got: unknown[] = [];
    const work = async (from: JobQueue): Promise<void> => {
      for (let job = await claim(from); job; job = await claim(from)) {
        got.push(job.payload?.["name"]);
        await from.complete(job);
      }
    };
    await Promise.all([queue, ...Array.from({ length: 5 }, elsewhere)].map(work));
    expect(got.sort((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: count }, (_, index) => index));
    expect(await queue.counts()).toEqual([]);
  });

  test("anew when the lease ran out; who held it before can neither finish, fail nor prolong it", async () => {
    await add();
    const lost = await claimed();
    expect(await claim()).toBeNull();
    time += LEASE_MS;
    const taken = await claimed(elsewhere());
    expect([taken.id, taken.attempt]).toEqual([lost.id, 2]);
    expect(await queue.renew(lost, LEASE_MS)).toBe(false);
    await queue.complete(lost);
    await queue.fail(lost, { reason: "too late", retryAt: null });
    await queue.giveBack(lost);
    expect(await queue.counts()).toEqual([{ kind: "note", state: "running", count: 1 }]);
    expect(await queue.renew(taken, LEASE_MS)).toBe(true);
  });

  test("not while its lease is prolonged", async () => {
    await add();
    const job = await claimed();
    for (let round = 0; round < 5; round += 1) {
      time += LEASE_MS - 1;
      expect(await claim()).toBeNull();
      expect(await queue.renew(job, LEASE_MS)).toBe(true);
    }
  });

  test("again after it was given back, as if it never had been", async () => {
    await add();
    await queue.giveBack(await claimed());
    expect((await claimed()).attempt).toBe(1);
  });
});

describe("a job that is postponed", () => {
  test("comes when it was said to, as if it never had been taken; those of its group wait with it", async () => {
    await add({ group: "a", payload: { name: "a1" } });
    await add({ group: "a", payload: { name: "a2" } });
    const job = await claimed();
    await queue.postpone(job, new Date(time + 6_000));
    time += 5_999;
    expect(await claim()).toBeNull();
    time += 1;
    const again = await claimed();
    expect([again.payload, again.attempt]).toEqual([{ name: "a1" }, 1]);
  });
});

describe("jobs of one group", () => {
  test("go one at a time, in order, beside those of others", async () => {
    for (const name of ["a1", "a2"]) await add({ group: "a", payload: { name } });
    for (const name of ["b1", "b2"]) await add({ group: "b", payload: { name } });
    const [a1, b1] = [await claimed(), await claimed()];
    expect([a1.payload, b1.payload, await claim()]).toEqual([{ name: "a1" }, { name: "b1" }, null]);
    await queue.complete(b1);
    expect(await names(2)).toEqual(["b2", null]);
    await queue.complete(a1);
    expect(await names(2)).toEqual(["a2", null]);
  });

  test("wait while the first of them waits to be tried again, and pass over a dead one", async () => {
    for (const name of ["first", "second"]) await add({ group: "a", payload: { name } });
    const first = await claimed();
    await queue.fail(first, { reason: "not now", retryAt: new Date(time + 5_000) });
    expect(await claim()).toBeNull();
    time += 5_000;
    const again = await claimed();
    expect([again.id, again.attempt]).toEqual([first.id, 2]);
    await queue.fail(again, { reason: "never", retryAt: null });
    expect(await names(2)).toEqual(["second", null]);
  });

  test("of which one ended with its server are taken up with that one", async () => {
    for (const name of ["first", "second"]) await add({ group: "a", payload: { name } });
    await claimed();
    time += LEASE_MS;
    expect(await names(2)).toEqual(["first", null]);
  });

  test("never run side by side, whichever servers ask", async () => {
    for (let index = 0; index < 30; index += 1) await add({ group: `g${index % 3}`, payload: { name: index } });
    const atWork = new Set<string>();
    const order = new Map<string, number[]>();
    const work = async (from: JobQueue): Promise<void> => {
      for (let idle = 0; idle < 200; idle += 1) {
        const job = await claim(from);
        if (!job) {
          if ((await from.counts()).length === 0) return;
          continue;
        }
        const index = Number(job.payload?.["name"]);
        const group = `g${index % 3}`;
        expect(atWork).not.toContain(group);
        atWork.add(group);
        order.set(group, [...(order.get(group) ?? []), index]);
        await new Promise(setImmediate);
        atWork.delete(group);
        await from.complete(job);
      }
    };
    await Promise.all([queue, ...Array.from({ length: 4 }, elsewhere)].map(work));
    for (const [group, indexes] of order) expect(indexes, group).toEqual(indexes.toSorted((a, b) => a - b));
    expect([...order.values()].flat()).toHaveLength(30);
  });
});

describe("what administrators see", () => {
  test("is how many wait, run and lie dead, by kind; and the dead with the reason, never the payload", async () => {
    for (let index = 0; index < 4; index += 1) await add({ payload: { name: index } });
    await add({ kind: "other", runAt: new Date(time + 1) });
    await claimed();
    await queue.fail(await claimed(), { reason: "SMTP 550", retryAt: null });
    expect(await queue.counts()).toEqual([
      { kind: "note", state: "dead", count: 1 },
      { kind: "note", state: "running", count: 1 },
      { kind: "note", state: "waiting", count: 2 },
      { kind: "other", state: "waiting", count: 1 },
    ]);
    const at = clock().toISOString();
    const [dead, ...more] = await queue.dead(10);
    expect(more).toEqual([]);
    expect(dead).toEqual({
      id: expect.any(String),
      kind: "note",
      attempts: 1,
      reason: "SMTP 550",
      addedAt: at,
      diedAt: at,
    });
  });

  test("can be taken up again, once, with all attempts before it; after a month it is gone", async () => {
    await add();
    await queue.fail(await claimed(), { reason: "no luck", retryAt: null });
    const [dead] = await queue.dead(1);
    expect(await claim()).toBeNull();
    expect([await queue.revive(dead?.id ?? ""), await queue.revive(dead?.id ?? ""), added]).toEqual([true, false, 2]);
    const job = await claimed();
    expect(job.attempt).toBe(1);
    await queue.fail(job, { reason: "no luck again", retryAt: null });
    time += 29 * 86_400_000;
    await queue.deleteStale();
    expect(await queue.dead(10)).toHaveLength(1);
    time += 2 * 86_400_000;
    await queue.deleteStale();
    expect(await queue.dead(10)).toEqual([]);
  });
});

test("a person's jobs are known and forgotten by either name, also while one runs", async () => {
  await add({ person: "user-1" });
  await add({ person: "asha@example.org" });
  await add({ person: "ravi@example.org", payload: { name: "ravi's" } });
  const running = await claimed();
  const hers = ["user-1", "asha@example.org"];
  const at = clock().toISOString();
  expect(await queue.ofPerson(hers)).toEqual([
    { kind: "note", addedAt: at },
    { kind: "note", addedAt: at },
  ]);
  await queue.forgetPerson(hers);
  expect(await queue.ofPerson(hers)).toEqual([]);
  await queue.fail(running, { reason: "not now", retryAt: new Date(time) });
  expect(await names(2)).toEqual(["ravi's", null]);
});

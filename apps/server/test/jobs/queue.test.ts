import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type OpenDatabase, openDatabase } from "../../src/db/client.ts";
import { runUnitOfWork } from "../../src/db/transactions.ts";
import { findFirstOfEachGroup, findOldestDue } from "../../src/jobs/find-due-jobs.ts";
import type { JobQueue, LeasedJob, NewJob } from "../../src/jobs/queue.ts";
import { createSqlJobQueue } from "../../src/jobs/sql-queue.ts";
import { openTestDatabase } from "../build-test-app.ts";
import { claimOne } from "../fakes/claim-one.ts";

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
  createSqlJobQueue({ db, clock, secret, onAdded: () => (added += 1) });
/** The queue as seen by another server. */
function elsewhere(): JobQueue {
  const database = openDatabase({ url: own.url, dataDir });
  others.push(database);
  return queueOn(database);
}
const add = (job: Partial<NewJob> = {}): Promise<void> =>
  runUnitOfWork(own.database.db, "serializable", (trx) => queue.enqueue(trx, { kind: "note", payload: {}, ...job }));
const claim = (from = queue): Promise<LeasedJob | null> => claimOne(from, ["note"], LEASE_MS);
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
  test("in the same transaction as its data, or not at all", async () => {
    const { db } = own.database;
    const failing = runUnitOfWork(db, "serializable", async (trx) => {
      await queue.enqueue(trx, { kind: "note", payload: { name: "lost" } });
      throw new Error("the data could not be written");
    });
    await expect(failing).rejects.toThrow("the data could not be written");
    expect([await claim(), added]).toEqual([null, 0]);
    await runUnitOfWork(db, "serializable", async (trx) => {
      await queue.enqueue(trx, { kind: "note", payload: { name: "kept" } });
      expect(added, "nobody looks before it can be seen").toBe(0);
    });
    expect(added).toBe(1);
    expect((await claim())?.payload).toEqual({ name: "kept" });
  });

  test("encrypted: no column shows the payload, and another secret cannot decrypt it", async () => {
    await add({ payload: { to: "asha@example.org", text: "for her eyes" } });
    const row = JSON.stringify(await own.database.db.selectFrom("jobs").selectAll().execute());
    for (const word of ["asha", "for her eyes", Buffer.from("for her eyes").toString("base64url").slice(1, -2)])
      expect(row).not.toContain(word);
    expect((await claim(queueOn(own.database, `${SECRET} no longer`)))?.payload).toBeNull();
  });

  test("and a payload cannot be decrypted in another row", async () => {
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

  test("once per key, until it is done", async () => {
    await add({ key: "welcome:1", payload: { name: "first" } });
    await add({ key: "welcome:1", payload: { name: "second" } });
    const job = await claimed();
    await add({ key: "welcome:1", payload: { name: "third" } });
    expect([job.payload, await claim()]).toEqual([{ name: "first" }, null]);
    await queue.complete(job);
    await add({ key: "welcome:1", payload: { name: "fourth" } });
    expect(await names(2)).toEqual(["fourth", null]);
  });

  test("replacing a dead one with the same key", async () => {
    await add({ key: "welcome:1", payload: { name: "first" } });
    await queue.fail(await claimed(), { reason: "no luck", retryAt: null });
    await add({ key: "welcome:1", payload: { name: "second" } });
    const job = await claimed();
    expect([job.payload, job.attempt]).toEqual([{ name: "second" }, 1]);
    expect(await queue.findDead(10)).toEqual([]);
  });
});

describe("a job is claimed", () => {
  test("in the order of adding, when due, and only by workers that know its kind", async () => {
    for (const name of ["a", "b", "c"]) await add({ payload: { name } });
    await add({ payload: { name: "later" }, runAt: new Date(time + 5_000) });
    await add({ kind: "unheard of", payload: { name: "strange" } });
    expect(await names(4)).toEqual(["a", "b", "c", null]);
    time += 5_000;
    expect(await names(2)).toEqual(["later", null]);
  });

  test("several at once, the oldest first, at most one of each group, and when the next is due", async () => {
    for (const name of ["a1", "a2"]) await add({ group: "a", payload: { name } });
    for (const name of ["b", "c", "d"]) await add({ payload: { name } });
    await add({ payload: { name: "later" }, runAt: new Date(time + 7_000) });
    await add({ payload: { name: "latest" }, runAt: new Date(time + 9_000) });
    const batch = async (max: number) => {
      const { jobs, nextAt } = await queue.claimBatch(["note"], { max, leaseMs: LEASE_MS });
      return [jobs.map(({ payload }) => payload?.["name"]), nextAt?.getTime()];
    };
    expect(await batch(3)).toEqual([["a1", "b", "c"], time + 7_000]);
    expect(await batch(3)).toEqual([["d"], time + 7_000]);
    expect(await batch(3)).toEqual([[], time + 7_000]);
    time += 9_000;
    expect(await batch(3)).toEqual([["later", "latest"], undefined]);
  });

  test("several at once without those whose group another server begins meanwhile", async () => {
    await add({ group: "a", payload: { name: "a0" } });
    const a0 = await claimed();
    await queue.fail(a0, { reason: "no luck", retryAt: null });
    for (const name of ["a1", "b1"]) await add({ group: name.slice(0, 1), payload: { name } });
    const other = openDatabase({ url: own.url, dataDir });
    others.push(other);
    let revives = true;
    const db = own.database.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        const leased = { dead_at: null, lease: "elsewhere", leased_until: new Date(time + LEASE_MS).toISOString() };
        if (revives) await other.db.updateTable("jobs").set(leased).where("id", "=", a0.id).execute();
        revives = false;
        return result;
      },
    });
    const { jobs } = await queueOn({ ...own.database, db }).claimBatch(["note"], { max: 4, leaseMs: LEASE_MS });
    expect(jobs.map(({ payload }) => payload?.["name"])).toEqual(["b1"]);
  });

  test("exactly once by concurrent servers", async () => {
    const count = 60;
    for (let index = 0; index < count; index += 1) await add({ payload: { name: index } });
    const got: unknown[] = [];
    const take = async (from: JobQueue) => (await from.claimBatch(["note"], { max: 4, leaseMs: LEASE_MS })).jobs;
    const work = async (from: JobQueue): Promise<void> => {
      for (let jobs = await take(from); jobs.length > 0; jobs = await take(from))
        for (const job of jobs) {
          got.push(job.payload?.["name"]);
          await from.complete(job);
        }
    };
    await Promise.all([queue, ...Array.from({ length: 5 }, elsewhere)].map(work));
    expect(got.sort((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: count }, (_, index) => index));
    expect(await queue.counts()).toEqual([]);
  });

  test("again after the lease has expired; the previous holder can neither finish, fail nor extend it", async () => {
    await add();
    const lost = await claimed();
    expect(await claim()).toBeNull();
    time += LEASE_MS;
    const taken = await claimed(elsewhere());
    expect([taken.id, taken.attempt]).toEqual([lost.id, 2]);
    expect(await queue.renew(lost, LEASE_MS)).toBe(false);
    await queue.complete(lost);
    await queue.fail(lost, { reason: "too late", retryAt: null });
    await queue.release(lost);
    expect(await queue.counts()).toEqual([{ kind: "note", state: "running", count: 1 }]);
    expect(await queue.renew(taken, LEASE_MS)).toBe(true);
  });

  test("and is not taken if it died after it was read as due", async () => {
    await add();
    const other = openDatabase({ url: own.url, dataDir });
    others.push(other);
    let dies = true;
    const db = own.database.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        // After the first query, which reads what is due; on another connection, as this one is in use.
        if (dies) await other.db.updateTable("jobs").set({ dead_at: clock().toISOString() }).execute();
        dies = false;
        return result;
      },
    });
    expect(await claim(queueOn({ ...own.database, db }))).toBeNull();
    expect(await queue.counts()).toEqual([{ kind: "note", state: "dead", count: 1 }]);
  });

  test("and one that is due later is not even read", async () => {
    await add({ group: "a", runAt: new Date(time + 1) });
    await add({ runAt: new Date(time + 1) });
    const read = async () => {
      const query = { kinds: ["note"], now: clock().toISOString(), heldByCaller: [] };
      const { due } = await findOldestDue(own.database.db, query);
      return [due.length, (await findFirstOfEachGroup(own.database.db, query)).length];
    };
    expect(await read()).toEqual([0, 0]);
    time += 1;
    expect(await read()).toEqual([2, 2]);
  });

  test("not while its lease is extended", async () => {
    await add();
    const job = await claimed();
    for (let round = 0; round < 5; round += 1) {
      time += LEASE_MS - 1;
      expect(await claim()).toBeNull();
      expect(await queue.renew(job, LEASE_MS)).toBe(true);
    }
  });

  test("again after release, with the attempt not counted", async () => {
    await add();
    await queue.release(await claimed());
    expect((await claimed()).attempt).toBe(1);
  });
});

describe("a job that is postponed", () => {
  test("is due at the stated time, with the attempt not counted; its group waits with it", async () => {
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
  test("run one at a time, in order, in parallel with other groups", async () => {
    for (const name of ["a1", "a2"]) await add({ group: "a", payload: { name } });
    for (const name of ["b1", "b2"]) await add({ group: "b", payload: { name } });
    const [a1, b1] = [await claimed(), await claimed()];
    expect([a1.payload, b1.payload, await claim()]).toEqual([{ name: "a1" }, { name: "b1" }, null]);
    await queue.complete(b1);
    expect(await names(2)).toEqual(["b2", null]);
    await queue.complete(a1);
    expect(await names(2)).toEqual(["a2", null]);
  });

  test("wait while the first awaits a retry, and skip a dead one", async () => {
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

  test("continue with the job abandoned by a crashed server", async () => {
    for (const name of ["first", "second"]) await add({ group: "a", payload: { name } });
    await claimed();
    time += LEASE_MS;
    expect(await names(2)).toEqual(["first", null]);
  });

  test("never run in parallel, whichever servers claim them", async () => {
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
  test("counts waiting, running and dead jobs by kind, and dead jobs with the reason, never the payload", async () => {
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
    const [dead, ...more] = await queue.findDead(10);
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

  test("a dead job can be retried once with fresh attempts; it is deleted after a month", async () => {
    await add();
    await queue.fail(await claimed(), { reason: "no luck", retryAt: null });
    const [dead] = await queue.findDead(1);
    expect(await claim()).toBeNull();
    expect([await queue.retryDead(dead?.id ?? ""), await queue.retryDead(dead?.id ?? ""), added]).toEqual([
      true,
      false,
      2,
    ]);
    const job = await claimed();
    expect(job.attempt).toBe(1);
    await queue.fail(job, { reason: "no luck again", retryAt: null });
    time += 29 * 86_400_000;
    await queue.deleteStale();
    expect(await queue.findDead(10)).toHaveLength(1);
    time += 2 * 86_400_000;
    await queue.deleteStale();
    expect(await queue.findDead(10)).toEqual([]);
  });
});

test("a person's jobs are found and deleted by id or address, also while one runs", async () => {
  await add({ personId: "user-1" });
  await add({ personId: "asha@example.org" });
  await add({ personId: "ravi@example.org", payload: { name: "ravi's" } });
  const running = await claimed();
  const hers = ["user-1", "asha@example.org"];
  const at = clock().toISOString();
  expect(await queue.findByPerson(hers)).toEqual([
    { kind: "note", addedAt: at },
    { kind: "note", addedAt: at },
  ]);
  await queue.deleteByPerson(hers);
  expect(await queue.findByPerson(hers)).toEqual([]);
  await queue.fail(running, { reason: "not now", retryAt: new Date(time) });
  expect(await names(2)).toEqual(["ravi's", null]);
});

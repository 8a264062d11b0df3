import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { yieldToEventLoop } from "../../src/computing/yield-to-event-loop.ts";
import { currentContext } from "../../src/computing/request-context.ts";
import { runUnitOfWork } from "../../src/db/transactions.ts";
import { computeBackOffMs } from "../../src/jobs/back-off.ts";
import { JobFailure, type JobHandlers, JobPostponed } from "../../src/jobs/job-handler.ts";
import type { JobQueue, NewJob } from "../../src/jobs/queue.ts";
import { createSqlJobQueue } from "../../src/jobs/sql-queue.ts";
import { type JobWorker, createJobWorker, type WorkerTimings } from "../../src/jobs/worker.ts";
import { openTestDatabase } from "../build-test-app.ts";
import { createTestRequest, waitRounds } from "../computing/test-request.ts";
import { claimOne } from "../fakes/claim-one.ts";

/** Polling is effectively off here: a woken worker claims at once. */
const NEVER_MS = 1_000_000;

let dataDir: string;
let own: Awaited<ReturnType<typeof openTestDatabase>>;
let time: number;
let queue: JobQueue;
let workers: JobWorker[];
let lines: string[];

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "lagna-worker-"));
  own = await openTestDatabase(dataDir);
  time = Date.parse("2026-03-01T06:00:00.000Z");
  workers = [];
  lines = [];
  queue = queueUnder("a secret of forty characters, at the least");
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.drain()));
  await own.database.close();
  await own.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const clock = () => new Date(time);
const wake = (): void => {
  for (const worker of workers) worker.wake();
};
const queueUnder = (secret: string): JobQueue =>
  createSqlJobQueue({ db: own.database.db, clock, secret, onAdded: wake });
const say = (told: object, message: string) => void lines.push(`${message} ${JSON.stringify(told)}`);

function start(handlers: JobHandlers, pace: Partial<WorkerTimings> = {}): JobWorker {
  const log = { error: say, info: say, warn: say } as never;
  const worker = createJobWorker({
    queue,
    handlers,
    clock,
    log,
    timings: { pollMs: NEVER_MS, ...pace },
    random: () => 0.5,
  });
  workers.push(worker);
  worker.start();
  return worker;
}
const add = (job: Partial<NewJob> = {}): Promise<void> =>
  runUnitOfWork(own.database.db, "serializable", (trx) => queue.enqueue(trx, { kind: "note", payload: {}, ...job }));
const SOON = { timeout: 10_000, interval: 5 };

/** Holds every job until it is released. */
function gate() {
  const waiting: (() => void)[] = [];
  return {
    waiting,
    handlers: { note: { run: () => new Promise<void>((done) => waiting.push(done)) } } satisfies JobHandlers,
    open: () => {
      for (const done of waiting.splice(0)) done();
    },
  };
}

describe("the worker", () => {
  test("runs new jobs at once, and those added before it started", async () => {
    const done: unknown[] = [];
    await add({ payload: { name: "before" } });
    start({ note: { run: async ({ name }) => void done.push(name) } });
    await expect.poll(() => done, SOON).toEqual(["before"]);
    await add({ payload: { name: "after" } });
    await expect.poll(() => done, SOON).toEqual(["before", "after"]);
    await expect.poll(() => queue.counts(), SOON).toEqual([]);
  });

  test("finds jobs that became due or were added by another server", async () => {
    const done: string[] = [];
    start({ note: { run: async () => void done.push("done") } }, { pollMs: 20 });
    await add({ runAt: new Date(time + 1_000) });
    expect(done).toEqual([]);
    time += 1_000;
    await expect.poll(() => done, SOON).toEqual(["done"]);
  });

  test("looks less and less often while nothing is due, and in time for the next job", async () => {
    const done: number[] = [];
    const due = new Date(time + 700);
    await add({ runAt: due });
    const began = performance.now();
    const since = time;
    let looks = 0;
    const plain = queue;
    queue = { ...plain, claimBatch: (...given) => ((looks += 1), plain.claimBatch(...given)) };
    // The clock goes on with the timers.
    const goOn = setInterval(() => (time = since + Math.floor(performance.now() - began)), 1);
    try {
      start({ note: { run: async () => void done.push(time) } }, { pollMs: 200 });
      await expect.poll(() => done.length, SOON).toBe(1);
      expect((done[0] ?? Number.NaN) - due.getTime(), "not only at the end of a pause").toBeLessThan(190);
      await expect.poll(() => queue.counts(), SOON).toEqual([]);
      looks = 0;
      await sleep(1_500);
      // After 0.4, 0.8 and 1 s; at an even pace there would be seven.
      expect(looks).toBeLessThanOrEqual(4);
    } finally {
      clearInterval(goOn);
    }
  });

  test("respects its concurrency limit", async () => {
    const { waiting, handlers, open } = gate();
    start(handlers, { concurrency: 2 });
    for (let count = 0; count < 5; count += 1) await add();
    for (const left of [3, 1, 0]) {
      await expect.poll(() => waiting.length, SOON).toBe(left === 0 ? 1 : 2);
      await expect
        .poll(async () => (await queue.counts()).find(({ state }) => state === "waiting")?.count ?? 0, SOON)
        .toBe(left);
      open();
    }
    await expect.poll(() => queue.counts(), SOON).toEqual([]);
  });

  test("extends the lease of long jobs", async () => {
    const { waiting, handlers, open } = gate();
    start(handlers, { leaseMs: 60 });
    await add();
    await expect.poll(() => waiting.length, SOON).toBe(1);
    const before = await leasedUntil();
    time += 50;
    await expect.poll(leasedUntil, SOON).not.toBe(before);
    open();
    await expect.poll(() => queue.counts(), SOON).toEqual([]);
  });

  test("does not claim its own job whose lease it failed to extend; another server does", async () => {
    const { waiting, handlers, open } = gate();
    start(handlers, { leaseMs: 3 * NEVER_MS });
    await add();
    await expect.poll(() => waiting.length, SOON).toBe(1);
    time += 3 * NEVER_MS;
    await add();
    await expect.poll(() => waiting.length, SOON).toBe(2);
    // It has polled again, and for more jobs than there were.
    expect((await queue.counts()).map(({ state, count }) => [state, count])).toEqual([
      ["running", 1],
      ["waiting", 1],
    ]);
    start(handlers, { leaseMs: 3 * NEVER_MS });
    await expect.poll(() => waiting.length, SOON).toBe(3);
    open();
    await expect.poll(() => queue.counts(), SOON).toEqual([]);
  });

  test("leaves unknown kinds to other workers", async () => {
    const done: string[] = [];
    start({ other: { run: async () => void done.push("by the old one") } });
    await add();
    expect(await queue.counts()).toEqual([{ kind: "note", state: "waiting", count: 1 }]);
    start({ note: { run: async () => void done.push("by the new one") } });
    await expect.poll(() => done, SOON).toEqual(["by the new one"]);
  });
});

const leasedUntil = async () =>
  (await own.database.db.selectFrom("jobs").select("leased_until").executeTakeFirst())?.leased_until;

describe("what fails", () => {
  test("is retried with growing delays, then dead, then gets all its attempts again", async () => {
    let runs = 0;
    const failing = { run: () => Promise.reject(new Error("asha@example.org is not at home")), maxAttempts: 3 };
    const counted = { ...failing, run: () => ((runs += 1), failing.run()) };
    start({ note: counted });
    await add();
    for (const [attempt, pause] of [3_750, 7_500].entries()) {
      await expect.poll(() => lines.length, SOON).toBe(attempt + 1);
      time += pause - 1;
      wake();
      expect(await claimOne(queue, ["note"], 1), "not before its time").toBeNull();
      time += 1;
      wake();
    }
    await expect.poll(() => queue.counts(), SOON).toEqual([{ kind: "note", state: "dead", count: 1 }]);
    expect(runs).toBe(3);
    const [dead] = await queue.findDead(1);
    expect([dead?.attempts, dead?.reason]).toEqual([3, "Error"]);
    expect(lines.join("\n")).not.toContain("asha");
    const again = expect.stringMatching(/^a job failed and will be tried again/);
    expect(lines).toEqual([again, again, expect.stringMatching(/^a job failed for good/)]);
    await queue.retryDead(dead?.id ?? "");
    await expect.poll(() => runs, SOON).toBe(4);
  });

  test("waits for the requested delay if that is longer", async () => {
    const tries: number[] = [];
    const run = async () => {
      tries.push(time);
      if (tries.length === 1) throw new JobFailure("busy", { retryAfterMs: 90_000 });
    };
    start({ note: { run } });
    const began = time;
    await add();
    await expect.poll(() => tries.length, SOON).toBe(1);
    await expect.poll(() => queue.counts(), SOON).toEqual([{ kind: "note", state: "waiting", count: 1 }]);
    time += 89_999;
    wake();
    time += 1;
    await expect.poll(() => (wake(), tries), SOON).toEqual([began, began + 90_000]);
  });

  test("does not include postponed jobs: no attempt is counted and nothing is logged", async () => {
    const attempts: number[] = [];
    const until = new Date(time + 6_000);
    const run = async (_: object, { attempt }: { attempt: number }) => {
      attempts.push(attempt);
      if (attempts.length === 1) throw new JobPostponed(until);
    };
    start({ note: { run } });
    await add();
    await expect.poll(() => attempts.length, SOON).toBe(1);
    await expect.poll(() => queue.counts(), SOON).toEqual([{ kind: "note", state: "waiting", count: 1 }]);
    time += 6_000;
    await expect.poll(() => (wake(), attempts), SOON).toEqual([1, 1]);
    expect(lines).toEqual([]);
  });

  test("permanently is not retried; its message is stored", async () => {
    start({ note: { run: () => Promise.reject(new JobFailure("SMTP 550", { final: true })) } });
    await add();
    await expect.poll(() => queue.counts(), SOON).toEqual([{ kind: "note", state: "dead", count: 1 }]);
    expect((await queue.findDead(1))[0]).toMatchObject({ attempts: 1, reason: "SMTP 550" });
  });

  test("by crashing its server each time is dead in the end, too", async () => {
    await add();
    for (let count = 0; count < 3; count += 1) {
      expect((await claimOne(queue, ["note"], 1))?.attempt).toBe(count + 1);
      time += 1;
    }
    start({ note: { run: () => Promise.reject(new Error("never called")), maxAttempts: 3 } });
    await expect.poll(() => queue.counts(), SOON).toEqual([{ kind: "note", state: "dead", count: 1 }]);
    expect((await queue.findDead(1))[0]?.reason).toBe("every attempt ended with its server");
  });

  test("to decrypt after a change of AUTH_SECRET is dead with that reason", async () => {
    await add({ payload: { name: "sealed" } });
    queue = queueUnder("another secret of forty characters, at least");
    start({ note: { run: () => Promise.reject(new Error("never called")) } });
    await expect.poll(() => queue.counts(), SOON).toEqual([{ kind: "note", state: "dead", count: 1 }]);
    expect((await queue.findDead(1))[0]?.reason).toBe("sealed under another AUTH_SECRET");
  });
});

describe("a server that ends", () => {
  test("finishes running jobs and starts no more", async () => {
    const { waiting, handlers, open } = gate();
    const worker = start(handlers);
    await add();
    await expect.poll(() => waiting.length, SOON).toBe(1);
    const drained = worker.drain();
    await add();
    open();
    await drained;
    expect(waiting).toEqual([]);
    expect(await queue.counts()).toEqual([{ kind: "note", state: "waiting", count: 1 }]);
  });

  test("releases jobs that it was claiming when it began to end", async () => {
    const { waiting, handlers } = gate();
    let drained: Promise<void> | undefined;
    const claim = queue.claimBatch.bind(queue);
    Object.assign(queue, {
      claimBatch: async (...asked: Parameters<typeof claim>) => {
        const batch = await claim(...asked);
        drained ??= worker.drain();
        return batch;
      },
    });
    await add();
    const worker = start(handlers);
    await expect.poll(() => drained !== undefined, SOON).toBe(true);
    await drained;
    expect(waiting).toEqual([]);
    expect(await queue.counts()).toEqual([{ kind: "note", state: "waiting", count: 1 }]);
  });

  test("releases jobs that do not end in time: another server claims them at once, and the attempt does not count", async () => {
    const { waiting, handlers } = gate();
    const worker = start(handlers, { drainMs: 20 });
    await add();
    await expect.poll(() => waiting.length, SOON).toBe(1);
    await worker.drain();
    expect((await claimOne(queue, ["note"], 1_000))?.attempt).toBe(1);
  });

  test("signals the handler, which may stop early", async () => {
    let stopped: unknown;
    const run: JobHandlers[string]["run"] = (_payload, { signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener("abort", () => {
          stopped = signal.reason;
          reject(signal.reason as Error);
        });
      });
    const worker = start({ note: { run } }, { drainMs: 20 });
    await add();
    await expect.poll(async () => (await queue.counts())[0]?.state, SOON).toBe("running");
    await worker.drain();
    expect(stopped).toEqual(new Error("the server is ending"));
  });
});

test("a worker that lost the lease is signalled, and leaves the job to the new holder", async () => {
  const { waiting, handlers } = gate();
  const signals: AbortSignal[] = [];
  const { run } = handlers.note;
  start({ note: { run: (_payload, { signal }) => (signals.push(signal), run()) } }, { leaseMs: 60 });
  await add();
  await expect.poll(() => waiting.length, SOON).toBe(1);
  await own.database.db.updateTable("jobs").set({ lease: "somebody else's" }).execute();
  await expect.poll(() => signals[0]?.aborted, SOON).toBe(true);
  expect(await queue.counts()).toEqual([{ kind: "note", state: "running", count: 1 }]);
});

test.each([
  [1, 2_500, 5_000],
  [2, 5_000, 10_000],
  [9, 640_000, 1_280_000],
  [40, 1_800_000, 3_600_000],
])("after attempt %i the pause is from %i to %i ms", (attempt, least, most) => {
  expect(computeBackOffMs(attempt, 0)).toBe(least);
  expect(computeBackOffMs(attempt, 1)).toBe(most);
});

test("a job is independent of the request that added it, and continues when its client disconnects", async () => {
  const seen: unknown[] = [];
  start({
    note: {
      run: async () => {
        await yieldToEventLoop();
        seen.push(currentContext());
      },
    },
  });
  // Then the worker is idle, and the next job wakes it.
  await add();
  await expect.poll(() => seen, SOON).toHaveLength(1);
  await waitRounds(20);
  const client = createTestRequest();
  await client.run(() => add());
  client.leave();
  await expect.poll(() => seen, SOON).toEqual([undefined, undefined]);
});

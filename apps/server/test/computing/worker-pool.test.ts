import { getPriority } from "node:os";
import { afterEach, expect, test } from "vitest";
import { createComputationSlots } from "../../src/computing/computation-slots.ts";
import { runComputation } from "../../src/computing/run-computation.ts";
import { openWorkerPool, type WorkerPool, type WorkerPoolOptions } from "../../src/computing/worker-pool.ts";
import { createTestRequest } from "./test-request.ts";

let pool: WorkerPool;
afterEach(() => pool.close());

function open(options: Partial<WorkerPoolOptions> = {}): void {
  pool = openWorkerPool({ file: new URL("../fakes/test-thread.ts", import.meta.url), threadsPerLane: 1, ...options });
}

/** Shared numbers: the count of steps, and whether the task should end. */
const createCounter = () => new Int32Array(new SharedArrayBuffer(8));
const readCount = (steps: Int32Array): number => Atomics.load(steps, 0);
async function hasBegun(steps: Int32Array): Promise<void> {
  await expect.poll(() => readCount(steps)).toBeGreaterThan(0);
}
const add = (lane: "medium" | "long" = "long") => pool.run(lane, "add", { one: 2, other: 3 });
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A thread that was told to end may do a few more steps first. */
async function expectNoMoreSteps(steps: Int32Array): Promise<void> {
  const hasStopped = async (): Promise<boolean> => {
    const before = readCount(steps);
    await pause(100);
    return readCount(steps) === before;
  };
  await expect.poll(hasStopped).toBe(true);
}

test("the CPU time of a task is charged to its request, also if it fails", async () => {
  open();
  const charged: number[] = [];
  const request = createTestRequest({ chargeCpu: (cpuMs) => charged.push(cpuMs) });
  const steps = createCounter();
  const counting = request.run(() => pool.run("long", "count", { steps }));
  await expect.poll(() => readCount(steps), { timeout: 30_000 }).toBeGreaterThan(1_000_000);
  Atomics.store(steps, 1, 1);
  await counting;
  await expect(request.run(() => pool.run("long", "fail", null))).rejects.toThrow("the task failed");
  expect(charged).toHaveLength(2);
  expect(charged[0]).toBeGreaterThan(0);
});

test("a result is passed back as it is, bytes in a buffer of their own", async () => {
  open();
  expect(await add()).toMatchObject({ sum: 5 });
  const bytes = (await pool.run("long", "write", { text: "कुंडली" })) as Uint8Array;
  expect(bytes).toBeInstanceOf(Uint8Array);
  expect(new TextDecoder().decode(bytes)).toBe('{"text":"कुंडली"}');
  expect(bytes.byteOffset).toBe(0);
});

test.runIf(process.platform === "linux")("threads have a lower priority than the main thread", async () => {
  open();
  const before = getPriority();
  expect(await add()).toMatchObject({ priority: Math.max(before, 10) });
  expect(getPriority()).toBe(before);
});

test("an error of a task is passed back, and its thread goes on", async () => {
  open();
  const { threadId } = (await add()) as { threadId: number };
  await expect(pool.run("long", "fail", {})).rejects.toThrow(new RangeError("the task failed"));
  await expect(pool.run("long", "unheard-of", {})).rejects.toThrow("There is no task unheard-of");
  expect(await add()).toMatchObject({ threadId });
});

test("a thread starts when it is needed and ends when it has been idle", async () => {
  open({ idleMs: 50 });
  expect(pool.threads).toHaveLength(0);
  await add();
  await expect.poll(() => pool.threads.length).toBe(0);
  expect(await add()).toMatchObject({ sum: 5 });
});

test("a task stops between its steps when its client disconnects, and its thread takes the next one", async () => {
  open({ stopMs: 60_000 });
  const { threadId } = (await add()) as { threadId: number };
  const { run, leave } = createTestRequest();
  const steps = createCounter();
  const running = run(() => pool.run("long", "count", { steps }));
  await hasBegun(steps);
  const waiting = add();
  leave();
  await expect(running).rejects.toMatchObject({ code: "chat_stopped" });
  await expectNoMoreSteps(steps);
  expect(await waiting).toMatchObject({ sum: 5, threadId });
});

test("a task that does not stop in time is ended with its thread", async () => {
  open({ stopMs: 50 });
  const { run, leave } = createTestRequest();
  const steps = createCounter();
  const running = run(() => pool.run("long", "hang", { steps }));
  await hasBegun(steps);
  const waiting = add();
  leave();
  await expect(running).rejects.toMatchObject({ code: "chat_stopped" });
  expect(await waiting).toMatchObject({ sum: 5 });
  await expectNoMoreSteps(steps);
});

test.each(["crash", "exhaustMemory"])("%s: the request is refused, and the pool goes on", async (name) => {
  open({ maxHeapMb: 32 });
  const crashed = pool.run("long", name, {});
  const waiting = add();
  await expect(crashed).rejects.toMatchObject({
    code: "overloaded",
    reason: "thread",
    status: 503,
    retryAfterSeconds: 5,
  });
  expect(await waiting).toMatchObject({ sum: 5 });
});

test("a thread that cannot start is no endless wait", async () => {
  open({ file: new URL("../fakes/broken-thread.ts", import.meta.url) });
  await expect(add()).rejects.toMatchObject({ code: "overloaded" });
  await expect(add()).rejects.toMatchObject({ code: "overloaded" });
});

test("tasks of one lane run one after the other, and do not delay the other lane", async () => {
  open();
  const [steps, ended] = [createCounter(), [] as string[]];
  const first = pool.run("long", "count", { steps }).then(() => ended.push("first"));
  const second = add("long").then(() => ended.push("second"));
  await hasBegun(steps);
  expect(await add("medium")).toMatchObject({ sum: 5 });
  expect(ended).toEqual([]);
  const idle = { running: 0, waiting: 0 };
  expect(pool.load()).toEqual({ medium: idle, long: { running: 1, waiting: 1 }, background: idle });
  Atomics.store(steps, 1, 1);
  await Promise.all([first, second]);
  expect(ended).toEqual(["first", "second"]);
  expect(pool.load().long).toEqual({ running: 0, waiting: 0 });
});

test.runIf(process.platform === "linux")(
  "work in the background has a thread of its own, at the lowest priority",
  async () => {
    open();
    const steps = createCounter();
    const running = pool.run("long", "count", { steps });
    await hasBegun(steps);
    expect(await pool.run("background", "add", { one: 2, other: 3 })).toMatchObject({ sum: 5, priority: 19 });
    expect(pool.threads).toHaveLength(2);
    Atomics.store(steps, 1, 1);
    await running;
  },
);

test("a task counts in its lane", async () => {
  open();
  const slots = createComputationSlots({ maxComputations: 2, longAfterTurns: 1000 });
  const steps = createCounter();
  const { run, leave } = createTestRequest({ holder: "one", slots });
  const running = run(() => runComputation(() => pool.run("long", "count", { steps })));
  await hasBegun(steps);
  const addInLane = (lane: "medium" | "long") =>
    createTestRequest({ holder: "other", slots }).run(() => runComputation(() => add(lane)));
  await expect(addInLane("long")).rejects.toMatchObject({ code: "overloaded" });
  await expect(addInLane("medium")).resolves.toMatchObject({ sum: 5 });
  leave();
  await expect(running).rejects.toMatchObject({ code: "chat_stopped" });
});

test("closing refuses what runs, what waits and what comes later, and ends the threads", async () => {
  open();
  const steps = createCounter();
  const running = pool.run("long", "count", { steps });
  const waiting = add();
  await hasBegun(steps);
  const refused = Promise.all(
    [running, waiting].map((each) => expect(each).rejects.toMatchObject({ code: "overloaded" })),
  );
  await pool.close();
  await refused;
  await expect(add()).rejects.toMatchObject({ code: "overloaded" });
  expect(pool.threads).toHaveLength(0);
  await expectNoMoreSteps(steps);
});

import { afterEach, expect, test, vi } from "vitest";
import { createConcurrencyLimit } from "../../src/computing/concurrency-limit.ts";
import { runComputation } from "../../src/computing/run-computation.ts";
import { createComputationSlots } from "../../src/computing/computation-slots.ts";
import { createTestRequest, waitRounds } from "./test-request.ts";

afterEach(() => void vi.useRealTimers());

test("a request that has waited too long is refused, and its work never begins; that of a job waits", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const limit = { max: 1, maxWaitMs: 40_000, createFullError: () => new Error("late") };
  const { work, started, end } = works(limit);
  const [first, second] = [createTestRequest({ holder: "a" }), createTestRequest({ holder: "b" })];
  const going = first.run(() => work("first"));
  const waits = second.run(() => work("second"));
  const job = work("job");
  vi.advanceTimersByTime(39_999);
  const soon = createTestRequest({ holder: "c" }).run(() => work("soon"));
  vi.advanceTimersByTime(1);
  await expect(waits).rejects.toThrow("late");
  // The refused one passes no place on: the next in the queue is the job, then the request that has not waited long.
  end("first");
  await going;
  await waitRounds(1);
  expect(started).toEqual(["first", "job"]);
  end("job");
  await job;
  await waitRounds(1);
  // Its time ends with its turn: work that has begun is not refused.
  vi.advanceTimersByTime(100_000);
  end("soon");
  await expect(soon).resolves.toBeUndefined();
  expect(started).toEqual(["first", "job", "soon"]);
});

test("a queued computation counts as a long one, whose number is limited", async () => {
  const { work, started, end } = works({ max: 1 });
  const slots = createComputationSlots({ maxComputations: 8, longAfterTurns: 1000 });
  const ask = (holder: string) => createTestRequest({ holder, slots }).run(() => runComputation(() => work(holder)));
  const asked = ["a", "b", "c"].map(ask);
  await expect(ask("d")).rejects.toMatchObject({ code: "overloaded" });
  await expect(createTestRequest({ holder: "d", slots }).run(() => runComputation(async () => "short"))).resolves.toBe(
    "short",
  );
  for (const [at, name] of ["a", "b", "c"].entries()) {
    await waitRounds(1);
    expect(started).toHaveLength(at + 1);
    end(name);
  }
  await Promise.all(asked);
});

/** Named tasks that run until they are ended. */
function works(limit: Parameters<typeof createConcurrencyLimit>[0]) {
  const inTurn = createConcurrencyLimit(limit);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) =>
    inTurn(async () => {
      started.push(name);
      await new Promise<void>((resolve) => void ends.set(name, resolve));
    });
  return { work, started, end: (name: string) => ends.get(name)?.() };
}

test("queued holders take turns, however many tasks one of them has queued", async () => {
  const { work, started, end } = works({ max: 1 });
  const asked = ["a1", "a2", "a3", "a4", "b1", "b2", "c1"].map((name) =>
    createTestRequest({ holder: name.slice(0, 1) }).run(() => work(name)),
  );
  for (let at = 0; at < asked.length; at += 1) {
    await waitRounds(1);
    expect(started).toHaveLength(at + 1);
    end(started.at(-1) ?? "");
  }
  await Promise.all(asked);
  expect(started).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
});

test("a task whose client disconnects leaves the queue at once", async () => {
  const { work, started, end } = works({ max: 1 });
  const [first, second, third] = [createTestRequest(), createTestRequest(), createTestRequest()];
  const going = first.run(() => work("first"));
  const waits = second.run(() => work("second"));
  const last = third.run(() => work("third"));
  second.leave();
  await expect(waits).rejects.toMatchObject({ code: "chat_stopped" });
  end("first");
  await going;
  await waitRounds(1);
  expect(started).toEqual(["first", "third"]);
  end("third");
  await last;
});

test("a task admitted while its client disconnects passes its slot on", async () => {
  const { work, started, end } = works({ max: 1 });
  const [first, second, third] = [createTestRequest(), createTestRequest(), createTestRequest()];
  const going = first.run(() => work("first"));
  const waits = second.run(() => work("second"));
  const last = third.run(() => work("third"));
  await waitRounds(1);
  // Both before anything waiting for them continues.
  end("first");
  second.leave();
  await expect(waits).rejects.toMatchObject({ code: "chat_stopped" });
  await going;
  await waitRounds(2);
  expect(started).toEqual(["first", "third"]);
  end("third");
  await last;
});

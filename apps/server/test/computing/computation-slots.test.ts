import { describe, expect, test } from "vitest";
import { yieldToEventLoop } from "../../src/computing/yield-to-event-loop.ts";
import { runDetached } from "../../src/request-context.ts";
import { runComputation, acquireSlot } from "../../src/computing/run-computation.ts";
import { createComputationSlots } from "../../src/computing/computation-slots.ts";
import { createTestRequest } from "./test-request.ts";

const BUSY = { code: "too_many_requests", retryAfterSeconds: 5 };
const FULL = { code: "overloaded", retryAfterSeconds: 5 };

/** The result for each of these holders, requesting one after the other. */
function answersTo(holders: string, slots: ReturnType<typeof createComputationSlots>): string[] {
  return holders.split("").map((holder) => {
    try {
      createTestRequest({ holder, slots }).run(acquireSlot);
      return "taken";
    } catch (error) {
      return (error as { code: string }).code;
    }
  });
}

describe("a slot", () => {
  test("one holder gets at most a quarter, all holders together get all slots", () => {
    const slots = createComputationSlots({ maxComputations: 8, longAfterTurns: 9 });
    expect(answersTo("aaabbccdd", slots)).toEqual([
      "taken",
      "taken",
      "too_many_requests",
      ...Array.from({ length: 6 }, () => "taken"),
    ]);
    expect(slots.isFull()).toBe(true);
    expect(answersTo("ea", slots)).toEqual(["overloaded", "overloaded"]);
  });

  test("one slot is allowed per holder if there are fewer than four", () => {
    const slots = createComputationSlots({ maxComputations: 3, longAfterTurns: 9 });
    expect(answersTo("aabc", slots)).toEqual(["taken", "too_many_requests", "taken", "taken"]);
  });

  test("is free again when released, and when its client disconnects", () => {
    const slots = createComputationSlots({ maxComputations: 2, longAfterTurns: 9 });
    const [one, other] = [createTestRequest({ holder: "a", slots }), createTestRequest({ holder: "b", slots })];
    const slot = one.run(acquireSlot);
    other.run(acquireSlot);
    expect(answersTo("c", slots)).toEqual(["overloaded"]);
    slot.release();
    expect(answersTo("ac", slots)).toEqual(["taken", "overloaded"]);
    other.leave();
    expect(answersTo("b", slots)).toEqual(["taken"]);
  });

  test("is not taken for a client that has already disconnected", () => {
    const slots = createComputationSlots({ maxComputations: 1, longAfterTurns: 9 });
    const gone = createTestRequest({ slots });
    gone.leave();
    gone.run(acquireSlot);
    expect(slots.isFull()).toBe(false);
  });

  test("is one per request, whatever it computes; jobs take none", async () => {
    const slots = createComputationSlots({ maxComputations: 1, longAfterTurns: 9 });
    const inner = () => runComputation(async () => slots.isFull());
    await expect(createTestRequest({ slots }).run(() => runComputation(inner))).resolves.toBe(true);
    expect(slots.isFull()).toBe(false);
    await expect(runComputation(async () => "done")).resolves.toBe("done");
  });

  test("is released by a failing computation", async () => {
    const slots = createComputationSlots({ maxComputations: 1, longAfterTurns: 9 });
    const failed = createTestRequest({ slots }).run(() => runComputation(() => Promise.reject(new Error("no"))));
    await expect(failed).rejects.toThrow("no");
    expect(slots.isFull()).toBe(false);
  });
});

describe("long computations", () => {
  /** Runs for this many turns, and then stays pending. */
  const start = (holder: string, turns: number, slots: ReturnType<typeof createComputationSlots>) =>
    createTestRequest({ holder, slots }).run(async () => {
      acquireSlot();
      for (let turn = 0; turn < turns; turn += 1) await yieldToEventLoop();
      return "goes on";
    });

  test("get half of the slots, one holder a quarter of these; short ones get the rest", async () => {
    const slots = createComputationSlots({ maxComputations: 16, longAfterTurns: 2 });
    const long = "aabbccdd".split("").map((holder) => start(holder, 3, slots));
    expect(new Set(await Promise.all(long))).toEqual(new Set(["goes on"]));
    await expect(start("e", 3, slots)).rejects.toMatchObject(FULL);
    await expect(start("e", 2, slots)).resolves.toBe("goes on");
    await expect(start("a", 2, slots)).resolves.toBe("goes on");
  });

  test("above a holder's share are refused, while others continue", async () => {
    const slots = createComputationSlots({ maxComputations: 16, longAfterTurns: 2 });
    await Promise.all([start("a", 3, slots), start("a", 3, slots)]);
    await expect(start("a", 3, slots)).rejects.toMatchObject(BUSY);
    await expect(start("b", 3, slots)).resolves.toBe("goes on");
  });

  test("are also counted if their work outlives the request", async () => {
    const slots = createComputationSlots({ maxComputations: 2, longAfterTurns: 1 });
    await start("a", 2, slots);
    const apart = createTestRequest({ holder: "b", slots }).run(() => {
      acquireSlot();
      return runDetached(new AbortController().signal, async () => {
        await yieldToEventLoop();
        await yieldToEventLoop();
      });
    });
    await expect(apart).rejects.toMatchObject(FULL);
  });
});

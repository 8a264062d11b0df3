import { describe, expect, test } from "vitest";
import { yieldToEventLoop } from "../../src/computing/yield-to-event-loop.ts";
import { runDetached } from "../../src/computing/request-context.ts";
import { runComputation, acquireSlot } from "../../src/computing/run-computation.ts";
import { createComputationSlots, type Lane } from "../../src/computing/computation-slots.ts";
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
    // Of eight slots, the last is for a holder that has none.
    expect(answersTo("aaabbccdd", slots)).toEqual([
      "taken",
      "taken",
      "too_many_requests",
      ...Array.from({ length: 5 }, () => "taken"),
      "too_many_requests",
    ]);
    expect(slots.isFull()).toBe(false);
    expect(answersTo("e", slots)).toEqual(["taken"]);
    expect(slots.isFull()).toBe(true);
    expect(answersTo("fa", slots)).toEqual(["overloaded", "overloaded"]);
  });

  test("six holders that ask without end leave slots for newcomers", () => {
    const slots = createComputationSlots({ maxComputations: 50, longAfterTurns: 9 });
    const taken = "abcdef".split("").map((holder) => {
      answersTo(holder.repeat(60), slots);
      return slots.countOf(holder);
    });
    expect(taken).toEqual([12, 12, 12, 4, 2, 2]);
    expect(answersTo("aghij", slots)).toEqual(["too_many_requests", "taken", "taken", "taken", "taken"]);
  });

  test("a holder with one small request may make another while heavy ones have all but the last slots", () => {
    const slots = createComputationSlots({ maxComputations: 50, longAfterTurns: 9 });
    for (const holder of "abcd") answersTo(holder.repeat(60), slots);
    expect(answersTo("vvv", slots)).toEqual(["taken", "taken", "too_many_requests"]);
  });

  test("a holder's share shrinks as others come, and grows when they are ready", () => {
    const slots = createComputationSlots({ maxComputations: 8, longAfterTurns: 9 });
    const slot = createTestRequest({ holder: "a", slots }).run(acquireSlot);
    expect(answersTo("bcdb", slots)).toEqual(["taken", "taken", "taken", "too_many_requests"]);
    slot.release();
    expect(answersTo("b", slots)).toEqual(["taken"]);
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

  test("get a quarter of the slots; short ones get the rest", async () => {
    const slots = createComputationSlots({ maxComputations: 32, longAfterTurns: 2 });
    const long = "abcdefgh".split("").map((holder) => start(holder, 3, slots));
    expect(new Set(await Promise.all(long))).toEqual(new Set(["goes on"]));
    await expect(start("i", 3, slots)).rejects.toMatchObject(FULL);
    await expect(start("i", 2, slots)).resolves.toBe("goes on");
    await expect(start("a", 2, slots)).resolves.toBe("goes on");
  });

  test("above a holder's share are refused, while others continue", async () => {
    const slots = createComputationSlots({ maxComputations: 32, longAfterTurns: 2 });
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

describe("lanes", () => {
  /** The result of each holder's computation in a lane. */
  const enter = (holders: string, lane: Lane, slots: ReturnType<typeof createComputationSlots>, cost?: number) =>
    holders.split("").map((holder) => {
      const slot = createTestRequest({ holder, slots }).run(acquireSlot);
      try {
        slot.enterLane(lane, cost);
        return "entered";
      } catch (error) {
        slot.release();
        return (error as { code: string }).code;
      }
    });

  test("are counted apart: searches take no place of days, and neither takes the rest", () => {
    const slots = createComputationSlots({ maxComputations: 16, longAfterTurns: 9 });
    expect(enter("abcd", "long", slots)).toEqual(Array.from({ length: 4 }, () => "entered"));
    expect(enter("ef", "long", slots)).toEqual(["overloaded", "overloaded"]);
    expect(enter("abcdefgh", "medium", slots)).toEqual(Array.from({ length: 8 }, () => "entered"));
    expect(enter("i", "medium", slots)).toEqual(["overloaded"]);
    expect(answersTo("jk", slots)).toEqual(["taken", "taken"]);
  });

  test("an expensive computation counts for several, but the first of a lane always has room", () => {
    const slots = createComputationSlots({ maxComputations: 64, longAfterTurns: 9 });
    expect(enter("aab", "long", slots, 4)).toEqual(["entered", "too_many_requests", "entered"]);
    expect(enter("c", "long", slots, 100)).toEqual(["overloaded"]);
    const empty = createComputationSlots({ maxComputations: 64, longAfterTurns: 9 });
    expect(enter("ab", "long", empty, 100)).toEqual(["entered", "overloaded"]);
  });

  test("long computations do not count against visitors, the others do", () => {
    const slots = createComputationSlots({ maxComputations: 16, longAfterTurns: 9 });
    enter("abcd", "long", slots);
    expect(slots.isShareTaken(1 / 4)).toBe(false);
    enter("efg", "medium", slots);
    expect(slots.isShareTaken(1 / 4)).toBe(false);
    answersTo("h", slots);
    expect(slots.isShareTaken(1 / 4)).toBe(true);
  });
});

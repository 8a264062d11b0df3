import { describe, expect, test } from "vitest";
import { loopTurn } from "../../src/computing/loop-turn.ts";
import { runApart } from "../../src/computing/request-context.ts";
import { computation, takeSlot } from "../../src/computing/computation.ts";
import { computationSlots } from "../../src/computing/slots.ts";
import { request } from "./request.ts";

const BUSY = { code: "too_many_requests", retryAfterSeconds: 5 };
const FULL = { code: "overloaded", retryAfterSeconds: 5 };

/** What each of these holders is told who ask one after the other. */
function answersTo(holders: string, slots: ReturnType<typeof computationSlots>): string[] {
  return holders.split("").map((holder) => {
    try {
      request({ holder, slots }).run(takeSlot);
      return "taken";
    } catch (error) {
      return (error as { code: string }).code;
    }
  });
}

describe("a slot", () => {
  test("is for one holder a quarter of all at most, and for all together every one", () => {
    const slots = computationSlots({ computations: 8, longAfterTurns: 9 });
    expect(answersTo("aaabbccdd", slots)).toEqual([
      "taken",
      "taken",
      "too_many_requests",
      ...Array.from({ length: 6 }, () => "taken"),
    ]);
    expect(slots.isFull()).toBe(true);
    expect(answersTo("ea", slots)).toEqual(["overloaded", "overloaded"]);
  });

  test("is had by everyone where there are fewer than four", () => {
    const slots = computationSlots({ computations: 3, longAfterTurns: 9 });
    expect(answersTo("aabc", slots)).toEqual(["taken", "too_many_requests", "taken", "taken"]);
  });

  test("is free again when it is given back, and when its client leaves", () => {
    const slots = computationSlots({ computations: 2, longAfterTurns: 9 });
    const [one, other] = [request({ holder: "a", slots }), request({ holder: "b", slots })];
    const slot = one.run(takeSlot);
    other.run(takeSlot);
    expect(answersTo("c", slots)).toEqual(["overloaded"]);
    slot.free();
    expect(answersTo("ac", slots)).toEqual(["taken", "overloaded"]);
    other.leave();
    expect(answersTo("b", slots)).toEqual(["taken"]);
  });

  test("of a client that has gone already is not taken", () => {
    const slots = computationSlots({ computations: 1, longAfterTurns: 9 });
    const gone = request({ slots });
    gone.leave();
    gone.run(takeSlot);
    expect(slots.isFull()).toBe(false);
  });

  test("is one for a request, whatever it computes; none for a job", async () => {
    const slots = computationSlots({ computations: 1, longAfterTurns: 9 });
    const inner = () => computation(async () => slots.isFull());
    await expect(request({ slots }).run(() => computation(inner))).resolves.toBe(true);
    expect(slots.isFull()).toBe(false);
    await expect(computation(async () => "done")).resolves.toBe("done");
  });

  test("is given back by a computation that fails", async () => {
    const slots = computationSlots({ computations: 1, longAfterTurns: 9 });
    const failed = request({ slots }).run(() => computation(() => Promise.reject(new Error("no"))));
    await expect(failed).rejects.toThrow("no");
    expect(slots.isFull()).toBe(false);
  });
});

describe("long computations", () => {
  /** Goes on for so many turns, and then stays. */
  const start = (holder: string, turns: number, slots: ReturnType<typeof computationSlots>) =>
    request({ holder, slots }).run(async () => {
      takeSlot();
      for (let turn = 0; turn < turns; turn += 1) await loopTurn();
      return "goes on";
    });

  test("have half of the slots, one holder a quarter of these; what is short has the others", async () => {
    const slots = computationSlots({ computations: 16, longAfterTurns: 2 });
    const long = "aabbccdd".split("").map((holder) => start(holder, 3, slots));
    expect(new Set(await Promise.all(long))).toEqual(new Set(["goes on"]));
    await expect(start("e", 3, slots)).rejects.toMatchObject(FULL);
    await expect(start("e", 2, slots)).resolves.toBe("goes on");
    await expect(start("a", 2, slots)).resolves.toBe("goes on");
  });

  test("beyond a holder's share are refused, and those of others go on", async () => {
    const slots = computationSlots({ computations: 16, longAfterTurns: 2 });
    await Promise.all([start("a", 3, slots), start("a", 3, slots)]);
    await expect(start("a", 3, slots)).rejects.toMatchObject(BUSY);
    await expect(start("b", 3, slots)).resolves.toBe("goes on");
  });

  test("are counted too where their work outlives the request", async () => {
    const slots = computationSlots({ computations: 2, longAfterTurns: 1 });
    await start("a", 2, slots);
    const apart = request({ holder: "b", slots }).run(() => {
      takeSlot();
      return runApart(new AbortController().signal, async () => {
        await loopTurn();
        await loopTurn();
      });
    });
    await expect(apart).rejects.toMatchObject(FULL);
  });
});

import { expect, test } from "vitest";
import { runInSlices, yieldToEventLoop } from "../../src/computing/yield-to-event-loop.ts";
import { createTestRequest, waitRounds } from "./test-request.ts";

test("several long tasks take turns, one step per turn of the event loop", async () => {
  let round = 0;
  let isOver = false;
  const count = (): void => {
    round += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const pieces: { work: string; round: number }[] = [];
  const work = async (name: string): Promise<void> => {
    for (let piece = 0; piece < 4; piece += 1) {
      await yieldToEventLoop();
      pieces.push({ work: name, round });
    }
  };
  await Promise.all(["first", "second", "third"].map(work));
  isOver = true;
  expect(new Set(pieces.map((piece) => piece.round)).size).toBe(12);
  expect(pieces.slice(0, 6).map((piece) => piece.work)).toEqual([
    "first",
    "second",
    "third",
    "first",
    "second",
    "third",
  ]);
});

test("holders take turns, however many long tasks one of them has", async () => {
  const pieces: string[] = [];
  const work = (holder: string) =>
    createTestRequest({ holder }).run(async () => {
      for (let piece = 0; piece < 3; piece += 1) {
        await yieldToEventLoop();
        pieces.push(holder);
      }
    });
  await Promise.all(["heavy", "heavy", "heavy", "heavy", "heavy", "light"].map(work));
  expect(pieces.slice(0, 6)).toEqual(["heavy", "light", "heavy", "light", "heavy", "light"]);
});

test("work stops at its next step when the request's client has disconnected", async () => {
  const { run, leave } = createTestRequest();
  let pieces = 0;
  const work = run(async () => {
    for (;;) {
      await yieldToEventLoop();
      pieces += 1;
    }
  });
  await waitRounds(3);
  leave();
  await expect(work).rejects.toMatchObject({ code: "chat_stopped" });
  expect(pieces).toBeLessThan(6);
});

test("all steps are completed, with other work in between", async () => {
  function* counting(): Generator<void, string> {
    for (let step = 0; step < 4; step += 1) {
      const began = performance.now();
      while (performance.now() - began < 10) continue;
      yield;
    }
    return "counted";
  }
  // Rounds of the event loop, not milliseconds: how often a timer fires in them depends on the machine.
  let rounds = 0;
  const count = (): void => {
    rounds += 1;
    other = setImmediate(count);
  };
  let other = setImmediate(count);
  expect(await runInSlices(counting())).toBe("counted");
  clearImmediate(other);
  expect(rounds).toBeGreaterThanOrEqual(3);
});

import { expect, test } from "vitest";
import { inTurns, loopTurn } from "../../src/computing/loop-turn.ts";
import { request, rounds } from "./request.ts";

test("of several long works one piece is done in a round of the event loop, each in its turn", async () => {
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
      await loopTurn();
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

test("holders take turns, however many long works one of them has", async () => {
  const pieces: string[] = [];
  const work = (holder: string) =>
    request({ holder }).run(async () => {
      for (let piece = 0; piece < 3; piece += 1) {
        await loopTurn();
        pieces.push(holder);
      }
    });
  await Promise.all(["heavy", "heavy", "heavy", "heavy", "heavy", "light"].map(work));
  expect(pieces.slice(0, 6)).toEqual(["heavy", "light", "heavy", "light", "heavy", "light"]);
});

test("work stops at its next turn when the client of its request has gone", async () => {
  const { run, leave } = request();
  let pieces = 0;
  const work = run(async () => {
    for (;;) {
      await loopTurn();
      pieces += 1;
    }
  });
  await rounds(3);
  leave();
  await expect(work).rejects.toMatchObject({ code: "chat_stopped" });
  expect(pieces).toBeLessThan(6);
});

test("steps are done to their end, and others go on between them", async () => {
  function* counting(): Generator<void, string> {
    for (let step = 0; step < 4; step += 1) {
      const began = performance.now();
      while (performance.now() - began < 10) continue;
      yield;
    }
    return "counted";
  }
  let between = 0;
  const other = setInterval(() => (between += 1), 1);
  expect(await inTurns(counting())).toBe("counted");
  clearInterval(other);
  expect(between).toBeGreaterThan(2);
});

import { expect, test } from "vitest";
import { loopTurn } from "../../src/computing/loop-turn.ts";

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

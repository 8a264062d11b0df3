import { setImmediate as loopTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { together } from "../../src/channels/together.ts";

/** Work that notes what it was given, and is held until it is let go. */
function heldWork() {
  const batches: (readonly number[])[] = [];
  let letGo = (): void => undefined;
  const held = new Promise<void>((done) => (letGo = done));
  const work = async (items: readonly number[]): Promise<string[]> => {
    batches.push(items);
    await held;
    if (items.includes(13)) throw new Error("13 cannot be kept");
    return items.map((item) => `kept ${item}`);
  };
  return { batches, work, letGo: () => letGo() };
}

test("what is asked while work is under way is done by the next, together, and each is told its own", async () => {
  const { batches, work, letGo } = heldWork();
  const ask = together(work, 3);
  const first = ask(1);
  await expect.poll(() => batches).toEqual([[1]]);
  const asked = [2, 3, 4, 5].map((item) => ask(item));
  letGo();
  expect(await Promise.all([first, ...asked])).toEqual(["kept 1", "kept 2", "kept 3", "kept 4", "kept 5"]);
  expect(batches).toEqual([[1], [2, 3, 4], [5]]);
  expect(await ask(6)).toBe("kept 6");
});

test("one that fails fails alone, and what comes after it is done", async () => {
  const { batches, work, letGo } = heldWork();
  const ask = together(work);
  const first = ask(1);
  await expect.poll(() => batches).toEqual([[1]]);
  const asked = [first, ...[2, 13, 4].map((item) => ask(item))];
  letGo();
  const ended = await Promise.allSettled(asked);
  expect(ended.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
  expect(batches).toEqual([[1], [2, 13, 4], [2], [13], [4]]);
  expect(await ask(6)).toBe("kept 6");
});

test("work waits for those who come one a turn, as a server lets them in, and for nobody else", async () => {
  const { batches, work, letGo } = heldWork();
  const ask = together(work);
  letGo();
  const asked: Promise<string>[] = [];
  for (let each = 0; each < 8; each += 1) {
    asked.push(ask(each));
    await loopTurn();
  }
  await Promise.all(asked);
  expect(batches).toEqual([[0, 1, 2, 3, 4, 5, 6, 7]]);
  expect(await ask(20)).toBe("kept 20");
  expect(batches.at(-1)).toEqual([20]);
});

import { setImmediate as loopTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createCallBatcher } from "../../src/channels/batch-calls.ts";

/** Work that records its input, and is held until it is released. */
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

test("requests during running work are batched into the next run, and each gets its own result", async () => {
  const { batches, work, letGo } = heldWork();
  const ask = createCallBatcher(work, 3);
  const first = ask(1);
  await expect.poll(() => batches).toEqual([[1]]);
  const asked = [2, 3, 4, 5].map((item) => ask(item));
  letGo();
  expect(await Promise.all([first, ...asked])).toEqual(["kept 1", "kept 2", "kept 3", "kept 4", "kept 5"]);
  expect(batches).toEqual([[1], [2, 3, 4], [5]]);
  expect(await ask(6)).toBe("kept 6");
});

test("a failing batch fails alone, and the next one runs", async () => {
  const { batches, work, letGo } = heldWork();
  const ask = createCallBatcher(work);
  const first = ask(1);
  await expect.poll(() => batches).toEqual([[1]]);
  const asked = [first, ...[2, 13, 4].map((item) => ask(item))];
  letGo();
  const ended = await Promise.allSettled(asked);
  expect(ended.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
  expect(batches).toEqual([[1], [2, 13, 4], [2], [13], [4]]);
  expect(await ask(6)).toBe("kept 6");
});

test("work waits for requests that arrive one per event loop turn, and for no others", async () => {
  const { batches, work, letGo } = heldWork();
  const ask = createCallBatcher(work);
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

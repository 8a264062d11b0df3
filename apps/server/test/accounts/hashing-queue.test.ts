import { expect, test } from "vitest";
import { runQueuedHash } from "../../src/modules/accounts/passwords/hashing-queue.ts";

test("runs two at a time, the rest in order, and refuses with 503 beyond a hundred waiting", async () => {
  const ends: (() => void)[] = [];
  const started: number[] = [];
  const work = (number: number) =>
    runQueuedHash(async () => {
      started.push(number);
      await new Promise<void>((resolve) => void ends.push(resolve));
      if (number === 3) throw new Error("a failure frees its place too");
      return number;
    });
  const results = Array.from({ length: 102 }, (_, number) => work(number));
  const settled = Promise.allSettled(results);
  await expect(work(102)).rejects.toMatchObject({ code: "sign_in_busy", reason: "queue", retryAfterSeconds: 5 });
  expect(started).toEqual([0, 1]);
  for (let ended = 0; ended < 102; ended += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(ended);
    expect(started.length).toBeLessThanOrEqual(ended + 2);
    ends[ended]?.();
  }
  expect((await settled).filter(({ status }) => status === "fulfilled")).toHaveLength(101);
  expect(started).toEqual(Array.from({ length: 102 }, (_, number) => number));
  const free = work(103);
  await expect.poll(() => ends.length).toBe(103);
  ends[102]?.();
  expect(await free).toBe(103);
});

import { afterEach, expect, test, vi } from "vitest";
import { oneAtATime } from "../src/chat/one-at-a-time.ts";
import { memoryHitCounter } from "../src/http/hit-counter.ts";

afterEach(() => vi.useRealTimers());

/** Two servers that count together, and the time they go by. */
function servers() {
  vi.useFakeTimers();
  const counter = memoryHitCounter(() => Date.now());
  return { counter, one: oneAtATime(counter), two: oneAtATime(counter) };
}
const busy = { code: "chat_busy" };

test("a talk that one server answers in is busy on each, until it is answered", async () => {
  const { one, two } = servers();
  const free = await one("talk");
  await expect(one("talk")).rejects.toMatchObject(busy);
  await expect(two("talk")).rejects.toMatchObject(busy);
  await (
    await two("another talk")
  )();
  await free();
  await (
    await two("talk")
  )();
  await (
    await one("talk")
  )();
});

test("it stays so however long the answer takes", async () => {
  const { one, two } = servers();
  const free = await one("talk");
  for (let seconds = 0; seconds < 120; seconds += 7) {
    await vi.advanceTimersByTimeAsync(7_000);
    await expect(two("talk")).rejects.toMatchObject(busy);
  }
  await free();
  await (
    await two("talk")
  )();
});

test("one whose server has died is free after a while, and at once for whoever goes on with its answer", async () => {
  const { counter, two } = servers();
  const dead = vi.spyOn(globalThis, "setInterval").mockReturnValueOnce({ unref: () => undefined } as never);
  await oneAtATime(counter)("talk");
  dead.mockRestore();
  await expect(two("talk")).rejects.toMatchObject(busy);
  await (
    await two("talk", true)
  )();
  await (
    await two("talk")
  )();
});

import { afterEach, expect, test, vi } from "vitest";
import { createConversationLock } from "../src/chat/conversation-lock.ts";
import { createMemoryRateLimitCounter } from "../src/http/rate-limit-counter.ts";

afterEach(() => vi.useRealTimers());

/** Two servers that share their counters and clock. */
function servers() {
  vi.useFakeTimers();
  const counter = createMemoryRateLimitCounter(() => Date.now());
  return { counter, one: createConversationLock(counter), two: createConversationLock(counter) };
}
const busy = { code: "chat_busy" };

test("a conversation being answered on one server is busy on all until the answer ends", async () => {
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

test("it stays busy however long the answer takes", async () => {
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

test("the lock of a crashed server expires after a while, and is free at once for the server that resumes its answer", async () => {
  const { counter, two } = servers();
  const dead = vi.spyOn(globalThis, "setInterval").mockReturnValueOnce({ unref: () => undefined } as never);
  await createConversationLock(counter)("talk");
  dead.mockRestore();
  await expect(two("talk")).rejects.toMatchObject(busy);
  await (
    await two("talk", true)
  )();
  await (
    await two("talk")
  )();
});

test("it is renewed every five seconds, and free fifteen seconds after the last renewal of a crashed server", async () => {
  const { counter, one, two } = servers();
  const free = await one("talk");
  await vi.advanceTimersByTimeAsync(5_000);
  await free();
  const timer = vi.spyOn(globalThis, "setInterval").mockReturnValueOnce({ unref: () => undefined } as never);
  await createConversationLock(counter)("talk");
  timer.mockRestore();
  await vi.advanceTimersByTimeAsync(14_999);
  await expect(two("talk")).rejects.toMatchObject(busy);
  await vi.advanceTimersByTimeAsync(1);
  await (
    await two("talk")
  )();
});

test("a refused question locks nothing, and one server takes over only once", async () => {
  const { one, two } = servers();
  const free = await one("talk");
  await expect(two("talk")).rejects.toMatchObject(busy);
  await free();
  await (
    await two("talk")
  )();
  const resumed = await one("talk", true);
  await expect(one("talk", true)).rejects.toMatchObject(busy);
  await resumed();
});

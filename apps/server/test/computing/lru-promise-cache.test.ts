import { expect, test } from "vitest";
import { createLruPromiseCache } from "../../src/computing/lru-promise-cache.ts";
import { yieldToEventLoop } from "../../src/computing/yield-to-event-loop.ts";
import { createTestRequest, waitRounds } from "./test-request.ts";

/** Long work that counts its steps. */
function longWork(turns: number) {
  const work = { made: 0, turns: 0 };
  const make = async (): Promise<string> => {
    work.made += 1;
    for (let turn = 0; turn < turns; turn += 1) {
      await yieldToEventLoop();
      work.turns += 1;
    }
    return "made";
  };
  return { work, make };
}

test("concurrent and repeated requests share one computation", async () => {
  const kept = createLruPromiseCache<string>(2);
  const { work, make } = longWork(5);
  const asked = Array.from({ length: 4 }, () => createTestRequest().run(() => kept("one", make)));
  expect(await Promise.all(asked)).toEqual(["made", "made", "made", "made"]);
  expect(await kept("one", make)).toBe("made");
  expect(work).toEqual({ made: 1, turns: 5 });
});

test("continues while any caller still waits, whoever started it", async () => {
  const kept = createLruPromiseCache<string>(2);
  const { work, make } = longWork(5);
  const [first, second] = [createTestRequest(), createTestRequest()];
  const begun = first.run(() => kept("one", make));
  const joined = second.run(() => kept("one", make));
  first.leave();
  await expect(begun).rejects.toMatchObject({ code: "chat_stopped" });
  await expect(joined).resolves.toBe("made");
  expect(work.made).toBe(1);
});

test("stops when the last caller has gone, and restarts for the next", async () => {
  const kept = createLruPromiseCache<string>(2);
  const { work, make } = longWork(1000);
  const [first, second] = [createTestRequest(), createTestRequest()];
  const all = [first, second].map(({ run }) => run(() => kept("one", make)));
  await waitRounds(3);
  first.leave();
  second.leave();
  for (const one of all) await expect(one).rejects.toMatchObject({ code: "chat_stopped" });
  await waitRounds(3);
  const { turns } = work;
  await waitRounds(10);
  expect(work.turns).toBe(turns);
  await expect(kept("one", longWork(1).make)).resolves.toBe("made");
});

test("failures are not cached, and the size is limited", async () => {
  const kept = createLruPromiseCache<string>(2);
  await expect(kept("one", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  const { work, make } = longWork(1);
  for (const key of ["one", "two", "three", "two", "one"]) await kept(key, make);
  expect(work.made).toBe(4);
});

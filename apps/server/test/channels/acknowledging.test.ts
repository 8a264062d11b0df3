import { setImmediate as loopTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { acknowledging } from "../../src/channels/acknowledging.ts";

const { signal } = new AbortController();

/** Deliveries that are under way until they are let go, at an instant that the test sets. */
function opened() {
  const time = { now: 0 };
  const deliveries = acknowledging(() => time.now);
  let letGo = (): void => undefined;
  const held = new Promise<void>((done) => (letGo = done));
  const receive = deliveries.receive(async (name: string) => {
    await held;
    return `kept ${name}`;
  });
  const arrive = (many: number): Promise<string[]> =>
    Promise.all(Array.from({ length: many }, (_, each) => receive(String(each))));
  const passes = { done: false };
  const pass = async (): Promise<void> => {
    await deliveries.letPass(signal);
    passes.done = true;
  };
  return { time, arrive, pass, passes, letGo: () => letGo() };
}

test("nothing is waited for where few deliver", async () => {
  const { arrive, pass, letGo } = opened();
  const few = arrive(7);
  await pass();
  letGo();
  expect(await few).toContain("kept 6");
});

test("a crowd goes before the work of answering it, until it was quiet for a moment", async () => {
  const { time, arrive, pass, passes, letGo } = opened();
  const crowd = arrive(8);
  const passed = pass();
  letGo();
  expect(await crowd).toContain("kept 7");
  time.now = 50;
  await loopTurn();
  expect(passes.done).toBe(false);
  time.now = 100;
  await passed;
});

test("a crowd without end holds nothing up for longer than two seconds", async () => {
  const { time, arrive, pass, passes } = opened();
  void arrive(8);
  const passed = pass();
  await loopTurn();
  expect(passes.done).toBe(false);
  time.now = 2_000;
  await passed;
});

test("a delivery that fails fails for whoever delivers it, and is under way no more", async () => {
  const deliveries = acknowledging(() => 0);
  const refuse = deliveries.receive(() => Promise.reject(new Error("full")));
  for (let each = 0; each < 20; each += 1) await expect(refuse()).rejects.toThrow("full");
  await deliveries.letPass(signal);
});

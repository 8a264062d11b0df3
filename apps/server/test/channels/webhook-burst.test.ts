import { setImmediate as loopTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createWebhookBurstGate } from "../../src/channels/defer-work-during-webhook-burst.ts";

const { signal } = new AbortController();

/** Deliveries that are pending until released, at an instant set by the test. */
function opened() {
  const time = { now: 0 };
  const deliveries = createWebhookBurstGate(() => time.now);
  let letGo = (): void => undefined;
  const held = new Promise<void>((done) => (letGo = done));
  const receive = deliveries.trackDelivery(async (name: string) => {
    await held;
    return `kept ${name}`;
  });
  const arrive = (many: number): Promise<string[]> =>
    Promise.all(Array.from({ length: many }, (_, each) => receive(String(each))));
  const passes = { done: false };
  const pass = async (): Promise<void> => {
    await deliveries.waitForBurst(signal);
    passes.done = true;
  };
  return { time, arrive, pass, passes, letGo: () => letGo() };
}

test("few deliveries cause no waiting", async () => {
  const { arrive, pass, letGo } = opened();
  const few = arrive(7);
  await pass();
  letGo();
  expect(await few).toContain("kept 6");
});

test("a burst of deliveries is taken before any are answered, until a short pause", async () => {
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

test("an endless burst delays work by at most two seconds", async () => {
  const { time, arrive, pass, passes } = opened();
  void arrive(8);
  const passed = pass();
  await loopTurn();
  expect(passes.done).toBe(false);
  time.now = 2_000;
  await passed;
});

test("a failing delivery fails for its caller and is no longer pending", async () => {
  const deliveries = createWebhookBurstGate(() => 0);
  const refuse = deliveries.trackDelivery(() => Promise.reject(new Error("full")));
  for (let each = 0; each < 20; each += 1) await expect(refuse()).rejects.toThrow("full");
  await deliveries.waitForBurst(signal);
});

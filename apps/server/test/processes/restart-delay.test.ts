import { expect, test } from "vitest";
import { createRestartDelay } from "../../src/processes/restart-delay.ts";

const SHORT = 2_000;
const LONG = 3_600_000;

test("a process that ends soon after each start is started again ever later, but at least twice a minute", () => {
  const delay = createRestartDelay();
  const delays = Array.from({ length: 9 }, () => delay.next(SHORT));
  expect(delays).toEqual([0, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
});

test("a process that has run for long is started again at once, whatever was before", () => {
  const delay = createRestartDelay();
  for (let time = 0; time < 5; time += 1) delay.next(SHORT);
  expect([delay.next(LONG), delay.next(SHORT), delay.next(LONG)]).toEqual([0, 1_000, 0]);
});

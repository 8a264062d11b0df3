import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { runInLanes } from "../lib/run-in-lanes.ts";

test("tasks run in their order, no more at the same time than there are lanes, and their results keep the order", async () => {
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const tasks = [30, 1, 10, 5, 1].map((duration, index) => async () => {
    started.push(index);
    running += 1;
    most = Math.max(most, running);
    await sleep(duration);
    running -= 1;
    return index * 10;
  });
  expect(await runInLanes(2, tasks)).toEqual([0, 10, 20, 30, 40]);
  expect(started).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
});

test("one lane runs one task after the other", async () => {
  const log: string[] = [];
  const createTask = (name: string) => async () => {
    log.push(`${name} starts`);
    await sleep(1);
    log.push(`${name} ends`);
  };
  await runInLanes(1, [createTask("a"), createTask("b")]);
  expect(log).toEqual(["a starts", "a ends", "b starts", "b ends"]);
});

test("a rejected task rejects the run, but only after the others have ended", async () => {
  let ended = false;
  const failing = () => Promise.reject(new Error("broken"));
  const slow = async () => {
    await sleep(20);
    ended = true;
  };
  await expect(runInLanes(2, [slow, failing])).rejects.toThrow("broken");
  expect(ended).toBe(true);
});

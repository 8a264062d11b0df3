import { expect, test } from "vitest";
import { keeper } from "../../src/computing/keeper.ts";
import { loopTurn } from "../../src/computing/loop-turn.ts";
import { request, rounds } from "./request.ts";

/** Long work that counts its turns. */
function longWork(turns: number) {
  const work = { made: 0, turns: 0 };
  const make = async (): Promise<string> => {
    work.made += 1;
    for (let turn = 0; turn < turns; turn += 1) {
      await loopTurn();
      work.turns += 1;
    }
    return "made";
  };
  return { work, make };
}

test("what several ask for at once, and again, is made once", async () => {
  const kept = keeper<string>(2);
  const { work, make } = longWork(5);
  const asked = Array.from({ length: 4 }, () => request().run(() => kept("one", make)));
  expect(await Promise.all(asked)).toEqual(["made", "made", "made", "made"]);
  expect(await kept("one", make)).toBe("made");
  expect(work).toEqual({ made: 1, turns: 5 });
});

test("goes on while one of those who asked still waits, whoever began it", async () => {
  const kept = keeper<string>(2);
  const { work, make } = longWork(5);
  const [first, second] = [request(), request()];
  const begun = first.run(() => kept("one", make));
  const joined = second.run(() => kept("one", make));
  first.leave();
  await expect(begun).rejects.toMatchObject({ code: "chat_stopped" });
  await expect(joined).resolves.toBe("made");
  expect(work.made).toBe(1);
});

test("stops when the last who waits has gone, and is made from the beginning for the next", async () => {
  const kept = keeper<string>(2);
  const { work, make } = longWork(1000);
  const [first, second] = [request(), request()];
  const all = [first, second].map(({ run }) => run(() => kept("one", make)));
  await rounds(3);
  first.leave();
  second.leave();
  for (const one of all) await expect(one).rejects.toMatchObject({ code: "chat_stopped" });
  await rounds(3);
  const { turns } = work;
  await rounds(10);
  expect(work.turns).toBe(turns);
  await expect(kept("one", longWork(1).make)).resolves.toBe("made");
});

test("what failed is not kept, and no more than so many are", async () => {
  const kept = keeper<string>(2);
  await expect(kept("one", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  const { work, make } = longWork(1);
  for (const key of ["one", "two", "three", "two", "one"]) await kept(key, make);
  expect(work.made).toBe(4);
});

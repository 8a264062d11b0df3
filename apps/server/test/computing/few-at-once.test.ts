import { expect, test } from "vitest";
import { fewAtOnce } from "../../src/computing/few-at-once.ts";
import { computation } from "../../src/computing/computation.ts";
import { computationSlots } from "../../src/computing/slots.ts";
import { request, rounds } from "./request.ts";

test("a computation that waits in line is a long one, of which there are only so many", async () => {
  const { work, started, end } = works(1);
  const slots = computationSlots({ computations: 4, longAfterTurns: 1000 });
  const ask = (holder: string) => request({ holder, slots }).run(() => computation(() => work(holder)));
  const asked = ["a", "b", "c"].map(ask);
  await expect(ask("d")).rejects.toMatchObject({ code: "overloaded" });
  await expect(request({ holder: "d", slots }).run(() => computation(async () => "short"))).resolves.toBe("short");
  for (const [at, name] of ["a", "b", "c"].entries()) {
    await rounds(1);
    expect(started).toHaveLength(at + 1);
    end(name);
  }
  await Promise.all(asked);
});

/** Works that go on until they are ended, by name. */
function works(most: number) {
  const inTurn = fewAtOnce({ most });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) =>
    inTurn(async () => {
      started.push(name);
      await new Promise<void>((resolve) => void ends.set(name, resolve));
    });
  return { work, started, end: (name: string) => ends.get(name)?.() };
}

test("of those who wait the holders take turns, however many works one of them has in line", async () => {
  const { work, started, end } = works(1);
  const asked = ["a1", "a2", "a3", "a4", "b1", "b2", "c1"].map((name) =>
    request({ holder: name.slice(0, 1) }).run(() => work(name)),
  );
  for (let at = 0; at < asked.length; at += 1) {
    await rounds(1);
    expect(started).toHaveLength(at + 1);
    end(started.at(-1) ?? "");
  }
  await Promise.all(asked);
  expect(started).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
});

test("one whose client leaves is out of the line at once, and keeps no place", async () => {
  const { work, started, end } = works(1);
  const [first, second, third] = [request(), request(), request()];
  const going = first.run(() => work("first"));
  const waits = second.run(() => work("second"));
  const last = third.run(() => work("third"));
  second.leave();
  await expect(waits).rejects.toMatchObject({ code: "chat_stopped" });
  end("first");
  await going;
  await rounds(1);
  expect(started).toEqual(["first", "third"]);
  end("third");
  await last;
});

test("one that is let in as its client leaves passes its place on", async () => {
  const { work, started, end } = works(1);
  const [first, second, third] = [request(), request(), request()];
  const going = first.run(() => work("first"));
  const waits = second.run(() => work("second"));
  const last = third.run(() => work("third"));
  await rounds(1);
  // Both before anything that waits for them goes on.
  end("first");
  second.leave();
  await expect(waits).rejects.toMatchObject({ code: "chat_stopped" });
  await going;
  await rounds(2);
  expect(started).toEqual(["first", "third"]);
  end("third");
  await last;
});

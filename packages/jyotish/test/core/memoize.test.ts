import { expect, test } from "vitest";
import { type Memo, memoize } from "../../src/core/memoize.ts";

interface Counted extends Memo {
  readonly from: number;
}

test("computes a result once per object, including null, and again for a copy with its own map", () => {
  const calls: number[] = [];
  const doubled = memoize(({ from }: Counted) => {
    calls.push(from);
    return from === 0 ? null : { twice: from * 2 };
  });
  const one: Counted = { from: 1, memoized: new Map() };
  const none: Counted = { from: 0, memoized: new Map() };
  const copy: Counted = { ...one, from: 5, memoized: new Map() };

  expect(doubled(one)).toBe(doubled(one));
  expect([doubled(none), doubled(none)]).toEqual([null, null]);
  expect([doubled(copy), doubled(one)]).toEqual([{ twice: 10 }, { twice: 2 }]);
  expect(calls).toEqual([1, 0, 5]);
});

test("keeps the results of two functions apart", () => {
  const thing: Counted = { from: 3, memoized: new Map() };
  const more = memoize(({ from }: Counted) => from + 1);
  const less = memoize(({ from }: Counted) => from - 1);
  expect([more(thing), less(thing), more(thing)]).toEqual([4, 2, 4]);
});

import { expect, test } from "vitest";
import { type Knowing, once } from "../../src/core/once.ts";

interface Counted extends Knowing {
  readonly from: number;
}

test("a result is worked out once for each thing, null too, and a copy with a map of its own has its own", () => {
  const asked: number[] = [];
  const doubled = once(({ from }: Counted) => {
    asked.push(from);
    return from === 0 ? null : { twice: from * 2 };
  });
  const one: Counted = { from: 1, known: new Map() };
  const none: Counted = { from: 0, known: new Map() };
  const copy: Counted = { ...one, from: 5, known: new Map() };

  expect(doubled(one)).toBe(doubled(one));
  expect([doubled(none), doubled(none)]).toEqual([null, null]);
  expect([doubled(copy), doubled(one)]).toEqual([{ twice: 10 }, { twice: 2 }]);
  expect(asked).toEqual([1, 0, 5]);
});

test("what two functions make of a thing stays apart", () => {
  const thing: Counted = { from: 3, known: new Map() };
  const more = once(({ from }: Counted) => from + 1);
  const less = once(({ from }: Counted) => from - 1);
  expect([more(thing), less(thing), more(thing)]).toEqual([4, 2, 4]);
});

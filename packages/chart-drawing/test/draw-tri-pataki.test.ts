import { expect, test } from "vitest";
import { drawTriPataki } from "../src/index.ts";

/** K.S. Charak, "A Textbook of Varshaphala": which places each place obstructs. */
const VEDHA: Readonly<Record<number, readonly number[]>> = {
  1: [4, 7, 10],
  2: [3, 6, 9],
  3: [2, 8, 11],
  4: [1, 7, 10],
  5: [6, 9, 12],
  6: [2, 5, 11],
  7: [1, 4, 10],
  8: [3, 9, 12],
  9: [2, 5, 8],
  10: [1, 4, 7],
  11: [3, 6, 12],
  12: [5, 8, 11],
};

const drawing = drawTriPataki(100);

test.each(Object.entries(VEDHA))("place %s is joined by lines to %j and to no other", (place, others) => {
  const joined = drawing.lines.flatMap(({ places: [a, b] }) =>
    a === Number(place) ? [b] : b === Number(place) ? [a] : [],
  );
  expect(joined.toSorted((a, b) => a - b)).toEqual(others);
});

test("three ends on each side of the square, and a pennant at each upper one", () => {
  for (const side of ["top", "left", "bottom", "right"])
    expect(drawing.ends.filter((end) => end.side === side)).toHaveLength(3);
  expect(drawing.ends[0]).toEqual({ place: 1, at: { x: 50, y: 0 }, side: "top" });
  expect(drawing.flags.map(([{ x }]) => x).toSorted((a, b) => a - b)).toEqual([25, 50, 75]);
  expect(drawing.lines.find(({ places }) => places[0] === 4 && places[1] === 10)).toMatchObject({
    from: { x: 0, y: 50 },
    to: { x: 100, y: 50 },
  });
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { dialPoint, spreadOut } from "./dial-geometry.ts";

const GAP = 8;
const apart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

test("Aries begins at the left, and the signs run counter-clockwise", () => {
  expect(dialPoint(0, 100)).toMatchObject({ x: 200, y: expect.closeTo(300) });
  expect(dialPoint(90, 100)).toMatchObject({ x: expect.closeTo(300), y: 400 });
  expect(dialPoint(270, 100)).toMatchObject({ x: expect.closeTo(300), y: 200 });
});

test("names far apart stand at their longitudes", () => {
  expect(spreadOut([10, 200, 100], GAP)).toEqual([10, 200, 100]);
});

test("names that would touch make room on both sides, over the end of the circle too", () => {
  expect(spreadOut([100, 102], GAP)).toEqual([97, 105]);
  expect(spreadOut([1, 359], GAP)).toEqual([4, 356]);
});

test("ten names never touch, wherever the sky puts them", () => {
  const longitude = fc.double({ min: 0, max: 359.999, noNaN: true });
  const sky = fc.oneof(
    fc.array(longitude, { minLength: 10, maxLength: 10 }),
    longitude.chain((from) =>
      fc
        .array(fc.double({ min: 0, max: 12, noNaN: true }), { minLength: 10, maxLength: 10 })
        .map((by) => by.map((step) => (from + step) % 360)),
    ),
  );
  fc.assert(
    fc.property(sky, (longitudes) => {
      const places = spreadOut(longitudes, GAP);
      for (const [index, place] of places.entries()) {
        expect(place).toBeGreaterThanOrEqual(0);
        expect(place).toBeLessThan(360);
        for (const other of places.slice(index + 1)) expect(apart(place, other)).toBeGreaterThan(GAP - 1e-9);
      }
    }),
  );
});

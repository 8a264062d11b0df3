import fc from "fast-check";
import { expect, test } from "vitest";
import { computeDialPoint, spreadLabels } from "./dial-geometry.ts";

const GAP = 8;
const computeAngularDistance = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

test("places Aries at the left, with the signs counter-clockwise", () => {
  expect(computeDialPoint(0, 100)).toMatchObject({ x: 200, y: expect.closeTo(300) });
  expect(computeDialPoint(90, 100)).toMatchObject({ x: expect.closeTo(300), y: 400 });
  expect(computeDialPoint(270, 100)).toMatchObject({ x: expect.closeTo(300), y: 200 });
});

test("places labels that are far apart at their longitudes", () => {
  expect(spreadLabels([10, 200, 100], GAP)).toEqual([10, 200, 100]);
});

test("moves touching labels apart on both sides, also across 0°", () => {
  expect(spreadLabels([100, 102], GAP)).toEqual([97, 105]);
  expect(spreadLabels([1, 359], GAP)).toEqual([4, 356]);
});

test("keeps ten labels apart for any sky", () => {
  const longitude = fc.double({ min: 0, max: 359.999, noNaN: true });
  const sky = fc.oneof(
    fc.array(longitude, { minLength: 10, maxLength: 10 }),
    longitude.chain((from) =>
      fc
        .array(fc.double({ min: 0, max: 12, noNaN: true }), { minLength: 10, maxLength: 10 })
        .map((steps) => steps.map((step) => (from + step) % 360)),
    ),
  );
  fc.assert(
    fc.property(sky, (longitudes) => {
      const places = spreadLabels(longitudes, GAP);
      for (const [index, place] of places.entries()) {
        expect(place).toBeGreaterThanOrEqual(0);
        expect(place).toBeLessThan(360);
        for (const other of places.slice(index + 1))
          expect(computeAngularDistance(place, other)).toBeGreaterThan(GAP - 1e-9);
      }
    }),
  );
});

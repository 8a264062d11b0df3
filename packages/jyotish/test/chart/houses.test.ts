import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  findBhavaNumber,
  getBhavaReferencePoint,
  createBhavasFromCusps,
  computeDerivedBhavas,
  computePorphyryCusps,
  computeSripatiBhavas,
} from "../../src/chart/houses.ts";
import { arcForward, normalizeDegrees, separation } from "../../src/core/angle.ts";

const longitudes = fc.double({ min: 0, max: 359.999999, noNaN: true });

describe("Porphyry and Sripati", () => {
  test("one quadrant computed by hand", () => {
    // Lagna 300, midheaven 210: the eastern quadrant of 90° in thirds, and so the western one.
    expect(computePorphyryCusps(300, 210)).toEqual([300, 330, 0, 30, 60, 90, 120, 150, 180, 210, 240, 270]);
    expect(computePorphyryCusps(300, 240).map((cusp) => Math.round(cusp * 1e9) / 1e9)).toEqual([
      300, 340, 20, 60, 80, 100, 120, 160, 200, 240, 260, 280,
    ]);
  });

  test("sandhis are midway between madhyas, and the bhavas divide the circle without gaps whatever the quadrants", () => {
    fc.assert(
      fc.property(longitudes, longitudes, (lagna, midheaven) => {
        const bhavas = computeSripatiBhavas(lagna, midheaven);
        expect(bhavas.reduce((sum, { start, end }) => sum + arcForward(start, end), 0)).toBeCloseTo(360, 6);
        expect(separation(bhavas[0]?.middle ?? Number.NaN, lagna)).toBeLessThan(1e-9);
        const tenth = separation(bhavas[9]?.middle ?? Number.NaN, midheaven);
        expect(Math.min(tenth, 180 - tenth)).toBeLessThan(1e-6);
        for (const [index, { middle, end }] of bhavas.entries()) {
          const next = bhavas[(index + 1) % 12]?.middle ?? Number.NaN;
          expect(separation(end, middle) - separation(next, end)).toBeCloseTo(0, 6);
        }
      }),
    );
  });

  test.each([0, 180])("the lagna on the meridian, %d away from the midheaven, leaves empty bhavas", (away) => {
    const bhavas = computeSripatiBhavas(289.8936186488301, normalizeDegrees(289.8936186488301 + away));
    expect(bhavas.reduce((sum, { start, end }) => sum + arcForward(start, end), 0)).toBeCloseTo(360, 9);
    expect(findBhavaNumber(bhavas, 0)).toBeGreaterThan(0);
  });
});

describe("cusps", () => {
  const backwards = Array.from({ length: 12 }, (_, index) => normalizeDegrees(100 - 30 * index));

  test("fall back to Porphyry's if missing or running backwards, and the result says so", () => {
    for (const cusps of [null, backwards]) {
      const { bhavas, fallback } = createBhavasFromCusps(100, 10, cusps);
      expect(fallback).toBe("porphyry");
      expect(bhavas.map(({ start }) => start)).toEqual(computePorphyryCusps(100, 10));
    }
  });

  test("that run forward are kept", () => {
    const cusps = computePorphyryCusps(100, 25);
    const { bhavas, fallback } = createBhavasFromCusps(100, 10, cusps);
    expect(fallback).toBeNull();
    expect(bhavas.map(({ start }) => start)).toEqual(cusps);
  });
});

describe("finding the bhava of a longitude", () => {
  test("every longitude is in exactly one bhava, the one whose arc contains it", () => {
    fc.assert(
      fc.property(
        longitudes,
        longitudes,
        longitudes,
        fc.constantFrom("whole_sign", "sripati", "equal", "equal_lagna_middle"),
        (lagna, midheaven, longitude, system) => {
          const bhavas = computeDerivedBhavas(system, lagna, midheaven);
          const bhava = bhavas[findBhavaNumber(bhavas, longitude) - 1];
          if (!bhava) throw new Error("no bhava");
          expect(arcForward(bhava.start, longitude)).toBeLessThan(arcForward(bhava.start, bhava.end) + 1e-9);
        },
      ),
    );
  });

  test("a longitude exactly on a start is in the bhava that begins there", () => {
    const bhavas = computeDerivedBhavas("whole_sign", 45, 300);
    expect([29.999999, 30, 59.999999, 60].map((longitude) => findBhavaNumber(bhavas, longitude))).toEqual([
      12, 1, 1, 2,
    ]);
  });

  test("a house takes its sign from the madhya only if the system centres it there", () => {
    const bhava = { number: 1, start: 29, middle: 44, end: 59 };
    expect(getBhavaReferencePoint("sripati", bhava)).toBe(44);
    expect(getBhavaReferencePoint("equal_lagna_middle", bhava)).toBe(44);
    expect(getBhavaReferencePoint("placidus", bhava)).toBe(29);
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normalizeDegrees, separation } from "../../src/core/angle.ts";
import {
  findCrossings,
  createEqualDivision,
  findPart,
  createDivision,
  findRoot,
  findStations,
} from "../../src/core/find-crossings.ts";
import type { Motion } from "../../src/core/motion.ts";

/** A mean motion with an oscillation, like that of planets: retrograde when the oscillation outruns the mean motion. */
const looping =
  (start: number, mean: number, amplitude: number, period: number) =>
  (jd: number): Motion => {
    const phase = (2 * Math.PI * jd) / period;
    const angle = normalizeDegrees(start + mean * jd + amplitude * Math.sin(phase));
    return { angle, speed: mean + ((amplitude * 2 * Math.PI) / period) * Math.cos(phase) };
  };

const loops = fc.record({
  start: fc.double({ min: 0, max: 360, noNaN: true }),
  mean: fc.double({ min: 0.03, max: 1, noNaN: true }),
  amplitude: fc.double({ min: 0, max: 20, noNaN: true }),
  period: fc.double({ min: 100, max: 700, noNaN: true }),
});

const PACE = { stepDays: 10, maxDegreesPerDay: 3 };
const RANGE = { from: 0, until: 1500 };

describe("crossings", () => {
  test("no crossing is missed or invented, compared with sampling in small steps", () => {
    fc.assert(
      fc.property(loops, fc.constantFrom(12, 27, 96), ({ start, mean, amplitude, period }, count) => {
        const motion = looping(start, mean, amplitude, period);
        const division = createEqualDivision(count);
        const found = findCrossings(motion, division, RANGE, PACE);
        let part = findPart(division, motion(0).angle);
        const walked: number[] = [];
        for (let jd = 0.05; jd < RANGE.until - 0.05; jd += 0.05) {
          const now = findPart(division, motion(jd).angle);
          if (now !== part) walked.push(now);
          part = now;
        }
        const entered = found.map((crossing) => crossing.part);
        // A loop that barely crosses a boundary may return within one sampling step.
        const withoutGrazes = found.filter(({ jd }, index) => {
          const [before, after] = [found[index - 1]?.jd ?? -1, found[index + 1]?.jd ?? Infinity];
          return jd - before > 0.11 && after - jd > 0.11 && jd < RANGE.until - 0.11;
        });
        fc.pre(withoutGrazes.length === found.length);
        expect(entered).toEqual(walked);
      }),
      { numRuns: 40 },
    );
  });

  test("each is where the part changes, with its direction", () => {
    fc.assert(
      fc.property(loops, ({ start, mean, amplitude, period }) => {
        const motion = looping(start, mean, amplitude, period);
        const division = createEqualDivision(27);
        for (const { jd, part, forward, angle } of findCrossings(motion, division, RANGE, PACE)) {
          const speed = Math.abs(motion(jd).speed);
          fc.pre(speed > 1e-3);
          const apart = 2e-4;
          expect(findPart(division, motion(jd + apart).angle)).toBe(part);
          expect(findPart(division, motion(jd - apart).angle)).toBe((part + (forward ? 26 : 1)) % 27);
          expect(separation(motion(jd).angle, angle)).toBeLessThan(1e-6);
        }
      }),
      { numRuns: 60 },
    );
  });

  test("a station is where the speed is zero", () => {
    const motion = looping(10, 0.5, 40, 400);
    const found = findStations(motion, 0, 1500, 20);
    expect(found).toHaveLength(8);
    for (const jd of found) expect(motion(jd).speed).toBeCloseTo(0, 9);
  });

  test("a division from angles contains what is between them", () => {
    const division = createDivision([12, -12]);
    expect([11.9, 12, 347.9, 348, 0].map((angle) => findPart(division, angle))).toEqual([1, 0, 0, 1, 1]);
  });

  test("finds a root at an end of the interval", () => {
    expect(findRoot((x) => x, 0, 1)).toBe(0);
    expect(findRoot((x) => x - 1, 0, 1)).toBe(1);
    expect(findRoot((x) => x ** 3 - 0.001, 0, 1)).toBeCloseTo(0.1, 7);
  });

  test("a root is the same with known ends, which are not computed again", () => {
    const asked: number[] = [];
    const value = (x: number): number => {
      asked.push(x);
      return Math.sin(x) - 0.3;
    };
    const found = findRoot(value, 0, 1);
    const all = asked.splice(0);
    expect(findRoot(value, 0, 1, [Math.sin(0) - 0.3, Math.sin(1) - 0.3])).toBe(found);
    expect(asked).toEqual(all.slice(2));
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NAKSHATRAS, RASHIS } from "@lagna/terms";
import { arcForward, arcShortest, normalizeDegrees, separation } from "../../src/core/angle.ts";
import { findInstantOfAdvance } from "../../src/core/motion.ts";
import { computeWeekday } from "../../src/core/time.ts";
import { degrees, julianDayUt } from "../../src/core/units.ts";
import { nakshatraOf } from "../../src/zodiac/nakshatra.ts";
import { rashiOf } from "../../src/zodiac/rashi.ts";

const angles = fc.double({ min: -1e6, max: 1e6, noNaN: true });

describe("angles", () => {
  test("normalised ones are in [0, 360) and have the same direction", () => {
    fc.assert(
      fc.property(angles, (angle) => {
        const normal = normalizeDegrees(angle);
        expect(normal >= 0 && normal < 360 && !Object.is(normal, -0)).toBe(true);
        expect(Math.abs(Math.sin(((normal - angle) * Math.PI) / 360))).toBeLessThan(1e-8);
        expect(normalizeDegrees(normal)).toBe(normal);
      }),
    );
  });

  test.each([
    [-1e-20, 0],
    [360, 0],
    [-360, 0],
    [-0, 0],
    [720.5, 0.5],
    [-0.5, 359.5],
  ])("%d is %d", (angle, normal) => expect(normalizeDegrees(angle)).toBe(normal));

  test("forward and shortest arcs and the separation agree", () => {
    fc.assert(
      fc.property(angles, angles, (from, to) => {
        const shortest = arcShortest(from, to);
        expect(shortest > -180 && shortest <= 180).toBe(true);
        expect(separation(from, to)).toBe(Math.abs(shortest));
        expect(Math.abs(arcForward(from, to) - (shortest < 0 ? shortest + 360 : shortest))).toBeLessThan(1e-9);
      }),
    );
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY])("%d is neither a valid angle nor a valid day", (value) => {
    expect(() => degrees(value)).toThrow(RangeError);
    expect(() => julianDayUt(value)).toThrow(RangeError);
  });
});

describe("the zodiac", () => {
  test("rashis, nakshatras and padas divide the circle without gaps", () => {
    for (let pada = 0; pada < 108; pada++) {
      for (const within of [0, 0.25, 0.999999]) {
        const longitude = ((pada + within) * 360) / 108;
        const position = nakshatraOf(longitude);
        expect([position.nakshatra, position.pada], String(longitude)).toEqual([
          NAKSHATRAS[Math.floor(pada / 4)],
          (pada % 4) + 1,
        ]);
        expect(rashiOf(longitude)).toBe(RASHIS[Math.floor(pada / 9)]);
      }
    }
  });
});

describe("weekdays", () => {
  test.each([
    ["J2000, a Saturday", 2_451_545, 0, 6],
    ["1970-01-01T00:00Z, a Thursday", 2_440_587.5, 0, 4],
    ["the same instant in Honolulu, still Wednesday", 2_440_587.5, -36_000, 3],
    ["1970-01-01T18:29:59Z in India, still Thursday", 2_440_587.5 + 66_599 / 86_400, 19_800, 4],
    ["1970-01-01T18:30:01Z in India, Friday", 2_440_587.5 + 66_601 / 86_400, 19_800, 5],
    ["1947-08-15 in India, a Friday", 2_432_412.5, 19_800, 5],
  ])("%s", (_name, jd, offset, weekday) => expect(computeWeekday(jd, offset)).toBe(weekday));
});

describe("searching for an angle", () => {
  test("finds the instant of an uneven motion to a millisecond, forward and backward", () => {
    const swing = fc.double({ min: 0, max: 1.2, noNaN: true });
    const advances = fc.double({ min: -359, max: 359, noNaN: true });
    fc.assert(
      fc.property(swing, advances, fc.double({ min: 0, max: 30, noNaN: true }), (amplitude, advance, start) => {
        // Like the Moon: 13.2° a day on average, oscillating over a month.
        const rate = (2 * Math.PI) / 27.55;
        const angleAt = (jd: number): number => 13.2 * jd + (amplitude / rate) * Math.sin(rate * jd);
        const motion = (jd: number) => ({
          angle: normalizeDegrees(angleAt(jd)),
          speed: 13.2 + amplitude * Math.cos(rate * jd),
        });
        const found = findInstantOfAdvance(motion, start, motion(start), advance);
        expect(Math.abs(angleAt(found) - angleAt(start) - advance) / 13.2).toBeLessThan(1e-8);
      }),
    );
  });

  test("throws if there is nothing to find", () => {
    const still = () => ({ angle: 0, speed: 1e-9 });
    expect(() => findInstantOfAdvance(still, 0, { angle: 0, speed: 1 }, 10)).toThrow(/did not converge/);
  });
});

import { computeLimbs, computeLunarMonth, resolveSettings, createSky, type JulianDayUt } from "@lagna/jyotish";
import { SETTINGS } from "@lagna/terms";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import {
  computeElongation,
  computeLuminaryAngles,
  computeSiderealMoon,
  computeSiderealSunLongitude,
  computeSunMoonSum,
  type Sky,
} from "../../../jyotish/src/chart/sky.ts";
import { findRoot } from "../../../jyotish/src/core/find-crossings.ts";
import { computeLimbBegins } from "../../../jyotish/src/panchanga/limbs.ts";
import { arcShortest, partOfCircle } from "../../../jyotish/src/core/angle.ts";
import { findInstantOfAdvance, type Motion } from "../../../jyotish/src/core/motion.ts";
import { rashiIndex } from "../../../jyotish/src/zodiac/rashi.ts";
import { openEphemeris } from "../../src/index.ts";
import { countRuns } from "../../../../tools/lib/sample.ts";

vi.setConfig({ testTimeout: 120_000 });
const ephemeris = openEphemeris();
const jds = fc.double({ min: 2_378_540, max: 2_597_600, noNaN: true }).map((jd) => jd as JulianDayUt);
const zodiacs = fc.oneof(
  fc.constantFrom(...SETTINGS.ayanamsa.filter((id) => id !== "custom")),
  fc.double({ min: -179, max: 180, noNaN: true }),
);
const skies = fc
  .tuple(jds, zodiacs, fc.constantFrom(...SETTINGS.positions))
  .map(
    ([jd, ayanamsa, positions]) => [createSky(ephemeris, resolveSettings({ ayanamsa, positions }), jd), jd] as const,
  );

/** Finds the end of a part with an ephemeris call at every step. */
function endBySearch(motion: (jd: number) => Motion, jd: number, count: number): number {
  const now = motion(jd);
  const end = ((partOfCircle(now.angle, count) + 1) * 360) / count;
  const ahead = (at: number): number => arcShortest(end, motion(at).angle);
  return findRoot(ahead, jd, findInstantOfAdvance(motion, jd, now, end - now.angle) + 0.01);
}

test("the limbs end when a search by the ephemeris says so", () => {
  let worst = 0;
  fc.assert(
    fc.property(skies, ([sky, jd]) => {
      const { tithi, karana, nakshatra, yoga } = computeLimbs(sky, jd);
      const ends = [
        [tithi.endJd, (at: number) => computeElongation(sky, at), 30],
        [karana.endJd, (at: number) => computeElongation(sky, at), 60],
        [nakshatra.endJd, (at: number) => computeSiderealMoon(sky, at), 27],
        [yoga.endJd, (at: number) => computeSunMoonSum(sky, at), 27],
      ] as const;
      for (const [end, motion, count] of ends) {
        worst = Math.max(worst, Math.abs(end - endBySearch(motion, jd, count)) * 86_400);
        expect(worst).toBeLessThan(0.05);
      }
    }),
    { numRuns: countRuns(300) },
  );
  console.info(`ends of limbs against a search: ${(worst * 1000).toFixed(1)} ms at most`);
});

test("the limbs begin where their parts begin", () => {
  fc.assert(
    fc.property(skies, ([sky, jd]) => {
      const { tithiJd, karanaJd, nakshatraJd, yogaJd } = computeLimbBegins(sky, jd);
      const begins = [
        [tithiJd, (at: number) => computeElongation(sky, at), 30],
        [karanaJd, (at: number) => computeElongation(sky, at), 60],
        [nakshatraJd, (at: number) => computeSiderealMoon(sky, at), 27],
        [yogaJd, (at: number) => computeSunMoonSum(sky, at), 27],
      ] as const;
      for (const [begin, motion, count] of begins) {
        const start = (partOfCircle(motion(jd).angle, count) * 360) / count;
        if (begin === null) throw new Error("no begin inside the range");
        const { angle, speed } = motion(begin);
        expect(begin).toBeLessThanOrEqual(jd);
        expect((Math.abs(arcShortest(start, angle)) / speed) * 86_400).toBeLessThan(0.05);
      }
    }),
    { numRuns: countRuns(300) },
  );
});

/** The Sun's longitude at a new moon, found to the millisecond. */
function sunAt(sky: Sky, jd: number, advance: number): number {
  const mean = { angle: computeElongation(sky, jd).angle, speed: 360 / 29.530589 };
  return rashiIndex(
    computeSiderealSunLongitude(
      sky,
      findInstantOfAdvance((at) => computeElongation(sky, at), jd, mean, advance),
    ),
  );
}

test("a month is adhika or kshaya by the Sun's signs at its new moons", () => {
  fc.assert(
    fc.property(skies, ([sky, jd]) => {
      const { angle } = computeLuminaryAngles(sky, jd).elongation;
      const month = computeLunarMonth(sky, jd);
      fc.pre(month !== null);
      const entered = (sunAt(sky, jd, 360 - angle) - sunAt(sky, jd, -angle) + 12) % 12;
      expect([month.adhika, month.kshaya]).toEqual([entered === 0, entered === 2]);
    }),
    { numRuns: countRuns(300) },
  );
});

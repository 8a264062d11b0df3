import type { Graha } from "@lagna/terms";
import type { MotionLimits } from "../core/find-crossings.ts";

/**
 * Geocentric motion limits of each graha, rounded up: its maximum speed, and a step shorter than half of its retrograde
 * motion, so that it is stationary at most once per step. The true node oscillates around the mean one with a period of
 * about thirteen days, and turns as often.
 */
export const GRAHA_MOTION_LIMITS: Readonly<Record<Graha, MotionLimits>> = {
  sun: { stepDays: 4, maxDegreesPerDay: 1.03 },
  moon: { stepDays: 0.5, maxDegreesPerDay: 15.6 },
  mars: { stepDays: 10, maxDegreesPerDay: 0.82 },
  mercury: { stepDays: 4, maxDegreesPerDay: 2.3 },
  jupiter: { stepDays: 20, maxDegreesPerDay: 0.26 },
  venus: { stepDays: 8, maxDegreesPerDay: 1.3 },
  saturn: { stepDays: 20, maxDegreesPerDay: 0.15 },
  rahu: { stepDays: 1, maxDegreesPerDay: 0.35 },
  ketu: { stepDays: 1, maxDegreesPerDay: 0.35 },
};

/** The maximum motion of a graha relative to the Sun, degrees per day, and a step as above. */
export const ELONGATION_MOTION_LIMITS: Readonly<
  Record<"moon" | "mars" | "mercury" | "jupiter" | "venus" | "saturn", MotionLimits>
> = {
  moon: { stepDays: 0.5, maxDegreesPerDay: 14.8 },
  mars: { stepDays: 10, maxDegreesPerDay: 1.5 },
  mercury: { stepDays: 4, maxDegreesPerDay: 2.6 },
  jupiter: { stepDays: 10, maxDegreesPerDay: 1.2 },
  venus: { stepDays: 8, maxDegreesPerDay: 1.8 },
  saturn: { stepDays: 10, maxDegreesPerDay: 1.2 },
};

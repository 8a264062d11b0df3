import type { Graha } from "@lagna/terms";
import type { Pace } from "../core/crossing.ts";

/**
 * How each graha moves as seen from the Earth, rounded up: its greatest speed, and a step shorter than half of its retrograde motion, so
 * that it stands still once in one at the most. The true node swings about the mean one every thirteen days or so, and turns as often.
 */
export const GRAHA_PACE: Readonly<Record<Graha, Pace>> = {
  sun: { step: 4, fastest: 1.03 },
  moon: { step: 0.5, fastest: 15.6 },
  mars: { step: 10, fastest: 0.82 },
  mercury: { step: 4, fastest: 2.3 },
  jupiter: { step: 20, fastest: 0.26 },
  venus: { step: 8, fastest: 1.3 },
  saturn: { step: 20, fastest: 0.15 },
  rahu: { step: 1, fastest: 0.35 },
  ketu: { step: 1, fastest: 0.35 },
};

/** The most a graha gains on or loses to the Sun, degrees a day, and the same kind of step. */
export const ELONGATION_PACE: Readonly<Record<"moon" | "mars" | "mercury" | "jupiter" | "venus" | "saturn", Pace>> = {
  moon: { step: 0.5, fastest: 14.8 },
  mars: { step: 10, fastest: 1.5 },
  mercury: { step: 4, fastest: 2.6 },
  jupiter: { step: 10, fastest: 1.2 },
  venus: { step: 8, fastest: 1.8 },
  saturn: { step: 10, fastest: 1.2 },
};

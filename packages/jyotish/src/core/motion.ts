import { arcShortest } from "./angle.ts";

/** An angle in degrees on the circle and its speed in degrees per day, at one instant. */
export interface Motion {
  readonly angle: number;
  readonly speed: number;
}

/** The error after a Newton step is a fiftieth of the step squared, in days, for the Moon: two milliseconds here. */
const CONVERGENCE_DAYS = 1e-3;
const MAX_STEPS = 20;

/**
 * The instant at which an always increasing angle has moved by `advance` degrees from its value at `start` (negative:
 * back). Accurate to two milliseconds for the Moon and angles derived from it.
 *
 * @param motion the angle and its true speed at a Julian day
 * @param first its value at `start`, which the caller usually has already
 * @param advance degrees, in (-360, 360]; the mean speed must be close enough to the present one that the first guess
 * is less than 180° off, which is always true for the Sun and Moon
 * @param guess an estimate of the instant, if the caller has a better one than the present speed gives
 * @throws Error if it does not converge, which cannot happen for the Sun or Moon
 */
export function findInstantOfAdvance(
  motion: (jd: number) => Motion,
  start: number,
  first: Motion,
  advance: number,
  guess: number = start + advance / first.speed,
): number {
  const target = first.angle + advance;
  let jd = guess;
  for (let step = 0; step < MAX_STEPS; step++) {
    const now = motion(jd);
    const days = arcShortest(now.angle, target) / now.speed;
    jd += days;
    if (Math.abs(days) < CONVERGENCE_DAYS) return jd;
  }
  throw new Error(`search for an angle of ${target} from ${start} did not converge`);
}

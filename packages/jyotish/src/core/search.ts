import { arcShortest } from "./angle.ts";

/** An angle in degrees on the circle and its speed in degrees a day, at one instant. */
export interface Motion {
  readonly angle: number;
  readonly speed: number;
}

/** Newton's error after a step is a fiftieth of the step squared, in days, for the Moon: two milliseconds here. */
const LAST_STEP_DAYS = 1e-3;
const MAX_STEPS = 20;

/**
 * The instant at which an angle that always grows has moved on by `advance` degrees from where it is at `start`
 * (negative: back). Good to two milliseconds for the Moon and what is made of it.
 *
 * @param motion the angle and its true speed at a Julian day
 * @param first its value at `start`, which the caller mostly has already
 * @param advance degrees, in (-360, 360]; the mean speed must not differ from the present one so much that the first
 *   guess is 180° off, which holds for the Sun and Moon by far
 * @param guess of the instant, where the caller has a better one than the present speed gives
 * @throws Error where it does not converge, which no motion of the Sun or Moon can bring about
 */
export function whenAdvanced(
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
    if (Math.abs(days) < LAST_STEP_DAYS) return jd;
  }
  throw new Error(`search for an angle of ${target} from ${start} did not converge`);
}

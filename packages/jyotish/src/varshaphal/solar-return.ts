import { computeSiderealSun } from "../chart/sky.ts";
import { arcShortest, normalizeDegrees } from "../core/angle.ts";
import { findInstantOfAdvance, type Motion } from "../core/motion.ts";
import { julianDayUt, type JulianDayUt } from "../core/units.ts";
import type { Nativity } from "../nativity.ts";
import { rashiOf } from "../zodiac/rashi.ts";

/** Mean years in days (J2000), the first guess of a search. */
const YEAR_DAYS = { sidereal: 365.256_363, tropical: 365.242_19 } as const;

const MILLISECOND_DAYS = 1 / 86_400_000;
/** The search is exact to about a millisecond; the Sun of a return must also be in the natal sign. */
const MAX_NUDGES = 20;

/** The Sun's longitude and speed in the zodiac in which the year is counted. */
function createSunMotion({ sky, settings }: Nativity): (jd: number) => Motion {
  if (settings.tajaka.solar_return === "tropical") {
    return (jd) => {
      const { longitude, speed } = sky.ephemeris.state(jd, "sun", sky.positions);
      return { angle: longitude, speed };
    };
  }
  return (jd) => {
    const { longitude, speed } = computeSiderealSun(sky, jd);
    return { angle: longitude, speed };
  };
}

/** Moves an instant by milliseconds until the Sun is in the natal sign, as a longitude near the cusp may be rounded. */
function keepSunInNatalSign(nativity: Nativity, jd: number): number {
  const { sky, signs, longitudes } = nativity;
  for (let step = 0; step <= MAX_NUDGES; step++) {
    const ahead = jd + step * MILLISECOND_DAYS;
    if (rashiOf(computeSiderealSun(sky, ahead).longitude) === signs.sun) return ahead;
    const behind = jd - step * MILLISECOND_DAYS;
    if (rashiOf(computeSiderealSun(sky, behind).longitude) === signs.sun) return behind;
  }
  throw new Error(`no return of the Sun to ${longitudes.sun} within ${MAX_NUDGES} ms of ${jd}`);
}

/**
 * The instant at which the Sun is `degrees` beyond its natal longitude in the given year: 0 is the varsha pravesha, 30
 * the second month, 2.5 the second chart of sixty hours. The first year begins at birth itself.
 * @throws RangeError outside the ephemeris' range.
 */
export function findSunInstant(nativity: Nativity, completedYears: number, degrees = 0): JulianDayUt {
  const { birth, settings } = nativity;
  if (completedYears === 0 && degrees === 0) return birth.jd;
  const kind = settings.tajaka.solar_return;
  const motion = createSunMotion(nativity);
  const target = normalizeDegrees(motion(birth.jd).angle + degrees);
  const guess = birth.jd + (completedYears + degrees / 360) * YEAR_DAYS[kind];
  const { from, until } = nativity.sky.ephemeris.range;
  if (!(guess > from && guess < until)) throw new RangeError(`year ${completedYears + 1} is outside the ephemeris`);
  const now = motion(guess);
  const jd = findInstantOfAdvance(motion, guess, now, arcShortest(now.angle, target));
  return julianDayUt(kind === "sidereal" && degrees === 0 ? keepSunInNatalSign(nativity, jd) : jd);
}

export const MONTHS_OF_YEAR = 12;
/** Charts of sixty hours: the Sun moves two and a half degrees. */
export const SIXTY_HOUR_CHARTS = 144;

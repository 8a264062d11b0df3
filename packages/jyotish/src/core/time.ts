/** Days and weekdays on the Julian day count, independent of the host's clock and time zone. */

export const SECONDS_PER_DAY = 86_400;

/**
 * The civil weekday of an instant on a clock `offsetSeconds` east of Greenwich: 0 = Sunday … 6 = Saturday. Julian day 0
 * began at noon of a Monday.
 */
export function computeWeekday(jd: number, offsetSeconds: number): number {
  const days = Math.floor(jd + 0.5 + offsetSeconds / SECONDS_PER_DAY);
  return (((days + 1) % 7) + 7) % 7;
}

/** Local mean time of a meridian, seconds east of Greenwich. */
export function computeLocalMeanTimeSeconds(longitudeDeg: number): number {
  return longitudeDeg * 240;
}

import { type JulianDayUt, julianDayUt } from "../core/units.ts";

/**
 * The number of sets of other dates. If the events fit no better than any dates would, the chance that they beat all
 * sets is one in twenty.
 */
export const CONTROL_SETS = 19;
/** The dates that the sets share: a prime number, so that no two sets give two events the same dates. */
const DATES = 23;

const YEAR_DAYS = 365.25;
/** Ages among which the other dates lie, years. */
const AGE_FROM = 15;
const AGE_UNTIL = 60;

/** Moves an instant of an event by the days from the event's first instant to its other date. */
type ControlShift = (jd: JulianDayUt, firstJd: JulianDayUt, event: number) => JulianDayUt;

/** For each set, how an event's instants are moved to another date of the same life; always the same for a birth. */
export function listControlShifts(birthJd: JulianDayUt, lastJd: JulianDayUt): readonly ControlShift[] {
  const from = birthJd + AGE_FROM * YEAR_DAYS;
  // A year of instants follows the first, and must be inside the ephemeris too.
  const until = Math.min(birthJd + AGE_UNTIL * YEAR_DAYS, lastJd - YEAR_DAYS);
  return until <= from
    ? []
    : Array.from({ length: CONTROL_SETS }, (_, set): ControlShift => (jd, firstJd, event) => {
        const date = (set + 1 + (set + 2) * event) % DATES;
        return julianDayUt(jd - firstJd + from + ((date + 0.5) / DATES) * (until - from));
      });
}

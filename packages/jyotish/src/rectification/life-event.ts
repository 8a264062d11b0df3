import { chooseCalendar, type LifeEventKind, toEpochDays } from "@lagna/terms";
import type { JulianDayUt } from "../core/units.ts";
import type { Ephemeris } from "../ephemeris.ts";

/** What happened, and when as precisely as known: a day, a month, or a year; of the Julian calendar up to 4 October 1582. */
export interface LifeEvent {
  readonly kind: LifeEventKind;
  readonly year: number;
  /** 1–12. */
  readonly month?: number | undefined;
  /** 1–31; only with a month. */
  readonly day?: number | undefined;
}

/** A month is sampled on three of its days, a year in the middle of each quarter. */
const DAYS_OF_MONTH = [5, 15, 25];
const MIDDLES_OF_QUARTERS = [
  [2, 15],
  [5, 15],
  [8, 15],
  [11, 15],
] as const;

const DAY_MS = 86_400_000;

/** Sorts events in a fixed order, so that the order in which they are given cannot affect floating-point sums. */
export const sortLifeEvents = (events: readonly LifeEvent[]): readonly LifeEvent[] =>
  events.toSorted(
    (a, b) =>
      a.year - b.year ||
      (a.month ?? 0) - (b.month ?? 0) ||
      (a.day ?? 0) - (b.day ?? 0) ||
      (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : 0),
  );

function listEventDates({ month, day }: LifeEvent): (readonly [month: number, day: number])[] {
  if (month === undefined) return [...MIDDLES_OF_QUARTERS];
  if (day === undefined) return DAYS_OF_MONTH.map((each) => [month, each] as const);
  return [[month, day]];
}

/**
 * The instants at which an event is evaluated, each at noon UT, with equal weight.
 * @throws RangeError outside the ephemeris' range.
 */
export const listEventInstants = (event: LifeEvent, ephemeris: Ephemeris): readonly JulianDayUt[] =>
  listEventDates(event).map(([month, day]) => {
    const date = { year: event.year, month, day };
    return ephemeris.julianDay((toEpochDays(date, chooseCalendar(date)) + 0.5) * DAY_MS);
  });

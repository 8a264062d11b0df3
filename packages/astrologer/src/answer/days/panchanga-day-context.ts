import type { LimbSpan } from "@lagna/jyotish";
import type { TimeZoneCalendar } from "../../time-zone-calendar.ts";
import type { AlmanacDay } from "../../muhurta/almanac-day.ts";
import type { AnswerContext } from "../answer-context.ts";

/** A day of the almanac that a turn asks about. */
export interface PanchangaDayContext {
  readonly turn: AnswerContext;
  readonly calendar: TimeZoneCalendar;
  readonly day: AlmanacDay;
  /** The part of the day that is described: now, or the middle of its light. */
  readonly span: LimbSpan;
}

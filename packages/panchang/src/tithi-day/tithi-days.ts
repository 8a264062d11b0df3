import type { Masa, Paksha } from "@lagna/terms";
import type { Almanac } from "../almanac.ts";
import type { LunarMonth, TithiSpan } from "../month/lunar-months.ts";
import { listEclipses } from "../day/eclipses.ts";
import { chooseDay, type ChosenDay } from "../festival/choose-day.ts";
import type { Kala } from "../festival/rule.ts";

/** The occasions of a person's life that return with their tithi. */
export const TITHI_OCCASIONS = ["birthday", "wedding", "death"] as const;
export type TithiOccasion = (typeof TITHI_OCCASIONS)[number];

/**
 * At what time of day each occasion asks for its tithi, and which of two days is kept (Dharma Sindhu, third part): a
 * birthday and a wedding day at sunrise; the yearly shraddha in the afternoon.
 */
const WINDOWS: Readonly<Record<TithiOccasion, { readonly kala: Kala; readonly both: "first" | "more" }>> = {
  birthday: { kala: "udaya", both: "first" },
  wedding: { kala: "udaya", both: "first" },
  death: { kala: "aparahna", both: "more" },
};

/** The tithi of an event. */
export interface EventTithi {
  /** Amanta. */
  readonly masa: Masa;
  readonly adhika: boolean;
  readonly paksha: Paksha;
  /** 1 to 15. */
  readonly tithi: number;
  readonly span: TithiSpan;
}

/**
 * The tithi that runs at an instant; `null` if its month is not complete in the almanac.
 *
 * @param jd inside the almanac's dates
 */
export function findEventTithi({ tithis }: Almanac, jd: number): EventTithi | null {
  const span = tithis.find(({ startJd, endJd }) => startJd <= jd && jd < endJd);
  if (!span) return null;
  const { month, number } = span;
  return {
    masa: month.masa,
    adhika: month.adhika,
    paksha: number <= 15 ? "shukla" : "krishna",
    tithi: ((number - 1) % 15) + 1,
    span,
  };
}

/** A month's place in a tithi day's year. */
export type TithiDayNote =
  /** The month has an extra one of its name: the day is in the ordinary one. */
  | "adhika_month_skipped"
  /** The event was in an extra month, and this year has the same. */
  | "same_adhika_month"
  /** The name of the event's month is lost this year: kept in the month that has both names. */
  | "kshaya_month"
  /** An eclipse seen at the place touches the day: the shraddha is done on it, with uncooked food (Dharma Sindhu). */
  | "eclipse_on_day"
  /** The tithi has no sunrise of its own this year (or does not reach the afternoon): kept on the day it runs. */
  | "tithi_without_window";

/** The return of a tithi. */
export interface TithiDay {
  readonly dayNumber: number;
  readonly occasion: TithiOccasion;
  readonly chosen: ChosenDay;
  readonly span: TithiSpan;
  readonly notes: readonly TithiDayNote[];
}

/**
 * Whether a month keeps the event: an event in an extra month returns in the same extra month if there is one (a death:
 * Dharma Sindhu), else in the ordinary month of its name; an event in an ordinary month never in an extra one.
 */
function keepsEvent(months: readonly LunarMonth[], month: LunarMonth, event: EventTithi): boolean {
  if (!month.names.includes(event.masa)) return false;
  if (!event.adhika) return !month.adhika;
  const doubled = months.some(({ adhika, endJd, masa }) => adhika && masa === month.masa && endJd === month.startJd);
  return month.adhika || !doubled;
}

function isEclipsed(almanac: Almanac, { frame }: ChosenDay): boolean {
  return listEclipses(almanac).some(
    ({ local, kind }) =>
      local !== null && kind !== "penumbral" && local.beginJd < frame.nextDawnJd && local.endJd > frame.dawnJd,
  );
}

function listNotes(almanac: Almanac, month: LunarMonth, event: EventTithi, chosen: ChosenDay): TithiDayNote[] {
  const { months } = almanac;
  const doubled = months.some(({ adhika, endJd }) => adhika && endJd === month.startJd);
  const missed = chosen.reason.startsWith("neither") || chosen.reason === "kshaya_day_it_runs";
  return [
    ...(doubled && !month.adhika ? (["adhika_month_skipped"] as const) : []),
    ...(month.adhika && event.adhika ? (["same_adhika_month"] as const) : []),
    ...(month.kshaya ? (["kshaya_month"] as const) : []),
    ...(isEclipsed(almanac, chosen) ? (["eclipse_on_day"] as const) : []),
    ...(missed ? (["tithi_without_window"] as const) : []),
  ];
}

/**
 * The days in an almanac's dates on which a tithi returns: a birthday, a wedding day, or a yearly shraddha. A tithi that
 * misses the window of every day is kept on the day it runs (birthday, wedding) or, at a shraddha, the day on which it
 * ends; of two days the first, or the one with more of the afternoon.
 */
export function findTithiDays(almanac: Almanac, event: EventTithi, occasion: TithiOccasion): TithiDay[] {
  const { months, tithis, fromDay, untilDay } = almanac;
  const number = event.paksha === "shukla" ? event.tithi : event.tithi + 15;
  return tithis
    .filter((span) => span.number === number && keepsEvent(months, span.month, event))
    .flatMap((span) => {
      const chosen = chooseDay(almanac, span, WINDOWS[occasion]);
      if (!chosen) return [];
      const notes = listNotes(almanac, span.month, event, chosen);
      return [{ dayNumber: chosen.frame.number, occasion, chosen, span, notes }];
    })
    .filter(({ dayNumber }) => dayNumber >= fromDay && dayNumber <= untilDay);
}

/** The monthly shraddhas of the first year: every month's tithi, in the afternoon; in an extra month too. */
export function findMonthlyTithiDays(almanac: Almanac, event: Pick<EventTithi, "paksha" | "tithi">): TithiDay[] {
  const number = event.paksha === "shukla" ? event.tithi : event.tithi + 15;
  return almanac.tithis
    .filter((span) => span.number === number)
    .flatMap((span) => {
      const chosen = chooseDay(almanac, span, WINDOWS.death);
      const missed = chosen?.reason.startsWith("neither") ? (["tithi_without_window"] as const) : [];
      return chosen
        ? [{ dayNumber: chosen.frame.number, occasion: "death" as const, chosen, span, notes: missed }]
        : [];
    })
    .filter(({ dayNumber }) => dayNumber >= almanac.fromDay && dayNumber <= almanac.untilDay);
}

import { type NamedWindow, WINDOW_RANKS, type WindowRank } from "@lagna/astrologer";
import { LEDGER_TOPICS, type LedgerOutcome, type LedgerTopic } from "@lagna/contract";
import { type Graha, GRAHAS } from "@lagna/terms";

/**
 * The months from the day of naming that are looked at: the least of these within which the window ends. A window is asked about when this
 * time is over, and not when the window is, so that the time that is looked at does not depend on the chart.
 */
export const SPANS_IN_MONTHS = [6, 12, 24, 48, 96] as const;

/** A window as it is stored. Dates are civil dates in UTC. */
export interface LedgerEntry extends Omit<NamedWindow, "topic"> {
  readonly id: string;
  readonly kundliId: string;
  /** Keyed hash of birth and settings. */
  readonly chartHash: string;
  readonly topic: LedgerTopic;
  readonly namedOn: string;
  readonly spanMonths: number;
  readonly ruleVersion: number;
  readonly outcome: LedgerOutcome | null;
  /** `2027-04`. */
  readonly month: string | null;
  readonly answeredOn: string | null;
}

export type NewLedgerEntry = Omit<LedgerEntry, "outcome" | "month" | "answeredOn">;

export const isLedgerTopic = (topic: string): topic is LedgerTopic => LEDGER_TOPICS.some((each) => each === topic);
export const isGraha = (id: string): id is Graha => GRAHAS.some((each) => each === id);
export const isWindowRank = (rank: string): rank is WindowRank => WINDOW_RANKS.some((each) => each === rank);

/** `2027-04-30` of an instant, in UTC. */
export const toDay = (instant: Date | string): string => new Date(instant).toISOString().slice(0, 10);
/** `2027-04` of a day or an instant in UTC. */
export const toMonth = (date: string): string => date.slice(0, 7);

/** The first day on which a number of months is over: the same day of the month, or the first of the next if the month is too short. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return toDay(new Date(Date.UTC(year, month - 1 + months, date)));
}

/** The months that are looked at for a window named on a day; null for one that ends too far ahead. */
export const findSpan = (namedOn: string, until: string): number | null =>
  SPANS_IN_MONTHS.find((months) => until <= addMonths(namedOn, months)) ?? null;

/** Whether a part of a month lies in a window. */
export function isMonthInWindow(month: string, { from, until }: Pick<NamedWindow, "from" | "until">): boolean {
  const start = `${month}-01`;
  return from < `${addMonths(start, 1)}T00:00:00.000Z` && until > `${start}T00:00:00.000Z`;
}

export const findAskDay = ({ namedOn, spanMonths }: Pick<LedgerEntry, "namedOn" | "spanMonths">): string =>
  addMonths(namedOn, spanMonths);

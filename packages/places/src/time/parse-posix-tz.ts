import { daysInMonth, isLeapYear, toEpochDays } from "@lagna/terms";
import type { LocalTimeType } from "./local-time-type.ts";

/**
 * The day of a yearly clock change: `M` month, week (5 = last) and weekday (0 = Sunday); `J` day 1–365 that never
 * counts 29 February; `N` day 0–365 that does. `seconds` is the wall-clock time of the change, −167 to 167 hours (RFC
 * 9636, 3.3.2).
 */
type RuleDay =
  | {
      readonly kind: "M";
      readonly month: number;
      readonly week: number;
      readonly weekday: number;
      readonly seconds: number;
    }
  | { readonly kind: "J" | "N"; readonly day: number; readonly seconds: number };

/** The rule in a TZif footer: one permanent time, or two that alternate each year. */
export interface PosixRule {
  readonly standard: LocalTimeType;
  readonly daylight: { readonly type: LocalTimeType; readonly start: RuleDay; readonly end: RuleDay } | null;
}

export interface Transition {
  /** Seconds from 1970-01-01T00:00:00Z. */
  readonly at: number;
  readonly type: LocalTimeType;
}

const NAME = "(<[A-Za-z0-9+-]+>|[A-Za-z]{3,})";
const CLOCK = String.raw`([+-]?\d{1,3}(?::\d{2}(?::\d{2})?)?)`;
const PATTERN = new RegExp(`^${NAME}${CLOCK}(?:${NAME}${CLOCK}?(?:,([^,/]+)(?:/${CLOCK})?,([^,/]+)(?:/${CLOCK})?)?)?$`);

/**
 * Parses a POSIX TZ string as used in TZif footers.
 * @throws RangeError for another format, or daylight saving without its dates
 */
export function parsePosixTz(text: string): PosixRule {
  const match = PATTERN.exec(text);
  const [, name, clock, dstName, dstClock, start, startClock, end, endClock] = match ?? [];
  if (!match || name === undefined || clock === undefined) throw new RangeError(`Not a POSIX TZ string: ${text}`);
  // POSIX counts west positive; everything here counts east positive.
  const offsetSeconds = -parseSeconds(clock);
  const standard = { offsetSeconds, abbreviation: removeBrackets(name), isDst: false };
  if (dstName === undefined) return { standard, daylight: null };
  if (start === undefined || end === undefined) throw new RangeError(`POSIX TZ string without dates: ${text}`);
  return {
    standard,
    daylight: {
      type: {
        offsetSeconds: dstClock === undefined ? offsetSeconds + 3600 : -parseSeconds(dstClock),
        abbreviation: removeBrackets(dstName),
        isDst: true,
      },
      start: parseRuleDay(start, startClock),
      end: parseRuleDay(end, endClock),
    },
  };
}

const removeBrackets = (name: string) => name.replace(/[<>]/g, "");

function parseSeconds(clock: string): number {
  const sign = clock.startsWith("-") ? -1 : 1;
  const [hours = 0, minutes = 0, rest = 0] = clock.replace(/^[+-]/, "").split(":").map(Number);
  return sign * (hours * 3600 + minutes * 60 + rest);
}

function parseRuleDay(text: string, clock: string | undefined): RuleDay {
  const time = clock === undefined ? 7200 : parseSeconds(clock);
  const monthly = /^M(\d{1,2})\.([1-5])\.([0-6])$/.exec(text);
  if (monthly)
    return {
      kind: "M",
      month: Number(monthly[1]),
      week: Number(monthly[2]),
      weekday: Number(monthly[3]),
      seconds: time,
    };
  const daily = /^(J?)(\d{1,3})$/.exec(text);
  if (!daily) throw new RangeError(`Not a POSIX TZ date: ${text}`);
  return { kind: daily[1] ? "J" : "N", day: Number(daily[2]), seconds: time };
}

/** Both clock changes in that year, in order; empty if the rule has no daylight saving. */
export function listTransitionsOfYear(rule: PosixRule, year: number): Transition[] {
  if (!rule.daylight) return [];
  const { type, start, end } = rule.daylight;
  const changes = [
    { at: computeWallSeconds(start, year) - rule.standard.offsetSeconds, type },
    { at: computeWallSeconds(end, year) - type.offsetSeconds, type: rule.standard },
  ];
  return changes.sort((a, b) => a.at - b.at);
}

function computeWallSeconds(rule: RuleDay, year: number): number {
  return computeDayNumber(rule, year) * 86_400 + rule.seconds;
}

function computeDayNumber(rule: RuleDay, year: number): number {
  if (rule.kind !== "M") {
    const newYear = toEpochDays({ year, month: 1, day: 1 });
    if (rule.kind === "N") return newYear + rule.day;
    return newYear + rule.day - 1 + (isLeapYear(year) && rule.day >= 60 ? 1 : 0);
  }
  const first = toEpochDays({ year, month: rule.month, day: 1 });
  // 1970-01-01 was a Thursday.
  const firstWeekday = (((first + 4) % 7) + 7) % 7;
  const day = ((rule.weekday - firstWeekday + 7) % 7) + (rule.week - 1) * 7;
  return first + (day < daysInMonth(year, rule.month) ? day : day - 7);
}

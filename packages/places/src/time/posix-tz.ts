import { daysFromCivil, daysInMonth, isLeapYear } from "./calendar.ts";
import type { LocalTimeType } from "./local-time-type.ts";

/**
 * The day a clock changes each year: `M` month, week (5 = last) and weekday (0 = Sunday); `J` day 1–365 that never counts
 * 29 February; `N` day 0–365 that does. `seconds` is the wall time of the change, −167 to 167 hours (RFC 9636, 3.3.2).
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

/** What a TZif footer says: one time for ever, or two that alternate each year. */
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
 * Reads a POSIX TZ string as TZif footers use it.
 * @throws RangeError for a string of another shape, or daylight saving without its dates
 */
export function parsePosixTz(text: string): PosixRule {
  const match = PATTERN.exec(text);
  const [, name, clock, dstName, dstClock, start, startClock, end, endClock] = match ?? [];
  if (!match || name === undefined || clock === undefined) throw new RangeError(`Not a POSIX TZ string: ${text}`);
  // POSIX counts west positive; everything here counts east positive.
  const offsetSeconds = -seconds(clock);
  const standard = { offsetSeconds, abbreviation: bare(name), isDst: false };
  if (dstName === undefined) return { standard, daylight: null };
  if (start === undefined || end === undefined) throw new RangeError(`POSIX TZ string without dates: ${text}`);
  return {
    standard,
    daylight: {
      type: {
        offsetSeconds: dstClock === undefined ? offsetSeconds + 3600 : -seconds(dstClock),
        abbreviation: bare(dstName),
        isDst: true,
      },
      start: ruleDay(start, startClock),
      end: ruleDay(end, endClock),
    },
  };
}

const bare = (name: string) => name.replace(/[<>]/g, "");

function seconds(clock: string): number {
  const sign = clock.startsWith("-") ? -1 : 1;
  const [hours = 0, minutes = 0, rest = 0] = clock.replace(/^[+-]/, "").split(":").map(Number);
  return sign * (hours * 3600 + minutes * 60 + rest);
}

function ruleDay(text: string, clock: string | undefined): RuleDay {
  const time = clock === undefined ? 7200 : seconds(clock);
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

/** Both changes of the clock in that year, in order of time; none where the rule has no daylight saving. */
export function transitionsOfYear(rule: PosixRule, year: number): Transition[] {
  if (!rule.daylight) return [];
  const { type, start, end } = rule.daylight;
  const changes = [
    { at: wallSeconds(start, year) - rule.standard.offsetSeconds, type },
    { at: wallSeconds(end, year) - type.offsetSeconds, type: rule.standard },
  ];
  return changes.sort((a, b) => a.at - b.at);
}

function wallSeconds(rule: RuleDay, year: number): number {
  return dayNumber(rule, year) * 86_400 + rule.seconds;
}

function dayNumber(rule: RuleDay, year: number): number {
  if (rule.kind !== "M") {
    const newYear = daysFromCivil(year, 1, 1);
    if (rule.kind === "N") return newYear + rule.day;
    return newYear + rule.day - 1 + (isLeapYear(year) && rule.day >= 60 ? 1 : 0);
  }
  const first = daysFromCivil(year, rule.month, 1);
  // 1970-01-01 was a Thursday.
  const firstWeekday = (((first + 4) % 7) + 7) % 7;
  const day = ((rule.weekday - firstWeekday + 7) % 7) + (rule.week - 1) * 7;
  return first + (day < daysInMonth(year, rule.month) ? day : day - 7);
}

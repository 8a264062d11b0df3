import { toEpochDays } from "@lagna/terms";
import type { TimeZoneCalendar } from "../time-zone-calendar.ts";
import type { CalendarDay } from "../formatting/format-terms.ts";
import type { DaySpan, SyntaxNode } from "./syntax-node.ts";

export const toDayNumber = (date: CalendarDay): number => toEpochDays(date);

/** What dates such as "next year" are relative to. */
type Present = Pick<TimeZoneCalendar, "nowJd" | "toCalendarDay">;

/** Tolerance in days for a month at its ends, and for a single day. */
const MONTH_SLACK = 3;
const DAY_SLACK = 1;

type Part = "early" | "mid" | "late";

/** The days of a month that each part covers. */
const PARTS: Readonly<Record<Part, readonly [number, number]>> = { early: [1, 12], mid: [9, 21], late: [18, 31] };

function createMonthSpan(year: number, month: number, part?: Part): DaySpan {
  const first = toDayNumber({ year, month, day: 1 });
  const last = toDayNumber({ year: month === 12 ? year + 1 : year, month: (month % 12) + 1, day: 1 }) - 1;
  if (!part) return { from: first, to: last, slack: MONTH_SLACK, precision: "month" };
  const [from, to] = PARTS[part];
  return { from: first + from - 1, to: Math.min(first + to - 1, last), slack: DAY_SLACK, precision: "month" };
}

function createYearSpan(year: number, part?: Part): DaySpan {
  const months: Readonly<Record<Part, readonly [number, number]>> = { early: [1, 4], mid: [4, 9], late: [9, 12] };
  const [first, last] = part ? months[part] : [1, 12];
  return { from: createMonthSpan(year, first).from, to: createMonthSpan(year, last).to, slack: 0, precision: "year" };
}

const createDaySpan = (day: CalendarDay): DaySpan => {
  const number = toDayNumber(day);
  return { from: number, to: number, slack: DAY_SLACK, precision: "day" };
};

const isYear = (node: SyntaxNode | undefined): boolean =>
  node?.tag === "num" &&
  typeof node.value === "number" &&
  Number.isInteger(node.value) &&
  node.value >= 1800 &&
  node.value < 2400;
const isDayOfMonth = (node: SyntaxNode | undefined): boolean =>
  (node?.tag === "num" || node?.tag === "ord") &&
  /^\d/.test(node.word) &&
  node.value >= 1 &&
  node.value <= 31 &&
  Number.isInteger(node.value);
const isWord = (node: SyntaxNode | undefined, ...words: string[]): boolean =>
  node !== undefined && words.includes(node.word);

interface DateMatch {
  readonly spans: readonly DaySpan[];
  readonly length: number;
}

/** The years that a month without a year may mean. */
function findYears(nodes: readonly SyntaxNode[], at: number, calendar: Present): readonly number[] {
  const today = calendar.toCalendarDay(calendar.nowJd).year;
  const stated = nodes.slice(at, at + 9).find(isYear) ?? nodes.slice(Math.max(0, at - 8), at).findLast(isYear);
  return stated
    ? [Number(stated.value), Number(stated.value) - 1, today, today + 1]
    : [today, today + 1, today + 2, today - 1];
}

/** "15 June 2028", "June 15, 2028", "mid-June", "जून 2028", "end of January", "2027", "2028-06-15", "15/6/2028". */
function matchDate(nodes: readonly SyntaxNode[], at: number, calendar: Present): DateMatch | undefined {
  let index = at;
  const next = (offset = 0): SyntaxNode | undefined => nodes[index + offset];
  let part: Part | undefined;
  if (next()?.tag === "part") {
    part = next()?.value as Part;
    index += 1;
    while (isWord(next(), "-", "the", "of") || next()?.tag === "of") index += 1;
  }
  const numeric = part ? undefined : matchNumericDate(nodes, at);
  if (numeric) return numeric;
  let day: number | undefined;
  if (isDayOfMonth(next()) && (next(1)?.tag === "month" || (next(1)?.tag === "of" && next(2)?.tag === "month"))) {
    day = Number(next()?.value);
    index += next(1)?.tag === "month" ? 1 : 2;
  }
  if (next()?.tag !== "month") {
    if (!isYear(next()) || isUnit(next(1))) return undefined;
    const year = Number(next()?.value);
    const after = next(1)?.tag === "partafter" ? (next(1)?.value as Part) : undefined;
    return { spans: [createYearSpan(year, part ?? after)], length: index - at + (after ? 2 : 1) };
  }
  const month = Number(next()?.value);
  index += 1;
  if (day === undefined && isDayOfMonth(next()) && !isUnit(next(1))) {
    const following = next(1);
    if (
      isYear(following) ||
      (isWord(following, ",") && isYear(next(2))) ||
      next()?.tag === "ord" ||
      next()?.word.length === 1 ||
      !following ||
      following.tag !== "degree"
    ) {
      day = Number(next()?.value);
      index += 1;
    }
  }
  if (isWord(next(), ",") && isYear(next(1))) index += 1;
  if (isWord(next(), "'") && next(1)?.tag === "num") index += 1;
  const statedYear = isYear(next()) ? Number(next()?.value) : undefined;
  if (statedYear !== undefined) index += 1;
  if (!part && next()?.tag === "partafter") {
    part = next()?.value as Part;
    index += 1;
  }
  const bare = day === undefined && statedYear === undefined && part === undefined;
  if (
    bare &&
    isWord(nodes[at], "may", "march", "mar", "dec", "sat") &&
    !["in", "until", "since", "from", "by"].includes(nodes[at - 1]?.tag ?? "")
  )
    return undefined;
  const years = statedYear === undefined ? findYears(nodes, index, calendar) : [statedYear];
  const spans = years.map((year) =>
    day === undefined ? createMonthSpan(year, month, part) : createDaySpan({ year, month, day }),
  );
  return { spans, length: index - at };
}

const isUnit = (node: SyntaxNode | undefined): boolean => node?.tag === "unit" || node?.tag === "degree";

function matchNumericDate(nodes: readonly SyntaxNode[], at: number): DateMatch | undefined {
  const parts = [0, 2, 4].map((offset) => nodes[at + offset]);
  const marks = [1, 3].map((offset) => nodes[at + offset]?.word);
  if (marks[0] !== marks[1] || !["-", "/", "."].includes(marks[0] ?? "")) return undefined;
  // "A dusthana (6/8/12)": three houses, not a date.
  if ((parts[2]?.word.length ?? 0) < 2 || nodes.slice(Math.max(0, at - 2), at).some(({ tag }) => tag === "group"))
    return undefined;
  const [first, month, last] = parts.map((node) => (node?.tag === "num" ? node.value : Number.NaN)) as [
    number,
    number,
    number,
  ];
  const [year, day] = first > 31 ? [first, last] : [last < 100 ? 2000 + last : last, first];
  if (!(year >= 1800 && year < 2400 && month >= 1 && month <= 12 && day >= 1 && day <= 31)) return undefined;
  return { spans: [createDaySpan({ year, month, day })], length: 5 };
}

/** "next year", "this month", "in seven months", "after two years": relative to today. */
function matchRelativeDate(nodes: readonly SyntaxNode[], at: number, calendar: Present): DateMatch | undefined {
  const today = calendar.toCalendarDay(calendar.nowJd);
  const [first, second, third] = [nodes[at], nodes[at + 1], nodes[at + 2]];
  const turn =
    first?.tag === "relative"
      ? Number(first.value)
      : first?.tag === "next" && isWord(first, "next", "agle", "अगले")
        ? 1
        : undefined;
  if (turn !== undefined && second?.tag === "unit") {
    if (second.value === 365.2425) return { spans: [createYearSpan(today.year + turn)], length: 2 };
    const month = today.month - 1 + turn;
    if (second.value === 30.436875)
      return { spans: [createMonthSpan(today.year + Math.floor(month / 12), (month % 12) + 1)], length: 2 };
    return undefined;
  }
  const isIn = first?.tag === "in" && /^(in|within|inside)$/.test(first.word) && second?.tag === "dur";
  if (!isIn || third?.tag === "of") return undefined;
  const centre = toDayNumber(today) + Math.round(second.value);
  return { spans: [{ from: centre, to: centre, slack: 15, precision: "month" }], length: 2 };
}

/** Groups words into dates; "about" before a date doubles its tolerance. */
export function tagDates(nodes: readonly SyntaxNode[], calendar: Present): SyntaxNode[] {
  const result: SyntaxNode[] = [];
  for (let at = 0; at < nodes.length;) {
    const node = nodes[at] as SyntaxNode;
    const found = matchDate(nodes, at, calendar) ?? matchRelativeDate(nodes, at, calendar);
    if (!found) {
      result.push(node);
      at += 1;
      continue;
    }
    const last = nodes[at + found.length - 1] as SyntaxNode;
    const about = result.at(-1)?.tag === "about";
    const spans = about ? found.spans.map((span) => ({ ...span, slack: Math.max(2 * span.slack, 2) })) : found.spans;
    result.push({
      tag: "date",
      word: nodes
        .slice(at, at + found.length)
        .map((part) => part.word)
        .join(" "),
      start: node.start,
      end: last.end,
      spans,
    });
    at += found.length;
  }
  return result;
}

/** Whether a day lies in a span, including its tolerance. */
export const isWithinSpan = ({ from, to, slack }: DaySpan, day: number): boolean =>
  day >= from - slack && day <= to + slack;

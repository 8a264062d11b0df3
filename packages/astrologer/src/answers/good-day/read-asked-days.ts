import { HINDI_MONTH_NAMES, MONTH_NAMES, type Vara } from "@lagna/terms";
import { VARA_NAMES } from "../../answer/days/weekday-and-lunar-month-names.data.ts";
import { toDayNumber } from "../../language/tag-dates.ts";
import { getVara, toCalendarDay } from "../../muhurta/almanac-day.ts";
import { readDayRange } from "../../question/parse-asked-time.ts";

/** The days a question leaves open. */
export interface AskedDays {
  /** Day numbers, in order; none in the past. */
  readonly days: readonly number[];
  /** Whether the question itself limited them. */
  readonly isNamed: boolean;
}

/** What is searched where nothing is named. */
export const DEFAULT_DAYS = 30;
/** The most that is searched: a quarter of a year. */
export const MAX_DAYS = 92;

type Range = readonly [from: number, to: number];

export const BEFORE = /\bbefore\b|\bby the\b|\bse (?:pehle|pahle|phle)\b|से पहले/iu;
export const AFTER = /\bafter\b|\bke baad\b|\bk bad\b|के बाद/iu;
const WEEKEND = /\bweekends?\b|वीकेंड/iu;
const WEEKDAYS = /\bweekdays\b|\bworking days?\b/iu;
const NEXT_WEEK = /\bnext week\b|\bagl[ei] h[ua]ft[ea]y?\b|अगले (?:हफ़्ते|हफ्ते|सप्ताह)/iu;

/** "बुध को या शुक्र को": a weekday by its lord. */
const DAYS_BY_LORD: readonly (readonly [Vara, RegExp])[] = (
  [
    ["sunday", "ravi|रवि"],
    ["monday", "som|सोम"],
    ["tuesday", "mangal|मंगल"],
    ["wednesday", "budh|बुध"],
    ["thursday", "guru|गुरु"],
    ["friday", "shukra?|शुक्र"],
    ["saturday", "shani|शनि"],
  ] as const
).map(([vara, lord]) => [vara, new RegExp(`(?<![\\p{L}\\p{M}])(?:${lord})\\s+(?:ko|को)(?![\\p{L}\\p{M}])`, "giu")]);

/** Words after or before a weekday that exclude it: "somvar nahi", "not on a Tuesday". */
const EXCLUDED_AFTER =
  /^\s*(?:ko|को|ke|के|chhod\S*|छोड़\S*)?\s*(?:to |तो |we |hum |हम )?(?:nahi|nahin|mat|not|don'?t|avoid|chhod\S*|alawa|नहीं|मत|अलावा|छोड़\S*)/iu;
const EXCLUDED_BEFORE = /(?:\bnot?|\bnever|\bexcept|\bavoid\w*|\bskip|\bapart from|\bother than)\s+(?:\S+\s+){0,3}?$/iu;

function parseWeekdays(text: string): { readonly only: ReadonlySet<Vara>; readonly without: ReadonlySet<Vara> } {
  const only = new Set<Vara>();
  const without = new Set<Vara>();
  for (const [vara, words] of [...VARA_NAMES, ...DAYS_BY_LORD])
    for (const match of text.matchAll(words)) {
      const isExcluded =
        EXCLUDED_AFTER.test(text.slice(match.index + match[0].length)) ||
        EXCLUDED_BEFORE.test(text.slice(0, match.index));
      (isExcluded ? without : only).add(vara);
    }
  if (WEEKDAYS.test(text)) for (const vara of ["saturday", "sunday"] as const) without.add(vara);
  if (WEEKEND.test(text)) for (const vara of ["saturday", "sunday"] as const) only.add(vara);
  return { only, without };
}

const NUMBER = String.raw`(\d{1,2})(?:st|nd|rd|th)?(?:\s*(?:tareekh|tarikh|tarik|date|ko|तारीख़?|को))?`;
/** What follows a number that is not a day of the month: a clock time, a count, a year. */
const NOT_A_DAY = String.raw`(?!\s*(?:baje|am\b|pm\b|o'clock|:|\.\d|%|days?|din|weeks?|hafte|months?|mahin\S*|years?|saal|sal|lakh|k\b|log|people|बजे|दिन|हफ़्ते|हफ्ते|महीन\S*|साल|लोग|लाख|\d))`;
const DAY_RANGE = new RegExp(
  String.raw`(?<![\d:.])${NUMBER}\s*(?:to|till|until|and|se|lekar|-|–|से)\s*(?:the\s+)?${NUMBER}${NOT_A_DAY}(?=(.*))`,
  "iu",
);
const DAY_LIST = new RegExp(
  String.raw`(?<![\d:.])\d{1,2}(?:st|nd|rd|th)?(?:\s*(?:,|or|ya|ki|aur|and|या|कि|और|\s)\s*(?:the\s+)?\d{1,2}(?:st|nd|rd|th)?)+${NOT_A_DAY}`,
  "iu",
);
const ONE_DAY = new RegExp(
  String.raw`\b(?:the\s+)(\d{1,2})(?:st|nd|rd|th)\b|(?<![\d:.])(\d{1,2})\s*(?:tareekh|tarikh|tarik|तारीख़?|(?=\s(?:ke baad|के बाद|se pehle|से पहले)))`,
  "iu",
);
/** "22 ko de du ya 25 ko": dates that stand apart. */
const DAYS_APART = /(?<![\d:.])(\d{1,2})\s*(?:k[ou]|को|tareekh|tarikh|तारीख़?)(?![\p{L}\p{M}])/giu;
/** "27?", after the 25th. */
const BARE_DAY = /^\D{0,8}(\d{1,2})\s*[?？]?$/u;
const BETWEEN = /\bbetween\b|\bbeech\b|\bfrom\b|\btak\b|बीच|तक|\bse\b|से|[-–]|\bto\b|\btill\b/iu;

const WEEK_OF_MONTH: readonly (readonly [RegExp, number, number])[] = [
  [/\b(?:first|1st|pehl[ea]) (?:week|hafte)\b|पहले (?:हफ़्ते|हफ्ते|सप्ताह)/iu, 1, 7],
  [/\b(?:second|2nd|doosre|dusre) (?:week|hafte)\b|दूसरे (?:हफ़्ते|हफ्ते|सप्ताह)/iu, 8, 14],
  [/\b(?:third|3rd|teesre|tisre) (?:week|hafte)\b|तीसरे (?:हफ़्ते|हफ्ते|सप्ताह)/iu, 15, 21],
  [/\b(?:last|aakhri|akhri) (?:week|hafte)\b|आख़?िरी (?:हफ़्ते|हफ्ते|सप्ताह)|\bend of\b|\bke end\b|के अंत/iu, 22, 31],
  [/\bfirst half\b/iu, 1, 15],
  [/\bsecond half\b/iu, 16, 31],
];

const listRange = ([from, to]: Range): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset);

/** The first day on or after `from` with a day of the month. */
function findDayOfMonth(from: number, dayOfMonth: number): number {
  for (let number = from; number < from + 62; number++) if (toCalendarDay(number).day === dayOfMonth) return number;
  return from;
}

/** Days of the month that a question lists or limits, from the month it names or else from today. */
function parseDaysOfMonth(text: string, today: number, month: Range | null): readonly number[] | null {
  const start = Math.max(month?.[0] ?? today, today);
  const range = DAY_RANGE.exec(text);
  const isRange = range !== null && BETWEEN.test(text) && !/\bor\b|\bya\b|या/iu.test(range[0]);
  if (range && isRange) {
    const from = findDayOfMonth(start, Number(range[1]));
    return listRange([from, findDayOfMonth(from, Number(range[2])) + 1]);
  }
  const list = DAY_LIST.exec(text)?.[0]
    .match(/\d{1,2}/g)
    ?.map(Number);
  if (list?.every((day) => day >= 1 && day <= 31))
    return list.map((day) => findDayOfMonth(start, day)).toSorted((a, b) => a - b);
  const apart = [...text.matchAll(DAYS_APART)].map(([, day]) => Number(day)).filter((day) => day >= 1 && day <= 31);
  if (apart.length > 1) return apart.map((day) => findDayOfMonth(start, day)).toSorted((a, b) => a - b);
  const one = ONE_DAY.exec(text);
  const day = Number(one?.[1] ?? one?.[2] ?? apart[0] ?? BARE_DAY.exec(text)?.[1]);
  if (!(day >= 1 && day <= 31)) return null;
  const number = findDayOfMonth(start, day);
  if (BEFORE.test(text)) return listRange([start, number]);
  return AFTER.test(text) ? listRange([number + 1, number + 1 + DEFAULT_DAYS]) : [number];
}

function readRange(text: string, today: number): Range | null {
  const range = readDayRange(text, { today: toCalendarDay(today), birthDay: null });
  return range && [range.from, range.until];
}

const isDay = (range: Range | null): boolean => range !== null && range[1] - range[0] <= 1;
const isMonth = (range: Range | null): range is Range =>
  range !== null && range[1] - range[0] >= 28 && range[1] - range[0] <= 31;

/** From the Monday after today to the Sunday: "next week". */
function getNextWeek(today: number): Range {
  const monday = listRange([today + 1, today + 8]).find((number) => getVara(number) === "monday") ?? today + 7;
  return [monday, monday + 7];
}

/** Words that the parser of times would read as the past tense of Hindi, or as the age of a person. */
const MISLEADING = /\b(?:the|after|before|by|at|around|till|until)\b/giu;

/** A date without a year that has gone by means next year's. */
function moveToFuture(range: Range | null, text: string, today: number): Range | null {
  if (range === null || range[1] > today || /\d{4}/.test(text)) return range;
  const move = (number: number): number => {
    const { year, month, day } = toCalendarDay(number);
    return toDayNumber({ year: year + 1, month, day });
  };
  return [move(range[0]), move(range[1])];
}

/** The months of a text removed, so that "14 June or 16 June" is a list of days. */
const MONTHS = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${[...MONTH_NAMES.map((name) => `${name.slice(0, 3)}\\p{L}*`), ...HINDI_MONTH_NAMES].join("|")})(?![\\p{L}\\p{M}])`,
  "giu",
);

const isInOneMonth = ([from, until]: Range): boolean => toCalendarDay(from).month === toCalendarDay(until - 1).month;

const MONTH = `(${MONTH_NAMES.map((name) => `${name.slice(0, 3)}\\p{L}*`).join("|")}|${HINDI_MONTH_NAMES.join("|")})`;
const MONTHS_RANGE = new RegExp(
  `(?<![\\p{L}\\p{M}])${MONTH}(?:\\s+\\d{4})?\\s*(?:se|to|till|until|through|-|–|से)\\s*${MONTH}(?![\\p{L}\\p{M}])`,
  "iu",
);
const findMonth = (name: string): number =>
  [MONTH_NAMES, HINDI_MONTH_NAMES]
    .map((names) => names.findIndex((one) => one.toLowerCase().startsWith(name.toLowerCase().slice(0, 3))))
    .find((at) => at >= 0) ?? 0;

/** "Nov se Feb": from the first of the one month, or today, to the end of the other. */
function findMonths(text: string, today: number): readonly number[] | null {
  const [, first, last] = MONTHS_RANGE.exec(text) ?? [];
  if (first === undefined || last === undefined) return null;
  const now = toCalendarDay(today);
  const [from, until] = [findMonth(first), findMonth(last)];
  const months = (until - from + 12) % 12;
  const ahead = (from - (now.month - 1) + 12) % 12;
  // A stretch that began before this month goes on.
  const start = ahead > 12 - months - 1 ? ahead - 12 : ahead;
  const dayOf = (offset: number): number => {
    const at = now.year * 12 + now.month - 1 + offset;
    return toDayNumber({ year: Math.floor(at / 12), month: (at % 12) + 1, day: 1 });
  };
  return listRange([Math.max(today, dayOf(start)), dayOf(start + months + 1)]);
}

/** Days by their distance from today, the farthest first: "the day after tomorrow" is not tomorrow. */
const RELATIVE_DAYS: readonly (readonly [distance: number, words: RegExp])[] = (
  [
    [2, "(?:the )?day after(?: tomorrow| tmrw)?|parso+n?|परसों|परसो"],
    [1, "tomorrow|tmrw|tmr|kal|कल"],
    [0, "today|aaj|आज"],
  ] as const
).map(([distance, words]) => [distance, new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, "giu")]);
const SPAN_OF_DAYS = /\b(?:days?|din|weeks?|haft[ea]|months?|mahin\S*|se)\s*$|दिन|हफ़्ते|हफ्ते|महीन/iu;

/** "Kal karun ki parso", "kal subah 10 se 12": beside a day that is named so, numbers are hours. */
function findRelativeDays(text: string, today: number): readonly number[] | null {
  let rest = text;
  const found = RELATIVE_DAYS.filter(([, words]) => {
    const isNamed = rest.search(words) >= 0;
    rest = rest.replaceAll(words, " ");
    return isNamed;
  }).map(([distance]) => today + distance);
  const isOneWithHours = found.length === 1 && /\d/.test(rest) && !SPAN_OF_DAYS.test(rest) && rest.search(MONTHS) < 0;
  const isLimit = BEFORE.test(rest) || AFTER.test(rest);
  return !isLimit && (found.length > 1 || isOneWithHours) ? found.toReversed() : null;
}

const ORDINAL_DAY = /(?<![\d:.])(\d{1,2})(?:st|nd|rd|th)(?![\p{L}\d])/iu;
const MAX_DAYS_AHEAD = 400;

/** "Sunday the 14th", where the next 14th is a Monday: the first 14th that is a Sunday. */
function findDateOnWeekday(text: string, today: number): number | null {
  const { only } = parseWeekdays(text);
  const one = ORDINAL_DAY.exec(text) ?? ONE_DAY.exec(text);
  const day = Number(one?.[1] ?? one?.[2]);
  if (only.size !== 1 || !(day >= 1 && day <= 31) || text.search(MONTHS) >= 0) return null;
  for (let number = today; number < today + MAX_DAYS_AHEAD; number++)
    if (toCalendarDay(number).day === day && only.has(getVara(number))) return number;
  return null;
}

const toAsciiDigits = (text: string): string =>
  text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
const DEVANAGARI_ZERO = 0x966;

function findNamedDays(text: string, today: number): readonly number[] | null {
  const relative = findRelativeDays(text, today);
  if (relative) return relative;
  const onWeekday = findDateOnWeekday(text, today);
  if (onWeekday !== null) return [onWeekday];
  const months = findMonths(text, today);
  if (months) return months;
  if (NEXT_WEEK.test(text)) return listRange(getNextWeek(today));
  const range = moveToFuture(readRange(text.replaceAll(MISLEADING, " "), today), text, today);
  const monthOfDay = isDay(range) && range ? toCalendarDay(range[0]) : null;
  const month: Range | null = isMonth(range)
    ? range
    : monthOfDay && toDayNumber({ ...monthOfDay, day: 1 }) > today
      ? [toDayNumber({ ...monthOfDay, day: 1 }), 0]
      : null;
  const part = month && WEEK_OF_MONTH.find(([words]) => words.test(text));
  if (month && part)
    return listRange([month[0] - toCalendarDay(month[0]).day + 1, month[0] + 31]).filter((number) => {
      const { day, month: ofMonth } = toCalendarDay(number);
      return day >= part[1] && day <= part[2] && ofMonth === toCalendarDay(month[0]).month;
    });
  if (range && isDay(range) && BEFORE.test(text)) return listRange([today, range[0]]);
  if (range && isDay(range) && AFTER.test(text)) return listRange([range[1], range[1] + DEFAULT_DAYS]);
  const isOneMonth = range !== null && isInOneMonth(range);
  const inMonth: Range | null =
    month ?? (range && isOneMonth ? [toDayNumber({ ...toCalendarDay(range[0]), day: 1 }), 0] : null);
  const days = range === null || isOneMonth ? parseDaysOfMonth(text.replaceAll(MONTHS, " "), today, inMonth) : null;
  if (days && (days.length > 1 || range === null || isMonth(range))) return days;
  if (range && AFTER.test(text) && isMonth(range)) return listRange([range[1], range[1] + DEFAULT_DAYS]);
  return range && listRange(range);
}

/**
 * The days that a text asks to choose from: those it names, by date, weekday, week or month; else the next thirty.
 * @param today days since 1 January 1970
 */
export function readAskedDays(written: string, today: number): AskedDays {
  const text = toAsciiDigits(written);
  const named = findNamedDays(text, today)?.filter((number) => number >= today) ?? [];
  const all = named.length > 0 ? named : listRange([today, today + DEFAULT_DAYS]);
  const { days, isLimited } = keepWeekdays(text, all, named.length > 0);
  return { days: days.slice(0, MAX_DAYS), isNamed: named.length > 0 || isLimited };
}

/** Of some days those on the weekdays that a text names, or without those that it rules out. */
export function keepWeekdays(text: string, all: readonly number[], isNamed: boolean) {
  const { only, without } = parseWeekdays(text);
  const fitting = all.filter((number) => {
    const vara = getVara(number);
    return (only.size === 0 || only.has(vara)) && !without.has(vara);
  });
  // "Monday or Thursday" means the next ones.
  const isNextOnes = !isNamed && !WEEKEND.test(text) && only.size > 1;
  const days = fitting.length > 0 ? (isNextOnes ? fitting.slice(0, only.size) : fitting) : all;
  return { days, isLimited: only.size > 0 };
}

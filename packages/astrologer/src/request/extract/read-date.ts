import { daysInMonth, fromEpochDays, parseIsoParts, toEuropeanDigits, type Vara, VARAS } from "@lagna/terms";
import { toDayNumber } from "../../language/tag-dates.ts";
import { parseNumberWord } from "../../language/parse-number-word.ts";
import { readDayRange } from "../../question/parse-asked-time.ts";
import { WEEKDAY_WORDS } from "./almanac-terms.data.ts";
import { AFTER_GRAHA_DAY, DAY_WORDS, GRAHA_DAY_WORDS, NUMBERS_OF_WEEKDAY } from "./day-words.data.ts";

const compile = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, "iu");
const { number, day, week, ahead, past } = DAY_WORDS;
const PATTERNS = {
  counted: compile(`(${number})\\s+(?:(${day})|(${week}))(?: bhar| भर)?\\s+(?:(${ahead})|(${past}))`),
  aheadOf: compile(`(?:${DAY_WORDS.ahead_before})\\s+(${number})\\s+(?:(${day})|(${week}))`),
  nextOf: compile(`(?:${DAY_WORDS.next_of})(?! (?:tomorrow|next))|${DAY_WORDS.next_of_after}`),
  beforeOf: compile(`(?:${DAY_WORDS.before_of})(?! yesterday)|${DAY_WORDS.before_of_after}`),
  beforeYesterday: compile(DAY_WORDS.day_before_yesterday),
  thirdDay: compile(DAY_WORDS.third_day),
  afterNext: compile(DAY_WORDS.after_next),
  last: compile(DAY_WORDS.last),
  next: compile(DAY_WORDS.next),
  nextMonth: compile(DAY_WORDS.next_month),
  dayOfMonth: compile(`(\\p{Nd}{1,2})(?:st|nd|rd|th)?\\s*(?:${DAY_WORDS.day_of_month})`),
  ordinalDay: compile(`(?:on )?(?:the )?(\\p{Nd}{1,2})(?:st|nd|rd|th)(?!\\s*(?:${DAY_WORDS.no_day})(?!\\p{L}))`),
  onDay: compile("on (?:the )?(\\p{Nd}{1,2})(?!\\s*[:.]?\\p{Nd}|\\s*(?:am|pm|baje))"),
} as const;

const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = 7;
const toDate = (epochDay: number): string => new Date(epochDay * DAY_MS).toISOString().slice(0, 10);
/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 4;
const getVara = (epochDay: number): Vara => VARAS[(((epochDay + FIRST_WEEKDAY) % 7) + 7) % 7] as Vara;
/** Of a week the first day is meant; longer spans are no day. */
const MAX_SPAN_OF_DAY = 7;

function parseCount(written: string): number | null {
  if (/^an?$/iu.test(written)) return 1;
  return /^\p{Nd}+$/u.test(written) ? Number(toEuropeanDigits(written)) : parseNumberWord(written);
}

/** "Teen din baad", "two weeks ago": the days between, past ones negative; null if none are counted. */
function findCountedDays(text: string): number | null {
  const counted = PATTERNS.counted.exec(text);
  if (counted) {
    const [, written = "", , inWeeks, isAhead] = counted;
    // "Hafte bhar baad" has no number.
    const count = parseCount(written);
    if (count !== null) return count * (inWeeks === undefined ? 1 : DAYS_OF_WEEK) * (isAhead === undefined ? -1 : 1);
  }
  const [, written, , inWeeks] = PATTERNS.aheadOf.exec(text) ?? [];
  const count = written === undefined ? null : parseCount(written);
  return count === null ? null : count * (inWeeks === undefined ? 1 : DAYS_OF_WEEK);
}

/** How many days after a day that a text names, such as a festival, its day is: "the day after Dhanteras" is 1; 0 if it is that day. */
export function findDayOffset(text: string): number {
  const counted = findCountedDays(text);
  if (counted !== null) return counted;
  return PATTERNS.nextOf.test(text) ? 1 : PATTERNS.beforeOf.test(text) ? -1 : 0;
}

const GRAHA_DAYS = VARAS.map((vara) => ({
  vara,
  words: compile(`(?:${GRAHA_DAY_WORDS[vara]})\\s+(?:${AFTER_GRAHA_DAY})`),
}));

const findWeekday = (text: string): Vara | null =>
  VARAS.find((vara) => WEEKDAY_WORDS[vara].test(text)) ??
  GRAHA_DAYS.find(({ words }) => words.test(text))?.vara ??
  null;

const NUMBERS = NUMBERS_OF_WEEKDAY.map(compile);

/** The day of a weekday: the coming one, or the one that the words beside it mean, on or after a day. */
function findDayOfWeek(text: string, vara: Vara, today: number, from: number): number {
  const first =
    Array.from({ length: DAYS_OF_WEEK }, (_, at) => from + at).find((each) => getVara(each) === vara) ?? from;
  const isInMonth = from > today;
  if (isInMonth)
    return (
      first +
      DAYS_OF_WEEK *
        Math.max(
          0,
          NUMBERS.findIndex((words) => words.test(text)),
        )
    );
  if (PATTERNS.afterNext.test(text)) return first + (first === today ? 2 : 1) * DAYS_OF_WEEK;
  if (PATTERNS.last.test(text)) return first - DAYS_OF_WEEK;
  return first === today && PATTERNS.next.test(text) ? first + DAYS_OF_WEEK : first;
}

/** The next day of a number in its month, or that in next month: "the 14th", "5 tarikh ko". */
function findDayOfMonth(text: string, today: number): number | null {
  const found = PATTERNS.dayOfMonth.exec(text) ?? PATTERNS.ordinalDay.exec(text) ?? PATTERNS.onDay.exec(text);
  const dayOfMonth = Number(toEuropeanDigits(found?.[1] ?? ""));
  if (!(dayOfMonth >= 1 && dayOfMonth <= 31)) return null;
  const { year, month } = fromEpochDays(today);
  for (let later = PATTERNS.nextMonth.test(text) ? 1 : 0; later <= 3; later += 1) {
    const at = { year: year + Math.floor((month - 1 + later) / 12), month: ((month - 1 + later) % 12) + 1 };
    const epochDay = toDayNumber({ ...at, day: dayOfMonth });
    if (dayOfMonth <= daysInMonth(at.year, at.month) && epochDay >= today) return epochDay;
  }
  return null;
}

/** A day by a word or a whole date: "parso", "14 December". */
function findWrittenDay(text: string, today: number): { readonly from: number; readonly until: number } | null {
  if (PATTERNS.beforeYesterday.test(text)) return { from: today - 2, until: today - 1 };
  if (PATTERNS.thirdDay.test(text)) return { from: today + 3, until: today + 4 };
  return readDayRange(text, { today: fromEpochDays(today), birthDay: null });
}

function findDay(text: string, today: number): number | null {
  const counted = findCountedDays(text);
  const vara = findWeekday(text);
  if (counted !== null) return (vara === null ? today : findDayOfWeek(text, vara, today, today)) + counted;
  const range = findWrittenDay(text, today);
  const isDay = range !== null && range.until - range.from === 1;
  const shift = PATTERNS.nextOf.test(text) ? 1 : PATTERNS.beforeOf.test(text) ? -1 : 0;
  // "In 2027" names no day.
  if (vara !== null && !isDay) return findDayOfWeek(text, vara, today, Math.max(today, range?.from ?? 0)) + shift;
  if (isDay) return range.from + (PATTERNS.nextOf.test(text) || PATTERNS.beforeOf.test(text) ? shift : 0);
  return findDayOfMonth(text, today) ?? (range && range.until - range.from <= MAX_SPAN_OF_DAY ? range.from : null);
}

/** The first day of those that a text names, on or after today where it names a weekday alone; `null` if it names none. */
export function readDate(text: string, today: string): string | null {
  const parts = parseIsoParts(today);
  const found = parts && findDay(text, toDayNumber(parts));
  return found === null ? null : toDate(found);
}

const SOME_DAY = "2026-06-15";

/** Whether a text names a day, whichever it is. */
export const namesDay = (text: string): boolean => readDate(text, SOME_DAY) !== null;

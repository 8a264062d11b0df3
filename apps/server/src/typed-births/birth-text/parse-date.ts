import { daysInMonth } from "@lagna/terms";
import { hasTag, isSign, type Match, parseNumberAt, type TextNode } from "@lagna/astrologer";

export interface FoundDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** A date as written, before validation. */
interface WrittenDate {
  readonly day: number;
  readonly month: number;
  readonly year: number;
  /** The first of the two numbers may be the month, as in the US. */
  readonly mayBeMonthFirst: boolean;
  readonly until: number;
}

/** Of births told in a message: a smaller number of four digits may be a time, as 1735. */
export const FIRST_TYPED_YEAR = 1800;
const SHORT_YEAR_DIGITS = 2;
const LAST_YEAR = 9999;
const MONTHS = 12;
const DAY_HOURS = 24;

const isDay = (node: TextNode | undefined): node is TextNode & { number: number } =>
  node !== undefined &&
  node.digits <= SHORT_YEAR_DIGITS &&
  node.number !== null &&
  node.number >= 1 &&
  node.number <= 31;
const isMonthNumber = (node: TextNode | undefined): node is TextNode & { number: number } =>
  node !== undefined && node.digits > 0 && node.digits <= SHORT_YEAR_DIGITS && node.number !== null;
/** The month that a word names. */
export const parseMonthWord = (node: TextNode | undefined): number | null =>
  hasTag(node, "month") ? Number(node?.tags.get("month")) : null;

/** Skips separators between the parts of a date: "15 / 8", "15, Aug", "15th of August". */
const skipGap = (nodes: readonly TextNode[], at: number): number => {
  let index = at;
  while (isSign(nodes[index], ".,/-'’") || /^(?:of|ki|ka|को|की|का|ko)$/iu.test(nodes[index]?.text ?? "")) index += 1;
  return index;
};

/** Whether two digits are the hour of a time and not a year: "15 aug 10:30", "2 may 09 pm"; but not in "2 may 05, subah 7 baje". */
const isHour = (nodes: readonly TextNode[], at: number): boolean => {
  const [next, then] = [nodes[at + 1], nodes[at + 2]];
  const isClock = isSign(next, ":.") && then?.digits === SHORT_YEAR_DIGITS && !then.isPrecededBySpace;
  const isPart = hasTag(next, "part") && (then?.number ?? null) === null && !hasTag(then, "shift", "fixed");
  return Number(nodes[at]?.number) <= DAY_HOURS && (isClock || isPart || hasTag(next, "oclock", "past"));
};

/** The latest year up to this one that ends with these two digits. */
export function expandShortYear(short: number, thisYear: number): number {
  const century = thisYear - (thisYear % 100);
  return century + short > thisYear ? century - 100 + short : century + short;
}

/** "1935 hrs" after a day and month is a time. */
const isYearInDigits = (nodes: readonly TextNode[], at: number): boolean =>
  nodes[at]?.digits === 4 && !hasTag(nodes[at + 1], "past", "oclock");

/** "1990", "'90", "90", "nineteen ninety", "unnis sau nabbe", "two thousand five". */
function parseYearAt(nodes: readonly TextNode[], at: number, thisYear: number): Match<number> | null {
  const node = nodes[at];
  if (isYearInDigits(nodes, at) && Number(node?.number) >= FIRST_TYPED_YEAR)
    return { value: Number(node?.number), from: at, until: at + 1 };
  if (node?.digits === SHORT_YEAR_DIGITS && !isHour(nodes, at))
    return { value: expandShortYear(Number(node.number), thisYear), from: at, until: at + 1 };
  return node?.digits === 0 ? parseSpokenYear(nodes, at) : null;
}

const HUNDRED = /^(?:hundred|sau|so|sao|सौ|सो)$/iu;
const THOUSAND = /^(?:thousand|ha[zj]a{1,2}r|हज़ार|हजार)$/iu;

const AND = /^(?:and|oh|o|aur|और)$/iu;

function parseSpokenYear(nodes: readonly TextNode[], at: number): Match<number> | null {
  const [first, second] = [nodes[at], nodes[at + 1]];
  if (first?.number === 2 && THOUSAND.test(second?.text ?? "")) {
    const rest = parseNumberAt(nodes, AND.test(nodes[at + 2]?.text ?? "") ? at + 3 : at + 2);
    return { value: 2000 + (rest?.value ?? 0), from: at, until: rest?.until ?? at + 2 };
  }
  // "Twenty fifteen", but not "twenty one".
  if (first?.number === 20 && Number(second?.number) >= 10 && second?.digits === 0)
    return { value: 2000 + Number(second.number), from: at, until: at + 2 };
  if (first?.number !== 19) return null;
  const from = HUNDRED.test(second?.text ?? "") ? at + 2 : at + 1;
  // "Nineteen hundred and seventy", "nineteen oh five".
  const rest = parseNumberAt(nodes, AND.test(nodes[from]?.text ?? "") ? from + 1 : from);
  return rest && { value: 1900 + rest.value, from: at, until: rest.until };
}

/** A day in digits or words: "twenty first". */
function parseDayAt(nodes: readonly TextNode[], at: number): Match<number> | null {
  if (isDay(nodes[at]) && nodes[at].digits > 0) return { value: nodes[at].number, from: at, until: at + 1 };
  const spoken = parseNumberAt(nodes, at);
  return spoken && spoken.value >= 1 && spoken.value <= 31 ? spoken : null;
}

type DatePattern = (nodes: readonly TextNode[], at: number, thisYear: number) => WrittenDate | null;

/** "15 August 1990", "15 aug, 90", "pandrah agast 1990". */
const matchDayFirst: DatePattern = (nodes, at, thisYear) => {
  const day = parseDayAt(nodes, at);
  const monthFrom = day && skipGap(nodes, day.until);
  const month = monthFrom === null ? null : parseMonthWord(nodes[monthFrom]);
  const year = month === null ? null : parseYearAt(nodes, skipGap(nodes, Number(monthFrom) + 1), thisYear);
  return day && month && year
    ? { day: day.value, month, year: year.value, mayBeMonthFirst: false, until: year.until }
    : null;
};

/** "August 15, 1990". */
const matchMonthFirst: DatePattern = (nodes, at, thisYear) => {
  const month = parseMonthWord(nodes[at]);
  const day = month === null ? null : parseDayAt(nodes, skipGap(nodes, at + 1));
  const year = day && parseYearAt(nodes, skipGap(nodes, day.until), thisYear);
  return month && day && year
    ? { day: day.value, month, year: year.value, mayBeMonthFirst: false, until: year.until }
    : null;
};

/** "1990 August 15". */
const matchYearThenMonth: DatePattern = (nodes, at) => {
  const year = nodes[at];
  if (year?.digits !== 4 || Number(year.number) < FIRST_TYPED_YEAR) return null;
  const monthFrom = skipGap(nodes, at + 1);
  const month = parseMonthWord(nodes[monthFrom]);
  const day = month === null ? null : parseDayAt(nodes, skipGap(nodes, monthFrom + 1));
  return month && day
    ? { day: day.value, month, year: Number(year.number), mayBeMonthFirst: false, until: day.until }
    : null;
};

/** "सन् 1968, 10 जून", "1972 mein 4 agast". */
const matchYearThenDay: DatePattern = (nodes, at) => {
  const year = nodes[at];
  if (year?.digits !== 4 || Number(year.number) < FIRST_TYPED_YEAR) return null;
  const dayFrom = skipGap(nodes, IN_WORDS.test(nodes[at + 1]?.text ?? "") ? at + 2 : at + 1);
  const day = parseDayAt(nodes, dayFrom);
  const monthFrom = day && skipGap(nodes, day.until);
  const month = monthFrom === null ? null : parseMonthWord(nodes[monthFrom]);
  if (!day || month === null) return null;
  const until = Number(monthFrom) + 1;
  // "1968, 10 June 1990": the day has a year of its own.
  if (nodes[skipGap(nodes, until)]?.digits === 4) return null;
  return { day: day.value, month, year: Number(year.number), mayBeMonthFirst: false, until };
};
const IN_WORDS = /^(?:in|me|mein|men|में)$/iu;

/** "1990-08-15", "1990/8/15". */
const matchYearInDigits: DatePattern = (nodes, at) => {
  const [year, sign, month, again, day] = nodes.slice(at, at + 5);
  if (
    year?.digits !== 4 ||
    Number(year.number) < FIRST_TYPED_YEAR ||
    !isSign(sign, "-/.") ||
    sign?.text !== again?.text
  )
    return null;
  if (!isMonthNumber(month) || !isDay(day)) return null;
  return { day: day.number, month: month.number, year: Number(year.number), mayBeMonthFirst: false, until: at + 5 };
};

/** "15/8/1990", "15.08.90", "15 08 1990". */
const matchDayInDigits: DatePattern = (nodes, at, thisYear) => {
  const signed = isSign(nodes[at + 1], "/.-") ? 1 : 0;
  const [day, month] = [nodes[at], nodes[at + 1 + signed]];
  const yearFrom = at + 2 + 2 * signed;
  const year = nodes[yearFrom];
  if (signed === 1 && nodes[at + 1]?.text !== nodes[at + 3]?.text) return null;
  if (!isMonthNumber(day) || !isMonthNumber(month) || (signed === 0 && year?.digits !== 4)) return null;
  const found = parseYearAt(nodes, yearFrom, thisYear);
  return year?.digits && found
    ? { day: day.number, month: month.number, year: found.value, mayBeMonthFirst: true, until: found.until }
    : null;
};

/** "15081990", "19900815". */
const matchOneNumber: DatePattern = (nodes, at) => {
  const { digits, text } = nodes[at] ?? { digits: 0, text: "" };
  if (digits !== 8) return null;
  const [, day, month, year] = (/^(\d\d)(\d\d)((?:18|19|20)\d\d)$/u.exec(text) ?? []).map(Number);
  if (day && month && year && month <= MONTHS) return { day, month, year, mayBeMonthFirst: false, until: at + 1 };
  const [, y, m, d] = (/^((?:18|19|20)\d\d)(\d\d)(\d\d)$/u.exec(text) ?? []).map(Number);
  return y && m && d ? { day: d, month: m, year: y, mayBeMonthFirst: false, until: at + 1 } : null;
};

const DATE_PATTERNS: readonly DatePattern[] = [
  matchDayFirst,
  matchMonthFirst,
  matchYearThenMonth,
  matchYearThenDay,
  matchYearInDigits,
  matchDayInDigits,
  matchOneNumber,
];

/** The day comes first, unless only the other number can be a month. */
function resolveDate({ day, month, year, mayBeMonthFirst }: WrittenDate, thisYear: number): FoundDate | null {
  const date =
    mayBeMonthFirst && month > MONTHS && day <= MONTHS ? { year, month: day, day: month } : { year, month, day };
  const isDate = date.month >= 1 && date.month <= MONTHS && date.day >= 1 && date.day <= daysInMonth(year, date.month);
  return isDate && year <= thisYear ? date : null;
}

/** All texts that look like dates, those with a four-digit year first: "10.15.20" is a time more often than 15 October. */
function findWrittenDates(
  nodes: readonly TextNode[],
  thisYear: number,
): (Match<WrittenDate> & { readonly isWhole: boolean })[] {
  const written = nodes.flatMap((_, from) => {
    const value = DATE_PATTERNS.map((form) => form(nodes, from, thisYear)).find(Boolean);
    if (!value) return [];
    const isWhole = nodes.slice(from, value.until).some(({ digits }) => digits === 4 || digits === 8);
    return [{ value, from, until: value.until, isWhole }];
  });
  return [...written.filter(({ isWhole }) => isWhole), ...written.filter(({ isWhole }) => !isWhole)];
}

/** The first date in a year up to this one. */
export function parseDate(nodes: readonly TextNode[], thisYear: number): Match<FoundDate> | null {
  for (const { value, from, until } of findWrittenDates(nodes, thisYear)) {
    const date = resolveDate(value, thisYear);
    if (date) return { value: date, from, until };
  }
  return null;
}

/** Whether the only dates with a full year do not exist, such as 31 February. */
export function hasInvalidDate(nodes: readonly TextNode[]): boolean {
  const written = findWrittenDates(nodes, LAST_YEAR).filter(({ isWhole }) => isWhole);
  return written.length > 0 && written.every(({ value }) => resolveDate(value, LAST_YEAR) === null);
}

/** A day and month without a year, such as "3 May", in the given year. */
export function parseDayOfYear(nodes: readonly TextNode[], year: number): Match<FoundDate> | null {
  for (const [from] of nodes.entries()) {
    const first = parseDayAt(nodes, from);
    const monthFrom = first && skipGap(nodes, first.until);
    const month = monthFrom === null ? null : parseMonthWord(nodes[monthFrom]);
    const found: readonly [number, number, number] | null =
      first && month !== null ? [first.value, month, Number(monthFrom) + 1] : matchMonthThenDay(nodes, from);
    if (!found) continue;
    const [day, ofMonth, until] = found;
    const hasYear = isYearInDigits(nodes, skipGap(nodes, until));
    if (!hasYear && day <= daysInMonth(year, ofMonth)) return { value: { year, month: ofMonth, day }, from, until };
  }
  return null;
}

function matchMonthThenDay(nodes: readonly TextNode[], from: number): readonly [number, number, number] | null {
  const month = parseMonthWord(nodes[from]);
  const day = month === null ? null : parseDayAt(nodes, skipGap(nodes, from + 1));
  return month !== null && day ? [day.value, month, day.until] : null;
}

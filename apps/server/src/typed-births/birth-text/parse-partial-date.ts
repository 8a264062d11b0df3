import { daysInMonth } from "@lagna/terms";
import {
  expandShortYear,
  FIRST_TYPED_YEAR,
  type FoundDate,
  parseDate,
  parseDayOfYear,
  parseMonthWord,
} from "./parse-date.ts";
import { hasTag, isSign, type Match, type TextNode } from "@lagna/astrologer";

/** A date of which parts may still be unknown. */
export type PartialDate = { readonly [Part in keyof FoundDate]: FoundDate[Part] | null };

export const NO_DATE: PartialDate = { year: null, month: null, day: null };
/** Has 29 February: which year is meant is not known yet. */
const ANY_LEAP_YEAR = 2000;
const MONTHS = 12;
const YEAR_DIGITS = 4;
/** Around a year without day and month: "in 1990", "सन् 1990", "1990 mein". */
const BESIDE_YEAR = /^(?:in|year|san|sann|sal|saal|me|mein|men|mai|ke|born|सन|सन्|साल|वर्ष|में|मे|के)$/iu;

const isYear = (node: TextNode | undefined, thisYear: number): node is TextNode & { number: number } =>
  node?.digits === YEAR_DIGITS && Number(node.number) >= FIRST_TYPED_YEAR && Number(node.number) <= thisYear;
const isBesideYear = (node: TextNode | undefined): boolean => BESIDE_YEAR.test(node?.text ?? "");

type PartialPattern = (nodes: readonly TextNode[], at: number, thisYear: number) => Match<PartialDate> | null;

/** "15/8" alone; with a third number it is a date, or none. */
const matchDayAndMonthInDigits: PartialPattern = (nodes, at) => {
  const [day, sign, month] = nodes.slice(at, at + 3);
  const isInDate = isSign(nodes[at - 1], "/") || isSign(nodes[at + 3], "/");
  const isShort = day?.number && month?.number && day.digits > 0 && day.digits <= 2 && month.digits <= 2;
  if (!isShort || isInDate || !isSign(sign, "/") || month.number > MONTHS) return null;
  const value = { year: null, month: month.number, day: day.number };
  return value.day <= daysInMonth(ANY_LEAP_YEAR, value.month) ? { value, from: at, until: at + 3 } : null;
};

/** "August 1990", "1990 August". */
const matchMonthAndYear: PartialPattern = (nodes, at, thisYear) => {
  const [first, second] = [nodes[at], nodes[at + 1]];
  const [month, year] = isYear(first, thisYear) ? [parseMonthWord(second), first] : [parseMonthWord(first), second];
  return month !== null && isYear(year, thisYear)
    ? { value: { year: year.number, month, day: null }, from: at, until: at + 2 }
    : null;
};

/** Before and after four digits that are a time: "at 1935", "1935 hrs", "1935 baje". */
const isTimeBefore = (node: TextNode | undefined): boolean => hasTag(node, "time") || /^at$/iu.test(node?.text ?? "");
const isTimeAfter = (node: TextNode | undefined): boolean => hasTag(node, "past", "oclock") || isSign(node, ":");

/** Whether four digits are a year where none is known: "1951 की", "1948 ke aas paas". A year before 1900 may be a time, as 1735. */
export function isLoneYear(nodes: readonly TextNode[], at: number, thisYear: number): boolean {
  const node = nodes[at];
  const isRecent = isYear(node, thisYear) && node.number >= FIRST_LONE_YEAR;
  const before = isSign(nodes[at - 1], ":=-") ? nodes[at - 2] : nodes[at - 1];
  return isRecent && !isTimeBefore(before) && !isTimeAfter(nodes[at + 1]) && !isOtherEra(nodes, at);
}

/** Whether a year is that of another calendar: "संवत 2008", "2054 sal". It is no civil year, and no time either. */
export const isOtherEra = (nodes: readonly TextNode[], at: number): boolean =>
  nodes[at]?.digits === YEAR_DIGITS && (ERAS.test(nodes[at - 1]?.text ?? "") || ERAS.test(nodes[at + 1]?.text ?? ""));
const ERAS = /^(?:samvat|sambat|samwat|sanvat|vs|bs|b\.s\.?|hijri|saka|shake|संवत्?|सम्वत|संबत|वि\.?सं\.?|शके|हिजरी)$/iu;
const FIRST_LONE_YEAR = 1900;

/** "In 1990", "सन् 1990"; a number alone before 1900 may be the time 18:35. */
const matchYear: PartialPattern = (nodes, at, thisYear) => {
  const node = nodes[at];
  return isYear(node, thisYear) &&
    !isOtherEra(nodes, at) &&
    (isBesideYear(nodes[at - 1]) || isBesideYear(nodes[at + 1]))
    ? { value: { ...NO_DATE, year: node.number }, from: at, until: at + 1 }
    : null;
};

const matchLoneYear: PartialPattern = (nodes, at, thisYear) =>
  isLoneYear(nodes, at, thisYear)
    ? { value: { ...NO_DATE, year: Number(nodes[at]?.number) }, from: at, until: at + 1 }
    : null;

const PATTERNS: readonly PartialPattern[] = [matchDayAndMonthInDigits, matchMonthAndYear, matchYear, matchLoneYear];

function findFirst(nodes: readonly TextNode[], pattern: PartialPattern, thisYear: number): Match<PartialDate> | null {
  for (const at of nodes.keys()) {
    const found = pattern(nodes, at, thisYear);
    if (found) return found;
  }
  return null;
}

/** The only year elsewhere in the text, if it has that day: "14 नवंबर है, साल 1970". */
function findYearApart(nodes: readonly TextNode[], { value }: Match<FoundDate>, thisYear: number): number | null {
  const years = nodes.flatMap((node, at) => (isLoneYear(nodes, at, thisYear) ? [Number(node.number)] : []));
  const [year] = years;
  return years.length === 1 && year !== undefined && value.day <= daysInMonth(year, value.month) ? year : null;
}

/** The date of a text, or what it tells of one. */
export function parsePartialDate(nodes: readonly TextNode[], thisYear: number): Match<PartialDate> | null {
  const whole = parseDate(nodes, thisYear);
  if (whole) return whole;
  const ofAnyYear = parseDayOfYear(nodes, ANY_LEAP_YEAR);
  if (ofAnyYear)
    return { ...ofAnyYear, value: { ...ofAnyYear.value, year: findYearApart(nodes, ofAnyYear, thisYear) } };
  for (const pattern of PATTERNS) {
    const found = findFirst(nodes, pattern, thisYear);
    if (found) return found;
  }
  return null;
}

/** The reply to a request for a date: also a year without a word beside it, in four digits or two. */
export function parseAskedDate(nodes: readonly TextNode[], thisYear: number): Match<PartialDate> | null {
  const found = parsePartialDate(nodes, thisYear);
  if (found) return found;
  const numbers = [...nodes.entries()].filter(([, { digits }]) => digits > 0);
  const [[at, node] = [0, undefined], other] = numbers;
  if (node === undefined || other !== undefined) return null;
  const year = node.digits === 2 ? expandShortYear(Number(node.number), thisYear) : Number(node.number);
  const isTold = node.digits === 2 || isYear(node, thisYear);
  return isTold ? { value: { ...NO_DATE, year }, from: at, until: at + 1 } : null;
}

/** Whether a day and month are followed by a year of four digits for which no birth can be read. */
export function hasYearOutside(nodes: readonly TextNode[], thisYear: number): boolean {
  return nodes.some((node, at) => {
    if (node.digits !== YEAR_DIGITS || isYear(node, thisYear)) return false;
    const isAfterMonth = parseMonthWord(nodes[at - 1]) !== null || parseMonthWord(nodes[at - 2]) !== null;
    const isInDigits = isSign(nodes[at - 1], "/.-") && nodes[at - 1]?.text === nodes[at - 3]?.text;
    return isAfterMonth || isInDigits;
  });
}

import { daysInMonth } from "@lagna/contract";
import { has, isSign, type Node } from "./nodes.ts";

export interface FoundDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Something that nodes `from` (included) to `until` (excluded) say. */
export interface Found<Value> {
  readonly value: Value;
  readonly from: number;
  readonly until: number;
}

/** A date as it is written, before it is known to be one. */
interface Written {
  readonly day: number;
  readonly month: number;
  readonly year: number;
  /** Of two numbers the first may be the month, as in America. */
  readonly mayTurn: boolean;
  readonly until: number;
}

const SHORT = 2;
const FIRST_YEAR = 1800;
const LAST_YEAR = 9999;
const MONTHS = 12;
const DAY_HOURS = 24;

const isDay = (node: Node | undefined): node is Node & { number: number } =>
  node !== undefined && node.digits <= SHORT && node.number !== null && node.number >= 1 && node.number <= 31;
const isMonthNumber = (node: Node | undefined): node is Node & { number: number } =>
  node !== undefined && node.digits > 0 && node.digits <= SHORT && node.number !== null;
const monthOf = (node: Node | undefined): number | null =>
  has(node, "month") ? Number(node?.tags.get("month")) : null;

/** "15 / 8", "15, Aug", "15th of August": what may stand between the parts of a date. */
const skipGap = (nodes: readonly Node[], at: number): number => {
  let here = at;
  while (isSign(nodes[here], ".,/-'’") || /^(?:of|ki|ka|को|की|का|ko)$/iu.test(nodes[here]?.text ?? "")) here += 1;
  return here;
};

/** Two digits are no year where they are the hour of a clock: "15 aug 10:30", "2 may 09 pm"; but "2 may 05, subah 7 baje". */
const isHour = (nodes: readonly Node[], at: number): boolean => {
  const [next, then] = [nodes[at + 1], nodes[at + 2]];
  const isClock = isSign(next, ":.") && then?.digits === SHORT && !then.isApart;
  const isPart = has(next, "part") && (then?.number ?? null) === null && !has(then, "shift", "fixed");
  return Number(nodes[at]?.number) <= DAY_HOURS && (isClock || isPart || has(next, "oclock", "past"));
};

/** The latest year with those two digits that has begun. */
function fullYear(short: number, thisYear: number): number {
  const century = thisYear - (thisYear % 100);
  return century + short > thisYear ? century - 100 + short : century + short;
}

/** "1990", "'90", "90", "nineteen ninety", "unnis sau nabbe", "two thousand five". */
function yearAt(nodes: readonly Node[], at: number, thisYear: number): Found<number> | null {
  const node = nodes[at];
  if (node?.digits === 4 && Number(node.number) >= FIRST_YEAR)
    return { value: Number(node.number), from: at, until: at + 1 };
  if (node?.digits === SHORT && !isHour(nodes, at))
    return { value: fullYear(Number(node.number), thisYear), from: at, until: at + 1 };
  return node?.digits === 0 ? yearSaid(nodes, at) : null;
}

const HUNDRED = /^(?:hundred|sau|सौ)$/iu;
const THOUSAND = /^(?:thousand|hazar|hazaar|hajar|हज़ार|हजार)$/iu;

function yearSaid(nodes: readonly Node[], at: number): Found<number> | null {
  const [first, second] = [nodes[at], nodes[at + 1]];
  if (first?.number === 2 && THOUSAND.test(second?.text ?? "")) {
    const rest = numberAt(nodes, at + 2);
    return { value: 2000 + (rest?.value ?? 0), from: at, until: rest?.until ?? at + 2 };
  }
  if (first?.number !== 19) return null;
  const rest = numberAt(nodes, HUNDRED.test(second?.text ?? "") ? at + 2 : at + 1);
  return rest && { value: 1900 + rest.value, from: at, until: rest.until };
}

/** A number below a hundred in one or two words: "ninety two". */
export function numberAt(nodes: readonly Node[], at: number): Found<number> | null {
  const [first, second] = [nodes[at], nodes[at + 1]];
  if (first?.kind !== "word" || first.number === null || first.number > 99) return null;
  const isTens = first.number >= 20 && first.number % 10 === 0;
  const ones = isTens && second?.kind === "word" && second.number !== null && second.number > 0 && second.number < 10;
  return ones
    ? { value: first.number + second.number, from: at, until: at + 2 }
    : { value: first.number, from: at, until: at + 1 };
}

/** A day that may be said in two words: "twenty first". */
function dayAt(nodes: readonly Node[], at: number): Found<number> | null {
  if (isDay(nodes[at]) && nodes[at].digits > 0) return { value: nodes[at].number, from: at, until: at + 1 };
  const said = numberAt(nodes, at);
  return said && said.value >= 1 && said.value <= 31 ? said : null;
}

type Form = (nodes: readonly Node[], at: number, thisYear: number) => Written | null;

/** "15 August 1990", "15 aug, 90", "pandrah agast 1990". */
const dayFirst: Form = (nodes, at, thisYear) => {
  const day = dayAt(nodes, at);
  const monthFrom = day && skipGap(nodes, day.until);
  const month = monthFrom === null ? null : monthOf(nodes[monthFrom]);
  const year = month === null ? null : yearAt(nodes, skipGap(nodes, Number(monthFrom) + 1), thisYear);
  return day && month && year ? { day: day.value, month, year: year.value, mayTurn: false, until: year.until } : null;
};

/** "August 15, 1990". */
const monthFirst: Form = (nodes, at, thisYear) => {
  const month = monthOf(nodes[at]);
  const day = month === null ? null : dayAt(nodes, skipGap(nodes, at + 1));
  const year = day && yearAt(nodes, skipGap(nodes, day.until), thisYear);
  return month && day && year ? { day: day.value, month, year: year.value, mayTurn: false, until: year.until } : null;
};

/** "1990 August 15". */
const yearThenMonth: Form = (nodes, at) => {
  const year = nodes[at];
  if (year?.digits !== 4 || Number(year.number) < FIRST_YEAR) return null;
  const monthFrom = skipGap(nodes, at + 1);
  const month = monthOf(nodes[monthFrom]);
  const day = month === null ? null : dayAt(nodes, skipGap(nodes, monthFrom + 1));
  return month && day ? { day: day.value, month, year: Number(year.number), mayTurn: false, until: day.until } : null;
};

/** "1990-08-15", "1990/8/15". */
const yearInDigits: Form = (nodes, at) => {
  const [year, sign, month, again, day] = nodes.slice(at, at + 5);
  if (year?.digits !== 4 || Number(year.number) < FIRST_YEAR || !isSign(sign, "-/.") || sign?.text !== again?.text)
    return null;
  if (!isMonthNumber(month) || !isDay(day)) return null;
  return { day: day.number, month: month.number, year: Number(year.number), mayTurn: false, until: at + 5 };
};

/** "15/8/1990", "15.08.90", "15 08 1990". */
const dayInDigits: Form = (nodes, at, thisYear) => {
  const signed = isSign(nodes[at + 1], "/.-") ? 1 : 0;
  const [day, month] = [nodes[at], nodes[at + 1 + signed]];
  const yearFrom = at + 2 + 2 * signed;
  const year = nodes[yearFrom];
  if (signed === 1 && nodes[at + 1]?.text !== nodes[at + 3]?.text) return null;
  if (!isMonthNumber(day) || !isMonthNumber(month) || (signed === 0 && year?.digits !== 4)) return null;
  const found = yearAt(nodes, yearFrom, thisYear);
  return year?.digits && found
    ? { day: day.number, month: month.number, year: found.value, mayTurn: true, until: found.until }
    : null;
};

/** "15081990", "19900815". */
const inOneNumber: Form = (nodes, at) => {
  const { digits, text } = nodes[at] ?? { digits: 0, text: "" };
  if (digits !== 8) return null;
  const [, day, month, year] = (/^(\d\d)(\d\d)((?:18|19|20)\d\d)$/u.exec(text) ?? []).map(Number);
  if (day && month && year && month <= MONTHS) return { day, month, year, mayTurn: false, until: at + 1 };
  const [, y, m, d] = (/^((?:18|19|20)\d\d)(\d\d)(\d\d)$/u.exec(text) ?? []).map(Number);
  return y && m && d ? { day: d, month: m, year: y, mayTurn: false, until: at + 1 } : null;
};

const FORMS: readonly Form[] = [dayFirst, monthFirst, yearThenMonth, yearInDigits, dayInDigits, inOneNumber];

/** The day goes first, but where only one of two numbers can be a month. */
function realDate({ day, month, year, mayTurn }: Written, thisYear: number): FoundDate | null {
  const date = mayTurn && month > MONTHS && day <= MONTHS ? { year, month: day, day: month } : { year, month, day };
  const isDate = date.month >= 1 && date.month <= MONTHS && date.day >= 1 && date.day <= daysInMonth(year, date.month);
  return isDate && year <= thisYear ? date : null;
}

/** All that is written like a date, those with a whole year first: "10.15.20" is a time more often than the 15th of October. */
function writtenDates(nodes: readonly Node[], thisYear: number): (Found<Written> & { readonly isWhole: boolean })[] {
  const written = nodes.flatMap((_, from) => {
    const value = FORMS.map((form) => form(nodes, from, thisYear)).find(Boolean);
    if (!value) return [];
    const isWhole = nodes.slice(from, value.until).some(({ digits }) => digits === 4 || digits === 8);
    return [{ value, from, until: value.until, isWhole }];
  });
  return [...written.filter(({ isWhole }) => isWhole), ...written.filter(({ isWhole }) => !isWhole)];
}

/** The first date of a year gone by, with its year. */
export function dateIn(nodes: readonly Node[], thisYear: number): Found<FoundDate> | null {
  for (const { value, from, until } of writtenDates(nodes, thisYear)) {
    const date = realDate(value, thisYear);
    if (date) return { value: date, from, until };
  }
  return null;
}

/** Whether a day of a whole year is written, and there is none such: the 31st of February. */
export function writesNoDate(nodes: readonly Node[]): boolean {
  const written = writtenDates(nodes, LAST_YEAR).filter(({ isWhole }) => isWhole);
  return written.length > 0 && written.every(({ value }) => realDate(value, LAST_YEAR) === null);
}

/** A day and month whose year is not said, as of that year: "3 May". */
export function dayOfYearIn(nodes: readonly Node[], year: number): Found<FoundDate> | null {
  for (const [from] of nodes.entries()) {
    const first = dayAt(nodes, from);
    const monthFrom = first && skipGap(nodes, first.until);
    const month = monthFrom === null ? null : monthOf(nodes[monthFrom]);
    const found: readonly [number, number, number] | null =
      first && month !== null ? [first.value, month, Number(monthFrom) + 1] : monthThenDay(nodes, from);
    if (!found) continue;
    const [day, ofMonth, until] = found;
    const hasYear = nodes[skipGap(nodes, until)]?.digits === 4;
    if (!hasYear && day <= daysInMonth(year, ofMonth)) return { value: { year, month: ofMonth, day }, from, until };
  }
  return null;
}

function monthThenDay(nodes: readonly Node[], from: number): readonly [number, number, number] | null {
  const month = monthOf(nodes[from]);
  const day = month === null ? null : dayAt(nodes, skipGap(nodes, from + 1));
  return month !== null && day ? [day.value, month, day.until] : null;
}

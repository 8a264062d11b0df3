import { daysInMonth } from "@lagna/contract";
import { LABEL_WORDS, MONTH_WORDS } from "./typed-birth.data.ts";
import { inDigits, OF_HOUR, timeIn, type TypedTime } from "./typed-time.ts";
import { anyOf, cutOut, EDGE, MOST_WORDS_LEFT, plainly } from "./typed-words.ts";

/** A birth as somebody wrote it in a line: what of it was found. */
export interface TypedBirth {
  readonly name: string | null;
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly time: TypedTime | "unknown" | null;
  /** As it was written, to be looked up. */
  readonly place: string | null;
}

const MONTH = anyOf(MONTH_WORDS.join("|"));
const DAY = "(?<day>\\d{1,2})(?:st|nd|rd|th)?";
const YEAR = "(?<year>\\d{4})";
const GAP = "[\\s.,/'-]*";
/** Two digits, unless they are an hour. */
const SHORT_YEAR = `'?(?<year>2[5-9]|[3-9]\\d|(?:[01]\\d|2[0-4])(?!${OF_HOUR}))(?!\\d)`;
const DATES: readonly RegExp[] = [
  `${DAY}${GAP}(?:of\\s+)?(?<word>${MONTH})${GAP}${YEAR}`,
  `(?<word>${MONTH})${GAP}${DAY}${GAP}${YEAR}`,
  `${YEAR}-(?<month>\\d{1,2})-(?<day>\\d{1,2})`,
  `(?<day>\\d{1,2})\\s*[./-]\\s*(?<month>\\d{1,2})\\s*[./-]\\s*${YEAR}`,
  `${YEAR}${GAP}(?<word>${MONTH})${GAP}${DAY}`,
  `(?<day>\\d{2})(?<month>\\d{2})(?<year>(?:18|19|20)\\d{2})`,
  `(?<day>\\d{1,2})\\s*(?<sign>[./-])\\s*(?<month>\\d{1,2})\\s*\\k<sign>\\s*${SHORT_YEAR}`,
  `${DAY}${GAP}(?<word>${MONTH})${GAP}${SHORT_YEAR}`,
  `(?<word>${MONTH})${GAP}${DAY}[\\s.,]+${SHORT_YEAR}`,
].map((form) => new RegExp(`(?<!\\d)${form}(?!\\d)`, "iu"));
/** The first so many of them. */
const WHOLE_YEARS = 5;

const LABELS = new RegExp(`${EDGE.before}(?:${anyOf(LABEL_WORDS)})${EDGE.after}\\s*[:=]?`, "giu");
const GENDER = /[\s,;]+(?:male|female|ladka|ladki|पुरुष|स्त्री|लड़का|लड़की)\s*$/iu;
const NAME = new RegExp(
  `${EDGE.before}(?:${anyOf("my name is|name|mera naam|naam|मेरा नाम|नाम")})${EDGE.after}\\s*[:=]?\\s*(?<name>[^\\n,;:]{2,60})`,
  "iu",
);

interface FoundDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

function monthOfWord(word: string): number {
  const written = word.toLowerCase();
  return MONTH_WORDS.findIndex((words) => words.split("|").includes(written)) + 1;
}

const SHORT = 2;
/** Two digits are a year gone by, the latest there is of them. */
function yearOf(written: string, thisYear: number): number {
  const century = Math.floor(thisYear / 100) * 100;
  const year = Number(written);
  if (written.length > SHORT) return year;
  return century + year > thisYear ? century - 100 + year : century + year;
}

function dateOf(
  { year: writtenYear = "", month = "", day = "", word }: Record<string, string | undefined>,
  thisYear: number,
): FoundDate | null {
  const year = yearOf(writtenYear, thisYear);
  const [first, second] = [Number(day), word === undefined ? Number(month) : monthOfWord(word)];
  // The day goes first, but where only one of two can be a month.
  const found = second > 12 && first <= 12 ? { month: first, day: second } : { month: second, day: first };
  const isDate = found.month >= 1 && found.month <= 12 && found.day >= 1 && found.day <= daysInMonth(year, found.month);
  return isDate ? { year, ...found } : null;
}

/** What is left of a text in its parts, without what only says what follows. */
const partsOf = (text: string): string[] =>
  text
    .replaceAll(LABELS, " ")
    .split(/[\n,;|]+/u)
    .map((part) => part.replaceAll(/^[\s.:=-]+|[\s.:=-]+$/g, "").replaceAll(/\s+/g, " "))
    .filter((part) => /\p{L}/u.test(part));

/** A name goes before the date, a place after it; one part alone is the place. */
function nameAndPlace(before: readonly string[], after: readonly string[]): Pick<TypedBirth, "name" | "place"> {
  if (after.length > 0) return { name: before[0] ?? null, place: after.join(", ") };
  const [first, ...others] = before;
  if (first === undefined) return { name: null, place: null };
  return others.length > 0 ? { name: first, place: others.join(", ") } : { name: null, place: first };
}

/**
 * The birth in a message, '15 Aug 1990, 7:35 am, Delhi' in the ways people write it in English, Hindi and Hinglish; the day goes first.
 * Null where it is none: without a date of a year gone by, asked as a question, or told among many other words.
 */
export function typedBirth(text: string, thisYear: number): TypedBirth | null {
  const plain = inDigits(plainly(text)).replace(GENDER, "");
  if (/[?؟]/.test(plain)) return null;
  const date = cutOut(plain, DATES, (groups) => dateOf(groups, thisYear));
  if (!date || date.found.year > thisYear) return null;
  const named = NAME.exec(plain)?.groups?.["name"]?.trim() ?? null;
  const whole = timeIn(`${date.before}\u0002${date.after}`);
  const [before = "", after = ""] = whole.rest.split("\u0002");
  const told = nameAndPlace(partsOf(before), partsOf(after));
  const words = `${told.name ?? ""} ${told.place ?? ""}`.trim().split(/\s+/).length;
  if (words > MOST_WORDS_LEFT || (whole.time === null && told.place === null && words > 1)) return null;
  const isLabelled = named !== null && told.place !== null;
  const place = isLabelled ? told.place.replace(named, "").replace(/^[\s,]+/, "") || null : told.place;
  return { ...date.found, time: whole.time, name: isLabelled ? named : told.name, place };
}

/** More words than a place has, with its state and country. */
const MOST_OF_PLACE = 5;

/** A birth of which the time or the place was missing, with what of it a further message tells; null where that tells neither. */
export function typedRest(text: string, half: TypedBirth): TypedBirth | null {
  const plain = inDigits(plainly(text));
  if (/[?؟]/.test(plain)) return null;
  const { time, rest } = half.time === null ? timeIn(plain) : { time: half.time, rest: plain };
  const left = partsOf(rest).join(", ");
  if (plain.trim().split(/\s+/).length > (time === half.time ? MOST_OF_PLACE : MOST_WORDS_LEFT)) return null;
  const place = half.place ?? (left === "" ? null : left);
  return time === half.time && place === half.place ? null : { ...half, time, place };
}

const DAYS: readonly RegExp[] = [
  `${DAY}${GAP}(?:of\\s+)?(?<word>${MONTH})${EDGE.after}`,
  `${EDGE.before}(?<word>${MONTH})${GAP}${DAY}`,
].map((form) => new RegExp(`(?<!\\d)${form}(?!\\d|${GAP}\\d{4})`, "iu"));

/** A day whose year is known, in a message that names none: "no, it was 3 May". Null where none is told. */
export function typedDay(text: string, year: number): { readonly month: number; readonly day: number } | null {
  const plain = plainly(text);
  if (/[?؟]/.test(plain) || plain.trim().split(/\s+/).length > MOST_WORDS_LEFT) return null;
  const found = cutOut(plain, DAYS, (groups) => dateOf({ ...groups, year: String(year) }, year))?.found;
  return found ? { month: found.month, day: found.day } : null;
}

/** Whether somebody wrote a day of a whole year, and there is none such: the 31st of February. */
export function namesNoDay(text: string, thisYear: number): boolean {
  const plain = plainly(text);
  if (/[?؟]/.test(plain) || plain.split(/\s+/).length > MOST_WORDS_LEFT) return false;
  const written = DATES.slice(0, WHOLE_YEARS).map((form) => form.exec(plain));
  return written.some(Boolean) && cutOut(plain, DATES, (groups) => dateOf(groups, thisYear)) === null;
}

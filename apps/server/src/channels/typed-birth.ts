import { daysInMonth } from "@lagna/contract";
import {
  DAY_PARTS,
  HOUR_WORDS,
  LABEL_WORDS,
  MINUTE_WORDS,
  MOMENTS_SAID,
  MONTH_WORDS,
  MOVED_HOURS,
  OCLOCK_WORDS,
  PAST_HOUR_WORDS,
  SECOND_WORDS,
  TIMES_SAID,
  UNKNOWN_TIME_WORDS,
} from "./typed-birth.data.ts";

export interface TypedTime {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

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

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "\\s+");
/** Any of the words, the longest first. Letters of no script may follow or go before. */
const anyOf = (words: string): string =>
  words
    .split("|")
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join("|");
const EDGE = { before: "(?<![\\p{L}\\p{M}\\p{N}])", after: "(?![\\p{L}\\p{M}\\p{N}])" } as const;

const MONTH = anyOf(MONTH_WORDS.join("|"));
const DAY = "(?<day>\\d{1,2})(?:st|nd|rd|th)?";
const YEAR = "(?<year>\\d{4})";
const GAP = "[\\s.,/'-]*";
const PART = anyOf(Object.values(DAY_PARTS).join("|"));
const OCLOCK = anyOf(OCLOCK_WORDS);
/** Two digits, unless they are an hour. */
const HOUR = `\\s*[:.h]\\s*\\d|\\s*(?:${OCLOCK}|${PART})${EDGE.after}`;
const SHORT_YEAR = `'?(?<year>2[5-9]|[3-9]\\d|(?:[01]\\d|2[0-4])(?!${HOUR}))(?!\\d)`;
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

const BEFORE = `(?:${EDGE.before}(?<before>${PART})\\s*)?`;
const TIMES: readonly RegExp[] = [
  `(?<!\\d)(?<hour>\\d{1,2})\\s+(?<minute>[0-5]\\d)\\s*(?<after>${PART})${EDGE.after}`,
  `${EDGE.before}(?<before>${PART})\\s*(?<!\\d)(?<hour>\\d{1,2})\\s+(?<minute>[0-5]\\d)(?!\\d)`,
  `${BEFORE}(?<!\\d)(?<hour>\\d{1,2})\\s*[:.h]\\s*(?<minute>[0-5]\\d)(?:\\s*[:.]\\s*(?<second>[0-5]\\d))?(?!\\d)(?:\\s*(?:${OCLOCK}))?(?:\\s*(?<after>${PART})${EDGE.after})?`,
  `${BEFORE}(?<!\\d)(?<hour>\\d{1,2})\\s*(?:${OCLOCK})${EDGE.after}(?:\\s*(?<after>${PART})${EDGE.after})?`,
  `(?<!\\d)(?<hour>\\d{1,2})(?<minute>[0-5]\\d)\\s*(?<after>${PART})${EDGE.after}`,
  `(?<!\\d)(?<hour>\\d{1,2})\\s*(?<after>${PART})${EDGE.after}`,
  `${EDGE.before}(?<before>${PART})\\s*(?<!\\d)(?<hour>\\d{1,2})(?!\\d)`,
  `(?<!\\d)(?<hour>[01]\\d|2[0-3])(?<minute>[0-5]\\d)(?!\\d)`,
].map((form) => new RegExp(form, "iu"));
const UNKNOWN = new RegExp(`${EDGE.before}(?:${anyOf(UNKNOWN_TIME_WORDS)})${EDGE.after}`, "iu");
const LABELS = new RegExp(`${EDGE.before}(?:${anyOf(LABEL_WORDS)})${EDGE.after}\\s*[:=]?`, "giu");
/** Part of a day whose hour nobody told; and what else stands where a place is looked for. */
const BESIDE = new RegExp(`${EDGE.before}(?:${PART})${EDGE.after}`, "giu");
const GENDER = /[\s,;]+(?:male|female|ladka|ladki|पुरुष|स्त्री|लड़का|लड़की)\s*$/iu;
const NAME = new RegExp(
  `${EDGE.before}(?:${anyOf("my name is|name|mera naam|naam|मेरा नाम|नाम")})${EDGE.after}\\s*[:=]?\\s*(?<name>[^\\n,;:]{2,60})`,
  "iu",
);

/** More words than name and place have: then it is somebody telling something. */
const MOST_WORDS_LEFT = 9;

/** One spelling of what is written in several, and as long as it was. */
const plainly = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replaceAll(/[\u2010-\u2015]/g, "-");

const AN_HOUR = `(?<hour>${anyOf(HOUR_WORDS.join("|"))}|\\d{1,2})${EDGE.after}`;
const SAID_MOVED = Object.entries(MOVED_HOURS).map(
  ([words, minutes]) => [new RegExp(`${EDGE.before}(?:${anyOf(words)})\\s+${AN_HOUR}`, "giu"), minutes] as const,
);
const SAID_HOUR = new RegExp(`${EDGE.before}${AN_HOUR}(?=\\s*(?:${OCLOCK}))`, "giu");
const SAID_TIMES = Object.entries(TIMES_SAID).map(
  ([words, time]) => [new RegExp(`${EDGE.before}(?:${anyOf(words)})(?=\\s*(?:${OCLOCK}))`, "giu"), time] as const,
);
const SAID_MOMENTS = Object.entries(MOMENTS_SAID).map(
  ([words, hour]) =>
    [new RegExp(`(?<!(?<!\\d)\\d{1,2}\\s*)${EDGE.before}(?:${anyOf(words)})${EDGE.after}`, "giu"), hour] as const,
);

/** "saat bajkar 35 minute", with seconds or without. */
const SAID_MINUTES = new RegExp(
  `${EDGE.before}${AN_HOUR}\\s*(?:${anyOf(PAST_HOUR_WORDS)})\\s*(?<minute>\\d{1,2})\\s*(?:${anyOf(MINUTE_WORDS)})(?:\\s*(?:${anyOf("and|aur|और")})?\\s*(?<second>\\d{1,2})\\s*(?:${anyOf(SECOND_WORDS)}))?`,
  "giu",
);

const hourSaid = (word: string): number =>
  /^\d/.test(word) ? Number(word) : HOUR_WORDS.findIndex((words) => words.split("|").includes(word.toLowerCase())) + 1;

const MINUTES = 60;
const SHORT = 2;
const timeFrom = (minutes: number): string =>
  `${Math.floor(minutes / MINUTES)}:${String(minutes % MINUTES).padStart(2, "0")}`;

/** Times as they are said, in digits: "saade saat baje" is 7:30 baje, "dedh baje" 1:30, noon 12:00. */
function inDigits(text: string): string {
  let said = text;
  said = said.replaceAll(SAID_MINUTES, (...found) => {
    const { hour = "", minute = "", second } = found.at(-1) as Record<string, string | undefined>;
    return [String(hourSaid(hour)), minute, ...(second === undefined ? [] : [second])]
      .map((each, at) => (at === 0 ? each : each.padStart(SHORT, "0")))
      .join(":");
  });
  for (const [form, minutes] of SAID_MOVED)
    said = said.replaceAll(form, (...found) => {
      const { hour = "" } = found.at(-1) as Record<string, string>;
      return timeFrom(hourSaid(hour) * MINUTES + minutes);
    });
  for (const [form, time] of SAID_TIMES) said = said.replaceAll(form, time);
  for (const [form, hour] of SAID_MOMENTS) said = said.replaceAll(form, timeFrom(hour * MINUTES));
  return said.replaceAll(SAID_HOUR, (hour) => String(hourSaid(hour)));
}

interface FoundDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

function monthOfWord(word: string): number {
  const written = word.toLowerCase();
  return MONTH_WORDS.findIndex((words) => words.split("|").includes(written)) + 1;
}

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

type Part = keyof typeof DAY_PARTS;
const partOf = (word: string | undefined): Part | null => {
  const written = word?.toLowerCase().replaceAll(/\s+/g, " ");
  return (Object.keys(DAY_PARTS) as Part[]).find((part) => DAY_PARTS[part].split("|").includes(written ?? "")) ?? null;
};

/** The hour of twenty-four; null where there is none such. */
function hourOf(hour: number, part: Part | null): number | null {
  if (hour > 23) return null;
  if (part === null || hour > 12) return hour;
  const ofTwelve = hour % 12;
  if (part === "am") return ofTwelve;
  if (part === "pm") return ofTwelve + 12;
  // "raat 11 baje" is before midnight, "raat 2 baje" after it.
  return ofTwelve >= 6 ? ofTwelve + 12 : ofTwelve;
}

function timeOf(groups: Record<string, string | undefined>): TypedTime | null {
  const hour = hourOf(Number(groups["hour"]), partOf(groups["after"]) ?? partOf(groups["before"]));
  if (hour === null) return null;
  return { hour, minute: Number(groups["minute"] ?? 0), second: Number(groups["second"] ?? 0) };
}

interface Cut<Found> {
  readonly found: Found;
  readonly before: string;
  readonly after: string;
}

function cutOut<Found>(
  text: string,
  forms: readonly RegExp[],
  read: (groups: Record<string, string | undefined>) => Found | null,
): Cut<Found> | null {
  for (const form of forms) {
    const match = form.exec(text);
    const found = match && read(match.groups ?? {});
    if (match && found !== null)
      return { found, before: text.slice(0, match.index), after: text.slice(match.index + match[0].length) };
  }
  return null;
}

/** Where the date or the time stood. */
const MARK = "\n\u0001\n";

function timeIn(text: string): { time: TypedBirth["time"]; rest: string } {
  if (UNKNOWN.test(text)) return { time: "unknown", rest: text.replace(UNKNOWN, MARK) };
  const cut = cutOut(text, TIMES, timeOf);
  return cut
    ? { time: cut.found, rest: `${cut.before}${MARK}${cut.after}` }
    : { time: null, rest: text.replaceAll(BESIDE, " ") };
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

/** A time other than the one that is known, in a message that gives no day: "4.30 baje, 7.35 nahi". Null where none is told. */
export function typedTime(text: string, known: TypedTime): TypedTime | null {
  const plain = inDigits(plainly(text));
  if (/[?؟]/.test(plain) || plain.trim().split(/\s+/).length > MOST_WORDS_LEFT) return null;
  for (let rest = plain; ;) {
    const cut = cutOut(rest, TIMES, timeOf);
    if (!cut) return null;
    if (cut.found.hour !== known.hour || cut.found.minute !== known.minute) return cut.found;
    rest = `${cut.before}${MARK}${cut.after}`;
  }
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

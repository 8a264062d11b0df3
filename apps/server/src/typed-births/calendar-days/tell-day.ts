import type { AnswerLanguage } from "@lagna/astrologer";
import { FESTIVAL_NAMES } from "@lagna/panchang";
import { formatIsoDay, MASA_WORDS, type Masa } from "@lagna/terms";
import type { FoundDate } from "../birth-text/parse-date.ts";
import {
  hasDate,
  parseBirth,
  parseDayWithoutYear,
  parseIncompleteBirth,
  speaksOfBirth,
} from "../birth-text/parse-birth.ts";
import { formatBirthText } from "../birth-texts.ts";
import { formatBirthDate } from "../describe-birth.ts";
import type { TownFinder } from "../find-towns.ts";
import type { PartialBirth, Town } from "../partial-birth.ts";
import { type BirthAlmanac, type Point, UJJAIN } from "./birth-almanac.ts";
import { type BikramDate, findBikramDate } from "./find-bikram-date.ts";
import { addFortnight, findWeekday, findWrittenDay, findWrittenYear, type WrittenDay } from "./find-written-day.ts";

/** A message whose day is told by a feast, a lunar day or another calendar, with the day as a civil date. */
export interface ToldDay {
  readonly text: string;
  /** How the day was read, for the reply. */
  readonly note: string;
  /** The named day, if its year is still to be told. */
  readonly namedDay?: string;
  /** The days of which one is meant, to choose from. */
  readonly choices?: readonly string[];
}

/** Keeps a day whose year is still to be told with the birth that is asked on for. */
export const keepNamedDay = (typed: PartialBirth, { namedDay }: Pick<ToldDay, "namedDay">): PartialBirth =>
  namedDay === undefined ? typed : { ...typed, namedDay };

/** The text with the day that was named before, if it tells the year of that. */
function addNamedDay({ text, earlier, thisYear }: MessageWithDay): string {
  const ofFortnight = earlier?.namedDay === undefined ? null : addFortnight(earlier.namedDay, text);
  if (ofFortnight !== null) return ofFortnight;
  const isAnswer = earlier?.namedDay !== undefined && findWrittenYear(text, thisYear) !== null;
  return isAnswer && findWrittenDay(text) === null ? `${text}, ${earlier.namedDay}` : text;
}

/** A message that may name a day, and what is known beside it. */
export interface MessageWithDay {
  readonly text: string;
  readonly language: AnswerLanguage;
  readonly home: readonly string[];
  /** The birth of the messages before, of which something is missing. */
  readonly earlier: PartialBirth | null;
  readonly thisYear: number;
}

const DAY_MS = 86_400_000;
const MONTH_NAMES = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
/** Two days of a feast are those of two traditions; more are many feasts of one name. */
const MAX_DAYS_OF_FEAST = 2;

const toIso = ({ year, month, day }: FoundDate): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
function toDate(iso: string): FoundDate {
  const [year = 0, month = 0, day = 0] = iso.split("-").map(Number);
  return { year, month, day };
}
const moveDay = (iso: string, days: number): string => formatIsoDay(Date.parse(`${iso}T00:00:00Z`) + days * DAY_MS);
const writeDate = ({ year, month, day }: FoundDate): string => `${day} ${MONTH_NAMES[month - 1]} ${year}`;

interface Edit {
  readonly from: number;
  readonly until: number;
  readonly by: string;
}

/** Replaces letters of a text, the last ones first. */
const applyEdits = (text: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((rest, { from, until, by }) => `${rest.slice(0, from)} ${by} ${rest.slice(until)}`, text)
    .replaceAll(/ {2,}/g, " ")
    .trim();

/** States whose months end with the new moon; elsewhere in the north a dark fortnight comes before the bright one of its month. */
const AMANTA_STATES = /(?:Gujarat|Maharashtra|Karnataka|Goa|Andhra Pradesh|Telangana)$/u;

function toAmanta({ masa, paksha }: { masa: Masa; paksha: "shukla" | "krishna" }, town: Town | null): Masa {
  if (paksha === "shukla" || (town && AMANTA_STATES.test(town.city))) return masa;
  const months = Object.keys(MASA_WORDS) as Masa[];
  return months.at(months.indexOf(masa) - 1) ?? masa;
}

const DAYS_OF_WEEK = 7;
const EARLIER = /(?<![\p{L}\p{M}])(?:p[ae]hle|before|पहले)(?![\p{L}\p{M}])/iu;
/** "मंगलवार था छठ के बाद": the first such day of the week after the feast, or the last before it; null if no day of the week is told. */
function findShiftToWeekday(text: string, { from, until }: WrittenDay, feast: string): number | null {
  const weekday = findWeekday(text);
  if (!weekday) return null;
  const days = (weekday.day - new Date(`${feast}T00:00:00Z`).getUTCDay() + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  const after = days === 0 ? DAYS_OF_WEEK : days;
  return EARLIER.test(text.slice(from, until)) ? days - DAYS_OF_WEEK : after;
}

/** A day with the name under which it was found. */
interface FoundDay {
  readonly date: string;
  readonly name: string;
}

/** Reads days of births that are named by a feast, a lunar day or the calendar of Nepal. */
export function createDayTeller({ findTown }: TownFinder, almanac: BirthAlmanac) {
  async function findDay(
    { named, written }: Pick<WrittenDay, "named" | "written">,
    year: number,
    town: Town | null,
    language: AnswerLanguage,
  ): Promise<FoundDay | null> {
    const point: Point = town ?? UJJAIN;
    const inHindi = language === "hi";
    if (named.kind === "civil")
      return { date: toIso({ year, month: named.month, day: named.day }), name: named.name[inHindi ? "hi" : "en"] };
    if (named.kind === "lunar") {
      const [date] = await almanac.listTithiDays(point, { ...named, masa: toAmanta(named, town), year });
      return date === undefined ? null : { date, name: written };
    }
    if (named.kind === "open" || named.kind === "either") return null;
    const days = await almanac.listFestivalDays(point, { ids: named.ids, year });
    const [first] = days;
    const areMany = new Set(days.map(({ date }) => date)).size > MAX_DAYS_OF_FEAST;
    if (!first || areMany || first.isLong) return null;
    return { date: first.date, name: FESTIVAL_NAMES[first.id]?.[inHindi ? "hi" : "en"] ?? written };
  }

  /** The town beside the day, which is looked for in the text with any date in the day's place. */
  async function findTownBeside(text: string, { home, earlier, thisYear }: MessageWithDay): Promise<Town | null> {
    if (earlier?.town) return earlier.town;
    const read = parseBirth(text, thisYear) ?? parseIncompleteBirth(text, thisYear);
    const found = read && (await findTown(read.remaining, home));
    return found?.kind === "one" ? found.town : null;
  }

  function tellBikramDate(text: string, found: BikramDate, language: AnswerLanguage): ToldDay {
    const { masa, day, year, civil, from, until } = found;
    const name =
      language === "hi" ? `${day} ${MASA_WORDS[masa].hi} वि.सं. ${year}` : `${day} ${MASA_WORDS[masa].en} ${year} BS`;
    const date = formatBirthDate(civil, language);
    return {
      text: applyEdits(text, [{ from, until, by: writeDate(civil) }]),
      note: formatBirthText("day_in_calendar", language, { name, date }),
    };
  }

  /** What names no single day is taken out of the text, and said. */
  const leaveOpen = (text: string, day: WrittenDay, yearInside: string, note: string): ToldDay => ({
    text: applyEdits(text, [{ ...day, by: yearInside }]),
    note,
  });

  /** A feast without its year counts where a birth is spoken of. */
  function askForYear(text: string, day: WrittenDay, { language, earlier }: MessageWithDay): ToldDay | null {
    if (day.named.kind === "open" || (earlier === null && !speaksOfBirth(text))) return null;
    return {
      text: applyEdits(text, [{ ...day, by: "" }]),
      note: formatBirthText("day_without_year", language, { name: day.written }),
      namedDay: `${findWeekday(text)?.word ?? ""} ${text.slice(day.from, day.until)}`.trim(),
    };
  }

  /** The days of both fortnights, of which one is asked for. */
  async function tellEither(
    text: string,
    day: WrittenDay,
    yearInside: string,
    { year, town, language }: { readonly year: number; readonly town: Town | null; readonly language: AnswerLanguage },
  ): Promise<ToldDay | null> {
    const { named, written } = day;
    if (named.kind !== "either") return null;
    const dates: string[] = [];
    for (const paksha of ["krishna", "shukla"] as const) {
      const lunar = { kind: "lunar" as const, masa: named.masa, paksha, tithi: named.tithi };
      const found = await findDay({ named: lunar, written }, year, town, language);
      if (found) dates.push(formatBirthDate(toDate(found.date), language));
    }
    const [first, second] = dates;
    if (first === undefined || second === undefined) return null;
    const note = formatBirthText("day_of_two", language, { name: written, year: String(year), first, second });
    const namedDay = text.slice(day.from, day.until).trim();
    return { ...leaveOpen(text, day, yearInside, note), namedDay, choices: dates };
  }

  /** The message with the civil date of the day that it names, and how that was read; null if it names none, or tells a date as well. */
  async function tellDay(message: MessageWithDay): Promise<ToldDay | null> {
    const { language, earlier, thisYear } = message;
    const text = addNamedDay(message);
    if (hasDate(text, thisYear) || parseDayWithoutYear(text, ANY_LEAP_YEAR) || earlier?.day != null) return null;
    const bikram = findBikramDate(text, thisYear);
    if (bikram) return tellBikramDate(text, bikram, language);
    const day = findWrittenDay(text);
    const year = day && findWrittenYear(text, thisYear);
    const isInside = year && day && year.from >= day.from && year.until <= day.until;
    const ofYear = year?.year ?? earlier?.year ?? null;
    if (!day) return null;
    if (ofYear === null) return askForYear(text, day, message);
    const withoutYear = year && !isInside ? [{ from: year.from, until: year.until, by: "" }] : [];
    const guess = applyEdits(text, [...withoutYear, { ...day, by: `1 Jan ${ofYear}` }]);
    const town = await findTownBeside(guess, message);
    const yearInside = isInside ? String(ofYear) : "";
    if (day.named.kind === "either") {
      const either = await tellEither(text, day, yearInside, { ...message, year: ofYear, town });
      if (either) return either;
    }
    const found = await findDay(day, ofYear, town, language);
    if (!found)
      return leaveOpen(text, day, yearInside, formatBirthText("no_single_day", language, { name: day.written }));
    const { name } = found;
    const shown = { name, year: String(ofYear), date: formatBirthDate(toDate(found.date), language) };
    const shift = day.shift ?? findShiftToWeekday(text, day, found.date);
    if (shift === null) return leaveOpen(text, day, yearInside, formatBirthText("day_near", language, shown));
    const date = toDate(moveDay(found.date, shift));
    const told = applyEdits(text, [...withoutYear, { ...day, by: writeDate(date) }]);
    if (shift === 0) return { text: told, note: formatBirthText("day_of", language, shown) };
    const beside = { ...shown, feast: shown.date, date: formatBirthDate(date, language) };
    return { text: told, note: formatBirthText("day_beside", language, beside) };
  }

  return { tellDay };
}
const ANY_LEAP_YEAR = 2000;

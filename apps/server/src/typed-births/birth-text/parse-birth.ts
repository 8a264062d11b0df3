import { parseDate, parseDayOfYear, type FoundDate, hasInvalidDate } from "./parse-date.ts";
import {
  hasYearOutside,
  isLoneYear,
  isOtherEra,
  NO_DATE,
  parseAskedDate,
  parsePartialDate,
  type PartialDate,
} from "./parse-partial-date.ts";
import {
  findDayPart,
  type ParsedTime,
  parseBirthTime,
  parseAllTimes,
  type TypedTime,
  NO_TIME,
  resolveHour,
  hasTag,
  type TextNode,
  parseNodes,
} from "@lagna/astrologer";
import {
  extractName,
  type RemainingStretch,
  replaceWithBreak,
  collectRemainingWords,
} from "./collect-place-and-name-words.ts";

/** A birth as written, before its place is looked up. */
export interface ParsedBirth extends FoundDate, Pick<ParsedTime, "time" | "half" | "part"> {
  /** The name after a word that introduces it ("my name is …"); null if there is none. */
  readonly name: string | null;
  readonly remaining: readonly RemainingStretch[];
}

/** A birth as written, of whose date parts may be missing. */
export type ParsedIncompleteBirth = Omit<ParsedBirth, keyof FoundDate> &
  PartialDate & {
    /** Whether a word for birth was written; without it only a date, a time and a place make a birth. */
    readonly isBirth: boolean;
  };

/** What a message adds to an incomplete birth. */
export type ParsedDetails = Pick<ParsedBirth, "time" | "half" | "part" | "remaining"> & PartialDate;

/** Name and place together have at most so many words; a longer text is not a birth. */
const MAX_REMAINING_WORDS = 9;
/** A message that says that it is a birth, with its date, may tell more beside it: who was there, what the mother remembers. */
const MAX_WORDS_OF_STORY = 20;
/** A date with at most so many other words counts as a birth even without a word for birth. */
const MAX_WORDS_WITHOUT_HINT = 3;
const MAX_ANSWER_WORDS = 5;

/** The end of a sentence or line; a dot within a time does not count. */
const SENTENCE_END = /(?<=[!?।？؟\n]|\.\s)/u;

/** The text without its questions. */
const removeQuestions = (text: string): string =>
  text
    .split(SENTENCE_END)
    .filter((sentence) => !/[?？؟]$/u.test(sentence))
    .join("");

const isQuestion = (text: string): boolean => /[?？؟]/u.test(text);

const countWordsBesideFillers = (left: readonly RemainingStretch[]): number =>
  left.flatMap(({ words }) => words).filter(({ isFiller, isRelation }) => !isFiller || isRelation).length;

function removeTime(nodes: readonly TextNode[], { spans }: ParsedTime): readonly TextNode[] {
  return spans.reduce((rest, [from, until]) => replaceWithBreak(rest, from, until), nodes);
}

/**
 * Parses a birth written in English, Hindi or Hinglish, with its parts in any order. Null if the message is not a birth: it has no date
 * with
 * a past year, is about another event, is a question, or has many other words.
 * @param isCutOut the text was cut out of a longer message, and may ask ("can you check 5 Jan 1999, 9 pm, Makrana")
 */
export function parseBirth(text: string, thisYear: number, isCutOut = false): ParsedBirth | null {
  const { name, rest: nodes } = extractName(parseNodes(removeQuestions(text)));
  const date = parseDate(nodes, thisYear);
  if (!date) return null;
  const isBirth = nodes.some((node) => hasTag(node, "birth"));
  if (!isBirth && nodes.some((node) => hasTag(node, "event") || (!isCutOut && hasTag(node, "asks")))) return null;
  const withoutDate = replaceWithBreak(nodes, date.from, date.until);
  const parsedTime = parseBirthTime(withoutDate);
  const left = collectRemainingWords(removeTime(withoutDate, parsedTime), date.from, name !== null);
  const words = countWordsBesideFillers(left);
  const isTimed = parsedTime.time !== null || parsedTime.half !== null;
  const most = isBirth ? MAX_WORDS_OF_STORY : MAX_REMAINING_WORDS;
  if (words > most || (!isTimed && !isBirth && words > MAX_WORDS_WITHOUT_HINT)) return null;
  return { name, ...date.value, ...pickTime(parsedTime), remaining: left };
}

const pickTime = ({ time, half, part }: ParsedTime) => ({ time, half, part });

/**
 * Parses a birth whose date is not told whole: "born at 7 am in Delhi", "15 August, subah 7 baje, Delhi". Null if the message is not a
 * birth.
 */
export function parseIncompleteBirth(text: string, thisYear: number): ParsedIncompleteBirth | null {
  if (isQuestion(text)) return null;
  const { name, rest: nodes } = extractName(parseNodes(text));
  if (nodes.some((node) => hasTag(node, "event", "asks"))) return null;
  const isBirth = nodes.some((node) => hasTag(node, "birth"));
  const date = parsePartialDate(nodes, thisYear);
  const withoutDate = date ? replaceWithBreak(nodes, date.from, date.until) : nodes;
  const parsedTime = parseBirthTime(removeYears(withoutDate, thisYear));
  const left = collectRemainingWords(removeTime(withoutDate, parsedTime), date?.from ?? 0, name !== null);
  const words = countWordsBesideFillers(left);
  const isTimed = parsedTime.time !== null || parsedTime.half !== null;
  const isShort = isTimed && words > 0 && words <= MAX_WORDS_WITHOUT_HINT;
  if (words > MAX_REMAINING_WORDS || (!isBirth && !(isShort && date))) return null;
  return { name, ...(date?.value ?? NO_DATE), ...pickTime(parsedTime), remaining: left, isBirth };
}

/** A birth with missing details. */
export interface IncompleteBirth extends Pick<ParsedTime, "time" | "half" | "part">, PartialDate {
  /** Null if the place is still missing. */
  readonly town: object | null;
}

/** Parses the reply to a request for a missing detail of a birth; null if the message is about something else. */
export function parseMissingDetails(text: string, known: IncompleteBirth, thisYear: number): ParsedDetails | null {
  const allNodes = parseNodes(text);
  if (isQuestion(text) || allNodes.some((node) => hasTag(node, "asks"))) return null;
  const isDated = known.year !== null && known.day !== null;
  const date = isDated ? null : parseAskedDate(allNodes, thisYear);
  const nodes = date ? replaceWithBreak(allNodes, date.from, date.until) : allNodes;
  const timed = isDated ? nodes : removeYears(nodes, thisYear);
  const parsedTime = known.time === null ? parseRestOfTime(timed, known) : NO_TIME;
  const left = known.town === null ? collectRemainingWords(removeTime(nodes, parsedTime), 0, true) : [];
  const isTimed = parsedTime.time !== null || parsedTime.half !== null;
  const words = countWordsBesideFillers(left);
  if (words > (isTimed ? MAX_REMAINING_WORDS : MAX_ANSWER_WORDS)) return null;
  return { ...(date?.value ?? NO_DATE), ...pickTime(parsedTime), remaining: left };
}

/** Parses a time, or the part of the day if only that was missing. */
function parseRestOfTime(nodes: readonly TextNode[], { half, part }: IncompleteBirth): ParsedTime {
  const parsedTime = parseBirthTime(nodes, true, part);
  const dayPart = half && findDayPart(nodes);
  const hour = half && dayPart && resolveHour({ ...half, isTwelveHour: true }, dayPart);
  const hasOtherTime = (parsedTime.time !== null && parsedTime.time !== "unknown") || parsedTime.half !== null;
  return half === null || hour === null || hasOtherTime ? parsedTime : { ...NO_TIME, time: { ...half, hour } };
}

/** "2020 was bad" tells a year, and "2020 hrs" a time. */
const isYear = ({ digits, number }: TextNode): boolean =>
  digits === 4 && number !== null && number >= FIRST_YEAR_OF_TALK && number <= LAST_YEAR_OF_TALK;
const [FIRST_YEAR_OF_TALK, LAST_YEAR_OF_TALK] = [1930, 2059];
/** A year that is left beside a part of a date is no time either: "15 August, 1948 ke aas paas". */
const removeYears = (nodes: readonly TextNode[], thisYear: number): readonly TextNode[] =>
  nodes.map((node, at) => (isLoneYear(nodes, at, thisYear) || isOtherEra(nodes, at) ? BREAK : node));
const [BREAK] = replaceWithBreak(parseNodes("0"), 0, 1) as [TextNode];

/** "8:10 nahi 8:40": what stands before the denial is wrong. */
const DENIED_BEFORE = /^.*\d\S*\s*(?:baje|am|pm|बजे)?\s+(?:nahi|nahin|nhi|नहीं|नही)[\s,]+(?=.*\d)/iu;
const LAST_HOUR_OF_HALF = 12;

/** A time that differs from the known one, in a message without a day: "4.30 baje, 7.35 nahi". Null if there is none. */
export function parseCorrectedTime(written: string, known: TypedTime): TypedTime | null {
  const text = written.replace(DENIED_BEFORE, "");
  const nodes = parseNodes(text);
  if (isQuestion(text) || nodes.length > MAX_CORRECTION_WORDS) return null;
  const timed = nodes.map((node, at) => (isYear(node) && !hasTag(nodes[at + 1], "past", "oclock") ? BREAK : node));
  const { time: whole } = parseBirthTime(timed);
  if (whole !== null && whole !== "unknown" && whole.within !== undefined) return whole;
  // "8:40", after a time in the evening, is in the evening too.
  const isLate = known.hour >= LAST_HOUR_OF_HALF && findDayPart(nodes) === null;
  const times = parseAllTimes(timed, known).map((time) =>
    isLate && time.hour > 0 && time.hour < LAST_HOUR_OF_HALF && !/(?<!\d)0\d/u.test(text)
      ? { ...time, hour: time.hour + LAST_HOUR_OF_HALF }
      : time,
  );
  return times.find(({ hour, minute }) => hour !== known.hour || minute !== known.minute) ?? null;
}

const MAX_CORRECTION_WORDS = 18;

/** A day for a known year, in a message without a year: "no, it was 3 May". Null if there is none. */
export function parseDayWithoutYear(text: string, year: number): Pick<FoundDate, "month" | "day"> | null {
  // "Is that read as 11 March? It is Nov 3".
  const nodes = parseNodes(removeQuestions(text));
  if (nodes.length > MAX_CORRECTION_WORDS) return null;
  const found = parseDayOfYear(nodes, year);
  return found && { month: found.value.month, day: found.value.day };
}

/** Whether a text has a date with its year that does not exist, such as 31 February 1990. */
export function hasInvalidDay(text: string): boolean {
  const nodes = parseNodes(text);
  return !isQuestion(text) && nodes.length <= 2 * MAX_CORRECTION_WORDS && hasInvalidDate(nodes);
}

/** Whether a text is a birth in a year before the ephemeris, or in the future. */
export function hasBirthYearOutside(text: string, thisYear: number): boolean {
  const nodes = parseNodes(text);
  return !isQuestion(text) && nodes.some((node) => hasTag(node, "birth")) && hasYearOutside(nodes, thisYear);
}

/** Whether a text speaks of a birth: "born", "janm", "जन्म". */
export const speaksOfBirth = (text: string): boolean => parseNodes(text).some((node) => hasTag(node, "birth"));

/** Whether a text has a whole date of a year up to this one. */
export const hasDate = (text: string, thisYear: number): boolean => parseDate(parseNodes(text), thisYear) !== null;

/** The number of whole dates of different days that a text has. */
export function countDates(text: string, thisYear: number): number {
  let nodes: readonly TextNode[] = parseNodes(removeQuestions(text));
  const found = new Set<string>();
  for (let date = parseDate(nodes, thisYear); date; date = parseDate(nodes, thisYear)) {
    found.add(JSON.stringify(date.value));
    nodes = replaceWithBreak(nodes, date.from, date.until);
  }
  return found.size;
}

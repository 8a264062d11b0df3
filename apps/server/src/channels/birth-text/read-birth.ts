import { dateIn, dayOfYearIn, type FoundDate, writesNoDate } from "./dates.ts";
import { hourOf } from "./half-of-day.ts";
import { has, type Node, nodesOf } from "./nodes.ts";
import { partIn, type ReadTime, timeIn, timesIn, type TypedTime, UNTIMED } from "./time-in.ts";
import { cutName, type LeftStretch, withBreak, wordsLeft } from "./words-left.ts";

/** A birth as a person wrote it, before its place is looked up. */
export interface ReadBirth extends FoundDate, Pick<ReadTime, "time" | "half"> {
  /** The name behind a word that announces it; null where none is announced. */
  readonly name: string | null;
  readonly left: readonly LeftStretch[];
}

/** What a message adds to a birth that is half told. */
export type ReadRest = Pick<ReadBirth, "time" | "half" | "left">;

/** Name and place together have at most so many words; a longer text is not a birth. */
const MOST_WORDS_LEFT = 9;
/** A date and so few words more are a birth, though no word says so. */
const FEW_WORDS = 3;
const MOST_OF_ANSWER = 5;

/** Behind a sentence or a line; a dot within a time ends none. */
const SENTENCE_END = /(?<=[!?।？؟\n]|\.\s)/u;

/** A text without the sentences that ask. */
const statedIn = (text: string): string =>
  text
    .split(SENTENCE_END)
    .filter((sentence) => !/[?？؟]$/u.test(sentence))
    .join("");

const isAsked = (text: string): boolean => /[?？؟]/u.test(text);

const wordsIn = (left: readonly LeftStretch[]): number =>
  left.flatMap(({ words }) => words).filter(({ isFiller, isRelation }) => !isFiller || isRelation).length;

function withoutTime(nodes: readonly Node[], { spans }: ReadTime): readonly Node[] {
  return spans.reduce((rest, [from, until]) => withBreak(rest, from, until), nodes);
}

/**
 * The birth in a message, in the ways people write it in English, Hindi and Hinglish, its parts in any order. Null where it is none: without
 * a date of a year gone by, told of another event, asked as a question, or among many other words.
 */
export function readBirth(text: string, thisYear: number): ReadBirth | null {
  const { name, rest: nodes } = cutName(nodesOf(statedIn(text)));
  const date = dateIn(nodes, thisYear);
  if (!date) return null;
  const isBirth = nodes.some((node) => has(node, "birth"));
  if (!isBirth && nodes.some((node) => has(node, "event", "asks"))) return null;
  const undated = withBreak(nodes, date.from, date.until);
  const read = timeIn(undated);
  const left = wordsLeft(withoutTime(undated, read), date.from, name !== null);
  const words = wordsIn(left);
  const isTimed = read.time !== null || read.half !== null;
  if (words > MOST_WORDS_LEFT || (!isTimed && !isBirth && words > FEW_WORDS)) return null;
  return { name, ...date.value, time: read.time, half: read.half, left };
}

/** A birth that is half told. */
export interface HalfRead extends Pick<ReadTime, "time" | "half"> {
  /** Null where its place is still to be told. */
  readonly town: object | null;
}

/** What a message tells of a birth of which the time or the place was asked for; null where it is another message. */
export function readRest(text: string, { time, half, town }: HalfRead): ReadRest | null {
  const nodes = nodesOf(text);
  if (isAsked(text) || nodes.some((node) => has(node, "asks"))) return null;
  const read = time === null ? restOfTime(nodes, half) : UNTIMED;
  const left = town === null ? wordsLeft(withoutTime(nodes, read), 0, true) : [];
  const isTimed = read.time !== null || read.half !== null;
  const words = wordsIn(left);
  if (words > (isTimed ? MOST_WORDS_LEFT : MOST_OF_ANSWER)) return null;
  return { time: read.time, half: read.half, left };
}

/** A time, or the part of the day for one whose half was asked. */
function restOfTime(nodes: readonly Node[], half: TypedTime | null): ReadTime {
  const read = timeIn(nodes, true);
  const asked = half && partIn(nodes);
  const hour = half && asked && hourOf({ ...half, isOfTwelve: true }, asked);
  const isMore = (read.time !== null && read.time !== "unknown") || read.half !== null;
  return half === null || hour === null || isMore ? read : { ...UNTIMED, time: { ...half, hour } };
}

/** Another time than the one that is known, in a message that gives no day: "4.30 baje, 7.35 nahi". Null where none is told. */
export function readOtherTime(text: string, known: TypedTime): TypedTime | null {
  const nodes = nodesOf(text);
  if (isAsked(text) || nodes.length > MOST_OF_CORRECTION) return null;
  return timesIn(nodes, known).find(({ hour, minute }) => hour !== known.hour || minute !== known.minute) ?? null;
}
const MOST_OF_CORRECTION = 18;

/** A day whose year is known, in a message that names none: "no, it was 3 May". Null where none is told. */
export function readDay(text: string, year: number): Pick<FoundDate, "month" | "day"> | null {
  const nodes = nodesOf(text);
  if (isAsked(text) || nodes.length > MOST_OF_CORRECTION) return null;
  const found = dayOfYearIn(nodes, year);
  return found && { month: found.value.month, day: found.value.day };
}

/** Whether a text has a date with its year that does not exist, such as 31 February 1990. */
export function namesNoDay(text: string): boolean {
  const nodes = nodesOf(text);
  return !isAsked(text) && nodes.length <= 2 * MOST_OF_CORRECTION && writesNoDate(nodes);
}

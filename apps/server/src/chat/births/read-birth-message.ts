import { asksFor, asksOfChart, isRequest, type Question, understand } from "@lagna/astrologer";
import {
  countDates,
  hasBirthYearOutside,
  hasDate,
  hasInvalidDay,
  parseBirth,
  type ParsedBirth,
  type ParsedDetails,
  parseIncompleteBirth,
  type ParsedIncompleteBirth,
  parseMissingDetails,
  speaksOfBirth,
} from "../../typed-births/birth-text/parse-birth.ts";
import { parsePersonLabel } from "../../typed-births/birth-text/parse-person-label.ts";
import {
  cutOutBirth,
  dropToldSentences,
  type SeparatedText,
  separateQuestion,
} from "../../typed-births/birth-text/separate-question.ts";
import { splitBirths, type SplitBirths } from "../../typed-births/birth-text/split-births.ts";
import type { BirthQuestion } from "./conversation-births.ts";

/** A birth as it stands in a message, whole or in part. */
export interface ReadBirth {
  readonly kind: "birth";
  readonly read: Omit<ParsedIncompleteBirth, "isBirth">;
  /** The same with its whole date; null if parts of that are missing. */
  readonly whole: ParsedBirth | null;
  readonly text: string;
  /** What is asked beside it. */
  readonly question: string | null;
}

/** Several births in one message. */
export interface ReadBirths extends SplitBirths {
  readonly kind: "several";
  readonly question: string | null;
}

/** What a message tells of a birth. */
export type BirthReading =
  | ReadBirth
  | ReadBirths
  | { readonly kind: "details"; readonly read: ParsedDetails; readonly question: string | null }
  | { readonly kind: "future"; readonly read: ParsedBirth }
  | { readonly kind: "two" | "no_such_day" | "year_outside" };

/** What is known when a message is read. */
export interface ReadingContext {
  readonly question: Question;
  readonly awaiting: BirthQuestion | null;
  /** Whether the conversation has a chart already. */
  readonly hasChart: boolean;
  readonly today: Date;
}

/** A date with more words beside it tells of life, and is no birth to make a chart of, unless its time is told. */
const MAX_WORDS_WITHOUT_TIME = 3;

/** A longer message is a story, in which a date is no birth to make a chart of. */
const MAX_LETTERS = 500;

const isTimed = ({ time, half }: Pick<ParsedBirth, "time" | "half">): boolean => time !== null || half !== null;

const countWords = ({ remaining }: Pick<ParsedBirth, "remaining">): number =>
  remaining.flatMap(({ words }) => words).filter(({ isFiller, isRelation }) => !isFiller && !isRelation).length;

/** "Ladki: Shivani" says whose the birth is. */
const MAX_WORDS_OF_LABEL = 3;
const isLabel = (text: string): boolean =>
  text.includes(":") && text.trim().split(/\s+/u).length <= MAX_WORDS_OF_LABEL && parsePersonLabel(text) !== null;

const asksSomething = (text: string): boolean => !isLabel(text) && asksOfChart(understand(text));

/** A birth of whose date a part is missing counts where one is expected, or if its day and time are told. */
function readIncomplete({ birth, question }: SeparatedText, thisYear: number, isExpected: boolean): ReadBirth | null {
  const read = parseIncompleteBirth(birth, thisYear);
  if (!read) return null;
  const isDated = read.year !== null || read.day !== null;
  return isExpected || (read.isBirth && isDated && isTimed(read))
    ? { kind: "birth", read, whole: null, text: birth, question }
    : null;
}

const isFuture = ({ year, month, day }: ParsedBirth, today: Date): boolean =>
  Date.UTC(year, month - 1, day) > today.getTime();

/** Several births of a message, each with its time or at least a word that says whose it is. */
function readSeveral({ birth, question }: SeparatedText, { today }: ReadingContext): BirthReading | null {
  const split = splitBirths(birth, today.getUTCFullYear());
  if (!split?.parts.some(({ read }) => isTimed(read))) return null;
  // "3 May 1990 and 11 Aug 1994, 7 am and 1 pm": the times cannot be told apart.
  if (split.parts.some(({ read, label }) => !isTimed(read) && label === null)) return null;
  const future = split.parts.find(({ read }) => isFuture(read, today));
  return future ? { kind: "future", read: future.read } : { kind: "several", ...split, question };
}

const SELF_BEFORE_DATE =
  /(?<!\p{L})(?:i['’]?m|i am|(?:my )?(?:dob|bday|birthday|birth ?date)(?: is)?|born)(?:\s+on)?[\s:]+(?:\p{L}{3,9}\s+)?\d/iu;

/** A whole birth with its time among many other words, which are asked beside it if they ask anything. */
function readCutOut({ birth, question }: SeparatedText, { today, hasChart }: ReadingContext): ReadBirth | null {
  const cut = cutOutBirth(birth);
  const whole = cut && parseBirth(cut.birth, today.getUTCFullYear(), true);
  // A newcomer may tell the day first: "can you do Scorpios, I'm Nov 3rd 2005".
  const isEnough = whole !== null && (isTimed(whole) || (!hasChart && SELF_BEFORE_DATE.test(birth)));
  if (!cut || !isEnough || isFuture(whole, today)) return null;
  if (countDates(cut.birth, today.getUTCFullYear()) > 1) return null;
  const asked = question ?? (cut.question !== null && isRequest(understand(cut.question)) ? cut.question : null);
  return { kind: "birth", read: whole, whole, text: cut.birth, question: asked };
}

/** A whole birth of a message, or what is wrong with it. */
function readWhole(separated: SeparatedText, context: ReadingContext, isExpected: boolean): BirthReading | null {
  const { question } = separated;
  const text = dropToldSentences(separated.birth);
  const { today } = context;
  const thisYear = today.getUTCFullYear();
  const several = readSeveral(separated, context);
  if (several) return several;
  const whole = parseBirth(text, thisYear);
  if (!whole) return readCutOut(separated, context);
  const speaks = isExpected || speaksOfBirth(text);
  if (!isTimed(whole) && !isExpected && !(speaks && countWords(whole) <= MAX_WORDS_WITHOUT_TIME)) return null;
  if (isFuture(whole, today)) return speaks ? { kind: "future", read: whole } : null;
  return countDates(text, thisYear) > 1 ? { kind: "two" } : { kind: "birth", read: whole, whole, text, question };
}

const isTalk = ({ kinds }: Question): boolean =>
  kinds.some((kind) => kind === "thanks" || kind === "greeting" || kind === "about_you");

/** Reads what a message of the web chat tells of a birth; null if it is about something else. */
export function readBirthMessage(text: string, context: ReadingContext): BirthReading | null {
  const { question, awaiting, hasChart, today } = context;
  // "If I had been born at seven" supposes, and tells no birth.
  if (question.form === "if" || text.length > MAX_LETTERS) return null;
  // "His shraddha? He passed away on 8 January 2023": the date is that of a death.
  if (!speaksOfBirth(text) && asksFor({ question, turns: [] }, "lunar_anniversary")) return null;
  const thisYear = today.getUTCFullYear();
  const isExpected = awaiting !== null || !hasChart || asksFor({ question, turns: [] }, "birth_typed");
  const mayTell = isExpected || speaksOfBirth(text) || hasDate(text, thisYear);
  if (!mayTell) return null;
  const separated = separateQuestion(text, asksSomething);
  const found = readWhole(separated, context, isExpected);
  if (found) return found;
  if (awaiting?.kind === "details" && !isTalk(question)) {
    const read = parseMissingDetails(separated.birth, awaiting.typed, thisYear);
    if (read) return { kind: "details", read, question: separated.question };
  }
  if (!isExpected && !speaksOfBirth(text)) return null;
  if (hasInvalidDay(separated.birth)) return { kind: "no_such_day" };
  if (hasBirthYearOutside(separated.birth, thisYear)) return { kind: "year_outside" };
  return readIncomplete(separated, thisYear, isExpected);
}

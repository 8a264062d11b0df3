import type { Question } from "@lagna/astrologer";
import {
  findQuestionsBesideBirth,
  hasBirthYearOutside,
  hasInvalidDay,
  hasTwoDates,
  parseBirth,
  type ParsedBirth,
  type ParsedDetails,
  parseIncompleteBirth,
  type ParsedIncompleteBirth,
  parseMissingDetails,
  speaksOfBirth,
  splitBirthAndQuestion,
} from "../../typed-births/birth-text/parse-birth.ts";
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

/** What a message tells of a birth. */
export type BirthReading =
  | ReadBirth
  | { readonly kind: "details"; readonly read: ParsedDetails }
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

function readWhole(text: string, thisYear: number): ReadBirth | null {
  const read = parseBirth(text, thisYear);
  if (read) return { kind: "birth", read, whole: read, text, question: findQuestionsBesideBirth(text) };
  const parts = splitBirthAndQuestion(text, thisYear);
  return (
    parts && { kind: "birth", read: parts.birth, whole: parts.birth, text: parts.birthText, question: parts.question }
  );
}

/** A birth of whose date a part is missing counts where one is expected, or if its day and time are told. */
function readIncomplete(text: string, thisYear: number, isExpected: boolean): ReadBirth | null {
  const read = parseIncompleteBirth(text, thisYear);
  if (!read) return null;
  const isDated = read.year !== null || read.day !== null;
  return isExpected || (read.isBirth && isDated && isTimed(read))
    ? { kind: "birth", read, whole: null, text, question: null }
    : null;
}

const isFuture = ({ year, month, day }: ParsedBirth, today: Date): boolean =>
  Date.UTC(year, month - 1, day) > today.getTime();

/** A whole birth of a message, or what is wrong with it. */
function checkWhole(found: ReadBirth & { readonly whole: ParsedBirth }, context: ReadingContext, isExpected: boolean) {
  const { whole, text } = found;
  const { today } = context;
  const speaks = isExpected || speaksOfBirth(text);
  if (!isTimed(whole) && !isExpected && !(speaks && countWords(whole) <= MAX_WORDS_WITHOUT_TIME)) return null;
  if (isFuture(whole, today)) return speaks ? ({ kind: "future", read: whole } as const) : null;
  return hasTwoDates(text, today.getUTCFullYear()) ? ({ kind: "two" } as const) : found;
}

const isTalk = ({ kinds }: Question): boolean =>
  kinds.some((kind) => kind === "thanks" || kind === "greeting" || kind === "about_you");

/** Reads what a message of the web chat tells of a birth; null if it is about something else. */
export function readBirthMessage(text: string, context: ReadingContext): BirthReading | null {
  const { question, awaiting, hasChart, today } = context;
  // "If I had been born at seven" supposes, and tells no birth.
  if (question.form === "if" || text.length > MAX_LETTERS) return null;
  const thisYear = today.getUTCFullYear();
  const isExpected = awaiting !== null || !hasChart;
  const found = readWhole(text, thisYear);
  if (found?.whole) {
    const checked = checkWhole({ ...found, whole: found.whole }, context, isExpected);
    if (checked) return checked;
  }
  if (awaiting?.kind === "details" && !isTalk(question)) {
    const read = parseMissingDetails(text, awaiting.typed, thisYear);
    if (read) return { kind: "details", read };
  }
  if (!isExpected && !speaksOfBirth(text)) return null;
  if (hasInvalidDay(text)) return { kind: "no_such_day" };
  if (hasBirthYearOutside(text, thisYear)) return { kind: "year_outside" };
  return readIncomplete(text, thisYear, isExpected);
}

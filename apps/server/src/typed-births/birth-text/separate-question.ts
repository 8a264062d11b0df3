import { hasTag, isFillerWord, isRelation, parseNodes } from "@lagna/astrologer";
import { QUESTION_BEGINNINGS } from "./person-labels.data.ts";

/** Whether some words ask for something. */
export type AsksSomething = (text: string) => boolean;

/** A birth, and what is asked beside it. */
export interface SeparatedText {
  readonly birth: string;
  /** Null if nothing is. */
  readonly question: string | null;
}

/** The end of a part of a sentence; a dot within a date or time does not count. */
const PIECE_END = /(?<=[,;!?।？؟\n–—]|\.(?=\s|$)|\s-(?=\s))/u;
const QUESTION_MARK = /[?？؟]\s*$/u;
/** "Kab hogi 2027 mein" asks; other digits are those of a birth. */
const YEAR = /(?<!\p{Nd})20[2-9]\d(?!\p{Nd})/gu;
/** A date with its year, or a time of day. */
const DETAIL = /\p{Nd}{4}|\p{Nd}[./:-]\p{Nd}|\p{Nd}\s*(?:am|pm|baje|बजे)/iu;
const MIN_WORDS = 2;

const countWords = (text: string): number => text.match(/\p{L}[\p{L}\p{M}]*/gu)?.length ?? 0;
/** "Can I join on 5 January?" has digits, and tells no birth. */
const tellsBirth = (piece: string): boolean =>
  (QUESTION_MARK.test(piece) ? DETAIL : /\p{Nd}/u).test(piece.replaceAll(YEAR, ""));
const trimEnds = (text: string): string => text.replaceAll(/^[\s,;–—-]+|[\s,;–—-]+$/gu, "");

const isQuestion = (piece: string, asks: AsksSomething): boolean =>
  !tellsBirth(piece) && countWords(piece) >= MIN_WORDS && (QUESTION_MARK.test(piece) || asks(trimEnds(piece)));

/** Whether words other than those of grammar, dates and times are left, which may name a place. */
const mayNamePlace = (text: string): boolean =>
  parseNodes(text).some((node) => node.kind === "word" && (!isFillerWord(node) || hasTag(node, "place")));

/** Words that show a question whatever the model reads: "kab", "?". */
const isSurelyAsked = (text: string): boolean =>
  QUESTION_MARK.test(text) || parseNodes(text).some((node) => hasTag(node, "asks"));

/** "Meri beti ka janm," before a date belongs to the birth. */
const saysWhose = (text: string): boolean => parseNodes(text).some((node) => hasTag(node, "birth") || isRelation(node));

const BEGINNING = new RegExp(`\\s(?=(?:${QUESTION_BEGINNINGS})(?![\\p{L}\\p{M}]))`, "giu");

/** A question that follows a birth without a comma: "… 21:40 Nashik do we fit?". */
function splitWithoutComma(text: string, asks: AsksSomething): SeparatedText {
  const last = [...text.matchAll(/\p{Nd}/gu)].at(-1)?.index ?? -1;
  const at = [...text.matchAll(BEGINNING)].map(({ index }) => index).find((index) => index > last);
  const [birth, question] = at === undefined ? [text, ""] : [text.slice(0, at), text.slice(at).trim()];
  return isQuestion(question, asks) && mayNamePlace(birth.slice(last + 1))
    ? { birth, question }
    : { birth: text, question: null };
}

/**
 * Separates a birth from the question before or after it: "kundli milani hai. main: 19 sep 1997 …", "born 3 May 1990, 7 am, Delhi, tell me my lagna".
 * @param asks whether some words ask for something
 */
export function separateQuestion(text: string, asks: AsksSomething): SeparatedText {
  const pieces = text.split(PIECE_END);
  // A detail without digits comes first: "Rasra. What is her lagna?".
  const first = Math.max(0, pieces.findIndex(tellsBirth));
  const last = Math.max(0, pieces.findLastIndex(tellsBirth));
  const from = pieces.findIndex((piece, at) => at > last && isQuestion(piece, asks));
  const isLead = (piece: string): boolean => isQuestion(piece, asks) && (isSurelyAsked(piece) || !saysWhose(piece));
  const until = pieces.findLastIndex((piece, at) => at < first && isLead(piece)) + 1;
  const birth = pieces.slice(until, from < 0 ? undefined : from).join("");
  const question = trimEnds([...pieces.slice(0, until), ...(from < 0 ? [] : pieces.slice(from))].join(""));
  if (question === "") return splitWithoutComma(text, asks);
  // "7 am, New Delhi" asks for nothing, whatever it is read as.
  return mayNamePlace(birth) || isSurelyAsked(question)
    ? { birth: trimEnds(birth), question }
    : { birth: text, question: null };
}

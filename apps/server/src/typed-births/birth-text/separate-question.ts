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
/** "Kab hogi 2027 mein" and "2009 to 2012" ask; other digits are those of a birth. */
const YEAR =
  /(?<!\p{Nd})(?:20[2-9]\d(?!\p{Nd})|\p{Nd}{4}\s*(?:-|–|to|till|until|and|se|aur|से|और)\s*(?:19|20)\p{Nd}{2}(?!\p{Nd}))/giu;
/** A date with its year, or a time of day. */
const DETAIL = /\p{Nd}{4}|\p{Nd}[./:-]\p{Nd}|\p{Nd}\s*(?:am|pm|baje|बजे)/iu;
/** With more words, digits that are no date and no time are of something else: "61 yrs he says", "3 saal se try kar rahe". */
const MAX_WORDS_BESIDE_DIGITS = 2;
const MIN_WORDS = 2;

const countWords = (text: string): number => text.match(/\p{L}[\p{L}\p{M}]*/gu)?.length ?? 0;
const namesMonth = (piece: string): boolean => parseNodes(piece).some((node) => hasTag(node, "month"));

/** "Can I join on 5 January?" has digits, and tells no birth. */
function tellsBirth(piece: string): boolean {
  const text = piece.replaceAll(YEAR, "");
  if (DETAIL.test(text)) return true;
  const mayTell = /\p{Nd}/u.test(text) && !QUESTION_MARK.test(text);
  return mayTell && (countWords(text) <= MAX_WORDS_BESIDE_DIGITS || namesMonth(text));
}
const trimEnds = (text: string): string => text.replaceAll(/^[\s,;–—-]+|[\s,;–—-]+$/gu, "");

/** "Bellevue nursing home Kolkata", "time kaun batayega": a house of birth, and that the time is not known, whatever a model reads. */
const DETAIL_IN_WORDS =
  /(?<![\p{L}\p{M}])(?:hospital|nursing home|infirmary|maternity home|aspa?tal|अस्पताल|नर्सिंग होम|(?:time|samay|waqt|टाइम|समय)\s+(?:kaun|kon|kis\p{L}*|कौन|किस[\p{L}\p{M}]*))(?![\p{L}\p{M}])/iu;

const isQuestion = (piece: string, asks: AsksSomething): boolean =>
  !tellsBirth(piece) &&
  !(DETAIL_IN_WORDS.test(piece) && !QUESTION_MARK.test(piece)) &&
  countWords(piece) >= MIN_WORDS &&
  (QUESTION_MARK.test(piece) || asks(trimEnds(piece)));

/** Whether words other than those of grammar, dates and times are left, which may name a place. */
const mayNamePlace = (text: string): boolean =>
  parseNodes(text).some((node) => node.kind === "word" && (!isFillerWord(node) || hasTag(node, "place")));

/** Words that show a question whatever the model reads: "kab", "?". */
const isSurelyAsked = (text: string): boolean =>
  QUESTION_MARK.test(text) || parseNodes(text).some((node) => hasTag(node, "asks"));

/** "Meri beti ka janm," before a date belongs to the birth. */
const saysWhose = (text: string): boolean => parseNodes(text).some((node) => hasTag(node, "birth") || isRelation(node));

const BEGINNING = new RegExp(`\\s(?=(?:${QUESTION_BEGINNINGS})(?![\\p{L}\\p{M}]))`, "giu");

/** "Time kaun batayega" is one clause. */
const TIME_WORD_AT_END = /(?<![\p{L}\p{M}])(?:time|samay|waqt|टाइम|समय)$/iu;

/** A question that follows a birth without a comma: "… 21:40 Nashik do we fit?". */
function splitWithoutComma(text: string, asks: AsksSomething): SeparatedText {
  const last = [...text.matchAll(/\p{Nd}/gu)].at(-1)?.index ?? -1;
  const at = [...text.matchAll(BEGINNING)]
    .map(({ index }) => index)
    .find((index) => index > last && !TIME_WORD_AT_END.test(text.slice(0, index)));
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

const SENTENCE_END = /(?<=[!.।\n])\s+/u;
const OF_WRITER = /(?<![\p{L}\p{M}])(?:i|me|mujhe|mujhse|main|hum|मुझे|मुझसे|मैं|हम)(?![\p{L}\p{M}])/iu;
const MAX_WORDS_OF_LABEL = 4;

/** Leaves out what a writer tells of themselves before a birth: "My wife forced me to install this. 3 Nov 1979, 22:40, Kanpur". */
export function dropToldSentences(text: string): string {
  const sentences = text.split(SENTENCE_END);
  const isTold = (sentence: string): boolean =>
    !/\p{Nd}/u.test(sentence) &&
    countWords(sentence) > MAX_WORDS_OF_LABEL &&
    OF_WRITER.test(sentence) &&
    !parseNodes(sentence).some((node) => hasTag(node, "birth", "place", "name"));
  const first = sentences.findIndex((sentence) => !isTold(sentence));
  return sentences.slice(Math.max(0, first)).join(" ");
}

/** A place that follows the date and the time has at most so many words. */
const MAX_WORDS_OF_PLACE = 3;
const MAX_WORDS_OF_PERSON = 4;

/**
 * The pieces of a long message that hold the date and the time, with those beside them that name the place or the person: "A match came from the
 * bride's side. Can you look at 5 Jan 1999, 9:20 pm, Makrana?". Null if none does.
 */
export function cutOutBirth(text: string): SeparatedText | null {
  const pieces = text.split(PIECE_END);
  const first = pieces.findIndex(tellsBirth);
  if (first < 0) return null;
  const last = pieces.findLastIndex(tellsBirth);
  const before = pieces[first - 1];
  const isOfPerson = before !== undefined && countWords(before) <= MAX_WORDS_OF_PERSON && saysWhose(before);
  const after = pieces[last + 1];
  const isPlace = after !== undefined && countWords(after) <= MAX_WORDS_OF_PLACE && mayNamePlace(after);
  const [from, until] = [isOfPerson ? first - 1 : first, isPlace ? last + 2 : last + 1];
  const birth = pieces
    .slice(from, until)
    .join("")
    .replaceAll(/[?？؟]/gu, "");
  const rest = trimEnds([...pieces.slice(0, from), ...pieces.slice(until)].join(""));
  return { birth: trimEnds(birth), question: rest === "" ? null : rest };
}

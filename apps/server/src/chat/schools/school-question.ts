import { asksDefinition, asksFor, type Question, type Understanding } from "@lagna/astrologer";
import { PRASHNA_NUMBERS, type PrashnaMatter, toEuropeanDigits } from "@lagna/terms";
import {
  MATTER_WORDS,
  PRASHNA_COMMAND,
  PRASHNA_NUMBER,
  SENSITIVE_MATTERS,
  YEARS_OF_LIFE,
} from "./school-question.data.ts";

type QuestionKind = Question["kinds"][number];

/** A question by the chart of its moment. */
export interface PrashnaQuestionOfMessage {
  /** `wish` if it names none that is known. */
  readonly matter: PrashnaMatter;
  /** 1 to 249; `null` if none is named. */
  readonly number: number | null;
}

/** A question for a year of life; both `null`: the present one. */
export interface YearQuestion {
  readonly calendarYear: number | null;
  /** Counted from birth: the first year begins at birth. */
  readonly yearOfLife: number | null;
}

/** Subjects that the astrologer knows by more than these words, and that get no verdict. */
const SENSITIVE_KINDS: Readonly<Partial<Record<QuestionKind, PrashnaMatter>>> = {
  death: "death",
  medical: "illness",
  court: "lawsuit",
};

/** The matter by its words; a sensitive one also by what the astrologer makes of the question. */
function findMatter({ kinds }: Question, text: string): PrashnaMatter {
  const named = MATTER_WORDS.find(([, words]) => words.test(text))?.[0];
  if (named && SENSITIVE_MATTERS.includes(named)) return named;
  const sensitive = kinds.map((kind) => SENSITIVE_KINDS[kind]).find((matter) => matter !== undefined);
  return sensitive ?? named ?? "wish";
}

/** Whether a message is a question of prashna, of which matter and number. */
export function readPrashnaQuestion(understanding: Understanding): PrashnaQuestionOfMessage | null {
  const { question } = understanding;
  const text = toEuropeanDigits(question.text);
  const isAsked = PRASHNA_COMMAND.test(text) || asksFor(understanding, "prashna");
  // "What is prashna" asks for the word.
  const asksForWord = asksDefinition(text) || asksFor(understanding, "meaning_of_term");
  if (question.danger !== null || !isAsked || asksForWord) return null;
  const asked = text.replace(PRASHNA_COMMAND, " ");
  const named = PRASHNA_NUMBER.exec(asked)?.[1];
  const number = named === undefined ? null : Number(named);
  const isKnown = number !== null && number >= 1 && number <= (PRASHNA_NUMBERS.number_249 as number);
  if (!/\p{L}{2}/u.test(asked)) return null;
  return { matter: findMatter(question, asked), number: isKnown ? number : null };
}

const CALENDAR_YEAR = /(?<!\d)((?:1[89]|2[0-3])\d{2})(?!\d)/u;

/** Whether a message asks for a year of life by Tajika, and which. */
export function readYearQuestion(understanding: Understanding): YearQuestion | null {
  const { question } = understanding;
  const text = toEuropeanDigits(question.text);
  if (question.danger !== null || question.kinds.includes("death")) return null;
  const ordinal = YEARS_OF_LIFE.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
  const calendar = CALENDAR_YEAR.exec(text)?.[1];
  // "What is varshaphal" asks for the word.
  const asksForYear = asksFor(understanding, "varshaphal") && (!asksDefinition(text) || calendar !== undefined);
  if (ordinal === undefined && !asksForYear) return null;
  return {
    calendarYear: ordinal === undefined && calendar !== undefined ? Number(calendar) : null,
    yearOfLife: ordinal === undefined ? null : Number(ordinal),
  };
}

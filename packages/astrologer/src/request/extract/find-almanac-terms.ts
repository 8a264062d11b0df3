import {
  ALMANAC_TERM_WORDS,
  ALMANAC_TERMS,
  type AlmanacTerm,
  CALENDAR_TERM_WORDS,
  CALENDAR_TERMS,
  type CalendarTerm,
  WEEKDAY_WORDS,
} from "./almanac-terms.data.ts";

/** The parts of a day that a text names, in its order. */
export const findAlmanacTerms = (text: string): readonly AlmanacTerm[] =>
  ALMANAC_TERMS.filter((term) => ALMANAC_TERM_WORDS[term].test(text)).toSorted(
    (one, other) => text.search(ALMANAC_TERM_WORDS[one]) - text.search(ALMANAC_TERM_WORDS[other]),
  );

/** The lunar days and spans of the calendar that a text names. */
export const findCalendarTerms = (text: string): readonly CalendarTerm[] =>
  CALENDAR_TERMS.filter((term) => CALENDAR_TERM_WORDS[term].test(text));

/** The words of a text that name a part of a day, a weekday or a lunar day, as written. */
export const listAlmanacWords = (text: string): readonly string[] =>
  [ALMANAC_TERM_WORDS, CALENDAR_TERM_WORDS, WEEKDAY_WORDS].flatMap((table) =>
    Object.values(table).flatMap((words: RegExp) => words.exec(text)?.[0] ?? []),
  );

const ON_DAY_OF = /(?<!\p{L})on\s+(?:the\s+)?(?:day\s+of\s+)?$/iu;
const DAY_OF_TERM =
  /^\s+(?:ke\s+din|k[aei]\s+ra+t|wale\s+din|ko|par|pe|के\s+दिन|वाले\s+दिन|की\s+रात|को|पर)(?![\p{L}\p{M}])/iu;

/** The lunar day on which something else is asked for: "sunrise on ekadashi", "संकट चौथ पर चाँद"; null if there is none. */
export function findTermOfDay(text: string): CalendarTerm | null {
  const isDay = (term: CalendarTerm): boolean => {
    const found = CALENDAR_TERM_WORDS[term].exec(text);
    if (!found) return false;
    return ON_DAY_OF.test(text.slice(0, found.index)) || DAY_OF_TERM.test(text.slice(found.index + found[0].length));
  };
  return CALENDAR_TERMS.find(isDay) ?? null;
}

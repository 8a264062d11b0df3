import {
  ALMANAC_TERM_WORDS,
  ALMANAC_TERMS,
  type AlmanacTerm,
  CALENDAR_TERM_WORDS,
  CALENDAR_TERMS,
  type CalendarTerm,
} from "./almanac-terms.data.ts";

/** The parts of a day that a text names, in its order. */
export const findAlmanacTerms = (text: string): readonly AlmanacTerm[] =>
  ALMANAC_TERMS.filter((term) => ALMANAC_TERM_WORDS[term].test(text)).toSorted(
    (one, other) => text.search(ALMANAC_TERM_WORDS[one]) - text.search(ALMANAC_TERM_WORDS[other]),
  );

/** The lunar days and spans of the calendar that a text names. */
export const findCalendarTerms = (text: string): readonly CalendarTerm[] =>
  CALENDAR_TERMS.filter((term) => CALENDAR_TERM_WORDS[term].test(text));

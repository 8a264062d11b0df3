import type { AnswerLanguage, Fact, LocalizedText } from "@lagna/astrologer";
import { addEra, type Word } from "@lagna/terms";

/** Writes a text in the three languages of answers. */
export const localize = (write: (language: AnswerLanguage) => string): LocalizedText => ({
  en: write("en"),
  hi: write("hi"),
  hg: write("hg"),
});

/** A term; Hinglish has its Sanskrit name in Latin letters. */
export const nameTerm = (word: Word): LocalizedText => ({ en: word.en, hi: word.hi, hg: word.roman ?? word.en });

const DATE = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;

/** The date of an instant at a place with an offset in seconds. */
export function formatDateOf(epochMilliseconds: number, offsetSeconds: number): LocalizedText {
  const local = epochMilliseconds + offsetSeconds * 1000;
  const options = addEra(DATE, local);
  return localize((language) => new Intl.DateTimeFormat(language === "hi" ? "hi-IN" : "en-IN", options).format(local));
}

/** A fact of a school, which an answer cites by its id. */
export const createSchoolFact = (id: string, value: Fact["value"], text: LocalizedText): Fact => ({
  id,
  section: "transits",
  subject: "school",
  predicate: "school_evidence",
  frame: "transit",
  stable: true,
  value,
  text,
});

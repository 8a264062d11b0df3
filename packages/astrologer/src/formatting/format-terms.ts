import {
  DIGNITY_WORDS,
  GRAHA_WORDS,
  KARAKA_WORDS,
  MONTH_NAMES,
  NAKSHATRA_WORDS,
  RASHI_WORDS,
  type Dignity,
  type Graha,
  type Karaka8,
  type Nakshatra,
  type Rashi,
  type Word,
  formatYear,
  HINDI_MONTH_NAMES,
} from "@lagna/terms";
import type { CountedFrom, LocalizedText } from "../fact.ts";
import {
  DIGNITIES_HG,
  GRAHAS_HG,
  KARAKAS_HG,
  DIRECT_ORDINALS_HG,
  DIRECT_ORDINALS_HI,
  OBLIQUE_ORDINALS_HG,
  OBLIQUE_ORDINALS_HI,
  RASHIS_HG,
} from "./hinglish-terms.data.ts";

/** A text in English, Hindi and Hinglish. */
export const createLocalizedText = (en: string, hi: string, hg: string): LocalizedText => ({ en, hi, hg });

/** A vocabulary word in three languages. Hinglish uses the romanised Sanskrit name, else English. */
export const localizeWord = (term: Word): LocalizedText => createLocalizedText(term.en, term.hi, term.roman ?? term.en);

export const formatGraha = (id: Graha): LocalizedText =>
  createLocalizedText(GRAHA_WORDS[id].en, GRAHA_WORDS[id].hi, GRAHAS_HG[id]);
export const formatRashi = (id: Rashi): LocalizedText =>
  createLocalizedText(RASHI_WORDS[id].en, RASHI_WORDS[id].hi, RASHIS_HG[id]);
export const formatNakshatra = (id: Nakshatra): LocalizedText => localizeWord(NAKSHATRA_WORDS[id]);
export const formatKaraka = (id: Karaka8): LocalizedText =>
  createLocalizedText(KARAKA_WORDS[id].en, KARAKA_WORDS[id].hi, KARAKAS_HG[id]);

/** The dignity as it follows the graha's name: "exalted", "in a friend’s sign". */
export function formatDignity(id: Dignity): LocalizedText {
  const en = id === "exalted" || id === "debilitated" ? id : formatDignityInSign(DIGNITY_WORDS[id].en.toLowerCase());
  const hi = id === "exalted" || id === "debilitated" ? `${DIGNITY_WORDS[id].hi} का` : `${DIGNITY_WORDS[id].hi} में`;
  return createLocalizedText(en, hi, DIGNITIES_HG[id]);
}

function formatDignityInSign(dignity: string): string {
  if (dignity === "moolatrikona") return "in moolatrikona";
  if (dignity === "own sign") return "in its own sign";
  return dignity === "neutral" ? "in a neutral sign" : `in ${/^[aeiou]/.test(dignity) ? "an" : "a"} ${dignity} sign`;
}

const SUFFIXES: Readonly<Record<number, string>> = { 1: "st", 2: "nd", 3: "rd" };
export function formatOrdinal(number: number): string {
  const isTeen = Math.floor(number / 10) % 10 === 1;
  return `${number}${(isTeen ? undefined : SUFFIXES[number % 10]) ?? "th"}`;
}

const COUNTED_FROM_TEXT: Readonly<Record<CountedFrom, LocalizedText>> = {
  moon: createLocalizedText(" from the Moon", "चंद्र से ", "Chandra se "),
  sun: createLocalizedText(" from the Sun", "सूर्य से ", "Surya se "),
};

/** Adds what the house is counted from, unless it is the lagna: "6th house from the Moon", "चंद्र से छठे भाव". */
function addCountedFrom({ en, hi, hg }: LocalizedText, from: CountedFrom | undefined): LocalizedText {
  if (from === undefined) return createLocalizedText(en, hi, hg);
  const words = COUNTED_FROM_TEXT[from];
  // "से पहले" would mean "before".
  const [hindi, hinglish] = [hi.replace(/^पहल[ेा]/u, "प्रथम"), hg.replace(/^pehl[ea]/, "pratham")];
  return createLocalizedText(`${en}${words.en}`, `${words.hi}${hindi}`, `${words.hg}${hinglish}`);
}

/** "6th house", "छठे भाव", "chhathe ghar". Hindi is in the oblique case, as before में. */
export const formatHouse = (number: number, from?: CountedFrom): LocalizedText =>
  addCountedFrom(
    createLocalizedText(
      `${formatOrdinal(number)} house`,
      `${OBLIQUE_ORDINALS_HI[number - 1]} भाव`,
      `${OBLIQUE_ORDINALS_HG[number - 1]} ghar`,
    ),
    from,
  );

const ORDINALS_EN = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
export const formatOrdinalInWords = (number: number): string => ORDINALS_EN[number - 1] ?? formatOrdinal(number);

/** With the number in words: "sixth house". */
export const formatHouseInWords = (number: number, from?: CountedFrom): LocalizedText =>
  addCountedFrom({ ...formatHouse(number), en: `${formatOrdinalInWords(number)} house` }, from);

/** The house as a heading, in the direct case: "छठा भाव". */
export const formatHouseHeading = (number: number, from?: CountedFrom): LocalizedText =>
  addCountedFrom(
    createLocalizedText(
      `${formatOrdinal(number)} house`,
      `${DIRECT_ORDINALS_HI[number - 1]} भाव`,
      `${DIRECT_ORDINALS_HG[number - 1]} ghar`,
    ),
    from,
  );

/**
 * Several houses: "5th and 10th houses", "पाँचवें और दसवें भाव". Hindi is in the oblique case; what they are counted from is not stated.
 */
export function formatHouses(numbers: readonly number[]): LocalizedText {
  if (numbers.length === 1) return formatHouse(numbers[0] ?? 1);
  const places = formatList(
    numbers.map((number) =>
      createLocalizedText(
        formatOrdinal(number),
        OBLIQUE_ORDINALS_HI[number - 1] ?? "",
        OBLIQUE_ORDINALS_HG[number - 1] ?? "",
      ),
    ),
  );
  return createLocalizedText(`${places.en} houses`, `${places.hi} भाव`, `${places.hg} ghar`);
}

/** The English name as it follows "of": "the Sun". */
export const formatGrahaAfterOf = (id: Graha): string =>
  id === "sun" || id === "moon" ? `the ${GRAHA_WORDS[id].en}` : GRAHA_WORDS[id].en;

/** The name as it stands in a sentence: "the Sun". */
export const formatGrahaWithArticle = (id: Graha): LocalizedText => ({
  ...formatGraha(id),
  en: formatGrahaAfterOf(id),
});

/** Degrees and minutes within a sign, truncated so that 29°59′59″ stays in its sign. */
export function formatDegree(degrees: number): string {
  const minutes = Math.floor(degrees * 60 + 1e-9);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, "0")}′`;
}

/** A calendar day; months start at 1. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export type CalendarMonth = Pick<CalendarDay, "year" | "month">;

export function formatDay({ year, month, day }: CalendarDay): LocalizedText {
  const en = `${day} ${MONTH_NAMES[month - 1]} ${formatYear(year, "en")}`;
  return createLocalizedText(en, `${day} ${HINDI_MONTH_NAMES[month - 1]} ${formatYear(year, "hi")}`, en);
}

/** Builds a text in three languages from a function of the language. */
export const composeLocalizedText = (line: (language: "en" | "hi" | "hg") => string): LocalizedText =>
  createLocalizedText(line("en"), line("hi"), line("hg"));

/** "a, b and c" in each language. */
export function formatList(items: readonly LocalizedText[]): LocalizedText {
  const join = (language: "en" | "hi" | "hg", and: string): string => {
    const words = items.map((item) => item[language]);
    return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${and} ${words.at(-1)}`;
  };
  return createLocalizedText(join("en", "and"), join("hi", "और"), join("hg", "aur"));
}

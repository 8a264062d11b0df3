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
} from "@lagna/terms";
import type { CountedFrom, Said } from "../fact.ts";
import {
  DIGNITIES_HG,
  GRAHAS_HG,
  KARAKAS_HG,
  MONTHS_HI,
  ORDINALS_ALONE_HG,
  ORDINALS_ALONE_HI,
  ORDINALS_HG,
  ORDINALS_HI,
  RASHIS_HG,
} from "./hinglish.data.ts";

/** The same in the three tongues, each written for itself. */
export const said = (en: string, hi: string, hg: string): Said => ({ en, hi, hg });

/** A word of the vocabulary; in Hinglish its Sanskrit name in plain letters, or English. */
export const wordSaid = (term: Word): Said => said(term.en, term.hi, term.roman ?? term.en);

export const grahaSaid = (id: Graha): Said => said(GRAHA_WORDS[id].en, GRAHA_WORDS[id].hi, GRAHAS_HG[id]);
export const rashiSaid = (id: Rashi): Said => said(RASHI_WORDS[id].en, RASHI_WORDS[id].hi, RASHIS_HG[id]);
export const nakshatraSaid = (id: Nakshatra): Said => wordSaid(NAKSHATRA_WORDS[id]);
export const karakaSaid = (id: Karaka8): Said => said(KARAKA_WORDS[id].en, KARAKA_WORDS[id].hi, KARAKAS_HG[id]);

/** How a graha stands, said after it: "exalted", "in a friend’s sign". */
export function dignitySaid(id: Dignity): Said {
  const en = id === "exalted" || id === "debilitated" ? id : inSign(DIGNITY_WORDS[id].en.toLowerCase());
  const hi = id === "exalted" || id === "debilitated" ? `${DIGNITY_WORDS[id].hi} का` : `${DIGNITY_WORDS[id].hi} में`;
  return said(en, hi, DIGNITIES_HG[id]);
}

function inSign(dignity: string): string {
  if (dignity === "moolatrikona") return "in moolatrikona";
  if (dignity === "own sign") return "in its own sign";
  return dignity === "neutral" ? "in a neutral sign" : `in ${/^[aeiou]/.test(dignity) ? "an" : "a"} ${dignity} sign`;
}

const SUFFIXES: Readonly<Record<number, string>> = { 1: "st", 2: "nd", 3: "rd" };
export function ordinal(number: number): string {
  const isTeen = Math.floor(number / 10) % 10 === 1;
  return `${number}${(isTeen ? undefined : SUFFIXES[number % 10]) ?? "th"}`;
}

const COUNTED: Readonly<Record<CountedFrom, Said>> = {
  moon: said(" from the Moon", "चंद्र से ", "Chandra se "),
  sun: said(" from the Sun", "सूर्य से ", "Surya se "),
};

/** A house with what it is counted from, where that is not the lagna: "6th house from the Moon", "चंद्र से छठे भाव". */
function counting({ en, hi, hg }: Said, from: CountedFrom | undefined): Said {
  if (from === undefined) return said(en, hi, hg);
  const words = COUNTED[from];
  // "से पहले" would be "before".
  const [first, also] = [hi.replace(/^पहल[ेा]/u, "प्रथम"), hg.replace(/^pehl[ea]/, "pratham")];
  return said(`${en}${words.en}`, `${words.hi}${first}`, `${words.hg}${also}`);
}

/** "6th house", "छठे भाव", "chhathe ghar": oblique in Hindi, as it stands before में. */
export const houseSaid = (number: number, from?: CountedFrom): Said =>
  counting(said(`${ordinal(number)} house`, `${ORDINALS_HI[number - 1]} भाव`, `${ORDINALS_HG[number - 1]} ghar`), from);

const ORDINALS_EN = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
export const ordinalInWords = (number: number): string => ORDINALS_EN[number - 1] ?? ordinal(number);

/** As it is said aloud: "sixth house". */
export const houseInWords = (number: number, from?: CountedFrom): Said =>
  counting({ ...houseSaid(number), en: `${ordinalInWords(number)} house` }, from);

/** The same as a heading: "छठा भाव". */
export const houseNamed = (number: number, from?: CountedFrom): Said =>
  counting(
    said(`${ordinal(number)} house`, `${ORDINALS_ALONE_HI[number - 1]} भाव`, `${ORDINALS_ALONE_HG[number - 1]} ghar`),
    from,
  );

/** Houses in a row: "5th and 10th houses", "पाँचवें और दसवें भाव": oblique in Hindi, and counted from wherever the line says. */
export function housesSaid(numbers: readonly number[]): Said {
  if (numbers.length === 1) return houseSaid(numbers[0] ?? 1);
  const places = listSaid(
    numbers.map((number) => said(ordinal(number), ORDINALS_HI[number - 1] ?? "", ORDINALS_HG[number - 1] ?? "")),
  );
  return said(`${places.en} houses`, `${places.hi} भाव`, `${places.hg} ghar`);
}

/** As it stands after "of": "the Sun". */
export const ofGraha = (id: Graha): string =>
  id === "sun" || id === "moon" ? `the ${GRAHA_WORDS[id].en}` : GRAHA_WORDS[id].en;

/** A graha as it stands in a sentence: "the Sun". */
export const the = (id: Graha): Said => ({ ...grahaSaid(id), en: ofGraha(id) });

/** Degrees and minutes of arc within a sign, cut off and not rounded, so that 29°59′59″ stays in its sign. */
export function degreeSaid(degrees: number): string {
  const minutes = Math.floor(degrees * 60 + 1e-9);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, "0")}′`;
}

/** A day of the calendar, months from 1. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export function daySaid({ year, month, day }: CalendarDay): Said {
  const en = `${day} ${MONTH_NAMES[month - 1]} ${year}`;
  return said(en, `${day} ${MONTHS_HI[month - 1]} ${year}`, en);
}

/** One sentence in three tongues from words that are each in three. */
export const tell = (line: (tongue: "en" | "hi" | "hg") => string): Said => said(line("en"), line("hi"), line("hg"));

/** "a, b and c". */
export function listSaid(items: readonly Said[]): Said {
  const join = (tongue: "en" | "hi" | "hg", and: string): string => {
    const words = items.map((item) => item[tongue]);
    return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${and} ${words.at(-1)}`;
  };
  return said(join("en", "and"), join("hi", "और"), join("hg", "aur"));
}

import {
  DIGNITY_WORDS,
  GRAHA_WORDS,
  HINDI_MONTH_NAMES,
  KARANA_WORDS,
  MONTH_NAMES,
  NAKSHATRA_WORDS,
  NITYA_YOGA_WORDS,
  PAKSHA_WORDS,
  RASHI_WORDS,
  TITHI_WORDS,
  TITHIS_OF_MONTH,
  VARA_WORDS,
} from "@lagna/terms";
import { GRAHAS_HG, RASHIS_HG } from "../../packages/astrologer/src/formatting/hinglish-terms.data.ts";
import type { BenchLanguage, ValueType } from "./types.ts";

type Names = Readonly<Record<string, readonly string[]>>;
interface NamedThing {
  readonly en: string;
  readonly hi: string;
  readonly sa?: string;
  readonly roman?: string;
  readonly also?: readonly string[];
}

const listNames = (
  words: Readonly<Record<string, NamedThing>>,
  hinglish: Readonly<Record<string, string>> = {},
): Names =>
  Object.fromEntries(
    Object.entries(words).map(([id, { en, hi, sa = hi, roman = en, also = [] }]) => [
      id,
      [...new Set([en, hi, hinglish[id] ?? roman, sa, roman, id.replaceAll("_", " "), ...also])],
    ]),
  );

/** Names that people and models use beside those of the product. */
const OTHER_GRAHA_NAMES: Readonly<Record<string, string>> = {
  sun: "Ravi",
  mars: "Mangal",
  mercury: "Budh",
  jupiter: "Brihaspati",
  saturn: "Shanaishchara",
};
const OTHER_DIGNITIES: Names = {
  great_friend: ["adhi mitra"],
  friend: ["friendly"],
  great_enemy: ["adhi shatru"],
  own: ["own", "swakshetra"],
  neutral: ["neutral sign"],
};

const extend = (names: Names, others: Names): Names =>
  Object.fromEntries(Object.entries(names).map(([id, list]) => [id, [...list, ...(others[id] ?? [])]]));

const GRAHA_NAMES = extend(
  listNames(GRAHA_WORDS, GRAHAS_HG),
  Object.fromEntries(Object.entries(OTHER_GRAHA_NAMES).map(([id, name]) => [id, [name]])),
);

/** Tithis by number: "Shukla Navami". The full and the new moon need no fortnight. */
const TITHI_NAMES: Names = Object.fromEntries(
  TITHIS_OF_MONTH.map((tithi, index) => {
    const paksha = index < 15 ? "shukla" : "krishna";
    const isNamedAlone = tithi === "purnima" || tithi === "amavasya";
    const name = (language: "en" | "hi"): string =>
      isNamedAlone ? TITHI_WORDS[tithi][language] : `${PAKSHA_WORDS[paksha][language]} ${TITHI_WORDS[tithi][language]}`;
    return [String(index + 1), [name("en"), name("hi"), name("en")]];
  }),
);

/** The names of each value, by type: the first is how it is written in English, the second in Hindi, the third in Hinglish. */
const NAMES: Readonly<Partial<Record<ValueType, Names>>> = {
  sign: listNames(RASHI_WORDS, RASHIS_HG),
  graha: GRAHA_NAMES,
  grahas: GRAHA_NAMES,
  nakshatra: listNames(NAKSHATRA_WORDS),
  dignity: extend(listNames(DIGNITY_WORDS), OTHER_DIGNITIES),
  tithi: TITHI_NAMES,
  paksha: listNames(PAKSHA_WORDS),
  weekday: listNames(VARA_WORDS),
  yoga: listNames(NITYA_YOGA_WORDS),
  karana: listNames(KARANA_WORDS),
  yes_no: { yes: ["yes", "हाँ", "haan", "true", "हां"], no: ["no", "नहीं", "nahi", "false", "nahin"] },
};

/** All values of a type, for a guess; empty where they are numbers. */
export const listValues = (type: ValueType): readonly string[] => Object.keys(NAMES[type] ?? {});

const normalise = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    // "Great friend’s sign" is "great friend".
    .replaceAll(/['’]s( sign)?\b/g, "")
    .replaceAll(/[.*_`"“”()]/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

const LANGUAGE_INDEX: Readonly<Record<BenchLanguage, number>> = { en: 0, hi: 1, hg: 2 };

function formatOrdinal(number: number): string {
  const endings: Readonly<Record<number, string>> = { 1: "st", 2: "nd", 3: "rd" };
  return `${number}${endings[number] ?? "th"}`;
}
/** In the oblique case, as before "भाव में". */
const HINDI_ORDINALS = "पहले दूसरे तीसरे चौथे पाँचवें छठे सातवें आठवें नौवें दसवें ग्यारहवें बारहवें".split(" ");

const ENGLISH_ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
const HINGLISH_ORDINALS =
  "pehle doosre teesre chauthe paanchve chhathe saatve aathve nauve dasve gyarahve barahve".split(" ");

/** The number of a house in figures or as an ordinal, in any of the languages. */
function findHouse(text: string): string | null {
  const figures = /(?<!\d)(1[0-2]|[1-9])(?!\d)/.exec(text.replaceAll(/\d+°\d*/g, ""))?.[0];
  if (figures !== undefined) return figures;
  const words = text.split(/[^\p{L}\p{M}]+/u);
  const found = [ENGLISH_ORDINALS, HINDI_ORDINALS, HINGLISH_ORDINALS]
    .map((ordinals) => ordinals.findIndex((ordinal) => words.includes(ordinal)))
    .find((index) => index >= 0);
  return found === undefined ? null : String(found + 1);
}

/** A house before the word for it: "10th", "दसवें". */
export const writeHouse = (house: number, language: BenchLanguage): string =>
  language === "hi" ? (HINDI_ORDINALS[house - 1] ?? String(house)) : formatOrdinal(house);

/** A month: "May 2031". */
export function writeMonth(month: string, language: BenchLanguage): string {
  const [year = "", number = "1"] = month.split("-");
  const names = language === "hi" ? HINDI_MONTH_NAMES : MONTH_NAMES;
  return `${names[Number(number) - 1]} ${year}`;
}

/** A single value in words; lists are not written. */
export function writeValue(type: ValueType, value: string, language: BenchLanguage): string {
  if (type === "house") return writeHouse(Number(value), language);
  if (type === "month") return writeMonth(value, language);
  return NAMES[type]?.[value]?.[LANGUAGE_INDEX[language]] ?? value;
}

/** The value that a name means; longer names first, so that "great friend" is not read as "friend". */
function findValue(type: ValueType, text: string): string | null {
  const names = Object.entries(NAMES[type] ?? {})
    .flatMap(([id, list]) => list.map((name) => [normalise(name), id] as const))
    .toSorted(([one], [other]) => other.length - one.length);
  const padded = ` ${text.replaceAll(/[,;:!?।–-]/g, " ").replaceAll(/ +/g, " ")} `;
  return names.find(([name]) => padded.includes(` ${name} `))?.[1] ?? null;
}

function findMonth(text: string): string | null {
  const iso = /\b(\d{4})-(\d{2})\b/.exec(text);
  if (iso) return `${iso[1]}-${iso[2]}`;
  const year = /\b(\d{4})\b/.exec(text)?.[1];
  const month = MONTH_NAMES.findIndex((name) => text.includes(name.toLowerCase().slice(0, 3)));
  return year === undefined || month < 0 ? null : `${year}-${String(month + 1).padStart(2, "0")}`;
}

const ORDER = Object.keys(GRAHA_NAMES);
const isNone = (text: string): boolean => /^(none|no(ne)? (planets?|grahas?)|कोई नहीं|koi nahi|-|\[\])$/.test(text);

/**
 * Reads what a model gave as its answer, in English, Hindi or Hinglish.
 * @returns the value in the spelling of the answers; `null` if it is none of this type
 */
export function readValue(type: ValueType, answer: string): string | null {
  const text = normalise(answer);
  if (type === "grahas" || type === "houses") {
    if (isNone(text)) return "none";
    const parts = text.split(/[,;/&]|\band\b|\baur\b|और/).map((part) => part.trim());
    const read = parts.map((part) => (type === "houses" ? (/\d+/.exec(part)?.[0] ?? null) : findValue(type, part)));
    if (read.some((value) => value === null)) return null;
    const values = [...new Set(read as string[])];
    const rank = (value: string): number => (type === "houses" ? Number(value) : ORDER.indexOf(value));
    return values.toSorted((one, other) => rank(one) - rank(other)).join(",");
  }
  if (type === "number") return /\d+/.exec(text)?.[0] ?? null;
  if (type === "house") return findHouse(text);
  if (type === "month") return findMonth(text);
  return findValue(type, text);
}

import type { ShortDayJson } from "@lagna/panchang";
import {
  getWord,
  type Language,
  MASA_WORDS,
  NAKSHATRA_WORDS,
  RASHI_WORDS,
  formatTithiName,
  VARA_WORDS,
} from "@lagna/terms";
import { BYTE_ORDER_MARK, formatCsvCells } from "../../presenters/format-csv-cells.ts";

type Row = Omit<ShortDayJson, "festivals"> & { readonly festivals: readonly { readonly name: string }[] };

const HEADINGS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "Date",
    "Weekday",
    "Sunrise",
    "Sunset",
    "Moonrise",
    "Moonset",
    "Month (amanta)",
    "Month (purnimanta)",
    "Tithi",
    "Tithi ends",
    "Nakshatra",
    "Nakshatra ends",
    "Moon in",
    "Festivals",
  ],
  hi: [
    "तारीख",
    "वार",
    "सूर्योदय",
    "सूर्यास्त",
    "चंद्रोदय",
    "चंद्रास्त",
    "मास (अमांत)",
    "मास (पूर्णिमांत)",
    "तिथि",
    "तिथि समाप्ति",
    "नक्षत्र",
    "नक्षत्र समाप्ति",
    "चंद्र राशि",
    "पर्व",
  ],
};

/** Several limbs of a day in one cell. */
const SEPARATOR = " / ";

function listCells(day: Row, language: Language): string[] {
  const { masa, moon } = day;
  const adhika = { en: "Adhika ", hi: "अधिक " }[language];
  const month = (id: keyof typeof MASA_WORDS): string =>
    (masa?.adhika ? adhika : "") + getWord(MASA_WORDS[id], language);
  return [
    day.date,
    getWord(VARA_WORDS[day.vara.name], language),
    ...[day.sunrise, day.sunset, day.moonrise, day.moonset].map((at) => at ?? ""),
    masa ? month(masa.amanta) : "",
    masa ? month(masa.purnimanta) : "",
    day.tithi.map(({ number }) => formatTithiName(number, language)).join(SEPARATOR),
    day.tithi.map(({ end }) => end).join(SEPARATOR),
    day.nakshatra.map(({ name }) => getWord(NAKSHATRA_WORDS[name], language)).join(SEPARATOR),
    day.nakshatra.map(({ end }) => end).join(SEPARATOR),
    moon.sign === null ? "" : getWord(RASHI_WORDS[moon.sign], language),
    day.festivals.map(({ name }) => name).join(SEPARATOR),
  ];
}

/** A year as a table, a day a line; instants are ISO 8601 with the offset of the place's clock. */
export const formatYearCsv = (days: readonly Row[], language: Language): string =>
  BYTE_ORDER_MARK + [HEADINGS[language], ...days.map((day) => listCells(day, language))].map(formatCsvCells).join("");

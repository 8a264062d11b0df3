import { numeralsPreference, usePreference, type Numerals } from "../preferences.ts";
import { plainDate } from "./plain-date.ts";
import { useLanguage } from "./use-language.ts";

/**
 * BCP 47 tag of a language and the chosen digits: English as read in India, Hindi with European or Devanagari digits and the clock of 24
 * hours, as birth times have it: of twelve, browsers write "am" and "pm" in Hindi too.
 */
function localeTag(language: string, numerals: Numerals): string {
  return language === "hi" ? `hi-IN-u-hc-h23-nu-${numerals}` : "en-IN";
}

export interface Format {
  locale: string;
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** An instant; without `timeZone` in the options it is shown in the viewer's own zone. */
  date: (value: Date | string | number, options?: Intl.DateTimeFormatOptions) => string;
  /** The digits of a ready-made text ("12°34′") in the chosen numerals. */
  digits: (text: string) => string;
  list: (values: readonly string[]) => string;
}

/** What CLDR sets before the last of three in Hindi; nobody writes a comma there, as nobody in India does in English. */
const COMMA_AND = ", और ";

const DEVANAGARI_ZERO = 0x0966;

/** A text typed with digits of either script, in European ones: १५ is 15. */
export const europeanDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));

export function createFormat(language: string, numerals: Numerals): Format {
  const locale = localeTag(language, numerals);
  const devanagari = language === "hi" && numerals === "deva";
  // Making one of these takes a hundred times as long as using it, and a page writes hundreds of numbers and dates.
  const numbers = kept((options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
  const dates = kept((options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));
  const lists = kept(() => new Intl.ListFormat(locale, { type: "conjunction" }));
  const digits = (text: string) =>
    devanagari ? text.replace(/[0-9]/g, (digit) => String.fromCharCode(DEVANAGARI_ZERO + Number(digit))) : text;
  return {
    locale,
    number: (value, options) =>
      options === undefined && isPlain(value) ? digits(plainNumber(value)) : numbers(options).format(value),
    date: (value, options = { dateStyle: "long" }) => {
      const at = new Date(value);
      const plain = plainDate(at, options, language);
      return plain === null ? dates(options).format(at) : digits(plain);
    },
    digits,
    list: (values) =>
      lists()
        .formatToParts(values)
        .map(({ value }) => (value === COMMA_AND ? value.slice(1) : value))
        .join(""),
  };
}

/**
 * Written alike in both languages but for its digits, until lakhs are told apart: no count on a first screen need wait until the browser
 * has read its tables.
 */
const isPlain = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 100_000;

const plainNumber = (value: number): string =>
  value < 1_000 ? String(value) : `${Math.floor(value / 1_000)},${String(value % 1_000).padStart(3, "0")}`;

/** One maker's results by their options. */
function kept<Options, Made>(make: (options?: Options) => Made): (options?: Options) => Made {
  const made = new Map<string, Made>();
  return (options) => {
    const key = JSON.stringify(options);
    const found = made.get(key) ?? make(options);
    made.set(key, found);
    return found;
  };
}

/** One for all that is shown, not one for each row of a list. */
const formats = new Map<string, Format>();

/** Numbers and dates in the language and digits the person chose; changes with them. */
export function useFormat(): Format {
  const [numerals] = usePreference(numeralsPreference);
  const language = useLanguage();
  const key = `${language} ${numerals}`;
  const format = formats.get(key) ?? createFormat(language, numerals);
  formats.set(key, format);
  return format;
}

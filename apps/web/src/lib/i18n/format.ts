import { getPageData } from "../page-data.ts";
import { addEra } from "@lagna/terms";
import { numeralsPreference, usePreference, type Numerals } from "../preferences.ts";
import { formatPlainDate } from "./format-plain-date.ts";
import { useLanguage } from "./use-language.ts";

/**
 * BCP 47 tag of a language with the chosen digits: Indian English; Hindi with European or Devanagari digits and the
 * 24-hour clock, as birth times use it, because browsers write "am" and "pm" even in Hindi.
 */
function buildLocaleTag(language: string, numerals: Numerals): string {
  return language === "hi" ? `hi-IN-u-hc-h23-nu-${numerals}` : "en-IN";
}

export interface Format {
  locale: string;
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** Formats an instant; without `timeZone` in the options, in the viewer's own zone. */
  date: (value: Date | string | number, options?: Intl.DateTimeFormatOptions) => string;
  /** Converts the digits of a finished text ("12°34′") to the chosen numerals. */
  digits: (text: string) => string;
  list: (values: readonly string[]) => string;
}

/** CLDR's separator before the last item of a Hindi list; its comma is not usual, nor is it in Indian English. */
const COMMA_AND = ", और ";

const DEVANAGARI_ZERO = 0x0966;

export function createFormat(language: string, numerals: Numerals): Format {
  const locale = buildLocaleTag(language, numerals);
  const devanagari = language === "hi" && numerals === "deva";
  // Creating a formatter takes a hundred times as long as using it, and a page formats hundreds of numbers and dates.
  const numbers = memoizeByOptions((options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
  const dates = memoizeByOptions((options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));
  const lists = memoizeByOptions(() => new Intl.ListFormat(locale, { type: "conjunction" }));
  const digits = (text: string) =>
    devanagari ? text.replace(/[0-9]/g, (digit) => String.fromCharCode(DEVANAGARI_ZERO + Number(digit))) : text;
  return {
    locale,
    number: (value, options) =>
      options === undefined && isPlainCount(value) ? digits(formatPlainCount(value)) : numbers(options).format(value),
    date: (value, asked = { dateStyle: "long" }) => {
      const at = new Date(value);
      const timeZone = getPageData()?.timeZone;
      const options = timeZone ? { timeZone, ...asked } : asked;
      const plainDate = formatPlainDate(at, options, language);
      return plainDate === null ? dates(addEra(options, at.getTime())).format(at) : digits(plainDate);
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
 * Counts below a lakh are formatted alike in both languages except for digits, so they are formatted here: the first
 * screen need not wait for the browser to load its locale tables.
 */
const isPlainCount = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 100_000;

const formatPlainCount = (value: number): string =>
  value < 1_000 ? String(value) : `${Math.floor(value / 1_000)},${String(value % 1_000).padStart(3, "0")}`;

/** Memoizes a factory by its options. */
function memoizeByOptions<Options, Made>(make: (options?: Options) => Made): (options?: Options) => Made {
  const cache = new Map<string, Made>();
  return (options) => {
    const key = JSON.stringify(options);
    const result = cache.get(key) ?? make(options);
    cache.set(key, result);
    return result;
  };
}

/** One shared formatter per locale, not one for each row of a list. */
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

import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { numeralsPreference, usePreference, type Numerals } from "../preferences.ts";

/** BCP 47 tag of a language and the chosen digits: English as read in India, Hindi with European or Devanagari digits. */
function localeTag(language: string, numerals: Numerals): string {
  return language === "hi" ? `hi-IN-u-nu-${numerals}` : "en-IN";
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

const DEVANAGARI_ZERO = 0x0966;

export function createFormat(language: string, numerals: Numerals): Format {
  const locale = localeTag(language, numerals);
  const devanagari = language === "hi" && numerals === "deva";
  return {
    locale,
    number: (value, options) => new Intl.NumberFormat(locale, options).format(value),
    date: (value, options = { dateStyle: "long" }) => new Intl.DateTimeFormat(locale, options).format(new Date(value)),
    digits: (text) =>
      devanagari ? text.replace(/[0-9]/g, (digit) => String.fromCharCode(DEVANAGARI_ZERO + Number(digit))) : text,
    list: (values) => new Intl.ListFormat(locale, { type: "conjunction" }).format(values),
  };
}

/** Numbers and dates in the language and digits the person chose; changes with them. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  const [numerals] = usePreference(numeralsPreference);
  const language = i18n.resolvedLanguage ?? "en";
  return useMemo(() => createFormat(language, numerals), [language, numerals]);
}

import type { KundliFields } from "@lagna/birth-tables";
import type { SavedKundli } from "@lagna/contract";
import { type CalendarDate, formatCalendarDate, isCalendarDate, toUtcMidnight } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { toBirthDate } from "../../domain/saved-kundlis/kundli-fields.ts";
import { usePlaceFormatter } from "../../domain/formatting/use-place-formatter.ts";
import { type Format, useFormat } from "../../lib/i18n/format.ts";

const DATE_OPTIONS: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" };
/** Dates that only the Julian calendar has, as 29 February 1900, are written slower than a list of charts likes. */
const formatDate = (date: CalendarDate, format: Format): string =>
  isCalendarDate(date) ? format.date(toUtcMidnight(date), DATE_OPTIONS) : formatCalendarDate(date, format.locale);
const padTwo = (value: number | null): string => (value === null ? "–" : String(value).padStart(2, "0"));

/** Formats day, month and year; an invalid date is shown as typed. */
export function useBirthText() {
  const { t } = useTranslation("kundlis");
  const format = useFormat();
  const placeName = usePlaceFormatter();
  return {
    date: (fields: KundliFields): string => {
      const date = toBirthDate(fields);
      const typed = [fields.day, fields.month, fields.year].filter((part) => part !== null && part !== "");
      return date ? formatDate(date, format) : typed.join(" ") || "–";
    },
    /** With its uncertainty, if any. */
    time: ({ hour, minute, uncertainty_minutes: about, time_unknown: unknown }: KundliFields): string => {
      if (unknown) return t("timeUnknown");
      const clock = format.digits(`${padTwo(hour)}:${padTwo(minute)}`);
      return about === null ? clock : t("timeAbout", { clock, minutes: format.number(about) });
    },
    /** In the reader's language, if the chart has found the place. */
    location: ({ city, country }: KundliFields, chart: SavedKundli["chart"]): string =>
      placeName({ city, country, state: null, hindi: city === "" ? null : chart?.place?.hindi }).whole || "–",
  };
}

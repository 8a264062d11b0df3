import type { KundliData } from "@lagna/contract";
import { type CalendarDate, formatCalendarDate, getIsoDate, parseIsoParts } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";

type BirthDay = Pick<KundliData["birth"], "local" | "julian_date">;

/** Writes the date of a birth; both dates, if it was given by the Julian calendar. */
export function useBirthDate(): (birth: BirthDay, month?: "long" | "short") => string {
  const { t } = useTranslation("kundli");
  const format = useFormat();
  return ({ local, julian_date: julian }, month = "long") => {
    const day = getIsoDate(local);
    const options = { day: "numeric", month, year: "numeric", timeZone: "UTC" } as const;
    const gregorian = format.date(`${day}T00:00:00Z`, options);
    if (julian === undefined) return gregorian;
    const written = formatCalendarDate(parseIsoParts(julian) as CalendarDate, format.locale, month);
    return t("birth.bothDates", { julian: written, gregorian });
  };
}

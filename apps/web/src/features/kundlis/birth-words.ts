import type { SavedKundli } from "@lagna/contract";
import { useTranslation } from "react-i18next";
import { birthDate, type KundliFields } from "../../domain/saved-kundlis/kundli-fields.ts";
import { usePlace } from "../../domain/words/use-place.ts";
import { useFormat } from "../../lib/i18n/format.ts";

const DAY: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" };
const two = (value: number | null): string => (value === null ? "–" : String(value).padStart(2, "0"));

/** Day, month and year; as they were typed where they are no date. */
export function useBirthWords() {
  const { t } = useTranslation("kundlis");
  const format = useFormat();
  const placeName = usePlace();
  return {
    date: (fields: KundliFields): string => {
      const date = birthDate(fields);
      const typed = [fields.day, fields.month, fields.year].filter((part) => part !== null && part !== "");
      return date ? format.date(date, DAY) : typed.join(" ") || "–";
    },
    /** With how far it may be wrong, where it may. */
    time: ({ hour, minute, uncertainty_minutes: about, time_unknown: unknown }: KundliFields): string => {
      if (unknown) return t("timeUnknown");
      const clock = format.digits(`${two(hour)}:${two(minute)}`);
      return about === null ? clock : t("timeAbout", { clock, minutes: format.number(about) });
    },
    /** As the reader's language calls it, where the chart found it. */
    location: ({ city, country }: KundliFields, chart: SavedKundli["chart"]): string =>
      placeName({ city, country, state: null, hindi: city === "" ? null : chart?.place?.hindi }).whole || "–",
  };
}

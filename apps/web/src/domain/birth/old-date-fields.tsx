import { type Calendar, CALENDARS, formatCalendarDate } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { convertToOther, type Era, ERAS, hasEra, readTypedDate, type TypedDate } from "./typed-date.ts";

export interface OldDateFieldsProps {
  values: TypedDate;
  onEra: (era: Era) => void;
  onCalendar: (calendar: Calendar) => void;
}

/** Era and calendar of a date of long ago, and the same day by the other calendar. */
export function OldDateFields({ values, onEra, onCalendar }: OldDateFieldsProps) {
  const { t } = useTranslation("uncertain");
  const { locale } = useFormat();
  const read = readTypedDate(values);
  const other = read && formatCalendarDate(convertToOther(read), locale);
  return (
    <div className="mt-3 flex flex-col gap-3">
      {hasEra(values) && (
        <Segmented
          label={t("era")}
          showLabel
          value={values.era}
          options={ERAS.map((value) => ({ value, label: t(`eras.${value}`) }))}
          onChange={onEra}
        />
      )}
      {read && (
        <div>
          <Segmented
            label={t("calendar")}
            showLabel
            value={read.calendar}
            options={CALENDARS.map((value) => ({ value, label: t(`calendars.${value}`) }))}
            onChange={onCalendar}
          />
          <p aria-live="polite" className="mt-1.5 text-sm text-ink-muted">
            {t(`otherDate.${read.calendar}`, { date: other })}
          </p>
        </div>
      )}
    </div>
  );
}

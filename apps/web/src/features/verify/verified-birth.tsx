import type { KundliFields } from "@lagna/birth-tables";
import { formatCalendarDate } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { toBirthDate } from "../../domain/saved-kundlis/kundli-fields.ts";
import { useFormat } from "../../lib/i18n/format.ts";

const padTwo = (value: number | null): string => String(value ?? 0).padStart(2, "0");

/** The birth that a reading was compared with: another birth has other answers. */
export function VerifiedBirth({ fields }: { fields: KundliFields }) {
  const { t } = useTranslation("verify");
  const format = useFormat();
  const date = toBirthDate(fields);
  const { hour, minute, uncertainty_minutes: about, time_unknown: isUnknown, city, country } = fields;
  const clock = format.digits(`${padTwo(hour)}:${padTwo(minute)}`);
  const time = about === null ? clock : t("birth.about", { clock, minutes: format.number(about) });
  const parts = [
    fields.name,
    date && format.digits(formatCalendarDate(date, format.locale)),
    isUnknown ? t("birth.unknown") : time,
    city,
    country,
  ].filter((part) => part !== null && part !== "");
  return (
    <p className="tabular mt-2 text-ink-muted">
      {t("birth.used")} <span className="text-ink">{parts.join(", ")}</span>
    </p>
  );
}

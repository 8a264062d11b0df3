import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/i18n/format.ts";

const MONTHS = 12;
const DAYS_OF_MONTH = 30;

/** Years of a dasha as almanacs say what is left of one: years, months of thirty days and days, what is zero left out. */
export function spanParts(years: number): { years: number; months: number; days: number } {
  const days = Math.round(years * MONTHS * DAYS_OF_MONTH);
  return {
    years: Math.floor(days / (MONTHS * DAYS_OF_MONTH)),
    months: Math.floor(days / DAYS_OF_MONTH) % MONTHS,
    days: days % DAYS_OF_MONTH,
  };
}

export function useSpan(): (years: number) => string {
  const { t } = useTranslation("subjects");
  const format = useFormat();
  return (years) => {
    const parts = Object.entries(spanParts(years)).filter(([, count]) => count > 0);
    if (parts.length === 0) return t("span.days", { count: 0, number: format.number(0) });
    return format.list(
      parts.map(([unit, count]) =>
        t(`span.${unit as "years" | "months" | "days"}`, { count, number: format.number(count) }),
      ),
    );
  };
}

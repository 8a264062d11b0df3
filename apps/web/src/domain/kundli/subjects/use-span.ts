import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/i18n/format.ts";

/** What is left of a dasha, as the server reckoned it. */
interface Span {
  readonly years: number;
  readonly months: number;
  readonly days: number;
}

/** As almanacs say it: years, months and days, what is zero left out. */
export function useSpan(): (span: Span) => string {
  const { t } = useTranslation("subjects");
  const format = useFormat();
  return ({ years, months, days }) => {
    const parts = Object.entries({ years, months, days }).filter(([, count]) => count > 0);
    if (parts.length === 0) return t("span.days", { count: 0, number: format.number(0) });
    return format.list(
      parts.map(([unit, count]) =>
        t(`span.${unit as "years" | "months" | "days"}`, { count, number: format.number(count) }),
      ),
    );
  };
}

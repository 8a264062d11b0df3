import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/i18n/format.ts";

/** The balance of a dasha, as computed by the server. */
interface Span {
  readonly years: number;
  readonly months: number;
  readonly days: number;
}

/** Formats a span as almanacs do: years, months and days, omitting zeros. */
export function useSpanFormatter(): (span: Span) => string {
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

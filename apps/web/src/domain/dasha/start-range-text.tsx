import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import type { StartRange } from "./start-range.ts";
import type { TreeDates } from "./use-dasha-dates.ts";

/** Shown after the dates of a period: how many days earlier or later it may begin, and between which dates. */
export function StartRangeText({ spread, dates }: { spread: StartRange | null; dates: TreeDates }) {
  const { t } = useTranslation("kundli");
  const format = useFormat();
  if (spread === null) return null;
  const days = Math.ceil(spread.days);
  return (
    <span
      className="ms-2 whitespace-nowrap text-accent"
      title={t("dasha.spread", { from: dates.date(spread.earliest, false), until: dates.date(spread.latest, false) })}
    >
      {t("dasha.days", { count: days, number: format.number(days) })}
    </span>
  );
}

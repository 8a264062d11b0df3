import { useTranslation } from "react-i18next";
import { cx } from "../../lib/cx.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { usePreference } from "../../lib/preferences.ts";
import { chartDegreesPreference } from "./chart-style.ts";

/** Degrees beside the names of a chart, or names alone. */
export function DegreesSwitch() {
  const { t } = useTranslation("kundli");
  const { digits } = useFormat();
  const [shown, setShown] = usePreference(chartDegreesPreference);
  const on = shown === "shown";
  return (
    <button
      type="button"
      aria-pressed={on}
      title={t("chart.degrees")}
      onClick={() => setShown(on ? "hidden" : "shown")}
      className={cx(
        "no-print tabular min-h-11 min-w-11 rounded-sm text-sm leading-tight lg:min-h-9 lg:w-full",
        on ? "text-ink" : "text-ink-muted line-through",
      )}
    >
      <span className="sr-only">{t("chart.degrees")}</span> {digits("12°")}
    </button>
  );
}

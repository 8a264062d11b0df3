import { useTranslation } from "react-i18next";
import { cx } from "../../lib/cx.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { usePreference } from "../../lib/preferences.ts";
import { chartDegreesPreference } from "./chart-preferences.ts";

/** Switches between names with degrees and names alone in a chart. */
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
        "no-print tabular flex min-h-11 min-w-11 items-center gap-x-1.5 rounded-sm text-sm leading-tight",
        "lg:min-h-10 lg:w-full lg:flex-col lg:justify-center",
      )}
    >
      <span className="sr-only">{t("chart.degrees")}</span>
      <span aria-hidden="true" className="text-xs text-ink-muted">
        {t("chart.degreesShort")}
      </span>{" "}
      <span className={on ? "text-ink" : "text-ink-muted line-through"}>{digits("12°")}</span>
    </button>
  );
}

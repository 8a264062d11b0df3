import { CHART_STYLES } from "@lagna/chart-drawing";
import { useTranslation } from "react-i18next";
import { usePreference } from "../../lib/preferences.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { chartStylePreference } from "./chart-style.ts";

/** North, South or East: for every chart of this browser. */
export function ChartStyleSwitch() {
  const { t } = useTranslation("kundli");
  const [style, setStyle] = usePreference(chartStylePreference);
  return (
    <Segmented
      label={t("chart.style")}
      value={style}
      options={CHART_STYLES.map((value) => ({ value, label: t(`chart.styles.${value}`) }))}
      onChange={setStyle}
    />
  );
}

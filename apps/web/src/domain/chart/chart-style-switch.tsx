import { CHART_STYLES } from "@lagna/chart-drawing";
import { useTranslation } from "react-i18next";
import { usePreference } from "../../lib/preferences.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { Select } from "../../ui/field.tsx";
import { chartStylePreference } from "./chart-preferences.ts";

/** Switches between North, South and East Indian style; a select where there is no room for three buttons. */
export function ChartStyleSwitch({ narrow = false }: { narrow?: boolean }) {
  const { t } = useTranslation("kundli");
  const [style, setStyle] = usePreference(chartStylePreference);
  const options = CHART_STYLES.map((value) => ({ value, label: t(`chart.styles.${value}`) }));
  if (!narrow) return <Segmented label={t("chart.style")} value={style} options={options} onChange={setStyle} />;
  return (
    <Select
      aria-label={t("chart.style")}
      value={style}
      onChange={(event) => setStyle(event.target.value as typeof style)}
      className="no-print border-transparent bg-transparent px-0! pe-4! text-center text-sm! [&+svg]:end-0 [&+svg]:size-3"
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}

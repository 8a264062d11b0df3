import { drawChart, type ChartStyle } from "@lagna/chart-drawing";
import type { KundliData } from "@lagna/contract";
import { VARGA_WORDS, type VargaId } from "@lagna/terms";
import { memo, useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useWord } from "../words/use-word.ts";
import { useChartLabels } from "./use-chart-labels.ts";
import { chartInput } from "./chart-data.ts";
import { ChartFigure } from "./chart-figure.tsx";
import type { ChartFocus, ChartFocusStore } from "./chart-focus.ts";
import { chartLights } from "./chart-lights.ts";
import { ChartNote } from "./chart-note.tsx";
import { ChartTable } from "./chart-table.tsx";
import { useChartWords } from "./use-chart-words.ts";
import { useWidth } from "./use-width.ts";

interface KundliChartProps {
  data: KundliData;
  varga: VargaId;
  style: ChartStyle;
  /** Shared by all that shows this kundli: what one lights, the others light too. */
  focus: ChartFocusStore;
  /** The facts of what is pointed at, beside the figure. */
  withNote?: boolean;
}

/** One chart of a kundli as wide as its place, with a table of the same for those who do not see it. */
export const KundliChart = memo(function KundliChart({
  data,
  varga,
  style,
  focus,
  withNote = false,
}: KundliChartProps) {
  const { t } = useTranslation("kundli");
  const labels = useChartLabels();
  const title = useVargaTitle(varga);
  const { ref, width } = useWidth<HTMLDivElement>(320);
  const drawing = useMemo(
    () => drawChart(chartInput(data, varga), { style, size: Math.max(300, width), labels }),
    [data, varga, style, width, labels],
  );
  const words = useChartWords(data, varga, drawing);
  const lights = useMemo(() => chartLights(data, drawing), [data, drawing]);
  const describe = useCallback((item: ChartFocus) => words(item).sentence, [words]);
  const label = t("chart.label", { name: data.birth.name, chart: title });
  return (
    <>
      <div ref={ref} className="chart-frame min-w-0">
        <ChartFigure
          key={`${style}-${varga}`}
          drawing={drawing}
          label={label}
          describe={describe}
          lights={lights}
          focus={focus}
        />
        <ChartTable drawing={drawing} caption={label} />
      </div>
      {withNote && <ChartNote words={words} focus={focus} detailed={varga === "D1"} />}
    </>
  );
});

export function useVargaTitle(varga: VargaId): string {
  const { t } = useTranslation("kundli");
  const say = useWord();
  return varga === "D1" ? t("chart.birth") : `${say(VARGA_WORDS[varga])} · ${varga}`;
}

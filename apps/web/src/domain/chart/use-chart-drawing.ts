import { drawChart, type ChartDrawing, type ChartStyle } from "@lagna/chart-drawing";
import type { KundliData } from "@lagna/contract";
import type { VargaId } from "@lagna/terms";
import { useMemo } from "react";
import { chartInput } from "./chart-data.ts";
import { useChartLabels } from "./use-chart-labels.ts";

/** The chart of a varga in the reader's words, for the width it is shown at. */
export function useChartDrawing(data: KundliData, varga: VargaId, style: ChartStyle, width: number): ChartDrawing {
  const labels = useChartLabels();
  return useMemo(
    () => drawChart(chartInput(data, varga), { style, size: Math.max(300, width), labels }),
    [data, varga, style, width, labels],
  );
}

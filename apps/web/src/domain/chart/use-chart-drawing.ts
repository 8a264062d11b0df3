import { drawChart, type ChartDrawing, type ChartStyle } from "@lagna/chart-drawing";
import type { KundliData } from "@lagna/contract";
import type { VargaId } from "@lagna/terms";
import { useMemo } from "react";
import { usePreference } from "../../lib/preferences.ts";
import { chartDegreesPreference } from "./chart-style.ts";
import { chartInput } from "./chart-data.ts";
import type { FirstHouse } from "./first-house.ts";
import { useChartLabels } from "./use-chart-labels.ts";

/** Below this the letters of a chart are hard to read, however narrow its place. */
const LEAST_LETTERS_PX = 16;

/** Which chart of a kundli is shown, and how. */
export interface ShownChart {
  data: KundliData;
  varga: VargaId;
  style: ChartStyle;
  /** What its houses are counted from; the lagna unless told. */
  first?: FirstHouse;
}

/** The chart of a varga in the reader's words, for the width it is shown at, with a figure in each house where they are given. */
export function useChartDrawing(
  { data, varga, style, first = "lagna" }: ShownChart,
  width: number,
  figures?: readonly string[],
): ChartDrawing {
  const labels = useChartLabels();
  const [shown] = usePreference(chartDegreesPreference);
  const degrees = shown === "shown";
  return useMemo(() => {
    const size = Math.max(300, width);
    const fontSize = Math.max(size * 0.034, (LEAST_LETTERS_PX * size) / Math.max(width, 240));
    return drawChart(chartInput(data, varga, first), { style, size, fontSize, labels, figures, degrees });
  }, [data, varga, style, first, width, labels, figures, degrees]);
}

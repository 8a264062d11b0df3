import { drawChart, type ChartDrawing, type ChartInput, type ChartStyle } from "@lagna/chart-drawing";
import type { KundliData } from "@lagna/contract";
import type { VargaId } from "@lagna/terms";
import { useMemo } from "react";
import { usePreference } from "../../lib/preferences.ts";
import { chartDegreesPreference } from "./chart-preferences.ts";
import { buildChartInput } from "./build-chart-input.ts";
import type { FirstHouse } from "./first-house.ts";
import { useChartLabels } from "./use-chart-labels.ts";

/** Minimum font size in pixels for readable labels, however narrow the chart. */
const MIN_FONT_SIZE_PX = 16;
/** A drawing is scaled to its width; only after such a change is it made again, for the text's size. */
const WIDTH_STEP_PX = 20;

/** Which chart of a kundli is shown, and how. */
export interface ChartSelection {
  data: KundliData;
  varga: VargaId;
  style: ChartStyle;
  /** What its houses are counted from; the lagna by default. */
  first?: FirstHouse;
}

/**
 * The drawing of a varga in the reader's language, for its displayed width, with a figure in each house where figures
 * are given.
 */
export function useChartDrawing(
  { data, varga, style, first = "lagna" }: ChartSelection,
  width: number,
  figures?: readonly string[],
): ChartDrawing {
  const input = useMemo(() => buildChartInput(data, varga, first), [data, varga, first]);
  return useDrawingOf(input, style, width, figures);
}

/** The drawing of grahas in signs in the reader's language, for its displayed width. */
export function useDrawingOf(
  input: ChartInput,
  style: ChartStyle,
  width: number,
  figures?: readonly string[],
): ChartDrawing {
  const labels = useChartLabels();
  const [showsDegrees] = usePreference(chartDegreesPreference);
  const degrees = showsDegrees === "shown";
  const drawnWidth = Math.max(Math.floor(width / WIDTH_STEP_PX) * WIDTH_STEP_PX, WIDTH_STEP_PX);
  return useMemo(() => {
    const size = Math.max(300, drawnWidth);
    const fontSize = Math.max(size * 0.034, (MIN_FONT_SIZE_PX * size) / Math.max(drawnWidth, 240));
    return drawChart(input, { style, size, fontSize, labels, figures, degrees });
  }, [input, style, drawnWidth, labels, figures, degrees]);
}

import { CHART_STYLES, type ChartStyle } from "@lagna/chart-drawing";
import { createPreference } from "../../lib/preferences.ts";

/** Whether a chart shows whole degrees after the names. */
export const chartDegreesPreference = createPreference("lagna_chart_degrees", ["shown", "hidden"], () => "shown");

export const chartStylePreference = createPreference<ChartStyle>("lagna_chart_style", CHART_STYLES, () => "north");

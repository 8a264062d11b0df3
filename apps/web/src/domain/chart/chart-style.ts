import { CHART_STYLES, type ChartStyle } from "@lagna/chart-drawing";
import { createPreference } from "../../lib/preferences.ts";

export const chartStylePreference = createPreference<ChartStyle>("lagna_chart_style", CHART_STYLES, () => "north");

import { drawChart } from "@lagna/chart-drawing";
import type { Rashi } from "@lagna/terms";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { usePreference } from "../../lib/preferences.ts";
import { LabelText } from "../chart/chart-body.tsx";
import { NumberText } from "../chart/chart-house.tsx";
import { ChartLines } from "../chart/chart-lines.tsx";
import { chartStylePreference } from "../chart/chart-preferences.ts";
import { ChartStyleSwitch } from "../chart/chart-style-switch.tsx";
import { ChartTable } from "../chart/chart-table.tsx";
import { useChartLabels } from "../chart/use-chart-labels.ts";
import { useWidth } from "../chart/use-width.ts";
import type { DaySigns } from "./get-day-signs.ts";

/** Minimum font size in pixels for readable labels, however narrow the chart. */
const MIN_FONT_SIZE_PX = 16;

/** The chart of a day: the grahas by sign, houses counted from the Moon, and no lagna. */
export function MoonChart({ signs, name }: { signs: DaySigns; name: string }) {
  const { t } = useTranslation("uncertain");
  const labels = useChartLabels();
  const [style] = usePreference(chartStylePreference);
  const { ref, width } = useWidth<HTMLDivElement>(320);
  const moon = signs.find(({ id }) => id === "moon")?.sign as Rashi;
  const drawing = useMemo(() => {
    const size = Math.max(300, width);
    const fontSize = Math.max(size * 0.034, (MIN_FONT_SIZE_PX * size) / Math.max(width, 240));
    const drawn = drawChart({ lagna: { sign: moon }, grahas: signs }, { style, size, fontSize, labels });
    const cells = drawn.cells.map((cell) => ({ ...cell, bodies: cell.bodies.filter(({ id }) => id !== "lagna") }));
    return { ...drawn, cells };
  }, [signs, moon, style, width, labels]);
  const label = t("untimed.chart", { name });
  return (
    <div ref={ref} className="min-w-0">
      <svg
        viewBox={`-1.5 -1.5 ${drawing.size + 3} ${drawing.size + 3}`}
        role="img"
        aria-label={label}
        className="block w-full"
      >
        <ChartLines lines={drawing.lines} />
        {drawing.cells.map((cell) => (
          <g key={cell.house}>
            {cell.signLabel && <NumberText label={cell.signLabel} className="fill-ink-muted" />}
            {cell.bodies.map((body) => (
              <LabelText key={body.id} body={body} />
            ))}
          </g>
        ))}
      </svg>
      <ChartTable drawing={drawing} caption={label} />
      <div className="no-print mt-3">
        <ChartStyleSwitch />
      </div>
    </div>
  );
}

import { type ChartInput, drawChart, type ChartDrawing, type ChartStyle } from "@lagna/chart-drawing";
import { useMemo } from "react";
import { GRAHA_FILL } from "./graha-colours.ts";
import { useChartLabels } from "./use-chart-labels.ts";

const SIZE = 66;

/** A chart thumbnail without labels, recognisable by its pattern of dots. */
export function DotChart({ chart, style }: { chart: ChartInput; style: ChartStyle }) {
  const labels = useChartLabels();
  const drawing: ChartDrawing = useMemo(
    () => drawChart(chart, { style, size: SIZE, labels, content: "dots" }),
    [chart, style, labels],
  );
  return (
    <svg viewBox={`-1 -1 ${SIZE + 2} ${SIZE + 2}`} aria-hidden="true" className="w-full">
      {drawing.cells.map(
        (cell) =>
          cell.isFirst && (
            <polygon
              key={cell.house}
              points={cell.polygon.map(({ x, y }) => `${x},${y}`).join(" ")}
              className="fill-accent"
              opacity={0.22}
            />
          ),
      )}
      <path
        d={drawing.lines.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join("")}
        className="stroke-line-strong"
        strokeWidth={0.6}
      />
      {drawing.cells.flatMap((cell) =>
        cell.bodies.map(
          (body) =>
            body.id !== "lagna" && (
              <circle
                key={body.id}
                cx={body.center.x}
                cy={body.center.y}
                r={body.box.width * 0.42}
                className={GRAHA_FILL[body.id]}
              />
            ),
        ),
      )}
    </svg>
  );
}

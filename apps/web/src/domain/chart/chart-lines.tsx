import type { ChartDrawing } from "@lagna/chart-drawing";

/** The frame of a chart: the lines between its houses. */
export function ChartLines({ lines }: Pick<ChartDrawing, "lines">) {
  return (
    <g className="chart-lines text-line-strong" stroke="currentColor">
      {lines.map(({ from, to }, index) => (
        <line
          key={index}
          x1={from.x}
          y1={from.y}
          x2={to.x}
          y2={to.y}
          pathLength={1}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </g>
  );
}

import { type ChartDrawing, computeAspectLines } from "@lagna/chart-drawing";
import { memo } from "react";
import { ChartBody } from "./chart-body.tsx";
import { type ChartFocusStore, useChartFocus } from "./chart-focus.ts";
import { ChartHouse } from "./chart-house.tsx";
import type { ChartHighlights } from "./chart-highlights.ts";
import { ChartLines } from "./chart-lines.tsx";
import type { ChartFigureProps } from "./chart-props.ts";
import { useRovingFocus } from "./use-roving-focus.ts";

/** The chart as SVG. It is one tab stop; arrow keys move between houses and the bodies in them. */
export const ChartFigure = memo(function ChartFigure({
  drawing,
  label,
  describe,
  highlights,
  focus,
  onCountFrom,
  heat,
}: ChartFigureProps) {
  const { size } = drawing;
  const { isStop, handlers } = useRovingFocus(drawing, focus, onCountFrom);
  return (
    <svg
      viewBox={`-1.5 -1.5 ${size + 3} ${size + 3}`}
      role="group"
      aria-label={label}
      {...handlers}
      className="block w-full touch-manipulation select-none"
    >
      {drawing.cells.map((cell) => (
        <ChartHouse
          key={cell.house}
          cell={cell}
          describe={describe}
          tabbable={isStop({ kind: "house", house: cell.house })}
          highlights={highlights}
          focus={focus}
          heat={heat?.[cell.house - 1]}
        />
      ))}
      <Lines drawing={drawing} />
      {/* Before the bodies in document order, so that the lines are behind the labels. */}
      <Aspects drawing={drawing} lights={highlights} focus={focus} />
      {drawing.cells.flatMap((cell) =>
        cell.bodies.map((body) => (
          <ChartBody
            key={body.id}
            body={body}
            describe={describe}
            tabbable={isStop({ kind: "body", id: body.id })}
            highlights={highlights}
            focus={focus}
          />
        )),
      )}
    </svg>
  );
});

const Lines = memo(function Lines({ drawing }: { drawing: ChartDrawing }) {
  return (
    <g aria-hidden="true" pointerEvents="none" strokeLinecap="round">
      <ChartLines lines={drawing.lines} />
      {drawing.firstHouseStroke && (
        <line
          x1={drawing.firstHouseStroke.from.x}
          y1={drawing.firstHouseStroke.from.y}
          x2={drawing.firstHouseStroke.to.x}
          y2={drawing.firstHouseStroke.to.y}
          className="stroke-accent"
          strokeWidth={2}
        />
      )}
    </g>
  );
});

function Aspects({
  drawing,
  lights,
  focus,
}: {
  drawing: ChartDrawing;
  lights: ChartHighlights;
  focus: ChartFocusStore;
}) {
  const active = useChartFocus(focus);
  if (active?.kind !== "body" || active.id === "lagna") return null;
  return (
    <g aria-hidden="true" pointerEvents="none" className="stroke-accent" strokeWidth={1.25} strokeLinecap="round">
      {computeAspectLines(drawing, active.id, lights.getAspectedHouses(active)).map((line) => (
        <g key={line.house}>
          <line x1={line.from.x} y1={line.from.y} x2={line.to.x} y2={line.to.y} opacity={0.75} />
          <circle cx={line.to.x} cy={line.to.y} r={2.5} className="fill-accent" stroke="none" />
        </g>
      ))}
    </g>
  );
}

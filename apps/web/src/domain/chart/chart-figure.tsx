import { computeAspectLines, type ChartDrawing } from "@lagna/chart-drawing";
import { memo, useMemo } from "react";
import { ChartBody } from "./chart-body.tsx";
import { toFocusKey, useChartFocus, type ChartFocus, type ChartFocusStore } from "./chart-focus.ts";
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
  const nameOf = useItemNames(drawing, describe);
  return (
    <svg
      viewBox={`-1.5 -1.5 ${size + 3} ${size + 3}`}
      role="group"
      aria-label={label}
      {...handlers}
      className="block w-full touch-manipulation select-none"
    >
      {drawing.cells.map((cell) => {
        const item = { kind: "house", house: cell.house } as const;
        return (
          <ChartHouse
            key={cell.house}
            cell={cell}
            name={nameOf(item)}
            tabbable={isStop(item)}
            highlights={highlights}
            focus={focus}
            heat={heat?.[cell.house - 1]}
          />
        );
      })}
      <Lines drawing={drawing} />
      {/* Before the bodies in document order, so that the lines are behind the labels. */}
      <Aspects drawing={drawing} lights={highlights} focus={focus} />
      {drawing.cells.flatMap((cell) =>
        cell.bodies.map((body) => {
          const item = { kind: "body", id: body.id } as const;
          return (
            <ChartBody
              key={body.id}
              body={body}
              name={nameOf(item)}
              tabbable={isStop(item)}
              highlights={highlights}
              focus={focus}
            />
          );
        }),
      )}
    </svg>
  );
});

/** Accessible names of all items, computed once for a drawing because every focus step reads them all. */
function useItemNames({ cells }: ChartDrawing, describe: (focus: ChartFocus) => string): (focus: ChartFocus) => string {
  const names = useMemo(() => {
    const items: ChartFocus[] = cells.flatMap(({ house, bodies }) => [
      { kind: "house", house } as const,
      ...bodies.map(({ id }) => ({ kind: "body", id }) as const),
    ]);
    return new Map(items.map((item) => [toFocusKey(item), describe(item)]));
  }, [cells, describe]);
  return (item) => names.get(toFocusKey(item)) ?? "";
}

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

import { aspectLines, type ChartDrawing } from "@lagna/chart-drawing";
import { memo, useMemo } from "react";
import { ChartBody } from "./chart-body.tsx";
import { focusKey, useChartFocus, type ChartFocus, type ChartFocusStore } from "./chart-focus.ts";
import { ChartHouse } from "./chart-house.tsx";
import type { ChartLights } from "./chart-lights.ts";
import { ChartLines } from "./chart-lines.tsx";
import type { ChartFigureProps } from "./chart-props.ts";
import { useRovingFocus } from "./use-roving-focus.ts";

/** The chart, drawn by React. One stop for Tab; arrows walk houses and the bodies in them. */
export const ChartFigure = memo(function ChartFigure({
  drawing,
  label,
  describe,
  lights,
  focus,
  onFirst,
  heat,
}: ChartFigureProps) {
  const { size } = drawing;
  const { isStop, handlers } = useRovingFocus(drawing, focus, onFirst);
  const nameOf = useNames(drawing, describe);
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
            lights={lights}
            focus={focus}
            heat={heat?.[cell.house - 1]}
          />
        );
      })}
      <Lines drawing={drawing} />
      {/* Before the bodies: the lines pass behind the words. */}
      <Aspects drawing={drawing} lights={lights} focus={focus} />
      {drawing.cells.flatMap((cell) =>
        cell.bodies.map((body) => {
          const item = { kind: "body", id: body.id } as const;
          return (
            <ChartBody
              key={body.id}
              body={body}
              name={nameOf(item)}
              tabbable={isStop(item)}
              lights={lights}
              focus={focus}
            />
          );
        }),
      )}
    </svg>
  );
});

/** A sentence for each item, made once for a drawing: every step through it asks for them all. */
function useNames({ cells }: ChartDrawing, describe: (focus: ChartFocus) => string): (focus: ChartFocus) => string {
  const names = useMemo(() => {
    const items: ChartFocus[] = cells.flatMap(({ house, bodies }) => [
      { kind: "house", house } as const,
      ...bodies.map(({ id }) => ({ kind: "body", id }) as const),
    ]);
    return new Map(items.map((item) => [focusKey(item), describe(item)]));
  }, [cells, describe]);
  return (item) => names.get(focusKey(item)) ?? "";
}

const Lines = memo(function Lines({ drawing }: { drawing: ChartDrawing }) {
  return (
    <g aria-hidden="true" pointerEvents="none" strokeLinecap="round">
      <ChartLines lines={drawing.lines} />
      {drawing.firstStroke && (
        <line
          x1={drawing.firstStroke.from.x}
          y1={drawing.firstStroke.from.y}
          x2={drawing.firstStroke.to.x}
          y2={drawing.firstStroke.to.y}
          className="stroke-accent"
          strokeWidth={2}
        />
      )}
    </g>
  );
});

function Aspects({ drawing, lights, focus }: { drawing: ChartDrawing; lights: ChartLights; focus: ChartFocusStore }) {
  const active = useChartFocus(focus);
  if (active?.kind !== "body" || active.id === "lagna") return null;
  return (
    <g aria-hidden="true" pointerEvents="none" className="stroke-accent" strokeWidth={1.25} strokeLinecap="round">
      {aspectLines(drawing, active.id, lights.aspected(active)).map((line) => (
        <g key={line.house}>
          <line x1={line.from.x} y1={line.from.y} x2={line.to.x} y2={line.to.y} opacity={0.75} />
          <circle cx={line.to.x} cy={line.to.y} r={2.5} className="fill-accent" stroke="none" />
        </g>
      ))}
    </g>
  );
}

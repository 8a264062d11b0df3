import { aspectLines, type ChartCell, type ChartDrawing } from "@lagna/chart-drawing";
import type { Graha } from "@lagna/terms";
import { cx } from "../../lib/cx.ts";
import { sameFocus } from "./chart-data.ts";
import type { ChartFigureProps } from "./chart-props.ts";
import { ChartBody } from "./chart-body.tsx";
import { useRovingFocus, type ItemProps } from "./use-roving-focus.ts";

/** The chart, drawn by React. One stop for Tab; arrows walk houses and the bodies in them. */
export function ChartFigure(props: ChartFigureProps) {
  const { drawing, label, active, aspected, onHover } = props;
  const { size } = drawing;
  const { itemProps, onKeyDown } = useRovingFocus(drawing, props);
  const from = active?.kind === "body" && active.id !== "lagna" ? active.id : null;
  return (
    <svg
      viewBox={`-1.5 -1.5 ${size + 3} ${size + 3}`}
      role="group"
      aria-label={label}
      onKeyDown={onKeyDown}
      onPointerLeave={() => onHover(null)}
      className="block w-full touch-manipulation select-none"
    >
      {drawing.cells.map((cell) => (
        <House
          key={cell.house}
          cell={cell}
          {...props}
          itemProps={itemProps({ kind: "house", house: cell.house })}
          aspected={aspected.includes(cell.house)}
        />
      ))}
      <g
        className="chart-lines text-line-strong"
        stroke="currentColor"
        strokeLinecap="round"
        aria-hidden="true"
        pointerEvents="none"
      >
        {drawing.lines.map(({ from: start, to: end }, index) => (
          <line
            key={index}
            x1={start.x}
            y1={start.y}
            x2={end.x}
            y2={end.y}
            pathLength={1}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </g>
      {drawing.lagnaStroke && <Stroke {...drawing.lagnaStroke} />}
      {from && <Aspects drawing={drawing} from={from} houses={aspected} />}
      {drawing.cells.flatMap((cell) =>
        cell.bodies.map((body) => (
          <ChartBody key={body.id} body={body} {...props} itemProps={itemProps({ kind: "body", id: body.id })} />
        )),
      )}
    </svg>
  );
}

function House({
  cell,
  active,
  aspected,
  describe,
  onHover,
  onSelect,
  itemProps,
}: Omit<ChartFigureProps, "aspected"> & { cell: ChartCell; aspected: boolean; itemProps: ItemProps }) {
  const focus = { kind: "house", house: cell.house } as const;
  const isActive = sameFocus(active, focus);
  return (
    <g>
      <polygon
        {...itemProps}
        role="button"
        aria-label={describe(focus)}
        aria-pressed={isActive}
        points={cell.polygon.map(({ x, y }) => `${x},${y}`).join(" ")}
        onPointerEnter={(event) => event.pointerType === "mouse" && onHover(focus)}
        onClick={() => onSelect(focus)}
        className={cx(
          "cursor-pointer outline-none transition-[fill]",
          isActive
            ? "fill-accent-wash"
            : aspected
              ? "fill-[color-mix(in_oklch,var(--accent-wash)_60%,transparent)]"
              : cell.isLagna
                ? "fill-[color-mix(in_oklch,var(--accent-wash)_45%,transparent)]"
                : "fill-transparent",
          "focus-visible:stroke-accent focus-visible:[stroke-width:3]",
        )}
      />
      {cell.signLabel && (
        <text
          x={cell.signLabel.center.x}
          y={cell.signLabel.baseline}
          fontSize={cell.signLabel.fontSize}
          textAnchor="middle"
          aria-hidden="true"
          className="tabular pointer-events-none fill-ink-muted"
        >
          {cell.signLabel.text}
        </text>
      )}
    </g>
  );
}

function Stroke({ from, to }: { from: { x: number; y: number }; to: { x: number; y: number } }) {
  return (
    <line
      x1={from.x}
      y1={from.y}
      x2={to.x}
      y2={to.y}
      aria-hidden="true"
      className="stroke-accent"
      strokeWidth={2}
      strokeLinecap="round"
      pointerEvents="none"
    />
  );
}

function Aspects({ drawing, from, houses }: { drawing: ChartDrawing; from: Graha; houses: readonly number[] }) {
  return (
    <g aria-hidden="true" pointerEvents="none" className="stroke-accent" strokeWidth={1.25} strokeLinecap="round">
      {aspectLines(drawing, from, houses).map((line) => (
        <g key={line.house}>
          <line x1={line.from.x} y1={line.from.y} x2={line.to.x} y2={line.to.y} opacity={0.75} />
          <circle cx={line.to.x} cy={line.to.y} r={2.5} className="fill-accent" stroke="none" />
        </g>
      ))}
    </g>
  );
}

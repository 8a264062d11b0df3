import type { ChartCell, CuspLabel, NumberLabel } from "@lagna/chart-drawing";
import { memo, useMemo } from "react";
import { cx } from "../../lib/cx.ts";
import type { ChartItemProps } from "./chart-props.ts";
import { useHighlight } from "./use-highlight.ts";

export const ChartHouse = memo(function ChartHouse({
  cell,
  describe,
  tabbable,
  highlights,
  focus,
  heat,
}: ChartItemProps & { cell: ChartCell; heat?: number | undefined }) {
  const key = `house-${cell.house}`;
  const light = useHighlight(focus, highlights, key);
  const name = useMemo(() => describe({ kind: "house", house: cell.house }), [describe, cell.house]);
  return (
    <g>
      <polygon
        tabIndex={tabbable ? 0 : -1}
        data-item={key}
        role="button"
        aria-label={name}
        aria-pressed={light === "active"}
        style={heat === undefined || light ? undefined : { fill: getHeatColor(heat) }}
        points={cell.polygon.map(({ x, y }) => `${x},${y}`).join(" ")}
        className={cx(
          "chart-item cursor-pointer outline-none transition-[fill]",
          light === "active"
            ? "fill-accent-wash"
            : light === "seen"
              ? "fill-[color-mix(in_oklab,var(--accent-wash)_60%,transparent)]"
              : cell.isFirst
                ? "chart-lagna fill-[color-mix(in_oklab,var(--accent-wash)_45%,transparent)]"
                : "fill-transparent",
          "focus-visible:stroke-accent focus-visible:[stroke-width:3]",
        )}
      />
      {cell.signLabel && <NumberText label={cell.signLabel} className="fill-ink-muted" />}
      {cell.figure && <NumberText label={cell.figure} className="fill-accent font-bold" />}
      {cell.cusps.map((cusp) => (
        <CuspText key={cusp.house} cusp={cusp} />
      ))}
    </g>
  );
});

/** Gold wash by heat, mixed in OKLab so that it turns neither maroon on indigo nor green on paper. */
const getHeatColor = (heat: number): string =>
  `color-mix(in oklab, var(--accent-fill) ${Math.round(heat * 42)}%, transparent)`;

/** A cusp in a sign, named by the description of its place. */
function CuspText({ cusp }: { cusp: CuspLabel }) {
  return (
    <text
      x={cusp.center.x}
      y={cusp.baseline}
      textAnchor="middle"
      aria-hidden="true"
      className="tabular pointer-events-none fill-accent"
    >
      {cusp.parts.map((part) => (
        <tspan key={part.role} fontSize={part.fontSize} dx={part.leadingSpace}>
          {part.text}
        </tspan>
      ))}
    </text>
  );
}

export function NumberText({ label, className }: { label: NumberLabel; className: string }) {
  return (
    <text
      x={label.center.x}
      y={label.baseline}
      fontSize={label.fontSize}
      textAnchor="middle"
      aria-hidden="true"
      className={cx("tabular pointer-events-none", className)}
    >
      {label.text}
    </text>
  );
}

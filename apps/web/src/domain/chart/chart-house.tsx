import type { ChartCell } from "@lagna/chart-drawing";
import { memo } from "react";
import { cx } from "../../lib/cx.ts";
import type { ChartItemProps } from "./chart-props.ts";
import { useLight } from "./use-light.ts";

export const ChartHouse = memo(function ChartHouse({
  cell,
  name,
  tabbable,
  lights,
  focus,
}: ChartItemProps & { cell: ChartCell }) {
  const key = `house-${cell.house}`;
  const light = useLight(focus, lights, key);
  return (
    <g>
      <polygon
        tabIndex={tabbable ? 0 : -1}
        data-item={key}
        role="button"
        aria-label={name}
        aria-pressed={light === "active"}
        points={cell.polygon.map(({ x, y }) => `${x},${y}`).join(" ")}
        className={cx(
          "chart-item cursor-pointer outline-none transition-[fill]",
          light === "active"
            ? "fill-accent-wash"
            : light === "seen"
              ? "fill-[color-mix(in_oklab,var(--accent-wash)_60%,transparent)]"
              : cell.isLagna
                ? "chart-lagna fill-[color-mix(in_oklab,var(--accent-wash)_45%,transparent)]"
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
});

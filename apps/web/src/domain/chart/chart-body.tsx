import type { BodyLabel } from "@lagna/chart-drawing";
import { memo, useMemo } from "react";
import { cx } from "../../lib/cx.ts";
import type { ChartItemProps } from "./chart-props.ts";
import { useHighlight } from "./use-highlight.ts";

export const ChartBody = memo(function ChartBody({
  body,
  describe,
  tabbable,
  highlights,
  focus,
}: ChartItemProps & { body: BodyLabel }) {
  const light = useHighlight(focus, highlights, body.id);
  const name = useMemo(() => describe({ kind: "body", id: body.id }), [describe, body.id]);
  const { x, y, width, height } = body.box;
  return (
    <>
      <rect
        tabIndex={tabbable ? 0 : -1}
        data-item={body.id}
        role="button"
        aria-label={name}
        aria-pressed={light === "active"}
        x={x - 1}
        y={y}
        width={width + 2}
        height={height}
        rx={3}
        className={cx(
          "chart-item cursor-pointer fill-transparent outline-none focus-visible:stroke-accent focus-visible:[stroke-width:2]",
          light === "active" ? "stroke-accent" : light === "seen" && "stroke-line-strong",
        )}
      />
      <LabelText body={body} />
    </>
  );
});

/** Outside the button, so that the button's accessible name is the full name, not the abbreviation. */
export const LabelText = memo(function LabelText({ body }: { body: BodyLabel }) {
  return (
    <text
      x={body.center.x}
      y={body.baseline}
      textAnchor="middle"
      aria-hidden="true"
      className={cx("tabular pointer-events-none font-semibold", body.id === "lagna" ? "fill-accent" : "fill-ink")}
    >
      {body.parts.map((part, index) => (
        <tspan
          key={part.role}
          fontSize={part.fontSize}
          dx={part.leadingSpace}
          // Baseline shifts are relative to the previous tspan.
          dy={(body.parts[index - 1]?.baselineShift ?? 0) - part.baselineShift}
          className={part.role === "name" ? undefined : "fill-ink-muted font-medium"}
        >
          {part.text}
        </tspan>
      ))}
    </text>
  );
});

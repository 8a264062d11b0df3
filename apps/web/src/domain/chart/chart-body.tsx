import type { BodyLabel } from "@lagna/chart-drawing";
import { cx } from "../../lib/cx.ts";
import { sameFocus } from "./chart-data.ts";
import type { ChartFigureProps } from "./chart-props.ts";
import type { ItemProps } from "./use-roving-focus.ts";

export function ChartBody({
  body,
  active,
  lit,
  describe,
  onHover,
  onSelect,
  itemProps,
}: ChartFigureProps & { body: BodyLabel; itemProps: ItemProps }) {
  const focus = { kind: "body", id: body.id } as const;
  const isActive = sameFocus(active, focus);
  const { x, y, width, height } = body.box;
  const isLit = body.id !== "lagna" && lit.includes(body.id);
  return (
    <>
      <rect
        {...itemProps}
        role="button"
        aria-label={describe(focus)}
        aria-pressed={isActive}
        onPointerEnter={(event) => event.pointerType === "mouse" && onHover(focus)}
        onClick={() => onSelect(focus)}
        x={x - 1}
        y={y}
        width={width + 2}
        height={height}
        rx={3}
        className={cx(
          "cursor-pointer fill-transparent outline-none focus-visible:stroke-accent focus-visible:[stroke-width:2]",
          isActive ? "stroke-accent" : isLit && "stroke-line-strong",
        )}
      />
      <LabelText body={body} />
    </>
  );
}

/** Beside the button, not in it: the button's name says the whole, not the abbreviation. */
function LabelText({ body }: { body: BodyLabel }) {
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
          dx={part.lead}
          // Each run starts where the one before it left the line.
          dy={(body.parts[index - 1]?.rise ?? 0) - part.rise}
          className={part.role === "name" ? undefined : "fill-ink-muted font-medium"}
        >
          {part.text}
        </tspan>
      ))}
    </text>
  );
}

import {
  drawChart,
  drawRing,
  ringAspects,
  type ChartDrawing,
  type ChartStyle,
  type Point,
  type RingDrawing,
} from "@lagna/chart-drawing";
import type { KundliData } from "@lagna/contract";
import { type Graha, GRAHA_WORDS, type Rashi, RASHI_WORDS } from "@lagna/terms";
import { memo, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "../../lib/cx.ts";
import { aspectedHouses } from "../chart/chart-data.ts";
import { placeFrom } from "../chart/first-house.ts";
import { GRAHA_FILL } from "../chart/graha-colours.ts";
import { useChartLabels } from "../chart/use-chart-labels.ts";
import type { KundliSource } from "../kundli/kundli-source.ts";
import { useWord } from "../words/use-word.ts";
import { placedOver } from "./placed.ts";
import { useShownSky } from "./sky-days.ts";
import { grahaOf, momentOf, type SkyAround, useOfSky } from "./use-sky-around.ts";

export interface RingFrame {
  readonly depth: Point;
  readonly fontSize: number;
  readonly named: boolean;
}

/** Below this there is no room for the names of signs. */
const NAMED_FROM_PX = 500;

/** How deep the frame is, by the width there is for chart and frame together; its proportions are those of 66 beside and 53 above at 646. */
export function frameFor(width: number): RingFrame {
  if (width < NAMED_FROM_PX) return { depth: { x: 32, y: 30 }, fontSize: 14, named: false };
  const scale = width / 646;
  return { depth: { x: 66 * scale, y: 53 * scale }, fontSize: Math.max(14, 17 * scale), named: true };
}

interface SkyRingProps {
  data: KundliData;
  sky: SkyAround;
  ask: NonNullable<KundliSource["sky"]>;
  style: ChartStyle;
  /** The sign that houses are counted from. */
  first: Rashi;
  /** Of chart and frame together. */
  width: number;
}

/** The sky of the day that is looked at as the frame of the birth chart, which stands in it. */
export function SkyRing({ data, sky, ask, style, first, width }: SkyRingProps) {
  const { t } = useTranslation("sky");
  const say = useWord();
  const labels = useChartLabels();
  const { shown } = useShownSky(ask, data, sky);
  const moment = useOfSky(sky.store, momentOf);
  const chosen = useOfSky(sky.store, grahaOf);
  const frame = useMemo(() => frameFor(width), [width]);
  const side = Math.max(120, width - 2 * frame.depth.x);
  const placed = useMemo(() => (shown ? placedOver(data, shown.grahas) : []), [data, shown]);
  const ring = useMemo(
    () =>
      drawRing(
        { lagna: first, grahas: placed },
        {
          style,
          side,
          depth: frame.depth,
          fontSize: frame.fontSize,
          labels,
          chosen,
          signName: frame.named ? (sign) => say(RASHI_WORDS[sign]) : undefined,
        },
      ),
    [first, placed, style, side, frame, labels, chosen, say],
  );
  const inside = useMemo(
    () => drawChart({ lagna: { sign: first }, grahas: [] }, { style, size: side, labels, content: "dots" }),
    [first, style, side, labels],
  );
  const here = chosen ? placed.find(({ id }) => id === chosen) : undefined;
  const houses = here ? aspectedHouses(data, here.id, placeFrom(first, here.sign)) : [];
  const point = (graha: Graha | null) => sky.store.change({ graha });
  return (
    <svg
      viewBox={`-1 -1 ${ring.width + 2} ${ring.height + 2}`}
      role="img"
      aria-label={t("ring", {
        list: placed.map(({ id, sign }) => `${say(GRAHA_WORDS[id])} ${say(RASHI_WORDS[sign])}`).join(", "),
      })}
      onPointerLeave={() => point(null)}
      className={cx(
        "sky-ring absolute inset-0 size-full overflow-visible transition-opacity select-none",
        shown && moment !== null && shown.day !== sky.days.of(moment) && "opacity-60",
      )}
    >
      <Frame ring={ring} />
      <Aspects ring={ring} inside={inside} houses={houses} chosen={chosen} />
      {ring.grahas.map((label) => (
        <g
          key={label.id}
          className="cursor-pointer"
          onPointerEnter={() => point(label.id)}
          onClick={() => point(label.id)}
        >
          <rect
            x={label.box.x - 3}
            y={label.box.y - 2}
            width={label.box.width + 6}
            height={label.box.height + 4}
            fill="transparent"
          />
          <line
            x1={label.leader.from.x}
            y1={label.leader.from.y}
            x2={label.leader.to.x}
            y2={label.leader.to.y}
            style={{ stroke: `var(--graha-${label.id})` }}
            strokeWidth={1.25}
          />
          <circle
            cx={label.dot.x}
            cy={label.dot.y}
            r={4.5}
            className={cx(GRAHA_FILL[label.id], "sky-dot stroke-surface")}
            strokeWidth={1.5}
          />
          <text
            x={label.center.x}
            y={label.baseline}
            textAnchor="middle"
            aria-hidden="true"
            className={cx("sky-words tabular font-semibold", label.id === chosen ? "fill-accent" : "fill-ink")}
          >
            {label.parts.map((part, index) => (
              <tspan
                key={part.role}
                fontSize={part.fontSize}
                dx={part.lead}
                dy={(label.parts[index - 1]?.rise ?? 0) - part.rise}
                className={part.role === "name" ? undefined : "fill-ink-muted font-medium"}
              >
                {part.text}
              </tspan>
            ))}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** What does not move with the sky. */
const Frame = memo(function Frame({ ring }: { ring: RingDrawing }) {
  return (
    <g aria-hidden="true" pointerEvents="none">
      <g className="stroke-line-strong" strokeWidth={1}>
        {ring.lines.map(({ from, to }, index) => (
          <line key={index} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
        ))}
      </g>
      <path
        className="stroke-accent"
        strokeWidth={0.9}
        opacity={0.75}
        d={ring.ticks.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join("")}
      />
      {ring.signs.map(({ sign, text, center, fontSize, turn }) => (
        <text
          key={sign}
          fontSize={fontSize}
          textAnchor="middle"
          dominantBaseline="central"
          transform={`translate(${center.x} ${center.y}) rotate(${turn})`}
          className="fill-ink-muted"
        >
          {text}
        </text>
      ))}
    </g>
  );
});

interface AspectsProps {
  ring: RingDrawing;
  inside: ChartDrawing;
  houses: readonly number[];
  chosen: Graha | null;
}

/** From the chosen graha into the houses it looks at, which are washed; behind the words of the chart inside. */
function Aspects({ ring, inside, houses, chosen }: AspectsProps) {
  if (!chosen) return null;
  const { x, y } = ring.chart;
  return (
    <g aria-hidden="true" pointerEvents="none">
      {houses.map((house) => (
        <polygon
          key={house}
          className="fill-accent-wash"
          points={(inside.cells[house - 1]?.polygon ?? []).map((corner) => `${corner.x + x},${corner.y + y}`).join(" ")}
        />
      ))}
      {ringAspects(ring, inside, chosen, houses).map(({ house, from, to }) => (
        <line key={house} x1={from.x} y1={from.y} x2={to.x} y2={to.y} className="stroke-accent" strokeWidth={1.5} />
      ))}
    </g>
  );
}

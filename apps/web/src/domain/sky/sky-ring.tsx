import {
  drawChart,
  drawRing,
  computeRingAspectLines,
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
import { getAspectedHouses } from "../chart/build-chart-input.ts";
import { countHouseFrom } from "../chart/first-house.ts";
import { GRAHA_FILL } from "../chart/graha-colours.ts";
import { useChartLabels } from "../chart/use-chart-labels.ts";
import type { KundliSource } from "../kundli/kundli-source.ts";
import { useTermFormatter } from "../formatting/use-term-formatter.ts";
import { computeTransitPositions, type TransitPosition } from "./compute-transit-positions.ts";
import { useShownSky } from "./use-shown-sky.ts";
import { selectGraha, selectMoment, type SkyController, useSkySelector } from "./use-sky-controller.ts";

export interface RingFrame {
  readonly depth: Point;
  readonly fontSize: number;
  readonly showsSignNames: boolean;
}

/** Minimum width at which the names of signs fit. */
const MIN_WIDTH_FOR_SIGN_NAMES_PX = 500;

/**
 * Depth of the frame for the width of chart and frame together, in the proportions of 66 at the sides and 53 at the
 * top for 646.
 */
export function getRingFrame(width: number): RingFrame {
  if (width < MIN_WIDTH_FOR_SIGN_NAMES_PX) return { depth: { x: 32, y: 30 }, fontSize: 14, showsSignNames: false };
  const scale = width / 646;
  return { depth: { x: 66 * scale, y: 53 * scale }, fontSize: Math.max(14, 17 * scale), showsSignNames: true };
}

interface SkyRingProps {
  data: KundliData;
  sky: SkyController;
  fetchSky: NonNullable<KundliSource["fetchSky"]>;
  style: ChartStyle;
  /** The sign of the first house. */
  first: Rashi;
  /** Width of chart and frame together. */
  width: number;
}

type RingLayout = Pick<SkyRingProps, "style" | "first" | "width"> & { positions: readonly TransitPosition[] };

/** The drawings of the frame and of the empty chart inside it. */
function useRingDrawings({ style, first, width, positions }: RingLayout, selectedGraha: Graha | null) {
  const say = useTermFormatter();
  const labels = useChartLabels();
  const frame = useMemo(() => getRingFrame(width), [width]);
  const side = Math.max(120, width - 2 * frame.depth.x);
  const ring = useMemo(
    () =>
      drawRing(
        { lagna: first, grahas: positions },
        {
          style,
          side,
          depth: frame.depth,
          fontSize: frame.fontSize,
          labels,
          selectedGraha,
          signName: frame.showsSignNames ? (sign) => say(RASHI_WORDS[sign]) : undefined,
        },
      ),
    [first, positions, style, side, frame, labels, selectedGraha, say],
  );
  const inside = useMemo(
    () => drawChart({ lagna: { sign: first }, grahas: [] }, { style, size: side, labels, content: "dots" }),
    [first, style, side, labels],
  );
  return { ring, inside };
}

/** The sky of the selected day as a frame around the birth chart. */
export function SkyRing({ data, sky, fetchSky, style, first, width }: SkyRingProps) {
  const { t } = useTranslation("sky");
  const say = useTermFormatter();
  const { shown } = useShownSky(fetchSky, data, sky);
  const moment = useSkySelector(sky.store, selectMoment);
  const selectedGraha = useSkySelector(sky.store, selectGraha);
  const positions = useMemo(() => (shown ? computeTransitPositions(data, shown.grahas) : []), [data, shown]);
  const { ring, inside } = useRingDrawings({ style, first, width, positions }, selectedGraha);
  const selectedPosition = selectedGraha ? positions.find(({ id }) => id === selectedGraha) : undefined;
  const houses = selectedPosition
    ? getAspectedHouses(data, selectedPosition.id, countHouseFrom(first, selectedPosition.sign))
    : [];
  const point = (graha: Graha | null) => sky.store.update({ graha });
  return (
    <svg
      viewBox={`-1 -1 ${ring.width + 2} ${ring.height + 2}`}
      role="img"
      aria-label={t("ring", {
        list: positions.map(({ id, sign }) => `${say(GRAHA_WORDS[id])} ${say(RASHI_WORDS[sign])}`).join(", "),
      })}
      onPointerLeave={() => point(null)}
      className={cx(
        "sky-ring absolute inset-0 size-full overflow-visible transition-opacity select-none",
        shown && moment !== null && shown.day !== sky.calendar.toDay(moment) && "opacity-60",
      )}
    >
      <RingFrameLines ring={ring} />
      <Aspects ring={ring} inside={inside} houses={houses} chosen={selectedGraha} />
      {ring.grahas.map((label) => (
        <GrahaLabel key={label.id} label={label} selected={label.id === selectedGraha} onPoint={point} />
      ))}
    </svg>
  );
}

interface GrahaLabelProps {
  label: RingDrawing["grahas"][number];
  selected: boolean;
  onPoint: (graha: Graha) => void;
}

/** A graha of the sky: its dot, its text, and the line between them. */
function GrahaLabel({ label, selected, onPoint }: GrahaLabelProps) {
  return (
    <g className="cursor-pointer" onPointerEnter={() => onPoint(label.id)} onClick={() => onPoint(label.id)}>
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
        className={cx("sky-words tabular font-semibold", selected ? "fill-accent" : "fill-ink")}
      >
        {label.parts.map((part, index) => (
          <tspan
            key={part.role}
            fontSize={part.fontSize}
            dx={part.leadingSpace}
            dy={(label.parts[index - 1]?.baselineShift ?? 0) - part.baselineShift}
            className={part.role === "name" ? undefined : "fill-ink-muted font-medium"}
          >
            {part.text}
          </tspan>
        ))}
      </text>
    </g>
  );
}

/** The static parts of the frame. */
const RingFrameLines = memo(function Frame({ ring }: { ring: RingDrawing }) {
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
      {ring.signs.map(({ sign, text, center, fontSize, rotation }) => (
        <text
          key={sign}
          fontSize={fontSize}
          textAnchor="middle"
          dominantBaseline="central"
          transform={`translate(${center.x} ${center.y}) rotate(${rotation})`}
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

/**
 * Lines from the chosen graha to the houses it aspects, which are washed. Drawn behind the labels of the chart
 * inside.
 */
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
      {computeRingAspectLines(ring, inside, chosen, houses).map(({ house, from, to }) => (
        <line key={house} x1={from.x} y1={from.y} x2={to.x} y2={to.y} className="stroke-accent" strokeWidth={1.5} />
      ))}
    </g>
  );
}

import type { ChartStyle } from "@lagna/chart-drawing";
import type { KundliData } from "@lagna/contract";
import { useRef, type ReactNode, type TouchEvent } from "react";
import { cx } from "../../lib/cx.ts";
import { type FirstHouse, firstSign } from "../chart/first-house.ts";
import { useWidth } from "../chart/use-width.ts";
import type { SkyParts } from "../sky/sky-parts.ts";
import type { SkyAround } from "../sky/use-sky-around.ts";
import type { KundliSource } from "./kundli-source.ts";

interface ChartPlaceProps {
  data: KundliData;
  style: ChartStyle;
  first: FirstHouse;
  sky: SkyAround;
  /** What draws the sky around the chart; null while only the chart is shown. */
  around: { parts: SkyParts; ask: NonNullable<KundliSource["sky"]> } | null;
  /** A swipe goes to the next chart or the one before; absent where charts stand side by side. */
  onTurn: ((by: 1 | -1) => void) | undefined;
  children: ReactNode;
}

/** Where the large chart stands; while the sky is looked at it steps back, and the sky stands around it. */
export function ChartPlace({ data, style, first, sky, around, onTurn, children }: ChartPlaceProps) {
  const { ref, width } = useWidth<HTMLDivElement>(640);
  const swipe = useSwipe(around ? undefined : onTurn);
  const depth = around?.parts.frameFor(width).depth;
  return (
    <div
      ref={ref}
      {...swipe}
      className="chart-place relative w-full max-w-160 min-w-0 self-center [grid-area:chart] lg:max-w-none lg:self-auto"
    >
      {around && (
        <around.parts.SkyRing
          data={data}
          sky={sky}
          ask={around.ask}
          style={style}
          first={firstSign(data, "D1", first)}
          width={width}
        />
      )}
      <div
        className={cx("chart-inside relative", around && "chart-receded pointer-events-none *:pointer-events-auto")}
        style={depth && { padding: `${depth.y}px ${depth.x}px` }}
      >
        {children}
      </div>
    </div>
  );
}

/** A finger that went so far, and more across than along the page, meant the next chart. */
const SWIPE_PX = 48;

function useSwipe(onTurn: ChartPlaceProps["onTurn"]) {
  const start = useRef<{ x: number; y: number } | null>(null);
  if (!onTurn) return {};
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const [x, y] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      start.current = null;
      if (Math.abs(x) > SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) onTurn(x < 0 ? 1 : -1);
    },
  };
}

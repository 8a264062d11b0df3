import type { ChartStyle } from "@lagna/chart-drawing";
import type { KundliData } from "@lagna/contract";
import { useRef, type ReactNode, type TouchEvent } from "react";
import { cx } from "../../lib/cx.ts";
import { type FirstHouse, getFirstSign } from "../chart/first-house.ts";
import { useWidth } from "../chart/use-width.ts";
import type { SkyComponents } from "../sky/use-sky-components.ts";
import type { SkyController } from "../sky/use-sky-controller.ts";
import type { KundliSource } from "./kundli-source.ts";

interface ChartAreaProps {
  data: KundliData;
  style: ChartStyle;
  first: FirstHouse;
  sky: SkyController;
  /** The components that draw the sky around the chart; null while only the chart is shown. */
  skyRing: { parts: SkyComponents; ask: NonNullable<KundliSource["fetchSky"]> } | null;
  /** Called on a swipe to the next or previous chart; absent where charts are side by side. */
  onSwipe: ((by: 1 | -1) => void) | undefined;
  children: ReactNode;
}

/** The area of the large chart. In sky mode the chart is smaller and the sky is drawn around it. */
export function ChartArea({ data, style, first, sky, skyRing, onSwipe, children }: ChartAreaProps) {
  const { ref, width } = useWidth<HTMLDivElement>(640);
  const swipe = useSwipe(skyRing ? undefined : onSwipe);
  const depth = skyRing?.parts.getRingFrame(width).depth;
  return (
    <div
      ref={ref}
      {...swipe}
      className="chart-place relative w-full max-w-160 min-w-0 self-center [grid-area:chart] lg:max-w-none lg:self-auto"
    >
      {skyRing && (
        <skyRing.parts.SkyRing
          data={data}
          sky={sky}
          fetchSky={skyRing.ask}
          style={style}
          first={getFirstSign(data, "D1", first)}
          width={width}
        />
      )}
      <div
        className={cx("chart-inside relative", skyRing && "chart-receded pointer-events-none *:pointer-events-auto")}
        style={depth && { padding: `${depth.y}px ${depth.x}px` }}
      >
        {children}
      </div>
    </div>
  );
}

/** Minimum horizontal distance of a swipe; the movement must also be more horizontal than vertical. */
const SWIPE_PX = 48;

function useSwipe(onSwipe: ChartAreaProps["onSwipe"]) {
  const start = useRef<{ x: number; y: number } | null>(null);
  if (!onSwipe) return {};
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
      if (Math.abs(x) > SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
  };
}

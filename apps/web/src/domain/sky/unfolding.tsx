import type { DashaPeriod } from "@lagna/contract";
import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { cx } from "../../lib/cx.ts";
import { GRAHA_WASH } from "../chart/graha-colours.ts";
import { rowAbove } from "./use-on-row.ts";

/** From a period, narrow, to the row of its parts beneath, as wide as all of it. */
export function Unfolding({ period }: { period: DashaPeriod }) {
  const wedge = useRef<HTMLDivElement>(null);
  const stand = useCallback(() => {
    const element = wedge.current;
    const item =
      element && [...(rowAbove(element)?.children ?? [])].find((one) => endOf(one) === Date.parse(period.end));
    if (!element || !(item instanceof HTMLElement)) return;
    element.style.setProperty("--from", `${item.offsetLeft}px`);
    element.style.setProperty("--until", `${item.offsetLeft + item.offsetWidth}px`);
  }, [period]);
  useLayoutEffect(stand, [stand]);
  useEffect(() => {
    if (!wedge.current || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(stand);
    observer.observe(wedge.current);
    return () => observer.disconnect();
  }, [stand]);
  return <div ref={wedge} key={period.start} aria-hidden="true" className={cx("unfolding", GRAHA_WASH[period.lord])} />;
}

const endOf = (item: Element): number => Number(item.getAttribute("data-until"));

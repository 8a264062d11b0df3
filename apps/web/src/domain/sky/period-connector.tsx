import type { DashaPeriod } from "@lagna/contract";
import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { cx } from "../../lib/cx.ts";
import { GRAHA_WASH } from "../chart/graha-colours.ts";
import { findRowAbove } from "./use-row-layout.ts";

/** Connects a period with the row of its sub-periods below: narrow at the top, as wide as the row at the bottom. */
export function PeriodConnector({ period }: { period: DashaPeriod }) {
  const wedge = useRef<HTMLDivElement>(null);
  const layOut = useCallback(() => {
    const element = wedge.current;
    const item =
      element && [...(findRowAbove(element)?.children ?? [])].find((one) => getItemEnd(one) === Date.parse(period.end));
    if (!element || !(item instanceof HTMLElement)) return;
    element.style.setProperty("--from", `${item.offsetLeft}px`);
    element.style.setProperty("--until", `${item.offsetLeft + item.offsetWidth}px`);
  }, [period]);
  useLayoutEffect(layOut, [layOut]);
  useEffect(() => {
    if (!wedge.current || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(layOut);
    observer.observe(wedge.current);
    return () => observer.disconnect();
  }, [layOut]);
  return <div ref={wedge} key={period.start} aria-hidden="true" className={cx("unfolding", GRAHA_WASH[period.lord])} />;
}

const getItemEnd = (item: Element): number => Number(item.getAttribute("data-until"));

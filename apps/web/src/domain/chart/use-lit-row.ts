import { useCallback } from "react";
import { focusKey, useOfFocus, type ChartFocus, type ChartFocusStore } from "./chart-focus.ts";

/** For what stands for a body or a house outside of the chart: it lights with it, and lights it when pointed at. */
export function useLitRow(focus: ChartFocusStore, item: ChartFocus) {
  const key = focusKey(item);
  const lit = useOfFocus(
    focus,
    useCallback((active) => focusKey(active) === key, [key]),
  );
  return {
    lit,
    props: {
      onPointerEnter: () => focus.point(item),
      onPointerLeave: () => focus.point(null),
      "data-lit": lit || undefined,
    },
  };
}

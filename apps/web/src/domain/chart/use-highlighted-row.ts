import { useCallback } from "react";
import { toFocusKey, useFocusSelector, type ChartFocus, type ChartFocusStore } from "./chart-focus.ts";

/**
 * For an element that represents a body or a house outside the chart: it is highlighted together with it, and
 * highlights it when pointed at.
 */
export function useHighlightedRow(focus: ChartFocusStore, item: ChartFocus) {
  const key = toFocusKey(item);
  const lit = useFocusSelector(
    focus,
    useCallback((active) => toFocusKey(active) === key, [key]),
  );
  return {
    lit,
    props: {
      onPointerEnter: () => focus.setPointed(item),
      onPointerLeave: () => focus.setPointed(null),
      "data-lit": lit || undefined,
    },
  };
}

import { useCallback } from "react";
import { useFocusSelector, type ChartFocusStore } from "./chart-focus.ts";
import type { ChartHighlights, HighlightState } from "./chart-highlights.ts";

export function useHighlight(focus: ChartFocusStore, lights: ChartHighlights, key: string): HighlightState {
  return useFocusSelector(
    focus,
    useCallback((active) => lights.getState(active, key), [lights, key]),
  );
}

import { useCallback } from "react";
import { useOfFocus, type ChartFocusStore } from "./chart-focus.ts";
import type { ChartLights, Light } from "./chart-lights.ts";

export function useLight(focus: ChartFocusStore, lights: ChartLights, key: string): Light {
  return useOfFocus(
    focus,
    useCallback((active) => lights.of(active, key), [lights, key]),
  );
}

import type { ChartDrawing } from "@lagna/chart-drawing";
import type { ChartFocus, ChartFocusStore } from "./chart-focus.ts";
import type { ChartLights } from "./chart-lights.ts";

export interface ChartFigureProps {
  drawing: ChartDrawing;
  label: string;
  /** What each body or house is, for a screen reader. */
  describe: (focus: ChartFocus) => string;
  lights: ChartLights;
  focus: ChartFocusStore;
  /** Houses are to be counted from a body or a house: the L key on it. */
  onFirst: (from: ChartFocus) => void;
  /** How strongly each house is washed, 0 to 1. */
  heat?: readonly number[] | undefined;
}

/** One body or house of the drawing; what is done to it, the drawing hears (`data-item`). */
export interface ChartItemProps {
  name: string;
  tabbable: boolean;
  lights: ChartLights;
  focus: ChartFocusStore;
}

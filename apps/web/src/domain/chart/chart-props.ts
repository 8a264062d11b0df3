import type { ChartDrawing } from "@lagna/chart-drawing";
import type { ChartFocus, ChartFocusStore } from "./chart-focus.ts";
import type { ChartHighlights } from "./chart-highlights.ts";

export interface ChartFigureProps {
  drawing: ChartDrawing;
  label: string;
  /** Accessible description of each body or house. */
  describe: (focus: ChartFocus) => string;
  highlights: ChartHighlights;
  focus: ChartFocusStore;
  /** Counts houses from a body or a house; called for the L key on it. */
  onCountFrom: (from: ChartFocus) => void;
  /** Strength of each house's wash, 0 to 1. */
  heat?: readonly number[] | undefined;
}

/** One body or house of the drawing. Its events are handled by the drawing, by event delegation (`data-item`). */
export interface ChartItemProps {
  /** Its accessible name. Each item asks for its own, so that a slow phone handles touches between them. */
  describe: (focus: ChartFocus) => string;
  tabbable: boolean;
  highlights: ChartHighlights;
  focus: ChartFocusStore;
}

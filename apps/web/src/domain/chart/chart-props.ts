import type { ChartDrawing } from "@lagna/chart-drawing";
import type { Graha } from "@lagna/terms";
import type { ChartFocus } from "./chart-data.ts";

export interface ChartFigureProps {
  drawing: ChartDrawing;
  label: string;
  /** What each body or house is, for a screen reader. */
  describe: (focus: ChartFocus) => string;
  active: ChartFocus | null;
  /** The houses the active graha aspects; and the bodies to light for it. */
  aspected: readonly number[];
  lit: readonly Graha[];
  onHover: (focus: ChartFocus | null) => void;
  onSelect: (focus: ChartFocus) => void;
}

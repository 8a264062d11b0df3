import type { KundliData } from "@lagna/contract";
import type { ChartFocusStore } from "../chart/chart-focus.ts";

/** What every section of a kundli is given, whichever page shows it. */
export interface SectionProps {
  data: KundliData;
  /** What counts as today, in milliseconds. */
  now: number;
  focus: ChartFocusStore;
  /** Opens the settings; absent where the page has none to change. */
  onSettings?: (() => void) | undefined;
}

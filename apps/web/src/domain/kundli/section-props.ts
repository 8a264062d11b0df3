import type { KundliData } from "@lagna/contract";
import type { ChartFocusStore } from "../chart/chart-focus.ts";
import type { FirstHouse } from "../chart/first-house.ts";
import type { ShownDepth } from "./depth.tsx";
import type { KundliSource } from "./kundli-source.ts";

/** What every section of a kundli is given, whichever page shows it. */
export interface SectionProps {
  data: KundliData;
  /** What counts as today, in milliseconds. */
  now: number;
  focus: ChartFocusStore;
  /** What houses are counted from. */
  first: FirstHouse;
  /** Where sections that the kundli does not carry are asked for. */
  source: KundliSource;
  depth: ShownDepth;
  /** Opens the settings; absent where the page has none to change. */
  onSettings?: (() => void) | undefined;
}

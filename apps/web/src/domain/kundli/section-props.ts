import type { KundliData } from "@lagna/contract";
import type { ChartFocusStore } from "../chart/chart-focus.ts";
import type { FirstHouse } from "../chart/first-house.ts";
import type { ShownDetailLevel } from "./detail-level.tsx";
import type { KundliSource } from "./kundli-source.ts";

/** Props of every section of a kundli, whichever page shows it. */
export interface SectionProps {
  data: KundliData;
  /** The current time, in milliseconds. */
  now: number;
  focus: ChartFocusStore;
  /** The first house that houses are counted from. */
  firstHouse: FirstHouse;
  /** Fetches sections that the kundli does not carry yet. */
  source: KundliSource;
  detailLevel: ShownDetailLevel;
  /** Opens the settings; absent where the page has no settings to change. */
  onSettings?: (() => void) | undefined;
}

import type {
  DashaData,
  KundliData,
  SectionName,
  SkyDaysRequest,
  SkyDaysResponse,
  TransitsData,
} from "@lagna/contract";
import type { Rectification } from "../birth-time-uncertainty/rectify/rectification.ts";
import { DASHA_LEVELS, type DashaId, type Graha, type SettingsRequest } from "@lagna/terms";

export type FetchDasha = (
  request: { system: DashaId; path: readonly number[]; levels: number },
  signal: AbortSignal,
) => Promise<DashaData>;

/** Fetches the transits over a birth: positions at an instant, and events within a span. */
export type FetchTransits = (
  request: { from: string; until: string; at: string; grahas?: Graha[]; aspects?: boolean; kakshyas?: boolean },
  signal: AbortSignal,
) => Promise<TransitsData>;

/**
 * Where a page fetches data that its kundli does not include from the start. The object identity is stable as long as
 * the kundli is the same.
 */
export interface KundliSource {
  /** Fetches the kundli with the named sections. */
  readonly fetchSections: (names: readonly SectionName[], signal: AbortSignal) => Promise<KundliData>;
  /**
   * Fetches any dasha of the birth: the periods inside the period at a path of zero-based positions, or all periods
   * for an empty path. Null where only the Vimshottari levels included in the kundli are available.
   */
  readonly fetchDasha: FetchDasha | null;
  /** Null without a signed-in account. */
  readonly fetchTransits: FetchTransits | null;
  /** The same birth calculated with other settings. Null without a signed-in account. */
  readonly fetchWithSettings: ((settings: SettingsRequest, signal: AbortSignal) => Promise<KundliData>) | null;
  /** The sky of other days. Null without a signed-in account. */
  readonly fetchSky: ((request: SkyDaysRequest, signal: AbortSignal) => Promise<SkyDaysResponse>) | null;
  /** Ranks the possible times of the birth by events of the person's life. Null without a signed-in account. */
  readonly rectification: Rectification | null;
}

/** How many Vimshottari levels can be opened. Every kundli includes two. */
export const getDashaLevels = ({ fetchDasha }: KundliSource): number => (fetchDasha ? DASHA_LEVELS.length : 2);

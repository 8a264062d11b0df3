import type {
  DashaData,
  KundliData,
  SectionName,
  SkyDaysRequest,
  SkyDaysResponse,
  TransitsData,
} from "@lagna/contract";
import type { Rectifying } from "../uncertain/rectify/rectifying.ts";
import { DASHA_LEVELS, type DashaId, type Graha, type SettingsRequest } from "@lagna/terms";

export type DashaOfBirth = (
  asked: { system: DashaId; path: readonly number[]; levels: number },
  signal: AbortSignal,
) => Promise<DashaData>;

/** The sky over a birth: of an instant, and what happens in a span. */
export type TransitsOfBirth = (
  asked: { from: string; until: string; at: string; grahas?: Graha[]; aspects?: boolean; kakshyas?: boolean },
  signal: AbortSignal,
) => Promise<TransitsData>;

/** Where a page gets what its kundli does not carry from the start. The same object for as long as it is the same kundli. */
export interface KundliSource {
  /** The kundli with the named sections. */
  readonly sections: (names: readonly SectionName[], signal: AbortSignal) => Promise<KundliData>;
  /** Any dasha of the birth: the periods inside the one at a path of positions, from 0; all of them for none. Null where no more
   * of Vimshottari, and nothing of another system, can be had than the kundli carries. */
  readonly dasha: DashaOfBirth | null;
  /** Null where no account asks. */
  readonly transits: TransitsOfBirth | null;
  /** The same birth under other settings. Null where no account asks. */
  readonly under: ((settings: SettingsRequest, signal: AbortSignal) => Promise<KundliData>) | null;
  /** The sky of other days. Null where no account asks. */
  readonly sky: ((asked: SkyDaysRequest, signal: AbortSignal) => Promise<SkyDaysResponse>) | null;
  /** The possible times of the birth, ranked by what happened in the life. Null where no account asks. */
  readonly rectify: Rectifying | null;
}

/** How deep vimshottari unfolds: two levels are in every kundli. */
export const dashaLevels = ({ dasha }: KundliSource): number => (dasha ? DASHA_LEVELS.length : 2);

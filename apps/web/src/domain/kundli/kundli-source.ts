import type { DashaData, KundliData, SectionName } from "@lagna/contract";
import type { DashaId } from "@lagna/terms";

/** Where a page gets what its kundli does not carry from the start. The same object for as long as it is the same kundli. */
export interface KundliSource {
  /** The kundli with the named sections. */
  readonly sections: (names: readonly SectionName[], signal: AbortSignal) => Promise<KundliData>;
  /** Any dasha of the birth: the periods inside the one at a path of positions, from 0; all of them for none. */
  readonly dasha: (
    asked: { system: DashaId; path: readonly number[]; levels: number },
    signal: AbortSignal,
  ) => Promise<DashaData>;
}

import type { KundliData, SectionName } from "@lagna/contract";

/** Where a page gets what its kundli does not carry from the start. The same object for as long as it is the same kundli. */
export interface KundliSource {
  /** The kundli with the named sections. */
  readonly sections: (names: readonly SectionName[], signal: AbortSignal) => Promise<KundliData>;
}

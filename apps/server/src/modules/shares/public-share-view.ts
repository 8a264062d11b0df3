import type { SharedSigns } from "@lagna/contract";
import type { ComputedKundli } from "@lagna/kundli";

/** What a link shows of a kundli without its time: only the facts that do not depend on it. */
export interface PublicUntimedShareView {
  readonly name: string | null;
  readonly birth: "day" | "none";
  readonly signs: SharedSigns;
}

/** A shared kundli as anyone with the link may see it. */
export type PublicShareView =
  | { readonly name: string | null; readonly birth: "time"; readonly made: ComputedKundli }
  | PublicUntimedShareView;

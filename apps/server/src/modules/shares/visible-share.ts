import type { SharedSigns } from "@lagna/contract";
import type { ComputedKundli } from "../charts/service.ts";

/** A shared kundli as anyone with the link may see it: with its time, or only the facts that do not depend on it. */
export type VisibleShare = { readonly name: string | null } & (
  | { readonly birth: "time"; readonly made: ComputedKundli }
  | { readonly birth: "day" | "none"; readonly signs: SharedSigns }
);

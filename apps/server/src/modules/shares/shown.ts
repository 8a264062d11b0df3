import type { SharedSigns } from "@lagna/contract";
import type { MadeKundli } from "../kundli/service.ts";

/** A shared kundli as whoever has its link may see it: with its time, or what is the same without it. */
export type Shown = { readonly name: string | null } & (
  | { readonly birth: "time"; readonly made: MadeKundli }
  | { readonly birth: "day" | "none"; readonly signs: SharedSigns }
);

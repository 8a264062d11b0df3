import type { SavedKundli } from "@lagna/contract";
import type { Nakshatra } from "@lagna/terms";
import type { ValidBirth } from "../../domain/birth/birth-form-values.ts";
import type { MatchPerson } from "./match-api.ts";

export const PERSON_KINDS = ["saved", "birth", "star"] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];

/** What the user has entered for one side; all three kinds are kept while another is shown. */
export interface PersonChoice {
  readonly kind: PersonKind;
  /** The id of a saved kundli; empty if none is chosen. */
  readonly saved: string;
  readonly birth: ValidBirth | null;
  readonly nakshatra: Nakshatra | "";
  /** 0 if it is not known. */
  readonly pada: number;
}

export const createChoice = (saved: SavedKundli | undefined): PersonChoice => ({
  kind: saved ? "saved" : "birth",
  saved: saved?.id ?? "",
  birth: null,
  nakshatra: "",
  pada: 0,
});

/** The person as sent; null while something is missing. */
export function toMatchPerson({ kind, saved, birth, nakshatra, pada }: PersonChoice): MatchPerson | null {
  if (kind === "saved") return saved === "" ? null : { kundli_id: saved };
  if (kind === "birth") return birth;
  return nakshatra === "" ? null : { moon: pada === 0 ? { nakshatra } : { nakshatra, pada } };
}

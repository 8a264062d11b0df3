import type { LocalizedText } from "../fact.ts";

export const CLAIM_TYPES = [
  "planet_sign",
  "planet_house",
  "house_sign",
  "planet_star",
  "degree",
  "lagna",
  "lordship",
  "lord_place",
  "dispositor",
  "dignity",
  "retrograde",
  "combust",
  "conjunction",
  "graha_aspect",
  "rashi_aspect",
  "exchange",
  "varga",
  "karaka",
  "arudha",
  "yoga",
  "dosha",
  "dasha_running",
  "dasha_edge",
  "transit",
  "sade_sati",
  "tropical",
  "birth",
  "panchanga",
  "bindus",
  "strength",
  "comparison",
  "count",
  "from_reference",
  "window",
  "doctrine",
  "setting",
  "quotation",
  "unparsed",
] as const;
export type ClaimType = (typeof CLAIM_TYPES)[number];

/**
 * `doctrine`: a true general rule that is not about this chart. `undecidable`: about the chart, but not derivable from it or not
 * understood.
 */
export type ClaimVerdict = "supported" | "contradicted" | "undecidable" | "doctrine";

/** A statement of a text about the chart, with its verdict. Offsets refer to the original text. */
export interface Claim {
  readonly type: ClaimType;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly verdict: ClaimVerdict;
  /** Ids of the facts that support or contradict it. */
  readonly facts: readonly string[];
  /** The correct statement, for a contradicted claim. */
  readonly correction?: LocalizedText | undefined;
  /** Whether the claim holds for only some of the possible birth times. */
  readonly dependsOnBirthTime?: boolean | undefined;
  /** Whether the verdict was copied from a claim inside this claim's span; judged on its own, this claim had a better verdict. */
  readonly verdictFromPart?: boolean | undefined;
}

/** What the chart says about a claim, before any negation is applied. `holds` is `null` when undecided. */
export interface Finding {
  readonly holds: boolean | null;
  readonly facts: readonly string[];
}

/** A claim that was read but not judged yet. */
export interface ParsedClaim {
  readonly type: ClaimType;
  readonly start: number;
  readonly end: number;
  /** Mentioned in passing ("your tenth lord Mars"), so that a negation of the clause does not apply to it. */
  readonly isPresupposed?: boolean;
  readonly isGeneralRule?: boolean;
  /** Stated too loosely to be called wrong: if it is false, it is undecidable. */
  readonly isWeak?: boolean;
  readonly evaluate: () => Finding;
}

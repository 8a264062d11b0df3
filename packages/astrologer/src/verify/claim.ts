import type { Said } from "../fact.ts";

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

/** `doctrine`: a rule of the field that is so, of nobody's chart. `undecidable`: of the chart, and not to be told from it or not understood. */
export type ClaimVerdict = "supported" | "contradicted" | "undecidable" | "doctrine";

/** What a text says of the chart, and whether it is so. Offsets are into the text as it was given. */
export interface Claim {
  readonly type: ClaimType;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly verdict: ClaimVerdict;
  /** Of the facts that show it to be so, or not so. */
  readonly facts: readonly string[];
  /** How it is, where it was said otherwise. */
  readonly truth?: Said | undefined;
  /** Whether it is so for some of the times the birth may have had, and not for others. */
  readonly turns?: boolean | undefined;
  /** Whether the verdict is that of another claim within its words, and what it says by itself is better than that. */
  readonly byPart?: boolean | undefined;
}

/** What the chart says to a claim before negation is reckoned in. */
export interface Finding {
  readonly holds: boolean | null;
  readonly facts: readonly string[];
}

/** A claim that has been read and not yet judged. */
export interface Reading {
  readonly type: ClaimType;
  readonly start: number;
  readonly end: number;
  /** Said in passing ("your tenth lord Mars"): a negation of the clause does not reach it. */
  readonly presupposed?: boolean;
  readonly general?: boolean;
  /** Said too loosely to be called untrue: where it is not so, it cannot be told. */
  readonly weak?: boolean;
  readonly find: () => Finding;
}

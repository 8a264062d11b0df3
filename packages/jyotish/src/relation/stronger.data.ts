import type { Graha, Modality, Rashi } from "@lagna/terms";

/** The node that owns a rashi together with its lord (Jaimini; P.V.R. Narasimha Rao, chapter 15). */
export const NODE_CO_LORDS: Readonly<Partial<Record<Rashi, Extract<Graha, "rahu" | "ketu">>>> = {
  scorpio: "ketu",
  aquarius: "rahu",
};

/**
 * Who owns Scorpio and Aquarius where one lord is wanted. `by_strength`: the stronger of Mars and Ketu, Saturn and Rahu (P.V.R.
 * Narasimha Rao, Jagannatha Hora). `traditional`: Mars and Saturn (K.N. Rao for arudhas, and most Parashari programs).
 */
export const CO_LORD_RULES = ["by_strength", "traditional"] as const;
export type CoLordRule = (typeof CO_LORD_RULES)[number];

/** How far a node has come in its rashi: `plain` as the others (Jagannatha Hora), `reversed` from the rashi's end. */
export const NODE_ADVANCEMENTS = ["plain", "reversed"] as const;
export type NodeAdvancement = (typeof NODE_ADVANCEMENTS)[number];

/** Dual rashis are stronger than fixed, fixed than movable ones. */
export const MODALITY_STRENGTH: Readonly<Record<Modality, number>> = { movable: 0, fixed: 1, dual: 2 };

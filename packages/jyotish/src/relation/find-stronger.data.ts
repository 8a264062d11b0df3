import type { Choices, Graha, Modality, Rashi } from "@lagna/terms";

/** The node that co-owns a rashi with its lord (Jaimini; P.V.R. Narasimha Rao, chapter 15). */
export const NODE_CO_LORDS: Readonly<Partial<Record<Rashi, Extract<Graha, "rahu" | "ketu">>>> = {
  scorpio: "ketu",
  aquarius: "rahu",
};

export type CoLordRule = Choices["jaimini"]["colords"];
export type NodeAdvancement = Choices["jaimini"]["node_advancement"];

/** Dual rashis are stronger than fixed, fixed than movable ones. */
export const MODALITY_STRENGTH: Readonly<Record<Modality, number>> = { movable: 0, fixed: 1, dual: 2 };

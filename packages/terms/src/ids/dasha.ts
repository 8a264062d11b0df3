/** A period, its part, the part of that, and so on. */
export const DASHA_LEVELS = ["maha", "antar", "pratyantar", "sookshma", "prana"] as const;
export type DashaLevel = (typeof DASHA_LEVELS)[number];

import type { Graha, Tattva } from "@lagna/terms";

/** Minutes that each tattva rules in its cycle of ninety (Tattva Shodhana, as taught in Krishnamurti Paddhati). */
export const TATTVA_MINUTES: Readonly<Record<Tattva, number>> = {
  prithvi: 6,
  jala: 12,
  tejas: 18,
  vayu: 24,
  akasha: 30,
};

/** The tattva a weekday starts with: its lord's (same source). */
export const TATTVA_OF_LORD: Readonly<Record<Exclude<Graha, "rahu" | "ketu">, Tattva>> = {
  sun: "tejas",
  moon: "jala",
  mars: "tejas",
  mercury: "prithvi",
  jupiter: "akasha",
  venus: "jala",
  saturn: "vayu",
};

/** A birth in one of the others, jala and vayu, is a woman's (same source). */
export const MALE_TATTVAS: readonly Tattva[] = ["prithvi", "tejas", "akasha"];

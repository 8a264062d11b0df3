import type { Graha } from "./graha.ts";
import { NAKSHATRAS, type Nakshatra } from "./nakshatra.ts";

/** Vimshottari's lords, in the order in which they rule the nakshatras from Ashwini, three times over. */
const LORDS = ["ketu", "venus", "sun", "moon", "mars", "rahu", "jupiter", "saturn", "mercury"] as const;

/** The lord of each nakshatra: star lord, in K.P. and in Vimshottari. */
export const NAKSHATRA_LORDS = Object.fromEntries(
  NAKSHATRAS.map((id, index) => [id, LORDS[index % LORDS.length]]),
) as Readonly<Record<Nakshatra, Graha>>;

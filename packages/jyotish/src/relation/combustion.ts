import type { Graha } from "@lagna/terms";
import { separation } from "../core/angle.ts";
import { COMBUSTION_ORBS_DEG } from "./combustion.data.ts";

/**
 * Whether a graha is combust: within its orb of the Sun in longitude on either side, including across 0° Aries; the orb
 * itself counts. Both longitudes must be in the same frame, in degrees. The Sun, Rahu and Ketu never are.
 * @param retrograde narrows the orb of Mercury and Venus.
 */
export function isCombust(graha: Graha, longitude: number, sunLongitude: number, retrograde: boolean): boolean {
  const orb = COMBUSTION_ORBS_DEG[graha];
  if (!orb) return false;
  return separation(longitude, sunLongitude) <= (retrograde ? orb.retrograde : orb.direct);
}

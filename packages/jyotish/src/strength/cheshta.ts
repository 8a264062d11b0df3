import type { Choices } from "@lagna/terms";
import { arcShortest, normalizeDegrees, separation } from "../core/angle.ts";
import { centuriesFromJ2000 } from "../core/earth.ts";
import type { SaptaGraha } from "../relation/friendship.data.ts";
import { MODERN_MEAN_LONGITUDES, RAMAN_EPOCH_JD, RAMAN_MEAN_LONGITUDES, type MeanBody } from "./mean-longitude.data.ts";
import { ofSeven, type OfSeven } from "./seven.ts";

/** Mean elements of date, or Raman's tables. */
type MeanLongitudes = Choices["shadbala"]["cheshta_mean"];

const DAYS_PER_YEAR = 365.25;

/** Mean longitude in the zodiac of the chart, degrees. */
function meanLongitude(body: MeanBody, jd: number, ayanamsaDeg: number, source: MeanLongitudes): number {
  if (source === "modern") {
    const [constant, linear, square] = MODERN_MEAN_LONGITUDES[body];
    const t = centuriesFromJ2000(jd);
    return normalizeDegrees(constant + linear * t + square * t * t - ayanamsaDeg);
  }
  const { epoch, daily, correction, yearly } = RAMAN_MEAN_LONGITUDES[body];
  const days = jd - RAMAN_EPOCH_JD;
  return normalizeDegrees(epoch + daily * days + correction + (yearly * days) / DAYS_PER_YEAR);
}

/** The point midway between two longitudes on the shorter arc. */
function midway(from: number, to: number): number {
  return normalizeDegrees(from + arcShortest(from, to) / 2);
}

/**
 * The reduced cheshta kendra of the seven, degrees in [0, 180]: how far the seeghrochcha is from the middle of mean and true
 * longitude (B.V. Raman, "Graha and Bhava Balas"). The mean Sun is the seeghrochcha of Mars, Jupiter and Saturn; Mercury and Venus have
 * their own mean longitude for it, and the mean Sun for their mean. The Sun's is his tropical longitude and ninety degrees, the
 * Moon's her distance from the Sun (BPHS 27).
 */
export function cheshtaKendras(
  jd: number,
  longitudes: OfSeven<number>,
  ayanamsaDeg: number,
  source: MeanLongitudes,
): Record<SaptaGraha, number> {
  const mean = (body: MeanBody): number => meanLongitude(body, jd, ayanamsaDeg, source);
  const meanSun = mean("sun");
  return ofSeven((graha) => {
    const longitude = longitudes[graha];
    switch (graha) {
      case "sun":
        return separation(longitude + ayanamsaDeg + 90, 0);
      case "moon":
        return separation(longitude, longitudes.sun);
      case "mercury":
      case "venus":
        return separation(mean(graha), midway(meanSun, longitude));
      default:
        return separation(meanSun, midway(mean(graha), longitude));
    }
  });
}

import type { Choices } from "@lagna/terms";
import { arcShortest, normalizeDegrees, separation } from "../core/angle.ts";
import { toCenturiesFromJ2000 } from "../core/earth.ts";
import type { SaptaGraha } from "../relation/friendship.data.ts";
import { MODERN_MEAN_LONGITUDES, RAMAN_EPOCH_JD, RAMAN_MEAN_LONGITUDES, type MeanBody } from "./mean-longitude.data.ts";
import { mapSaptaGrahas, type BySaptaGraha } from "./sapta-grahas.ts";

/** Mean elements of date, or Raman's tables. */
type MeanLongitudeSource = Choices["shadbala"]["cheshta_mean"];

const DAYS_PER_YEAR = 365.25;

/** Mean longitude in the zodiac of the chart, degrees. */
function computeMeanLongitude(body: MeanBody, jd: number, ayanamsaDeg: number, source: MeanLongitudeSource): number {
  if (source === "modern") {
    const [constant, linear, square] = MODERN_MEAN_LONGITUDES[body];
    const t = toCenturiesFromJ2000(jd);
    return normalizeDegrees(constant + linear * t + square * t * t - ayanamsaDeg);
  }
  const { epoch, daily, correction, yearly } = RAMAN_MEAN_LONGITUDES[body];
  const days = jd - RAMAN_EPOCH_JD;
  return normalizeDegrees(epoch + daily * days + correction + (yearly * days) / DAYS_PER_YEAR);
}

/** The point midway between two longitudes on the shorter arc. */
function computeMidpoint(from: number, to: number): number {
  return normalizeDegrees(from + arcShortest(from, to) / 2);
}

/**
 * The reduced cheshta kendra of the seven, degrees in [0, 180]: the distance of the seeghrochcha from the midpoint of
 * mean and true longitude (B.V. Raman, "Graha and Bhava Balas"). The mean Sun is the seeghrochcha of Mars, Jupiter and
 * Saturn; Mercury and Venus have their own mean longitude as seeghrochcha, and the mean Sun as mean. The Sun's kendra
 * is his tropical longitude plus 90°, the Moon's her distance from the Sun (BPHS 27).
 */
export function computeCheshtaKendras(
  jd: number,
  longitudes: BySaptaGraha<number>,
  ayanamsaDeg: number,
  source: MeanLongitudeSource,
): Record<SaptaGraha, number> {
  const mean = (body: MeanBody): number => computeMeanLongitude(body, jd, ayanamsaDeg, source);
  const meanSun = mean("sun");
  return mapSaptaGrahas((graha) => {
    const longitude = longitudes[graha];
    switch (graha) {
      case "sun":
        return separation(longitude + ayanamsaDeg + 90, 0);
      case "moon":
        return separation(longitude, longitudes.sun);
      case "mercury":
      case "venus":
        return separation(mean(graha), computeMidpoint(meanSun, longitude));
      default:
        return separation(meanSun, computeMidpoint(mean(graha), longitude));
    }
  });
}

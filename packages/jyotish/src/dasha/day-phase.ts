/**
 * The day as divided by kaala and chakra dashas: five ghatis before and after sunrise and sunset are twilight (BPHS
 * 46).
 */
export interface DayPhase {
  readonly phase: "dawn" | "day" | "dusk" | "night";
  /** How much of the phase was over at birth, [0, 1). */
  readonly fraction: number;
  /** Before sunset. */
  readonly isDay: boolean;
}

/** Five of the thirty ghatis of the day, and of the night. */
const TWILIGHT_FRACTION = 1 / 6;

/**
 * @param sunriseJd at or before birth, `sunsetJd` after that, `nextSunriseJd` after birth; `null` if it does not occur.
 * @returns `null` if one of them is missing.
 */
export function computeDayPhase(
  birthJd: number,
  sunriseJd: number | null,
  sunsetJd: number | null,
  nextSunriseJd: number | null,
): DayPhase | null {
  if (sunriseJd === null || sunsetJd === null || nextSunriseJd === null) return null;
  const byDay = birthJd < sunsetJd;
  const elapsed = byDay
    ? (birthJd - sunriseJd) / (sunsetJd - sunriseJd)
    : (birthJd - sunsetJd) / (nextSunriseJd - sunsetJd);
  // Instants are only exact to the second, so a birth at sunrise may come slightly before it.
  const half = Math.min(Math.max(elapsed, 0), 1 - Number.EPSILON);
  if (half < TWILIGHT_FRACTION)
    return { phase: byDay ? "dawn" : "dusk", fraction: (1 + half / TWILIGHT_FRACTION) / 2, isDay: byDay };
  if (half < 1 - TWILIGHT_FRACTION) {
    return {
      phase: byDay ? "day" : "night",
      fraction: (half - TWILIGHT_FRACTION) / (1 - 2 * TWILIGHT_FRACTION),
      isDay: byDay,
    };
  }
  return {
    phase: byDay ? "dusk" : "dawn",
    fraction: (half - 1 + TWILIGHT_FRACTION) / (2 * TWILIGHT_FRACTION),
    isDay: byDay,
  };
}

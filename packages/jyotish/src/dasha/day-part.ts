/** The day as kaala and chakra dashas divide it: five ghatis either side of sunrise and of sunset are twilight (BPHS 46). */
export interface DayPart {
  readonly part: "dawn" | "day" | "dusk" | "night";
  /** How much of it was over at birth, [0, 1). */
  readonly fraction: number;
  /** Before sunset. */
  readonly byDay: boolean;
}

/** Five ghatis of the thirty that the day, and the night, has. */
const TWILIGHT = 1 / 6;

/**
 * @param sunriseJd at or before birth, `sunsetJd` after that, `nextSunriseJd` after birth; `null` for what does not occur.
 * @returns `null` where one of them is missing.
 */
export function dayPartOf(
  birthJd: number,
  sunriseJd: number | null,
  sunsetJd: number | null,
  nextSunriseJd: number | null,
): DayPart | null {
  if (sunriseJd === null || sunsetJd === null || nextSunriseJd === null) return null;
  const byDay = birthJd < sunsetJd;
  const passed = byDay
    ? (birthJd - sunriseJd) / (sunsetJd - sunriseJd)
    : (birthJd - sunsetJd) / (nextSunriseJd - sunsetJd);
  // Instants are known to the second: a birth at sunrise may stand a hair before it.
  const half = Math.min(Math.max(passed, 0), 1 - Number.EPSILON);
  if (half < TWILIGHT) return { part: byDay ? "dawn" : "dusk", fraction: (1 + half / TWILIGHT) / 2, byDay };
  if (half < 1 - TWILIGHT) {
    return { part: byDay ? "day" : "night", fraction: (half - TWILIGHT) / (1 - 2 * TWILIGHT), byDay };
  }
  return { part: byDay ? "dusk" : "dawn", fraction: (half - 1 + TWILIGHT) / (2 * TWILIGHT), byDay };
}

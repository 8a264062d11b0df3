/** `±HH:MM` or `±HH:MM:SS`, east positive, up to ±15:59:59. */
const OFFSET = /^([+-])(0\d|1[0-5]):([0-5]\d)(?::([0-5]\d))?$/;

/**
 * Seconds east of UT for an offset text. A minus sign (U+2212) is read as a hyphen.
 * @throws RangeError for another format
 */
export function parseOffset(text: string): number {
  const match = OFFSET.exec(text.trim().replace("\u2212", "-"));
  if (!match) throw new RangeError(`UTC offset must look like +05:30, not "${text.slice(0, 20)}"`);
  const size = Number(match[2]) * 3600 + Number(match[3]) * 60 + Number(match[4] ?? 0);
  return match[1] === "-" ? -size : size;
}

/** `±HH:MM`, with `:SS` only if the seconds are not zero. Zero is `+00:00`. */
export function formatOffset(seconds: number): string {
  const size = Math.abs(Math.round(seconds));
  const parts = [Math.floor(size / 3600), Math.floor(size / 60) % 60, size % 60].map((part) =>
    String(part).padStart(2, "0"),
  );
  return `${seconds < 0 ? "-" : "+"}${parts.slice(0, parts[2] === "00" ? 2 : 3).join(":")}`;
}

/**
 * Local mean time: the mean solar time at a longitude, four minutes per degree, rounded to a second.
 * @param longitude degrees, east positive, −180 to 180
 * @throws RangeError for a longitude outside that range
 */
export function computeLocalMeanTimeOffset(longitude: number): number {
  if (!(longitude >= -180 && longitude <= 180))
    throw new RangeError(`longitude must be between -180 and 180, not ${longitude}`);
  return Math.round(longitude * 240) + 0;
}

/**
 * Degrees in a sign as d°mm′ss″, European digits. Rounded to the second, but never up into the next sign: 29°59′59.8″ stays 29°59′59″.
 */
export function formatDmsInSign(degrees: number): string {
  return formatDms(Math.min(Math.round(degrees * 3600), 30 * 3600 - 1));
}

/** Degrees in a sign as d°mm′: truncated, not rounded, so never 30°. */
export function formatDmInSign(degrees: number): string {
  const minutes = Math.floor(degrees * 60);
  return `${Math.floor(minutes / 60)}°${padTwoDigits(minutes % 60)}′`;
}

/** Any angle or rate as ±d°mm′ss″, rounded to the second. */
export function formatSignedDms(degrees: number): string {
  const seconds = Math.round(Math.abs(degrees) * 3600);
  return `${degrees < 0 && seconds > 0 ? "−" : ""}${formatDms(seconds)}`;
}

function formatDms(totalSeconds: number): string {
  return `${Math.floor(totalSeconds / 3600)}°${padTwoDigits(Math.floor(totalSeconds / 60) % 60)}′${padTwoDigits(totalSeconds % 60)}″`;
}

const padTwoDigits = (value: number): string => String(value).padStart(2, "0");

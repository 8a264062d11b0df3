/**
 * Degrees in a sign as d°mm′ss″, European digits. Rounded to the second, but never up into the next sign: 29°59′59.8″ stays 29°59′59″.
 */
export function dmsInSign(degrees: number): string {
  return dms(Math.min(Math.round(degrees * 3600), 30 * 3600 - 1));
}

/** Degrees in a sign as d°mm′: cut, not rounded, so never 30°. */
export function dmInSign(degrees: number): string {
  const minutes = Math.floor(degrees * 60);
  return `${Math.floor(minutes / 60)}°${two(minutes % 60)}′`;
}

/** Any angle or rate as ±d°mm′ss″, rounded to the second. */
export function dmsSigned(degrees: number): string {
  const seconds = Math.round(Math.abs(degrees) * 3600);
  return `${degrees < 0 && seconds > 0 ? "−" : ""}${dms(seconds)}`;
}

function dms(totalSeconds: number): string {
  return `${Math.floor(totalSeconds / 3600)}°${two(Math.floor(totalSeconds / 60) % 60)}′${two(totalSeconds % 60)}″`;
}

const two = (value: number): string => String(value).padStart(2, "0");

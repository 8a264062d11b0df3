/**
 * Numbers as Jagannatha Hora writes them: the two digits after the point are minutes, and the rest is a decimal
 * fraction of a minute, so that 17.506667 is 17 h 50 min 40 s, and 77.350000 is 77°35′.
 */

/** Digits used for the fraction of a minute; a binary floating-point number has no more reliable ones. */
const FRACTION_DIGITS = 6;
const FRACTION = 10 ** FRACTION_DIGITS;

/**
 * Hours or degrees of such a number; null for anything else, or for sixty minutes or more. 14.199999999999999 is
 * 14:20, which is what the program means by it.
 */
export function parseSexagesimal(text: string): number | null {
  if (!/^[+-]?\d{1,4}(?:\.\d*)?$/.test(text)) return null;
  const value = Number(text);
  const magnitude = Math.abs(value);
  const parts = Math.round(magnitude * 100 * FRACTION);
  const whole = Math.floor(parts / (100 * FRACTION));
  const minutes = (parts - whole * 100 * FRACTION) / FRACTION;
  if (minutes >= 60) return null;
  return Math.sign(value) * (whole + minutes / 60);
}

/**
 * @param decimals digits after the point, the ones after the second being a fraction of a minute. A value that rounds
 * up to sixty minutes becomes the next whole number.
 */
export function formatSexagesimal(value: number, decimals = 6): string {
  const unit = 10 ** (decimals - 2);
  const parts = Math.round(Math.abs(value) * 60 * unit);
  const whole = Math.floor(parts / (60 * unit));
  const minutes = String(parts - whole * 60 * unit).padStart(decimals, "0");
  return `${value < 0 && parts > 0 ? "-" : ""}${whole}.${minutes}`;
}

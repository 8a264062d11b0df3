/** The same direction in [0, 360); never -0 and never 360 by rounding. */
export function normalizeDegrees(value: number): number {
  // Most values are normal already, and a remainder costs ten times a comparison.
  if (value >= 0 && value < 360) return value + 0;
  const remainder = value % 360;
  const positive = remainder < 0 ? remainder + 360 : remainder;
  return positive >= 360 ? 0 : positive + 0;
}

/** The distance from `from` forward to `to` along the zodiac, [0, 360). */
export function arcForward(from: number, to: number): number {
  return normalizeDegrees(to - from);
}

/** The signed shortest distance from `from` to `to`, (-180, 180]. */
export function arcShortest(from: number, to: number): number {
  const forward = arcForward(from, to);
  return forward > 180 ? forward - 360 : forward;
}

/** The angle between two directions, [0, 180]. */
export function separation(a: number, b: number): number {
  return Math.abs(arcShortest(a, b));
}

/**
 * Index, from 0, of the part that contains a longitude when the circle is divided into `parts` equal parts. Part k
 * starts at the double nearest to 360k / parts, inclusive: a plain product is off by one unit in the last place at some
 * of these cusps.
 */
export function partOfCircle(value: number, parts: number): number {
  const angle = normalizeDegrees(value);
  const part = Math.floor((angle * parts) / 360);
  if (angle >= ((part + 1) * 360) / parts) return (part + 1) % parts;
  return angle < (part * 360) / parts ? part - 1 : part;
}

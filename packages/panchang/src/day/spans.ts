/** A stretch of time. */
export interface TimeSpan {
  readonly startJd: number;
  readonly endJd: number;
}

/** A part, numbered from 1, of a span in equal parts. */
export function getPart({ startJd, endJd }: TimeSpan, number: number, count: number): TimeSpan {
  const length = (endJd - startJd) / count;
  return { startJd: startJd + (number - 1) * length, endJd: startJd + number * length };
}

/** What two spans share; `null` if nothing. */
export function intersect(a: TimeSpan, b: TimeSpan): TimeSpan | null {
  const startJd = Math.max(a.startJd, b.startJd);
  const endJd = Math.min(a.endJd, b.endJd);
  return startJd < endJd ? { startJd, endJd } : null;
}

/** Days that two spans share. */
export const measureOverlap = (a: TimeSpan, b: TimeSpan): number =>
  Math.max(0, Math.min(a.endJd, b.endJd) - Math.max(a.startJd, b.startJd));

export const contains = ({ startJd, endJd }: TimeSpan, jd: number): boolean => startJd <= jd && jd < endJd;

import type { AngleAt } from "./sampled-angle.ts";

/** The time in which a growing angle is in one of the equal parts of the circle. */
export interface PartSpan {
  /** From 0 to the number of parts less one. */
  readonly part: number;
  readonly startJd: number;
  readonly endJd: number;
}

/** A tenth of a millisecond. */
const PRECISION_DAYS = 1e-9;
const MAX_STEPS = 30;

/** The instant at which a growing angle has a value, from a guess. */
export function findAngle(angle: AngleAt, value: number, guessJd: number, speed: number): number {
  let [jd, rate] = [guessJd, speed];
  let missing = value - angle(jd);
  for (let step = 0; step < MAX_STEPS; step++) {
    const next = jd + missing / rate;
    if (Math.abs(next - jd) < PRECISION_DAYS) return next;
    const left = value - angle(next);
    const measured = (missing - left) / (next - jd);
    // A secant through two points that are almost one is worth nothing: the mean speed keeps it near.
    if (measured > speed / 2 && measured < speed * 2) rate = measured;
    [jd, missing] = [next, left];
  }
  return jd;
}

const wrap = (part: number, parts: number): number => ((part % parts) + parts) % parts;

/**
 * All spans of a growing angle that touch a range, in order; the first and the last are cut at the range's ends.
 *
 * @param parts of the circle
 * @param speed its mean, degrees a day
 */
export function sweepParts(
  angle: AngleAt,
  parts: number,
  speed: number,
  range: { readonly fromJd: number; readonly untilJd: number },
): PartSpan[] {
  const width = 360 / parts;
  const spans: PartSpan[] = [];
  let index = Math.floor(angle(range.fromJd) / width);
  let startJd = range.fromJd;
  let guess = startJd + ((index + 1) * width - angle(startJd)) / speed;
  for (;;) {
    const endJd = guess < range.untilJd + 2 ? findAngle(angle, (index + 1) * width, guess, speed) : guess;
    spans.push({ part: wrap(index, parts), startJd, endJd: Math.min(endJd, range.untilJd) });
    if (endJd >= range.untilJd) return spans;
    startJd = endJd;
    guess = startJd + width / speed;
    index++;
  }
}

/** The position of the last span that starts at or before an instant; 0 if none does. */
export function findSpanIndex(spans: readonly { readonly startJd: number }[], jd: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.startJd ?? Infinity) <= jd) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}

/** The spans that share some time with a range. */
export function sliceSpans<Span extends PartSpan>(
  spans: readonly Span[],
  fromJd: number,
  untilJd: number,
): readonly Span[] {
  const first = findSpanIndex(spans, fromJd);
  let last = first;
  while (last < spans.length && (spans[last]?.startJd ?? Infinity) < untilJd) last++;
  return spans.slice(first, last).filter(({ endJd }) => endJd > fromJd);
}

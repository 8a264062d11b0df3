import type { Span } from "./almanac-api.ts";

/** Radii of a band of the ring, in its own units. */
export interface Lane {
  readonly outer: number;
  readonly inner: number;
}

export const RING_CENTRE = 164;
/** The sunrise is on the left; the day goes over the top. */
const SUNRISE_DEGREES = 180;

interface Point {
  readonly x: number;
  readonly y: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** A point of the ring; degrees clockwise on the screen from the right. */
function computePoint(degrees: number, radius: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: round(RING_CENTRE + radius * Math.cos(angle)), y: round(RING_CENTRE + radius * Math.sin(angle)) };
}

/** Places instants of a day, from one sunrise to the next, on a ring of 360 degrees. */
export class DayDial {
  readonly startMs: number;
  readonly endMs: number;

  constructor(startMs: number, endMs: number) {
    this.startMs = startMs;
    this.endMs = endMs;
  }

  has(ms: number): boolean {
    return ms >= this.startMs && ms < this.endMs;
  }

  #toDegree(ms: number): number {
    const clipped = Math.min(this.endMs, Math.max(this.startMs, ms));
    return SUNRISE_DEGREES + (360 * (clipped - this.startMs)) / (this.endMs - this.startMs);
  }

  /** Where a part begins and ends, cut at the sunrises. */
  toDegrees({ start, end }: Span): readonly [from: number, until: number] {
    return [this.#toDegree(Date.parse(start)), this.#toDegree(Date.parse(end))];
  }

  toPoint(ms: number, radius: number): Point {
    return computePoint(this.#toDegree(ms), radius);
  }
}

/** The outline of a part of a lane. */
export function buildArcPath(from: number, until: number, { outer, inner }: Lane): string {
  const isLarge = until - from > 180 ? 1 : 0;
  const [a, b] = [computePoint(from, outer), computePoint(until, outer)];
  const [c, d] = [computePoint(until, inner), computePoint(from, inner)];
  return `M${a.x} ${a.y}A${outer} ${outer} 0 ${isLarge} 1 ${b.x} ${b.y}L${c.x} ${c.y}A${inner} ${inner} 0 ${isLarge} 0 ${d.x} ${d.y}Z`;
}

/** Turns a name along the ring, never upside down. */
export function computeTextTurn(degrees: number, radius: number): string {
  const { x, y } = computePoint(degrees, radius);
  const along = (((degrees + 90) % 360) + 360) % 360;
  return `translate(${x} ${y}) rotate(${round(along > 90 && along < 270 ? along - 180 : along)})`;
}

const CENTRE = 300;

/** Radii of the dial's rings, outermost first, in units of its 600-wide square. */
export interface DialRings {
  readonly rim: number;
  readonly nakshatra: { readonly outer: number; readonly inner: number; readonly size: number } | null;
  readonly rashi: { readonly outer: number; readonly text: number; readonly inner: number; readonly size: number };
  /** Font size of the graha names outside the rim. */
  readonly bodySize: number;
}

/** Drawn at 560 px or wider, where no name is smaller than 12 px. */
export const WIDE_DIAL: DialRings = {
  rim: 286,
  nakshatra: { outer: 272, inner: 164, size: 15 },
  rashi: { outer: 164, text: 148, inner: 132, size: 15 },
  bodySize: 19,
};
/** Here the nakshatra names would be too small to read: only their edges are drawn, and the signs get the room. */
export const NARROW_DIAL: DialRings = {
  rim: 286,
  nakshatra: null,
  rashi: { outer: 270, text: 246, inner: 222, size: 26 },
  bodySize: 27,
};

/** Extends beyond the rim to fit the graha names. */
export const DIAL_VIEW_BOX = "-46 -46 692 692";

export interface DialPoint {
  readonly x: number;
  readonly y: number;
}

/** The point at a longitude. Aries begins at the left and the signs run counter-clockwise, as seen from the north. */
export function computeDialPoint(degrees: number, radius: number): DialPoint {
  const angle = ((180 - degrees) * Math.PI) / 180;
  return { x: CENTRE + radius * Math.cos(angle), y: CENTRE + radius * Math.sin(angle) };
}

/** SVG path of a spoke at a longitude, between two radii. */
export function buildSpokePath(degrees: number, from: number, to: number): string {
  const [start, end] = [computeDialPoint(degrees, from), computeDialPoint(degrees, to)];
  return `M${start.x.toFixed(2)} ${start.y.toFixed(2)}L${end.x.toFixed(2)} ${end.y.toFixed(2)}`;
}

/** The square inscribed in the innermost ring: its lower coordinate and its side. */
export function computeInnerSquare({ rashi }: DialRings): { readonly low: number; readonly side: number } {
  const half = rashi.inner * Math.SQRT1_2;
  return { low: CENTRE - half, side: 2 * half };
}

/** Indexes in circular order, starting after the widest gap, with longitudes that increase from there without wrapping at 360. */
function unrollLongitudes(longitudes: readonly number[]): { index: number; longitude: number }[] {
  const sorted = longitudes
    .map((longitude, index) => ({ index, longitude }))
    .toSorted((one, other) => one.longitude - other.longitude);
  const computeGapBefore = (position: number) => {
    const before = sorted.at(position - 1)?.longitude ?? 0;
    return (sorted[position]?.longitude ?? 0) - before + (position === 0 ? 360 : 0);
  };
  const widths = sorted.map((_, position) => computeGapBefore(position));
  const first = widths.indexOf(Math.max(...widths));
  const unrolledHead = sorted.slice(0, first).map(({ index, longitude }) => ({ index, longitude: longitude + 360 }));
  return [...sorted.slice(first), ...unrolledHead];
}

/**
 * Places labels at least `gap` degrees apart, each as near to its own longitude as possible (least squares).
 * Result in the order given, in [0, 360). `gap` times the number of labels must be well under 360.
 */
export function spreadLabels(longitudes: readonly number[], gap: number): number[] {
  const bodies = unrollLongitudes(longitudes);
  // After subtracting index times gap, labels that touch share one position, the mean of theirs.
  const groups: { sum: number; count: number }[] = [];
  for (const [position, { longitude }] of bodies.entries()) {
    let group = { sum: longitude - position * gap, count: 1 };
    for (let last = groups.at(-1); last && last.sum / last.count > group.sum / group.count; last = groups.at(-1)) {
      groups.pop();
      group = { sum: last.sum + group.sum, count: last.count + group.count };
    }
    groups.push(group);
  }
  const shared = groups.flatMap(({ sum, count }) => Array<number>(count).fill(sum / count));
  const places = Array<number>(longitudes.length).fill(0);
  for (const [position, { index }] of bodies.entries())
    places[index] = ((((shared[position] ?? 0) + position * gap) % 360) + 360) % 360;
  return places;
}

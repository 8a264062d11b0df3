import type { ChartStyle, Point, Segment } from "./types.ts";

/**
 * A place on the outline of a unit square: 0 at the upper left corner, 1 at the upper right, then on clockwise; [0, 4). Its whole part
 * names the edge (0 top, 1 right, 2 bottom, 3 left).
 */
export type Perimeter = number;

const around = (value: number): Perimeter => ((value % 4) + 4) % 4;

/** In the South chart Pisces goes round the upper left corner; a sign at a corner has two sides of its cell on the outline. */
const SOUTH_BEGINS = [1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15].map((quarter) => quarter / 4);

/**
 * Where a degree of a sign stands on the outline of a chart, outside of the sign's own cell. North: as seen from the middle, the first
 * house around the upper mid-point, counter-clockwise, a house being thirty degrees of the view. South: along the outer sides of its
 * cell, clockwise. East: along its third of a side, counter-clockwise from the upper middle.
 * @param sign 0 = Aries
 * @param lagna the same of the lagna; only the North chart turns with it
 * @param degree [0, 30]; thirty is the sign's end
 */
export function perimeterOf(style: ChartStyle, sign: number, lagna: number, degree: number): Perimeter {
  if (style === "south") {
    const begin = SOUTH_BEGINS[sign] as number;
    const length = sign % 3 === 2 ? 1 / 2 : 1 / 4;
    return around(begin + (degree / 30) * length);
  }
  if (style === "east") return around(1 - (1 + sign + degree / 30) / 3);
  const house = (sign - lagna + 12) % 12;
  return fromMiddle(((house * 30 + degree - 15) * Math.PI) / 180);
}

/** Where the view from the middle meets the outline; the angle counter-clockwise from straight up. */
function fromMiddle(angle: number): Perimeter {
  const [x, y] = [-Math.sin(angle), -Math.cos(angle)];
  const reach = 2 * Math.max(Math.abs(x), Math.abs(y));
  const [right, down] = [0.5 + x / reach, 0.5 + y / reach];
  if (Math.abs(y) >= Math.abs(x)) return around(y < 0 ? right : 3 - right);
  return around(x > 0 ? 1 + down : 4 - down);
}

const CORNERS: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];
/** Away from the middle, by edge. */
export const OUTWARD: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

export function pointAt(place: Perimeter): Point {
  const edge = Math.floor(place) % 4;
  const share = place - Math.floor(place);
  const [from, to] = [CORNERS[edge] as Point, CORNERS[(edge + 1) % 4] as Point];
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** What a sign has of one edge: from and to along it, left to right or top to bottom, as shares of the side. */
export interface Stretch {
  readonly edge: number;
  readonly from: number;
  readonly to: number;
}

/** The stretches of a sign: two where its cell has a corner of the South chart, else one. */
export function stretchesOf(style: ChartStyle, sign: number, lagna: number): Stretch[] {
  const ends = [perimeterOf(style, sign, lagna, 0), perimeterOf(style, sign, lagna, 30)];
  const [start, end] = style === "south" ? ends : ends.toReversed();
  const from = settled(start as number);
  const length = around(settled(end as number) - from);
  const corner = Math.floor(from) + 1;
  const cuts = from + length > corner ? [from, corner, from + length] : [from, from + length];
  return cuts.slice(1).map((until, index) => alongEdge(cuts[index] as number, until));
}

/** A corner that arithmetic just misses is that corner. */
const settled = (place: Perimeter): Perimeter =>
  Math.abs(place - Math.round(place)) < 1e-9 ? around(Math.round(place)) : place;

function alongEdge(from: number, until: number): Stretch {
  const edge = Math.floor(from) % 4;
  const [one, other] = [from - Math.floor(from), until - Math.floor(from)];
  return edge < 2 ? { edge, from: one, to: other } : { edge, from: 1 - other, to: 1 - one };
}

/** From the outline straight out, or at a corner to the outer corner. */
export function outwards(place: Perimeter, toPoint: (unit: Point) => Point, depth: Point): Segment {
  const at = settled(place);
  const from = toPoint(pointAt(at));
  const edge = Math.floor(at) % 4;
  const out = OUTWARD[edge] as Point;
  const other = at === Math.floor(at) ? (OUTWARD[(edge + 3) % 4] as Point) : { x: 0, y: 0 };
  return { from, to: { x: from.x + (out.x + other.x) * depth.x, y: from.y + (out.y + other.y) * depth.y } };
}

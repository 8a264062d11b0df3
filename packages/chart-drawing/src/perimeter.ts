import type { ChartStyle, Point, Segment } from "./types.ts";

/**
 * A position on the outline of a unit square: 0 at the upper left corner, 1 at the upper right, then on clockwise; [0,
 * 4). Its integer part gives the edge (0 top, 1 right, 2 bottom, 3 left).
 */
export type PerimeterPosition = number;

const wrapPosition = (value: number): PerimeterPosition => ((value % 4) + 4) % 4;

/**
 * In the South chart Pisces includes the upper left corner; a sign at a corner has two sides of its cell on the
 * outline.
 */
const SOUTH_SIGN_STARTS = [1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15].map((quarter) => quarter / 4);

/**
 * The position of a degree of a sign on the outline of a chart, outside the sign's own cell. North: as seen from the
 * middle, the first house is centred on the upper mid-point and houses run counter-clockwise, each covering 30° of the
 * view. South: along the outer sides of its cell, clockwise. East: along its third of a side, counter-clockwise from
 * the upper middle.
 * @param sign 0 = Aries
 * @param lagna sign of the lagna, 0 = Aries; only the North chart rotates with it
 * @param degree [0, 30]; 30 is the end of the sign
 */
export function computePerimeterPosition(
  style: ChartStyle,
  sign: number,
  lagna: number,
  degree: number,
): PerimeterPosition {
  if (style === "south") {
    const begin = SOUTH_SIGN_STARTS[sign] as number;
    const length = sign % 3 === 2 ? 1 / 2 : 1 / 4;
    return wrapPosition(begin + (degree / 30) * length);
  }
  if (style === "east") return wrapPosition(1 - (1 + sign + degree / 30) / 3);
  const house = (sign - lagna + 12) % 12;
  return projectFromCenter(((house * 30 + degree - 15) * Math.PI) / 180);
}

/** Where a ray from the middle meets the outline; the angle is measured counter-clockwise from straight up. */
function projectFromCenter(angle: number): PerimeterPosition {
  const [x, y] = [-Math.sin(angle), -Math.cos(angle)];
  const reach = 2 * Math.max(Math.abs(x), Math.abs(y));
  const [right, down] = [0.5 + x / reach, 0.5 + y / reach];
  if (Math.abs(y) >= Math.abs(x)) return wrapPosition(y < 0 ? right : 3 - right);
  return wrapPosition(x > 0 ? 1 + down : 4 - down);
}

const CORNERS: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];
/** Unit vectors pointing away from the middle, by edge. */
export const OUTWARD_NORMALS: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

export function toPerimeterPoint(place: PerimeterPosition): Point {
  const edge = Math.floor(place) % 4;
  const share = place - Math.floor(place);
  const [from, to] = [CORNERS[edge] as Point, CORNERS[(edge + 1) % 4] as Point];
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/**
 * The part of one edge that a sign covers: start and end along it, left to right or top to bottom, as shares of the
 * side.
 */
export interface EdgeInterval {
  readonly edge: number;
  readonly from: number;
  readonly to: number;
}

/** The intervals of a sign: two if its cell is a corner of the South chart, else one. */
export function computeEdgeIntervals(style: ChartStyle, sign: number, lagna: number): EdgeInterval[] {
  const ends = [computePerimeterPosition(style, sign, lagna, 0), computePerimeterPosition(style, sign, lagna, 30)];
  const [start, end] = style === "south" ? ends : ends.toReversed();
  const from = snapToCorner(start as number);
  const length = wrapPosition(snapToCorner(end as number) - from);
  const corner = Math.floor(from) + 1;
  const cuts = from + length > corner ? [from, corner, from + length] : [from, from + length];
  return cuts.slice(1).map((until, index) => createEdgeInterval(cuts[index] as number, until));
}

/** Snaps a position to a corner that rounding errors just missed. */
const snapToCorner = (place: PerimeterPosition): PerimeterPosition =>
  Math.abs(place - Math.round(place)) < 1e-9 ? wrapPosition(Math.round(place)) : place;

function createEdgeInterval(from: number, until: number): EdgeInterval {
  const edge = Math.floor(from) % 4;
  const [first, second] = [from - Math.floor(from), until - Math.floor(from)];
  return edge < 2 ? { edge, from: first, to: second } : { edge, from: 1 - second, to: 1 - first };
}

/** A segment from the outline straight outwards, or at a corner to the outer corner. */
export function createOutwardSegment(place: PerimeterPosition, toPoint: (unit: Point) => Point, depth: Point): Segment {
  const at = snapToCorner(place);
  const from = toPoint(toPerimeterPoint(at));
  const edge = Math.floor(at) % 4;
  const out = OUTWARD_NORMALS[edge] as Point;
  const other = at === Math.floor(at) ? (OUTWARD_NORMALS[(edge + 3) % 4] as Point) : { x: 0, y: 0 };
  return { from, to: { x: from.x + (out.x + other.x) * depth.x, y: from.y + (out.y + other.y) * depth.y } };
}

import type { ChartStyle, Point, Polygon, Segment } from "./types.ts";

/** One place of a chart on a unit square: its outline, and the corner where the sign's number stands. */
export interface Place {
  readonly polygon: Polygon;
  readonly numberCorner: Point;
  /** The corner the lagna's stroke cuts, with the two points it joins; null in the North chart. */
  readonly stroke: Segment | null;
}

const at = (x: number, y: number): Point => ({ x, y });
const H = 1 / 2;
const Q = 1 / 4;
const T = 1 / 3;

function place(
  corners: readonly (readonly [number, number])[],
  number: readonly [number, number],
  strokeCorner?: number,
): Place {
  const polygon = corners.map(([x, y]) => at(x, y));
  return {
    polygon,
    numberCorner: at(...number),
    stroke: strokeCorner === undefined ? null : cut(polygon, strokeCorner),
  };
}

/** A short line across a corner, 0.05 of the chart along each side. */
function cut(polygon: Polygon, corner: number): Segment {
  const own = polygon[corner] as Point;
  const towards = (other: Point): Point => {
    const length = Math.hypot(other.x - own.x, other.y - own.y);
    return at(own.x + ((other.x - own.x) / length) * 0.05, own.y + ((other.y - own.y) / length) * 0.05);
  };
  const count = polygon.length;
  return {
    from: towards(polygon[(corner + count - 1) % count] as Point),
    to: towards(polygon[(corner + 1) % count] as Point),
  };
}

/** By house, 1 first: the upper middle rhombus, then counter-clockwise. Numbers stand at the corner towards the middle. */
const NORTH: readonly Place[] = [
  place(
    [
      [H, 0],
      [3 * Q, Q],
      [H, H],
      [Q, Q],
    ],
    [H, H],
  ),
  place(
    [
      [0, 0],
      [H, 0],
      [Q, Q],
    ],
    [Q, Q],
  ),
  place(
    [
      [0, 0],
      [Q, Q],
      [0, H],
    ],
    [Q, Q],
  ),
  place(
    [
      [0, H],
      [Q, Q],
      [H, H],
      [Q, 3 * Q],
    ],
    [H, H],
  ),
  place(
    [
      [0, H],
      [Q, 3 * Q],
      [0, 1],
    ],
    [Q, 3 * Q],
  ),
  place(
    [
      [0, 1],
      [Q, 3 * Q],
      [H, 1],
    ],
    [Q, 3 * Q],
  ),
  place(
    [
      [H, 1],
      [Q, 3 * Q],
      [H, H],
      [3 * Q, 3 * Q],
    ],
    [H, H],
  ),
  place(
    [
      [H, 1],
      [3 * Q, 3 * Q],
      [1, 1],
    ],
    [3 * Q, 3 * Q],
  ),
  place(
    [
      [1, 1],
      [3 * Q, 3 * Q],
      [1, H],
    ],
    [3 * Q, 3 * Q],
  ),
  place(
    [
      [1, H],
      [3 * Q, 3 * Q],
      [H, H],
      [3 * Q, Q],
    ],
    [H, H],
  ),
  place(
    [
      [1, H],
      [3 * Q, Q],
      [1, 0],
    ],
    [3 * Q, Q],
  ),
  place(
    [
      [1, 0],
      [3 * Q, Q],
      [H, 0],
    ],
    [3 * Q, Q],
  ),
];

const square = (column: number, row: number): Place => {
  const [x, y] = [column * Q, row * Q];
  return place(
    [
      [x, y],
      [x + Q, y],
      [x + Q, y + Q],
      [x, y + Q],
    ],
    [x + Q, y],
    0,
  );
};

/** By sign, Aries first: Pisces stands upper left, and they run clockwise round the outer twelve of sixteen cells. */
const SOUTH: readonly Place[] = [
  square(1, 0),
  square(2, 0),
  square(3, 0),
  square(3, 1),
  square(3, 2),
  square(3, 3),
  square(2, 3),
  square(1, 3),
  square(0, 3),
  square(0, 2),
  square(0, 1),
  square(0, 0),
];

/** By sign, Aries first in the upper middle, then counter-clockwise; the corner cells are halved by the diagonals. */
const EAST: readonly Place[] = [
  place(
    [
      [T, 0],
      [2 * T, 0],
      [2 * T, T],
      [T, T],
    ],
    [2 * T, T],
    0,
  ),
  place(
    [
      [T, 0],
      [T, T],
      [0, 0],
    ],
    [T, T],
    0,
  ),
  place(
    [
      [0, T],
      [0, 0],
      [T, T],
    ],
    [T, T],
    0,
  ),
  place(
    [
      [0, T],
      [T, T],
      [T, 2 * T],
      [0, 2 * T],
    ],
    [T, 2 * T],
    0,
  ),
  place(
    [
      [0, 2 * T],
      [T, 2 * T],
      [0, 1],
    ],
    [T, 2 * T],
    0,
  ),
  place(
    [
      [T, 1],
      [0, 1],
      [T, 2 * T],
    ],
    [T, 2 * T],
    0,
  ),
  place(
    [
      [T, 2 * T],
      [2 * T, 2 * T],
      [2 * T, 1],
      [T, 1],
    ],
    [2 * T, 2 * T],
    0,
  ),
  place(
    [
      [2 * T, 1],
      [2 * T, 2 * T],
      [1, 1],
    ],
    [2 * T, 2 * T],
    0,
  ),
  place(
    [
      [1, 2 * T],
      [1, 1],
      [2 * T, 2 * T],
    ],
    [2 * T, 2 * T],
    0,
  ),
  place(
    [
      [2 * T, T],
      [1, T],
      [1, 2 * T],
      [2 * T, 2 * T],
    ],
    [2 * T, 2 * T],
    0,
  ),
  place(
    [
      [1, T],
      [2 * T, T],
      [1, 0],
    ],
    [2 * T, T],
    0,
  ),
  place(
    [
      [2 * T, 0],
      [1, 0],
      [2 * T, T],
    ],
    [2 * T, T],
    0,
  ),
];

export const PLACES: Readonly<Record<ChartStyle, readonly Place[]>> = { north: NORTH, south: SOUTH, east: EAST };

const line = (x1: number, y1: number, x2: number, y2: number): Segment => ({ from: at(x1, y1), to: at(x2, y2) });
const FRAME = [line(0, 0, 1, 0), line(1, 0, 1, 1), line(1, 1, 0, 1), line(0, 1, 0, 0)];

export const LINES: Readonly<Record<ChartStyle, readonly Segment[]>> = {
  north: [
    ...FRAME,
    line(0, 0, 1, 1),
    line(1, 0, 0, 1),
    line(H, 0, 0, H),
    line(0, H, H, 1),
    line(H, 1, 1, H),
    line(1, H, H, 0),
  ],
  south: [
    ...FRAME,
    line(0, Q, 1, Q),
    line(0, 3 * Q, 1, 3 * Q),
    line(Q, 0, Q, 1),
    line(3 * Q, 0, 3 * Q, 1),
    line(0, H, Q, H),
    line(3 * Q, H, 1, H),
    line(H, 0, H, Q),
    line(H, 3 * Q, H, 1),
  ],
  east: [
    ...FRAME,
    line(0, T, 1, T),
    line(0, 2 * T, 1, 2 * T),
    line(T, 0, T, 1),
    line(2 * T, 0, 2 * T, 1),
    line(0, 0, T, T),
    line(1, 0, 2 * T, T),
    line(0, 1, T, 2 * T),
    line(1, 1, 2 * T, 2 * T),
  ],
};

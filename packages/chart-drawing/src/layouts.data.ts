import type { ChartStyle, Point, Polygon, Segment } from "./types.ts";

/** One house of a chart on a unit square: its outline, and the corner that holds the sign's number. */
export interface HouseLayout {
  readonly polygon: Polygon;
  readonly numberCorner: Point;
  /** The stroke that cuts the corner of the lagna's cell, by its two end points; null in the North chart. */
  readonly stroke: Segment | null;
}

const at = (x: number, y: number): Point => ({ x, y });
const HALF = 1 / 2;
const QUARTER = 1 / 4;
const THIRD = 1 / 3;

function createHouseLayout(
  corners: readonly (readonly [number, number])[],
  number: readonly [number, number],
  strokeCorner?: number,
): HouseLayout {
  const polygon = corners.map(([x, y]) => at(x, y));
  return {
    polygon,
    numberCorner: at(...number),
    stroke: strokeCorner === undefined ? null : computeCornerCut(polygon, strokeCorner),
  };
}

/** A short line across a corner, starting and ending 0.05 of the chart size from it. */
function computeCornerCut(polygon: Polygon, corner: number): Segment {
  const cornerPoint = polygon[corner] as Point;
  const towards = (other: Point): Point => {
    const length = Math.hypot(other.x - cornerPoint.x, other.y - cornerPoint.y);
    return at(
      cornerPoint.x + ((other.x - cornerPoint.x) / length) * 0.05,
      cornerPoint.y + ((other.y - cornerPoint.y) / length) * 0.05,
    );
  };
  const count = polygon.length;
  return {
    from: towards(polygon[(corner + count - 1) % count] as Point),
    to: towards(polygon[(corner + 1) % count] as Point),
  };
}

/**
 * By house, 1 first: the upper middle rhombus, then counter-clockwise. Numbers are at the corner nearest the middle.
 */
const NORTH: readonly HouseLayout[] = [
  createHouseLayout(
    [
      [HALF, 0],
      [3 * QUARTER, QUARTER],
      [HALF, HALF],
      [QUARTER, QUARTER],
    ],
    [HALF, HALF],
  ),
  createHouseLayout(
    [
      [0, 0],
      [HALF, 0],
      [QUARTER, QUARTER],
    ],
    [QUARTER, QUARTER],
  ),
  createHouseLayout(
    [
      [0, 0],
      [QUARTER, QUARTER],
      [0, HALF],
    ],
    [QUARTER, QUARTER],
  ),
  createHouseLayout(
    [
      [0, HALF],
      [QUARTER, QUARTER],
      [HALF, HALF],
      [QUARTER, 3 * QUARTER],
    ],
    [HALF, HALF],
  ),
  createHouseLayout(
    [
      [0, HALF],
      [QUARTER, 3 * QUARTER],
      [0, 1],
    ],
    [QUARTER, 3 * QUARTER],
  ),
  createHouseLayout(
    [
      [0, 1],
      [QUARTER, 3 * QUARTER],
      [HALF, 1],
    ],
    [QUARTER, 3 * QUARTER],
  ),
  createHouseLayout(
    [
      [HALF, 1],
      [QUARTER, 3 * QUARTER],
      [HALF, HALF],
      [3 * QUARTER, 3 * QUARTER],
    ],
    [HALF, HALF],
  ),
  createHouseLayout(
    [
      [HALF, 1],
      [3 * QUARTER, 3 * QUARTER],
      [1, 1],
    ],
    [3 * QUARTER, 3 * QUARTER],
  ),
  createHouseLayout(
    [
      [1, 1],
      [3 * QUARTER, 3 * QUARTER],
      [1, HALF],
    ],
    [3 * QUARTER, 3 * QUARTER],
  ),
  createHouseLayout(
    [
      [1, HALF],
      [3 * QUARTER, 3 * QUARTER],
      [HALF, HALF],
      [3 * QUARTER, QUARTER],
    ],
    [HALF, HALF],
  ),
  createHouseLayout(
    [
      [1, HALF],
      [3 * QUARTER, QUARTER],
      [1, 0],
    ],
    [3 * QUARTER, QUARTER],
  ),
  createHouseLayout(
    [
      [1, 0],
      [3 * QUARTER, QUARTER],
      [HALF, 0],
    ],
    [3 * QUARTER, QUARTER],
  ),
];

const createSquareLayout = (column: number, row: number): HouseLayout => {
  const [x, y] = [column * QUARTER, row * QUARTER];
  return createHouseLayout(
    [
      [x, y],
      [x + QUARTER, y],
      [x + QUARTER, y + QUARTER],
      [x, y + QUARTER],
    ],
    [x + QUARTER, y],
    0,
  );
};

/** By sign, Aries first: Pisces is upper left, and signs run clockwise around the outer twelve of sixteen cells. */
const SOUTH: readonly HouseLayout[] = [
  createSquareLayout(1, 0),
  createSquareLayout(2, 0),
  createSquareLayout(3, 0),
  createSquareLayout(3, 1),
  createSquareLayout(3, 2),
  createSquareLayout(3, 3),
  createSquareLayout(2, 3),
  createSquareLayout(1, 3),
  createSquareLayout(0, 3),
  createSquareLayout(0, 2),
  createSquareLayout(0, 1),
  createSquareLayout(0, 0),
];

/** By sign, Aries first in the upper middle, then counter-clockwise; the corner cells are halved by the diagonals. */
const EAST: readonly HouseLayout[] = [
  createHouseLayout(
    [
      [THIRD, 0],
      [2 * THIRD, 0],
      [2 * THIRD, THIRD],
      [THIRD, THIRD],
    ],
    [2 * THIRD, THIRD],
    0,
  ),
  createHouseLayout(
    [
      [THIRD, 0],
      [THIRD, THIRD],
      [0, 0],
    ],
    [THIRD, THIRD],
    0,
  ),
  createHouseLayout(
    [
      [0, THIRD],
      [0, 0],
      [THIRD, THIRD],
    ],
    [THIRD, THIRD],
    0,
  ),
  createHouseLayout(
    [
      [0, THIRD],
      [THIRD, THIRD],
      [THIRD, 2 * THIRD],
      [0, 2 * THIRD],
    ],
    [THIRD, 2 * THIRD],
    0,
  ),
  createHouseLayout(
    [
      [0, 2 * THIRD],
      [THIRD, 2 * THIRD],
      [0, 1],
    ],
    [THIRD, 2 * THIRD],
    0,
  ),
  createHouseLayout(
    [
      [THIRD, 1],
      [0, 1],
      [THIRD, 2 * THIRD],
    ],
    [THIRD, 2 * THIRD],
    0,
  ),
  createHouseLayout(
    [
      [THIRD, 2 * THIRD],
      [2 * THIRD, 2 * THIRD],
      [2 * THIRD, 1],
      [THIRD, 1],
    ],
    [2 * THIRD, 2 * THIRD],
    0,
  ),
  createHouseLayout(
    [
      [2 * THIRD, 1],
      [2 * THIRD, 2 * THIRD],
      [1, 1],
    ],
    [2 * THIRD, 2 * THIRD],
    0,
  ),
  createHouseLayout(
    [
      [1, 2 * THIRD],
      [1, 1],
      [2 * THIRD, 2 * THIRD],
    ],
    [2 * THIRD, 2 * THIRD],
    0,
  ),
  createHouseLayout(
    [
      [2 * THIRD, THIRD],
      [1, THIRD],
      [1, 2 * THIRD],
      [2 * THIRD, 2 * THIRD],
    ],
    [2 * THIRD, 2 * THIRD],
    0,
  ),
  createHouseLayout(
    [
      [1, THIRD],
      [2 * THIRD, THIRD],
      [1, 0],
    ],
    [2 * THIRD, THIRD],
    0,
  ),
  createHouseLayout(
    [
      [2 * THIRD, 0],
      [1, 0],
      [2 * THIRD, THIRD],
    ],
    [2 * THIRD, THIRD],
    0,
  ),
];

export const HOUSE_LAYOUTS: Readonly<Record<ChartStyle, readonly HouseLayout[]>> = {
  north: NORTH,
  south: SOUTH,
  east: EAST,
};

const createSegment = (x1: number, y1: number, x2: number, y2: number): Segment => ({
  from: at(x1, y1),
  to: at(x2, y2),
});
const FRAME = [
  createSegment(0, 0, 1, 0),
  createSegment(1, 0, 1, 1),
  createSegment(1, 1, 0, 1),
  createSegment(0, 1, 0, 0),
];

export const CHART_LINES: Readonly<Record<ChartStyle, readonly Segment[]>> = {
  north: [
    ...FRAME,
    createSegment(0, 0, 1, 1),
    createSegment(1, 0, 0, 1),
    createSegment(HALF, 0, 0, HALF),
    createSegment(0, HALF, HALF, 1),
    createSegment(HALF, 1, 1, HALF),
    createSegment(1, HALF, HALF, 0),
  ],
  south: [
    ...FRAME,
    createSegment(0, QUARTER, 1, QUARTER),
    createSegment(0, 3 * QUARTER, 1, 3 * QUARTER),
    createSegment(QUARTER, 0, QUARTER, 1),
    createSegment(3 * QUARTER, 0, 3 * QUARTER, 1),
    createSegment(0, HALF, QUARTER, HALF),
    createSegment(3 * QUARTER, HALF, 1, HALF),
    createSegment(HALF, 0, HALF, QUARTER),
    createSegment(HALF, 3 * QUARTER, HALF, 1),
  ],
  east: [
    ...FRAME,
    createSegment(0, THIRD, 1, THIRD),
    createSegment(0, 2 * THIRD, 1, 2 * THIRD),
    createSegment(THIRD, 0, THIRD, 1),
    createSegment(2 * THIRD, 0, 2 * THIRD, 1),
    createSegment(0, 0, THIRD, THIRD),
    createSegment(1, 0, 2 * THIRD, THIRD),
    createSegment(0, 1, THIRD, 2 * THIRD),
    createSegment(1, 1, 2 * THIRD, 2 * THIRD),
  ],
};

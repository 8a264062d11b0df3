import type { Box, Point, Polygon, Segment } from "./types.ts";

/**
 * The inner side of one edge: a·x + b·y ≥ c. (a, b) has length one, so that changing c moves the edge by that distance.
 */
interface HalfPlane {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

export function computeHalfPlanes(polygon: Polygon): HalfPlane[] {
  const turn = Math.sign(computeSignedArea(polygon));
  return listEdges(polygon).map(({ from, to }) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const a = (-turn * (to.y - from.y)) / length;
    const b = (turn * (to.x - from.x)) / length;
    return { a, b, c: a * from.x + b * from.y };
  });
}

export function listEdges(polygon: Polygon): Segment[] {
  return polygon.map((from, index) => ({ from, to: polygon[(index + 1) % polygon.length] as Point }));
}

function computeSignedArea(polygon: Polygon): number {
  return listEdges(polygon).reduce((sum, { from, to }) => sum + from.x * to.y - to.x * from.y, 0) / 2;
}

/** The centre of mass. */
export function computeCentroid(polygon: Polygon): Point {
  const area = computeSignedArea(polygon);
  let x = 0;
  let y = 0;
  for (const { from, to } of listEdges(polygon)) {
    const cross = from.x * to.y - to.x * from.y;
    x += (from.x + to.x) * cross;
    y += (from.y + to.y) * cross;
  }
  return { x: x / (6 * area), y: y / (6 * area) };
}

/** Whether the whole box is inside, at least `margin` from every edge. */
export function isBoxInside(planes: readonly HalfPlane[], box: Box, margin: number): boolean {
  const corners = [
    [box.x, box.y],
    [box.x + box.width, box.y],
    [box.x, box.y + box.height],
    [box.x + box.width, box.y + box.height],
  ] as const;
  return planes.every(({ a, b, c }) => corners.every(([x, y]) => a * x + b * y >= c + margin - 1e-9));
}

/**
 * The x-interval in which a strip from `top` to `bottom` is at least `margin` from every edge; null if there is none.
 */
export function findStripInside(
  planes: readonly HalfPlane[],
  top: number,
  bottom: number,
  margin: number,
): readonly [number, number] | null {
  let left = -Infinity;
  let right = Infinity;
  for (const { a, b, c } of planes) {
    for (const y of [top, bottom]) {
      const rest = c + margin - b * y;
      if (Math.abs(a) < 1e-12) {
        if (rest > 1e-9) return null;
      } else if (a > 0) left = Math.max(left, rest / a);
      else right = Math.min(right, rest / a);
    }
  }
  return right > left ? [left, right] : null;
}

export function boxesOverlap(first: Box, second: Box): boolean {
  return (
    first.x < second.x + second.width &&
    second.x < first.x + first.width &&
    first.y < second.y + second.height &&
    second.y < first.y + first.height
  );
}

export function getBoxCenter(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function createBoxAround(center: Point, width: number, height: number): Box {
  return { x: center.x - width / 2, y: center.y - height / 2, width, height };
}

/**
 * The box closest to a corner, on the line from the corner to the middle, that is at least `margin` from every edge.
 */
export function placeBoxNearCorner(
  polygon: Polygon,
  corner: Point,
  size: { width: number; height: number },
  margin: number,
): Box {
  const middle = computeCentroid(polygon);
  const planes = computeHalfPlanes(polygon);
  const steps = 200;
  const firstShare = computeFirstShare(planes, { from: corner, to: middle }, size, margin);
  for (let step = Math.max(0, Math.floor(firstShare * steps) - 1); step <= steps; step += 1) {
    const share = step / steps;
    const center = { x: corner.x + (middle.x - corner.x) * share, y: corner.y + (middle.y - corner.y) * share };
    const box = createBoxAround(center, size.width, size.height);
    if (isBoxInside(planes, box, margin)) return box;
  }
  throw new RangeError(`a box of ${size.width} × ${size.height} does not fit the cell`);
}

/** The share of the way before which the box is too close to an edge that it moves away from. */
function computeFirstShare(
  planes: readonly HalfPlane[],
  { from, to }: Segment,
  { width, height }: { width: number; height: number },
  margin: number,
): number {
  let first = 0;
  for (const { a, b, c } of planes) {
    const distance = a * from.x + b * from.y - c - (Math.abs(a) * width + Math.abs(b) * height) / 2;
    const gain = a * (to.x - from.x) + b * (to.y - from.y);
    if (gain > 1e-9) first = Math.max(first, (margin - distance) / gain);
  }
  return Math.min(first, 1);
}

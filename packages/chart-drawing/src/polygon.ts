import type { Box, Point, Polygon, Segment } from "./types.ts";

/** The inner side of one edge: a·x + b·y ≥ c, with (a, b) of length one, so that c is moved by a distance. */
interface HalfPlane {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

export function halfPlanes(polygon: Polygon): HalfPlane[] {
  const turn = Math.sign(signedArea(polygon));
  return edges(polygon).map(({ from, to }) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const a = (-turn * (to.y - from.y)) / length;
    const b = (turn * (to.x - from.x)) / length;
    return { a, b, c: a * from.x + b * from.y };
  });
}

export function edges(polygon: Polygon): Segment[] {
  return polygon.map((from, index) => ({ from, to: polygon[(index + 1) % polygon.length] as Point }));
}

function signedArea(polygon: Polygon): number {
  return edges(polygon).reduce((sum, { from, to }) => sum + from.x * to.y - to.x * from.y, 0) / 2;
}

/** The centre of mass. */
export function centroid(polygon: Polygon): Point {
  const area = signedArea(polygon);
  let x = 0;
  let y = 0;
  for (const { from, to } of edges(polygon)) {
    const cross = from.x * to.y - to.x * from.y;
    x += (from.x + to.x) * cross;
    y += (from.y + to.y) * cross;
  }
  return { x: x / (6 * area), y: y / (6 * area) };
}

/** Whether the whole box is inside, at least `margin` from every edge. */
export function boxInside(polygon: Polygon, box: Box, margin: number): boolean {
  const corners = [
    [box.x, box.y],
    [box.x + box.width, box.y],
    [box.x, box.y + box.height],
    [box.x + box.width, box.y + box.height],
  ] as const;
  return halfPlanes(polygon).every(({ a, b, c }) => corners.every(([x, y]) => a * x + b * y >= c + margin - 1e-9));
}

/** The x-interval in which a strip from `top` to `bottom` keeps `margin` from every edge; null where there is none. */
export function stripInside(
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

export function boxesOverlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

export function boxCenter(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function boxAround(center: Point, width: number, height: number): Box {
  return { x: center.x - width / 2, y: center.y - height / 2, width, height };
}

/** The box nearest to a corner, on the way from there to the middle, that keeps `margin` from every edge. */
export function boxNearCorner(
  polygon: Polygon,
  corner: Point,
  size: { width: number; height: number },
  margin: number,
): Box {
  const middle = centroid(polygon);
  const steps = 200;
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps;
    const center = { x: corner.x + (middle.x - corner.x) * share, y: corner.y + (middle.y - corner.y) * share };
    const box = boxAround(center, size.width, size.height);
    if (boxInside(polygon, box, margin)) return box;
  }
  throw new RangeError(`a box of ${size.width} × ${size.height} does not fit the cell`);
}

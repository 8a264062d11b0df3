import type { Graha } from "@lagna/terms";
import type { RingDrawing } from "./ring-types.ts";
import type { BodyLabel, Box, ChartDrawing, Point, Segment } from "./types.ts";

export interface AspectLine extends Segment {
  readonly house: number;
}

/**
 * Lines from a graha's label to the middle of each house it aspects. They start at the edge of the label, so that it
 * stays readable.
 * Empty if the graha is not in the drawing.
 */
export function computeAspectLines(drawing: ChartDrawing, from: Graha, houses: readonly number[]): AspectLine[] {
  const label = findBody(drawing, from);
  if (!label) return [];
  return houses.flatMap((house) => {
    const cell = drawing.cells[house - 1];
    return cell ? [{ house, from: findBoxExitPoint(label.box, cell.center), to: cell.center }] : [];
  });
}

/** The same for a graha of the outer ring: from its dot into the chart inside, in the units of the ring. */
export function computeRingAspectLines(
  ring: RingDrawing,
  inside: ChartDrawing,
  from: Graha,
  houses: readonly number[],
): AspectLine[] {
  const label = ring.grahas.find(({ id }) => id === from);
  if (!label) return [];
  const scale = ring.chart.width / inside.size;
  return houses.flatMap((house) => {
    const cell = inside.cells[house - 1];
    if (!cell) return [];
    const to = { x: ring.chart.x + cell.center.x * scale, y: ring.chart.y + cell.center.y * scale };
    return [{ house, from: label.dot, to }];
  });
}

export function findBody(drawing: ChartDrawing, id: BodyLabel["id"]): BodyLabel | undefined {
  return drawing.cells.flatMap((cell) => cell.bodies).find((body) => body.id === id);
}

/** The point at which the line from the middle of a box to a point outside crosses the box's edge. */
function findBoxExitPoint(box: Box, target: Point): Point {
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  const [dx, dy] = [target.x - cx, target.y - cy];
  const share = Math.min(box.width / 2 / Math.abs(dx), box.height / 2 / Math.abs(dy), 1);
  return { x: cx + dx * share, y: cy + dy * share };
}

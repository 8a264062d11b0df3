import type { Graha } from "@lagna/terms";
import type { RingDrawing } from "./ring-types.ts";
import type { BodyLabel, Box, ChartDrawing, Point, Segment } from "./types.ts";

export interface AspectLine extends Segment {
  readonly house: number;
}

/**
 * Fine lines from a graha's label to the middle of each house it aspects; they begin at the label's edge, so that it stays readable.
 * Empty where the graha is not in the drawing.
 */
export function aspectLines(drawing: ChartDrawing, from: Graha, houses: readonly number[]): AspectLine[] {
  const label = findBody(drawing, from);
  if (!label) return [];
  return houses.flatMap((house) => {
    const cell = drawing.cells[house - 1];
    return cell ? [{ house, from: edgeTowards(label.box, cell.center), to: cell.center }] : [];
  });
}

/** The same from a graha of the frame: from its dot into the chart inside, in the frame's own units. */
export function ringAspects(
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

/** Where the line from the middle of a box to a point outside leaves the box. */
function edgeTowards(box: Box, target: Point): Point {
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  const [dx, dy] = [target.x - cx, target.y - cy];
  const share = Math.min(box.width / 2 / Math.abs(dx), box.height / 2 / Math.abs(dy), 1);
  return { x: cx + dx * share, y: cy + dy * share };
}

import { boxesOverlap, computeCentroid, computeHalfPlanes, findStripInside } from "./polygon.ts";
import type { Box, Point, Polygon } from "./types.ts";

export interface PackingInput {
  readonly polygon: Polygon;
  /** Boxes already occupied in the cell. */
  readonly taken: readonly Box[];
  /** Widths of the labels, in reading order. */
  readonly widths: readonly number[];
  readonly lineHeight: number;
  /** Between labels of one row, and (a quarter of it) between rows. */
  readonly gap: number;
  readonly margin: number;
}

interface Row {
  readonly y: number;
  readonly left: number;
  readonly right: number;
}

/**
 * Places labels in rows inside a convex cell, around its middle: with as few rows as possible, as high as possible, and
 * with rows filled evenly. Every box keeps `margin` from the edges and `gap` from its neighbours in the row. Null if
 * they do not fit.
 */
export function packLabels(packing: PackingInput): Box[] | null {
  const { polygon, widths, lineHeight, margin } = packing;
  if (widths.length === 0) return [];
  const anchor = computeCentroid(polygon);
  const ys = polygon.map((corner) => corner.y);
  const [top, bottom] = [Math.min(...ys) + margin, Math.max(...ys) - margin];
  const planes = computeHalfPlanes(polygon);
  let best: { cost: number; boxes: Box[] } | null = null;
  for (let count = 1; count <= widths.length; count += 1) {
    const height = count * getRowPitch(packing) - packing.gap / 4;
    const room = bottom - top - height;
    if (room < 0) break;
    const steps = Math.max(1, Math.ceil(room / (lineHeight / 6)));
    // The nearest to the middle first: the others are tried only while they could be better.
    const places = Array.from({ length: steps + 1 }, (_, step) => {
      const first = top + (room * step) / steps;
      return { first, off: Math.abs(first + height / 2 - anchor.y) / lineHeight };
    }).sort((one, other) => one.off - other.off);
    for (const { first, off } of places) {
      const leastCost = off * 0.35 + count * 0.12;
      if (best && leastCost >= best.cost) break;
      const rows = findRows(packing, planes, first, count);
      const divided = rows && divideIntoRows(rows, packing, anchor);
      if (!rows || !divided) continue;
      const cost = divided.cost + leastCost;
      if (!best || cost < best.cost) best = { cost, boxes: placeRows(rows, divided.lengths, packing, anchor) };
    }
  }
  return best?.boxes ?? null;
}

const getRowPitch = ({ lineHeight, gap }: PackingInput): number => lineHeight + gap / 4;

function findRows(
  packing: PackingInput,
  planes: ReturnType<typeof computeHalfPlanes>,
  first: number,
  count: number,
): Row[] | null {
  const rows: Row[] = [];
  for (let index = 0; index < count; index += 1) {
    const y = first + index * getRowPitch(packing);
    const strip = findStripInside(planes, y, y + packing.lineHeight, packing.margin);
    if (!strip) return null;
    const free = findWidestFreeInterval(strip, y, packing);
    if (!free) return null;
    rows.push({ y, left: free[0], right: free[1] });
  }
  return rows;
}

/** The widest part of a horizontal strip that no occupied box overlaps. */
function findWidestFreeInterval(
  strip: readonly [number, number],
  y: number,
  { taken, lineHeight, gap }: PackingInput,
): readonly [number, number] | null {
  const row: Box = { x: strip[0], y, width: strip[1] - strip[0], height: lineHeight };
  const blocks = taken.filter((box) => boxesOverlap(box, row)).sort((first, second) => first.x - second.x);
  let widest: readonly [number, number] | null = null;
  let left = strip[0];
  for (const right of [...blocks.map((box) => box.x - gap), strip[1]]) {
    if (right > left && (!widest || right - left > widest[1] - widest[0])) widest = [left, right];
    const block = blocks.shift();
    if (block) left = Math.max(left, block.x + block.width + gap);
  }
  return widest;
}

/** The number of labels in each row; every row has at least one. */
function divideIntoRows(
  rows: readonly Row[],
  packing: PackingInput,
  anchor: Point,
): { cost: number; lengths: number[] } | null {
  const { widths } = packing;
  // best[i]: the cheapest way to place the first i labels in the rows so far.
  let best: ({ cost: number; lengths: number[] } | null)[] = [{ cost: 0, lengths: [] }, ...widths.map(() => null)];
  for (const row of rows) {
    const next: typeof best = best.map(() => null);
    for (let end = 1; end <= widths.length; end += 1) {
      for (let start = end - 1; start >= 0; start -= 1) {
        const used = measureRowWidth(widths.slice(start, end), packing.gap);
        const room = row.right - row.left;
        if (used > room) break;
        const before = best[start];
        if (!before) continue;
        const shift = Math.abs(computeRowStart(row, used, anchor) + used / 2 - anchor.x) / packing.lineHeight;
        const cost = before.cost + (used / room) ** 2 + shift * 0.1;
        const known = next[end];
        if (!known || cost < known.cost) next[end] = { cost, lengths: [...before.lengths, end - start] };
      }
    }
    best = next;
  }
  return best[widths.length] ?? null;
}

function measureRowWidth(widths: readonly number[], gap: number): number {
  return widths.reduce((sum, width) => sum + width, 0) + gap * (widths.length - 1);
}

/** As close to centred on the anchor as the row allows. */
function computeRowStart(row: Row, used: number, anchor: Point): number {
  return Math.min(Math.max(anchor.x - used / 2, row.left), row.right - used);
}

function placeRows(rows: readonly Row[], lengths: readonly number[], packing: PackingInput, anchor: Point): Box[] {
  const boxes: Box[] = [];
  rows.forEach((row, index) => {
    const widths = packing.widths.slice(boxes.length, boxes.length + (lengths[index] as number));
    let x = computeRowStart(row, measureRowWidth(widths, packing.gap), anchor);
    for (const width of widths) {
      boxes.push({ x, y: row.y, width, height: packing.lineHeight });
      x += width + packing.gap;
    }
  });
  return boxes;
}

import { RASHIS } from "@lagna/terms";
import { LINES, PLACES, type Place } from "./layouts.data.ts";
import { type Body, bodyLabels, bodiesOf } from "./labels.ts";
import { boxCenter, boxNearCorner, centroid } from "./polygon.ts";
import { lineMetrics, textWidth } from "./text-metrics.ts";
import type { Box, ChartCell, ChartDrawing, ChartInput, DrawOptions, NumberLabel, Point, Segment } from "./types.ts";

/** Unless told, letters are 12 px at 320 px and grow with the chart, but never shrink below that. */
const fontSizeFor = (size: number): number => Math.max(12, size * 0.034);

/**
 * A chart as shapes and words: a square of `size`, its lines, and twelve cells with their outline (for pointing at and lighting up),
 * sign number and bodies. Houses are whole signs from the lagna, or from the sign given as the first; bodies stand in the order of their degrees, the given order where
 * those are not known. Degrees are whole and rounded down, and dropped for a house that would be too crowded with them.
 *
 * North: house 1 is the upper middle rhombus, counter-clockwise. South: Pisces upper left, clockwise. East: Aries upper middle, counter-clockwise.
 *
 * No label overlaps another, a number or a line, from 320 units up, with labels as wide as `Mo` or `सू` with three marks each.
 * @throws RangeError where a house's labels do not fit even at their smallest (far longer labels, or a far smaller chart of words).
 */
export function drawChart(input: ChartInput, options: DrawOptions): ChartDrawing {
  const { style, size = 320, content = "text" } = options;
  const fontSize = content === "dots" ? size * 0.065 : (options.fontSize ?? fontSizeFor(size));
  const firstIndex = RASHIS.indexOf(input.first ?? input.lagna.sign);
  const cells = RASHIS.map((_, offset) => {
    const signIndex = (firstIndex + offset) % 12;
    const place = PLACES[style][style === "north" ? offset : signIndex] as Place;
    return drawCell(input, options, { place, house: offset + 1, signIndex, size, fontSize, content });
  });
  const stroke = (PLACES[style][style === "north" ? 0 : firstIndex] as Place).stroke;
  return {
    style,
    size,
    fontSize,
    content,
    lines: LINES[style].map((line) => scaleSegment(line, size)),
    cells,
    firstStroke: stroke && scaleSegment(stroke, size),
    middle: middleOf(style, size),
  };
}

/** The share of the width that the houses leave free in the middle. */
const MIDDLE: Readonly<Record<ChartDrawing["style"], number>> = { north: 0, south: 1 / 2, east: 1 / 3 };

function middleOf(style: ChartDrawing["style"], size: number): Box | null {
  const side = MIDDLE[style] * size;
  return side === 0 ? null : { x: (size - side) / 2, y: (size - side) / 2, width: side, height: side };
}

interface CellFrame {
  readonly place: Place;
  readonly house: number;
  /** 0 = Aries. */
  readonly signIndex: number;
  readonly size: number;
  readonly fontSize: number;
  readonly content: "text" | "dots";
}

function drawCell(input: ChartInput, { labels, figures, degrees = true }: DrawOptions, frame: CellFrame): ChartCell {
  const { place, house, signIndex, size, fontSize, content } = frame;
  const sign = RASHIS[signIndex] as ChartCell["sign"];
  const polygon = place.polygon.map((corner) => scale(corner, size));
  const isFirst = house === 1;
  const texts = [labels.sign(signIndex + 1), ...(figures ? [figures[house - 1] ?? ""] : [])];
  const numbers = content === "text" ? drawNumbers(texts, polygon, scale(place.numberCorner, size), fontSize) : [];
  const [signLabel = null, figure = null] = numbers;
  const taken: Box[] = numbers.map(({ box }) => box);
  if (isFirst && place.stroke) taken.push(around(scaleSegment(place.stroke, size), polygon));
  // A thumbnail shows the first house by its lit cell, and has no dot for the lagna.
  const bodies: Body[] = bodiesOf(input, sign, sign === input.lagna.sign && content === "text");
  const cell = { bodies, labels, polygon, taken, fontSize, content, degrees, sign, house };
  const { fit, bodies: drawn } = bodyLabels(cell);
  return { house, sign, polygon, center: centroid(polygon), isFirst, signLabel, figure, bodies: drawn, fit };
}

/** The sign's number, and the house's figure where there is one, side by side in the corner. */
function drawNumbers(
  texts: readonly string[],
  polygon: readonly Point[],
  corner: Point,
  bodySize: number,
): NumberLabel[] {
  const fontSize = bodySize * 0.8;
  const gap = fontSize * 0.35;
  // Numbers have no descenders: a line of their own height keeps them in the corner.
  const height = texts.some((text) => /\p{Script=Devanagari}/u.test(text)) ? fontSize : fontSize * 0.86;
  const widths = texts.map((text) => textWidth(text, fontSize));
  const width = widths.reduce((sum, own) => sum + own + gap, -gap);
  const all = boxNearCorner(polygon, corner, { width, height }, bodySize * 0.25);
  let x = all.x;
  return texts.map((text, index) => {
    const box = { ...all, x, width: widths[index] ?? 0 };
    x += box.width + gap;
    const baseline = box.y + Math.min(lineMetrics(text, fontSize).ascent, height - fontSize * 0.06);
    return { text, box, center: boxCenter(box), baseline, fontSize };
  });
}

/** The box of the corner a stroke cuts off. */
function around({ from, to }: Segment, polygon: readonly Point[]): Box {
  const corner = polygon[0] as Point;
  const xs = [from.x, to.x, corner.x];
  const ys = [from.y, to.y, corner.y];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

const scale = (point: Point, size: number): Point => ({ x: point.x * size, y: point.y * size });
const scaleSegment = ({ from, to }: Segment, size: number): Segment => ({
  from: scale(from, size),
  to: scale(to, size),
});

import { RASHIS } from "@lagna/terms";
import { CHART_LINES, HOUSE_LAYOUTS, type HouseLayout } from "./layouts.data.ts";
import { layoutBodyLabels, listBodies } from "./layout-body-labels.ts";
import { getBoxCenter, placeBoxNearCorner, computeCentroid } from "./polygon.ts";
import { estimateLineMetrics, estimateTextWidth } from "./text-metrics.ts";
import type {
  Box,
  ChartCell,
  ChartCusp,
  ChartDrawing,
  ChartInput,
  DrawOptions,
  NumberLabel,
  Point,
  Segment,
} from "./types.ts";

/** By default, text is 12 px at a chart size of 320 px and grows with the chart, but never gets smaller than 12 px. */
const computeFontSize = (size: number): number => Math.max(12, size * 0.034);

/**
 * Lays out a chart as shapes and labels: a square of `size`, its lines, and twelve cells with outline (for hit testing
 * and highlighting), sign number and bodies. Houses are whole signs from the lagna, or from `first` if given. Bodies
 * are sorted by degree, or keep the given order if degrees are unknown. Degrees are rounded down to whole numbers, and
 * left out in a house that would be too crowded with them.
 *
 * North: house 1 is the upper middle rhombus, counter-clockwise. South: Pisces upper left, clockwise. East: Aries upper
 * middle, counter-clockwise.
 *
 * From 320 units up, no label overlaps another label, a number or a line, as long as labels are no wider than `Mo` or
 * `सू` with three marks each.
 * @throws RangeError if a house's labels do not fit even at their smallest size (much longer labels, or a much smaller
 * chart with text).
 */
export function drawChart(input: ChartInput, options: DrawOptions): ChartDrawing {
  const { style, size = 320, content = "text" } = options;
  const fontSize = content === "dots" ? size * 0.065 : (options.fontSize ?? computeFontSize(size));
  const firstIndex = RASHIS.indexOf(input.first ?? input.lagna.sign);
  const cells = RASHIS.map((_, offset) => {
    // In a North chart of cusps a place is a house, in every other chart a sign.
    const cusp = style === "north" ? input.cusps?.[offset] : undefined;
    const signIndex = cusp ? RASHIS.indexOf(cusp.sign) : (firstIndex + offset) % 12;
    const place = HOUSE_LAYOUTS[style][style === "north" ? offset : signIndex] as HouseLayout;
    return drawCell(input, options, { place, house: offset + 1, cusp, signIndex, size, fontSize, content });
  });
  const stroke = (HOUSE_LAYOUTS[style][style === "north" ? 0 : firstIndex] as HouseLayout).stroke;
  return {
    style,
    size,
    fontSize,
    content,
    lines: CHART_LINES[style].map((line) => scaleSegment(line, size)),
    cells,
    firstHouseStroke: stroke && scaleSegment(stroke, size),
    middle: computeMiddleBox(style, size),
  };
}

/** The share of the chart's width that the houses leave free in the middle. */
const MIDDLE: Readonly<Record<ChartDrawing["style"], number>> = { north: 0, south: 1 / 2, east: 1 / 3 };

function computeMiddleBox(style: ChartDrawing["style"], size: number): Box | null {
  const side = MIDDLE[style] * size;
  return side === 0 ? null : { x: (size - side) / 2, y: (size - side) / 2, width: side, height: side };
}

interface CellFrame {
  readonly place: HouseLayout;
  readonly house: number;
  /** Where the house of this place begins, if the places are not signs. */
  readonly cusp: ChartCusp | undefined;
  /** 0 = Aries. */
  readonly signIndex: number;
  readonly size: number;
  readonly fontSize: number;
  readonly content: "text" | "dots";
}

function drawCell(input: ChartInput, { labels, figures, degrees = true }: DrawOptions, frame: CellFrame): ChartCell {
  const { place, house, cusp, signIndex, size, fontSize, content } = frame;
  const sign = RASHIS[signIndex] as ChartCell["sign"];
  const polygon = place.polygon.map((corner) => scalePoint(corner, size));
  const isFirst = house === 1;
  const figureText = cusp ? labels.degree(Math.floor(cusp.degree)) : figures && (figures[house - 1] ?? "");
  const texts = [labels.sign(signIndex + 1), ...(figureText === undefined ? [] : [figureText])];
  const numbers = content === "text" ? drawNumbers(texts, polygon, scalePoint(place.numberCorner, size), fontSize) : [];
  const [signLabel = null, figure = null] = numbers;
  const taken: Box[] = numbers.map(({ box }) => box);
  if (isFirst && place.stroke) taken.push(computeStrokeBox(scaleSegment(place.stroke, size), polygon));
  // A thumbnail marks the first house by highlighting its cell, and has no dot for the lagna.
  const hasLagna = content === "text" && (cusp ? isFirst : sign === input.lagna.sign);
  const bodies = listBodies(input, (graha) => (cusp ? graha.bhava === house : graha.sign === sign), hasLagna);
  const cusps = cusp || content === "dots" ? [] : listCuspsInSign(input, sign);
  const cell = { bodies, cusps, labels, polygon, taken, fontSize, content, degrees, sign, house };
  const drawn = layoutBodyLabels(cell);
  return { house, sign, polygon, center: computeCentroid(polygon), isFirst, signLabel, figure, ...drawn };
}

/** The cusps in a sign besides the first, which is drawn as the lagna. */
const listCuspsInSign = ({ cusps = [] }: ChartInput, sign: ChartCell["sign"]) =>
  cusps.flatMap((cusp, index) => (index > 0 && cusp.sign === sign ? [{ house: index + 1, degree: cusp.degree }] : []));

/** The sign's number, and the house's figure if there is one, side by side in the corner. */
function drawNumbers(
  texts: readonly string[],
  polygon: readonly Point[],
  corner: Point,
  bodySize: number,
): NumberLabel[] {
  const fontSize = bodySize * 0.8;
  const gap = fontSize * 0.35;
  // Numbers have no descenders: with a line height without descent they stay in the corner.
  const height = texts.some((text) => /\p{Script=Devanagari}/u.test(text)) ? fontSize : fontSize * 0.86;
  const widths = texts.map((text) => estimateTextWidth(text, fontSize));
  const width = widths.reduce((sum, own) => sum + own + gap, -gap);
  const all = placeBoxNearCorner(polygon, corner, { width, height }, bodySize * 0.25);
  let x = all.x;
  return texts.map((text, index) => {
    const box = { ...all, x, width: widths[index] ?? 0 };
    x += box.width + gap;
    const baseline = box.y + Math.min(estimateLineMetrics(text, fontSize).ascent, height - fontSize * 0.06);
    return { text, box, center: getBoxCenter(box), baseline, fontSize };
  });
}

/** The bounding box of the corner that the stroke cuts off. */
function computeStrokeBox({ from, to }: Segment, polygon: readonly Point[]): Box {
  const corner = polygon[0] as Point;
  const xs = [from.x, to.x, corner.x];
  const ys = [from.y, to.y, corner.y];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

const scalePoint = (point: Point, size: number): Point => ({ x: point.x * size, y: point.y * size });
const scaleSegment = ({ from, to }: Segment, size: number): Segment => ({
  from: scalePoint(from, size),
  to: scalePoint(to, size),
});

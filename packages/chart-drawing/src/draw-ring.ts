import { RASHIS, type Rashi } from "@lagna/terms";
import { buildLabelParts, measurePartsWidth } from "./layout-body-labels.ts";
import {
  OUTWARD_NORMALS,
  createOutwardSegment,
  computePerimeterPosition,
  toPerimeterPoint,
  type EdgeInterval,
  computeEdgeIntervals,
} from "./perimeter.ts";
import { getBoxCenter, boxesOverlap } from "./polygon.ts";
import type { RingDrawing, RingGraha, RingInput, RingLabel, RingOptions, RingText } from "./ring-types.ts";
import { distributeLabels } from "./distribute-labels.ts";
import { estimateLineMetrics, estimateTextWidth } from "./text-metrics.ts";
import type { Box, LabelPart, Point, Segment } from "./types.ts";

/** Lengths of the ticks for degrees, drawn outwards from the chart's outline. */
const TICK = { degree: 3.6, five: 5.8, ten: 8 } as const;
/** On smaller charts, one tick per degree would be too dense to distinguish. */
const FINE_TICKS_FROM_PX = 400;

/**
 * The transit sky as a ring around a birth chart. Each graha is a dot on the chart's outline at its degree, outside the
 * house it transits; its name is beyond the dot, connected by a leader line. A name stays within its own sign's stretch
 * of the ring, and names do not overlap. In a crowded stretch names are placed in two rows and shrink, to less than
 * half size if eight share a sign.
 * @throws RangeError if even those do not fit: a much smaller chart, or much longer names
 */
export function drawRing(input: RingInput, options: RingOptions): RingDrawing {
  const { style, side, depth, fontSize } = options;
  const lagna = RASHIS.indexOf(input.lagna);
  const [width, height] = [side + 2 * depth.x, side + 2 * depth.y];
  const chart: Box = { x: depth.x, y: depth.y, width: side, height: side };
  const toPoint = ({ x, y }: Point): Point => ({ x: depth.x + x * side, y: depth.y + y * side });
  const dotOf = (sign: number, degree: number) =>
    toPoint(toPerimeterPoint(computePerimeterPosition(style, sign, lagna, degree)));
  const stretches = RASHIS.map((_, sign) => computeEdgeIntervals(style, sign, lagna));
  const grahas = RASHIS.flatMap((sign, index) => {
    const within = input.grahas.filter((graha) => graha.sign === sign);
    if (within.length === 0) return [];
    const placed = within.map((graha) => ({ graha, dot: dotOf(index, graha.degree) }));
    const house = ((index - lagna + 12) % 12) + 1;
    return placeSectorLabels(placed, stretches[index] as EdgeInterval[], options).map((label) => ({
      ...label,
      sign,
      house,
    }));
  });
  return {
    width,
    height,
    chart,
    fontSize,
    lines: [
      ...drawFrame(width, height),
      ...RASHIS.map((_, sign) => createOutwardSegment(computePerimeterPosition(style, sign, lagna, 0), toPoint, depth)),
    ],
    ticks: RASHIS.flatMap((_, sign) => drawTicks(sign, lagna, options, toPoint)),
    signs: layoutSignNames(stretches, grahas, options, toPoint),
    grahas,
  };
}

function drawFrame(width: number, height: number): Segment[] {
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  return corners.map((from, index) => ({ from, to: corners[(index + 1) % 4] as Point }));
}

function drawTicks(
  sign: number,
  lagna: number,
  { style, side }: RingOptions,
  toPoint: (unit: Point) => Point,
): Segment[] {
  const step = side < FINE_TICKS_FROM_PX ? 5 : 1;
  return Array.from({ length: 30 / step }, (_, index) => {
    const degree = index * step;
    const place = computePerimeterPosition(style, sign, lagna, degree);
    const length = degree % 10 === 0 ? TICK.ten : degree % 5 === 0 ? TICK.five : TICK.degree;
    const from = toPoint(toPerimeterPoint(place));
    const out = OUTWARD_NORMALS[Math.floor(place) % 4] as Point;
    return { from, to: { x: from.x + out.x * length, y: from.y + out.y * length } };
  });
}

interface PositionedGraha {
  readonly graha: RingGraha;
  readonly dot: Point;
}
type SectorLabel = Omit<RingLabel, "sign" | "house">;

/** The layouts tried in turn to fit names into a stretch: in one row or two, at decreasing sizes. */
const ATTEMPTS = [1, 0.92, 0.84, 0.76, 0.67, 0.58, 0.5, 0.4].flatMap((scale) => [
  { scale, rows: 1 },
  { scale, rows: 2 },
]);

function placeSectorLabels(
  placed: readonly PositionedGraha[],
  stretches: readonly EdgeInterval[],
  options: RingOptions,
): SectorLabel[] {
  for (const { scale, rows } of ATTEMPTS) {
    const labels = stretches.map((stretch) =>
      placeEdgeLabels(
        placed.filter(({ dot }) => isOnEdgeInterval(dot, stretch, stretches, options)),
        stretch,
        { ...options, fontSize: options.fontSize * scale },
        rows,
      ),
    );
    if (labels.every((own) => own !== null)) return labels.flat();
  }
  throw new RangeError(`${placed.length} names do not fit their part of the ring`);
}

/** The corner point itself belongs to the first of two stretches. */
function isOnEdgeInterval(
  dot: Point,
  stretch: EdgeInterval,
  all: readonly EdgeInterval[],
  { side, depth }: RingOptions,
): boolean {
  const unit = { x: (dot.x - depth.x) / side, y: (dot.y - depth.y) / side };
  const off = [unit.y, 1 - unit.x, 1 - unit.y, unit.x];
  return all.find(({ edge }) => Math.abs(off[edge] as number) < 1e-9) === stretch || all.length === 1;
}

/** Distance between a name and the outline: room for the leader, beyond the longest tick if there are fine ticks. */
const computeLeaderLength = ({ side }: Pick<RingOptions, "side">): number =>
  side < FINE_TICKS_FROM_PX ? 4 : TICK.ten + 2;

/** Places names along one stretch of an edge; null if they do not fit in this number of rows. */
function placeEdgeLabels(
  placed: readonly PositionedGraha[],
  stretch: EdgeInterval,
  options: RingOptions,
  rows: number,
): SectorLabel[] | null {
  const { side, depth, fontSize } = options;
  if (placed.length === 0) return [];
  const beside = stretch.edge % 2 === 1;
  const along = ({ dot }: PositionedGraha): number => (beside ? dot.y : dot.x);
  const sorted = placed.toSorted((first, second) => along(first) - along(second));
  const sized = sorted.map((one) => ({ one, ...measureLabel(one.graha, options) }));
  const lineHeight = Math.max(...sized.map(({ height }) => height));
  const gap = beside ? fontSize * 0.08 : fontSize * 0.32;
  const margin = 3;
  const start = beside ? depth.y : depth.x;
  const [from, to] = [start + stretch.from * side + margin, start + stretch.to * side - margin];
  const labels: SectorLabel[] = [];
  let used = computeLeaderLength(options);
  for (let row = 0; row < rows; row += 1) {
    const rowLabels = sized.filter((_, index) => index % rows === row);
    const items = rowLabels.map(({ one, width }) => ({ idealCenter: along(one), width: beside ? lineHeight : width }));
    const middles = distributeLabels(items, gap, from, to);
    const thick = beside ? Math.max(0, ...rowLabels.map(({ width }) => width)) : lineHeight;
    if (!middles || used + thick > (beside ? depth.x : depth.y) - 1) return null;
    rowLabels.forEach(({ one, width, parts, ascent }, index) => {
      const box = createOutsideBox(one.dot, stretch.edge, middles[index] as number, used, {
        width,
        height: lineHeight,
      });
      labels.push(createRingLabel(one, stretch.edge, box, parts, ascent));
    });
    used += thick + fontSize * 0.1;
  }
  return labels;
}

function measureLabel(graha: RingGraha, { labels, fontSize, selectedGraha }: RingOptions) {
  const stepsBack = graha.retrograde && graha.id !== "rahu" && graha.id !== "ketu";
  const body = { id: graha.id, degree: graha.degree, marks: stepsBack ? (["retrograde"] as const) : [] };
  const parts = buildLabelParts(body, labels, fontSize, selectedGraha === graha.id);
  return { parts, width: measurePartsWidth(parts), ...estimateLineMetrics(parts[0]?.text ?? "", fontSize) };
}

/** A box outside an edge, with its middle at a position along the edge and its near side `out` away from it. */
function createOutsideBox(
  dot: Point,
  edge: number,
  middle: number,
  out: number,
  { width, height }: Pick<Box, "width" | "height">,
): Box {
  const far = OUTWARD_NORMALS[edge] as Point;
  const x = edge % 2 === 0 ? middle - width / 2 : far.x > 0 ? dot.x + out : dot.x - out - width;
  const y = edge % 2 === 1 ? middle - height / 2 : far.y > 0 ? dot.y + out : dot.y - out - height;
  return { x, y, width, height };
}

function createRingLabel(
  { graha, dot }: PositionedGraha,
  edge: number,
  box: Box,
  parts: LabelPart[],
  ascent: number,
): SectorLabel {
  const center = getBoxCenter(box);
  const out = OUTWARD_NORMALS[edge] as Point;
  const near = { x: center.x - (out.x * box.width) / 2, y: center.y - (out.y * box.height) / 2 };
  return { id: graha.id, dot, leader: { from: dot, to: near }, box, center, baseline: box.y + ascent, parts };
}

/**
 * Each sign's name along the outer edge of its stretch, next to names of grahas that reach that far; left out if there
 * is no room.
 */
function layoutSignNames(
  stretches: readonly (readonly EdgeInterval[])[],
  grahas: readonly RingLabel[],
  options: RingOptions,
  toPoint: (unit: Point) => Point,
): RingText[] {
  const { signName, side, fontSize } = options;
  if (!signName) return [];
  const size = Math.max(12, fontSize * 0.72);
  return RASHIS.flatMap((sign: Rashi, index) => {
    const text = signName(sign);
    const length = estimateTextWidth(text, size);
    const height = estimateLineMetrics(text, size).height;
    const candidates = (stretches[index] ?? []).flatMap(({ edge, from, to }) => {
      const room = (to - from) * side - length - 8;
      if (room < 0) return [];
      // Tries the middle first, then positions towards either end.
      return [0, -0.25, 0.25, -0.5, 0.5].map((shift) => {
        const middle = (from + to) / 2 + (shift * room) / side;
        const unit = [
          { x: middle, y: 0 },
          { x: 1, y: middle },
          { x: middle, y: 1 },
          { x: 0, y: middle },
        ][edge] as Point;
        return createOuterText({ sign, text, fontSize: size }, edge, toPoint(unit), {
          length,
          height,
          depth: options.depth,
        });
      });
    });
    const free = candidates.find(({ box }) => grahas.every((label) => !boxesOverlap(label.box, box)));
    return free ? [free] : [];
  });
}

function createOuterText(
  { sign, text, fontSize }: Pick<RingText, "sign" | "text" | "fontSize">,
  edge: number,
  at: Point,
  { length, height, depth }: { length: number; height: number; depth: Point },
): RingText {
  const out = OUTWARD_NORMALS[edge] as Point;
  const beside = edge % 2 === 1;
  const center = {
    x: at.x + out.x * (depth.x - height / 2 - 2),
    y: at.y + out.y * (depth.y - height / 2 - 2),
  };
  const [width, tall] = beside ? [height, length] : [length, height];
  const box = { x: center.x - width / 2, y: center.y - tall / 2, width, height: tall };
  return { sign, text, box, center, fontSize, rotation: beside ? (out.x < 0 ? -90 : 90) : 0 };
}

import { RASHIS, type Rashi } from "@lagna/terms";
import { labelParts, partsWidth } from "./labels.ts";
import { OUTWARD, outwards, perimeterOf, pointAt, type Stretch, stretchesOf } from "./perimeter.ts";
import { boxCenter, boxesOverlap } from "./polygon.ts";
import type { RingDrawing, RingGraha, RingInput, RingLabel, RingOptions, RingText } from "./ring-types.ts";
import { spread } from "./spread.ts";
import { lineMetrics, textWidth } from "./text-metrics.ts";
import type { Box, LabelPart, Point, Segment } from "./types.ts";

/** Outwards from the chart's outline, by the degree. */
const TICK = { degree: 3.6, five: 5.8, ten: 8 } as const;
/** A tick a degree is closer than the eye can part where the chart is small. */
const FINE_TICKS_FROM_PX = 400;

/**
 * The sky of a moment as the frame of a birth chart: each graha a dot on the chart's outline where its degree stands, outside the
 * house it crosses, its name beyond the dot and joined to it by a leader. A name stays within its own sign's stretch of the frame, and
 * none overlaps another; where a stretch is crowded, names stand in two rows and shrink, to less than half where eight share a sign.
 * @throws RangeError where even those do not fit: a far smaller chart, or far longer names
 */
export function drawRing(input: RingInput, options: RingOptions): RingDrawing {
  const { style, side, depth, fontSize } = options;
  const lagna = RASHIS.indexOf(input.lagna);
  const [width, height] = [side + 2 * depth.x, side + 2 * depth.y];
  const chart: Box = { x: depth.x, y: depth.y, width: side, height: side };
  const toPoint = ({ x, y }: Point): Point => ({ x: depth.x + x * side, y: depth.y + y * side });
  const dotOf = (sign: number, degree: number) => toPoint(pointAt(perimeterOf(style, sign, lagna, degree)));
  const stretches = RASHIS.map((_, sign) => stretchesOf(style, sign, lagna));
  const grahas = RASHIS.flatMap((sign, index) => {
    const within = input.grahas.filter((graha) => graha.sign === sign);
    if (within.length === 0) return [];
    const placed = within.map((graha) => ({ graha, dot: dotOf(index, graha.degree) }));
    const house = ((index - lagna + 12) % 12) + 1;
    return placeSector(placed, stretches[index] as Stretch[], options).map((label) => ({ ...label, sign, house }));
  });
  return {
    width,
    height,
    chart,
    fontSize,
    lines: [
      ...frame(width, height),
      ...RASHIS.map((_, sign) => outwards(perimeterOf(style, sign, lagna, 0), toPoint, depth)),
    ],
    ticks: RASHIS.flatMap((_, sign) => ticksOf(sign, lagna, options, toPoint)),
    signs: signNames(stretches, grahas, options, toPoint),
    grahas,
  };
}

function frame(width: number, height: number): Segment[] {
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  return corners.map((from, index) => ({ from, to: corners[(index + 1) % 4] as Point }));
}

function ticksOf(
  sign: number,
  lagna: number,
  { style, side }: RingOptions,
  toPoint: (unit: Point) => Point,
): Segment[] {
  const step = side < FINE_TICKS_FROM_PX ? 5 : 1;
  return Array.from({ length: 30 / step }, (_, index) => {
    const degree = index * step;
    const place = perimeterOf(style, sign, lagna, degree);
    const length = degree % 10 === 0 ? TICK.ten : degree % 5 === 0 ? TICK.five : TICK.degree;
    const from = toPoint(pointAt(place));
    const out = OUTWARD[Math.floor(place) % 4] as Point;
    return { from, to: { x: from.x + out.x * length, y: from.y + out.y * length } };
  });
}

interface Placed {
  readonly graha: RingGraha;
  readonly dot: Point;
}
type SectorLabel = Omit<RingLabel, "sign" | "house">;

/** How names are tried to fit a sector: in one row or two, smaller and smaller. */
const ATTEMPTS = [1, 0.92, 0.84, 0.76, 0.67, 0.58, 0.5, 0.4].flatMap((scale) => [
  { scale, rows: 1 },
  { scale, rows: 2 },
]);

function placeSector(placed: readonly Placed[], stretches: readonly Stretch[], options: RingOptions): SectorLabel[] {
  for (const { scale, rows } of ATTEMPTS) {
    const labels = stretches.map((stretch) =>
      placeStretch(
        placed.filter(({ dot }) => isOn(dot, stretch, stretches, options)),
        stretch,
        { ...options, fontSize: options.fontSize * scale },
        rows,
      ),
    );
    if (labels.every((own) => own !== null)) return labels.flat();
  }
  throw new RangeError(`${placed.length} names do not fit their part of the frame`);
}

/** The corner itself is given to the first of two stretches. */
function isOn(dot: Point, stretch: Stretch, all: readonly Stretch[], { side, depth }: RingOptions): boolean {
  const unit = { x: (dot.x - depth.x) / side, y: (dot.y - depth.y) / side };
  const off = [unit.y, 1 - unit.x, 1 - unit.y, unit.x];
  return all.find(({ edge }) => Math.abs(off[edge] as number) < 1e-9) === stretch || all.length === 1;
}

/** Between a name and the outline: room for the leader, past the longest tick where there are many. */
const leaderRoom = ({ side }: Pick<RingOptions, "side">): number => (side < FINE_TICKS_FROM_PX ? 4 : TICK.ten + 2);

/** Names along one stretch of an edge; null where they do not fit in so many rows. */
function placeStretch(
  placed: readonly Placed[],
  stretch: Stretch,
  options: RingOptions,
  rows: number,
): SectorLabel[] | null {
  const { side, depth, fontSize } = options;
  if (placed.length === 0) return [];
  const beside = stretch.edge % 2 === 1;
  const along = ({ dot }: Placed): number => (beside ? dot.y : dot.x);
  const sorted = placed.toSorted((one, other) => along(one) - along(other));
  const sized = sorted.map((one) => ({ one, ...sizeOf(one.graha, options) }));
  const lineHeight = Math.max(...sized.map(({ height }) => height));
  const gap = beside ? fontSize * 0.08 : fontSize * 0.32;
  const margin = 3;
  const start = beside ? depth.y : depth.x;
  const [from, to] = [start + stretch.from * side + margin, start + stretch.to * side - margin];
  const labels: SectorLabel[] = [];
  let used = leaderRoom(options);
  for (let row = 0; row < rows; row += 1) {
    const own = sized.filter((_, index) => index % rows === row);
    const items = own.map(({ one, width }) => ({ at: along(one), width: beside ? lineHeight : width }));
    const middles = spread(items, gap, from, to);
    const thick = beside ? Math.max(0, ...own.map(({ width }) => width)) : lineHeight;
    if (!middles || used + thick > (beside ? depth.x : depth.y) - 1) return null;
    own.forEach(({ one, width, parts, ascent }, index) => {
      const box = boxOut(one.dot, stretch.edge, middles[index] as number, used, { width, height: lineHeight });
      labels.push(labelOf(one, stretch.edge, box, parts, ascent));
    });
    used += thick + fontSize * 0.1;
  }
  return labels;
}

function sizeOf(graha: RingGraha, { labels, fontSize, chosen }: RingOptions) {
  const stepsBack = graha.retrograde && graha.id !== "rahu" && graha.id !== "ketu";
  const body = { id: graha.id, degree: graha.degree, marks: stepsBack ? (["retrograde"] as const) : [] };
  const parts = labelParts(body, labels, fontSize, chosen === graha.id);
  return { parts, width: partsWidth(parts), ...lineMetrics(parts[0]?.text ?? "", fontSize) };
}

/** A box outside of an edge, its middle at a place along it, its near side `out` away. */
function boxOut(
  dot: Point,
  edge: number,
  middle: number,
  out: number,
  { width, height }: Pick<Box, "width" | "height">,
): Box {
  const far = OUTWARD[edge] as Point;
  const x = edge % 2 === 0 ? middle - width / 2 : far.x > 0 ? dot.x + out : dot.x - out - width;
  const y = edge % 2 === 1 ? middle - height / 2 : far.y > 0 ? dot.y + out : dot.y - out - height;
  return { x, y, width, height };
}

function labelOf({ graha, dot }: Placed, edge: number, box: Box, parts: LabelPart[], ascent: number): SectorLabel {
  const center = boxCenter(box);
  const out = OUTWARD[edge] as Point;
  const near = { x: center.x - (out.x * box.width) / 2, y: center.y - (out.y * box.height) / 2 };
  return { id: graha.id, dot, leader: { from: dot, to: near }, box, center, baseline: box.y + ascent, parts };
}

/** Each sign's name along the outer edge of its stretch, beside the names of grahas that reach so far; left out where there is no room. */
function signNames(
  stretches: readonly (readonly Stretch[])[],
  grahas: readonly RingLabel[],
  options: RingOptions,
  toPoint: (unit: Point) => Point,
): RingText[] {
  const { signName, side, fontSize } = options;
  if (!signName) return [];
  const size = Math.max(12, fontSize * 0.72);
  return RASHIS.flatMap((sign: Rashi, index) => {
    const text = signName(sign);
    const length = textWidth(text, size);
    const height = lineMetrics(text, size).height;
    const candidates = (stretches[index] ?? []).flatMap(({ edge, from, to }) => {
      const room = (to - from) * side - length - 8;
      if (room < 0) return [];
      // The middle first, then towards either end.
      return [0, -0.25, 0.25, -0.5, 0.5].map((shift) => {
        const middle = (from + to) / 2 + (shift * room) / side;
        const unit = [
          { x: middle, y: 0 },
          { x: 1, y: middle },
          { x: middle, y: 1 },
          { x: 0, y: middle },
        ][edge] as Point;
        return outerText({ sign, text, fontSize: size }, edge, toPoint(unit), { length, height, depth: options.depth });
      });
    });
    const free = candidates.find(({ box }) => grahas.every((label) => !boxesOverlap(label.box, box)));
    return free ? [free] : [];
  });
}

function outerText(
  { sign, text, fontSize }: Pick<RingText, "sign" | "text" | "fontSize">,
  edge: number,
  at: Point,
  { length, height, depth }: { length: number; height: number; depth: Point },
): RingText {
  const out = OUTWARD[edge] as Point;
  const beside = edge % 2 === 1;
  const center = {
    x: at.x + out.x * (depth.x - height / 2 - 2),
    y: at.y + out.y * (depth.y - height / 2 - 2),
  };
  const [width, tall] = beside ? [height, length] : [length, height];
  const box = { x: center.x - width / 2, y: center.y - tall / 2, width, height: tall };
  return { sign, text, box, center, fontSize, turn: beside ? (out.x < 0 ? -90 : 90) : 0 };
}

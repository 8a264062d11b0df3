import {
  type BodyLabel,
  type ChartDrawing,
  type ChartInput,
  type ChartStyle,
  createChartLabels,
  drawChart,
  drawRing,
  type LabelPart,
  type NumberLabel,
  type Point,
  type RingDrawing,
} from "@lagna/chart-drawing";
import type { KundliData } from "@lagna/contract";
import {
  type Graha,
  GRAHA_WORDS,
  GRAHAS,
  LAGNA_WORDS,
  type Language,
  type Rashi,
  RASHI_WORDS,
  type VargaId,
  getWord,
} from "@lagna/terms";
import type { DrawingPrimitive, Weight } from "../../graphics/drawing-primitives.ts";
import { measureText } from "../../graphics/shape-text.ts";
import {
  createLine,
  translatePrimitive,
  scalePrimitive,
  createText,
  setStructure,
} from "./create-drawing-primitives.ts";
import { INK } from "./paper-sizes.ts";

/** Colours of a chart. */
export interface Palette {
  readonly line: string;
  readonly ink: string;
  readonly muted: string;
  readonly wash: string;
  readonly lagna: string;
  /** Tick marks of the frame. */
  readonly tick: string;
  readonly dots: (graha: Graha) => string;
}

export const PAPER_PALETTE: Palette = {
  line: INK.black,
  ink: INK.black,
  muted: INK.second,
  wash: INK.wash,
  lagna: INK.black,
  tick: INK.second,
  dots: () => INK.black,
};

export function toVargaChartInput({ vargas }: Pick<KundliData, "vargas">, id: VargaId): ChartInput {
  const signs = vargas[id] as Readonly<Record<Graha | "lagna", Rashi>>;
  return { lagna: { sign: signs.lagna }, grahas: GRAHAS.map((graha) => ({ id: graha, sign: signs[graha] })) };
}

/** An arrow drawn as shapes, as none of our typefaces has one. */
function createArrow(up: boolean, x: number, baseline: number, size: number, ink: string): DrawingPrimitive[] {
  const [top, bottom] = [baseline - size * 0.72, baseline];
  const tip = { x, y: up ? top : bottom };
  const tail = { x, y: up ? bottom : top };
  const barb = size * 0.2 * (up ? 1 : -1);
  const width = size * 0.09;
  return [
    createLine(tail, tip, width, ink),
    createLine({ x: x - size * 0.18, y: tip.y + barb }, tip, width, ink),
    createLine({ x: x + size * 0.18, y: tip.y + barb }, tip, width, ink),
  ];
}

const ARROW_EM = 0.5;
const ARROWS = /([↑↓])/u;

const measureLabel = (words: string, size: number, weight: Weight): number =>
  words
    .split(ARROWS)
    .reduce((sum, piece) => sum + (ARROWS.test(piece) ? ARROW_EM * size : measureText(piece, size, weight)), 0);

interface Inks {
  readonly name: string;
  readonly rest: string;
}

/** The parts of a body's label in a row, centred on its position in the drawing. */
function createLabelPrimitives(
  parts: readonly LabelPart[],
  center: number,
  baseline: number,
  inks: Inks,
): DrawingPrimitive[] {
  const sized = parts.map((part) => {
    const weight: Weight = part.role === "name" ? 600 : 400;
    return { part, weight, width: part.leadingSpace + measureLabel(part.text, part.fontSize, weight) };
  });
  let x = center - sized.reduce((sum, { width }) => sum + width, 0) / 2;
  return sized.flatMap(({ part, weight }) => {
    const ink = part.role === "degree" ? inks.rest : inks.name;
    const y = baseline - part.baselineShift;
    x += part.leadingSpace;
    return part.text
      .split(ARROWS)
      .filter(Boolean)
      .flatMap((piece) => {
        const width = measureLabel(piece, part.fontSize, weight);
        const drawn = ARROWS.test(piece)
          ? createArrow(piece === "↑", x + width / 2, y, part.fontSize, ink)
          : [createText(piece, x, y, { size: part.fontSize, weight, ink })];
        x += width;
        return drawn;
      });
  });
}

const createBodyPrimitives = (body: BodyLabel, { ink, muted, lagna }: Palette): DrawingPrimitive[] =>
  createLabelPrimitives(body.parts, body.center.x, body.baseline, {
    name: body.id === "lagna" ? lagna : ink,
    rest: muted,
  });

const createNumberPrimitives = (label: NumberLabel | null, ink: string): DrawingPrimitive[] =>
  label
    ? [createText(label.text, label.center.x, label.baseline, { size: label.fontSize, ink, anchor: "middle" })]
    : [];

/** Converts a chart drawing to print primitives. */
export function createDrawingPrimitives(drawing: ChartDrawing, palette: Palette, width = 0.7): DrawingPrimitive[] {
  const wash: DrawingPrimitive[] = drawing.cells
    .filter(({ isFirst }) => isFirst)
    .map(({ polygon }) => ({ kind: "shape", points: polygon, fill: palette.wash }));
  const lines = drawing.lines.map(({ from, to }) => createLine(from, to, width, palette.line));
  const stroke = drawing.firstHouseStroke;
  return [
    ...wash,
    ...lines,
    ...(stroke ? [createLine(stroke.from, stroke.to, width * 1.5, palette.lagna)] : []),
    ...drawing.cells.flatMap(({ signLabel, figure, bodies, cusps }) => [
      ...createNumberPrimitives(signLabel, palette.muted),
      ...createNumberPrimitives(figure, palette.ink),
      ...cusps.flatMap(({ parts, center, baseline }) =>
        createLabelPrimitives(parts, center.x, baseline, { name: palette.muted, rest: palette.muted }),
      ),
      ...bodies.flatMap((body) => createBodyPrimitives(body, palette)),
    ]),
  ];
}

export interface ChartLook {
  readonly style: ChartStyle;
  readonly language: Language;
  readonly palette: Palette;
  /** False if the first house is the Moon's sign or Aries instead of the lagna. */
  readonly namesLagna?: boolean;
}

/** A chart in words, for readers who do not see it. */
function describeChart({ lagna, grahas }: ChartInput, { language, namesLagna = true }: ChartLook): string {
  const describe = (word: { readonly en: string; readonly hi: string }, sign: Rashi) =>
    `${word[language]}: ${getWord(RASHI_WORDS[sign], language)}`;
  const first = namesLagna ? [describe(LAGNA_WORDS.lagna, lagna.sign)] : [];
  return [...first, ...grahas.map(({ id, sign }) => describe(GRAHA_WORDS[id], sign))].join(", ");
}

/** A chart with its upper left corner at a point. */
export function renderChart(
  input: ChartInput,
  at: Point,
  side: number,
  fontSize: number,
  look: ChartLook,
): DrawingPrimitive[] {
  const { style, language, palette, namesLagna = true } = look;
  const labels = createChartLabels(language);
  const named = namesLagna ? labels : { ...labels, lagna: "" };
  const drawing = drawChart(input, { style, size: side, fontSize, labels: named });
  const primitives = createDrawingPrimitives(drawing, palette).map((each) => translatePrimitive(each, at.x, at.y));
  return setStructure(primitives, [{ type: "Figure", alt: describeChart(input, look) }]);
}

export interface FramedChart {
  readonly input: ChartInput;
  /** Side length of the inner chart. */
  readonly side: number;
  /** How far the frame extends beyond the chart. */
  readonly depth: Point;
  readonly fontSize: number;
  /** Whether the frame has room for the names of the signs. */
  readonly namesSigns: boolean;
}

function createRingPrimitives(ring: RingDrawing, palette: Palette): DrawingPrimitive[] {
  return [
    ...ring.lines.map(({ from, to }) => createLine(from, to, 0.7, palette.line)),
    ...ring.ticks.map(({ from, to }) => createLine(from, to, 0.4, palette.tick)),
    ...ring.signs.map(({ text: name, center, fontSize: size, rotation }) => {
      // Rotated about its middle, so the baseline lies a third of the letter height beyond it.
      const down = size * 0.32;
      const at =
        rotation === 0
          ? { x: center.x, y: center.y + down }
          : { x: center.x - Math.sign(rotation) * down, y: center.y };
      return createText(name, at.x, at.y, { size, ink: palette.muted, anchor: "middle", rotation });
    }),
    ...ring.grahas.flatMap(({ id, dot, leader, center, baseline, parts }) => [
      createLine(leader.from, leader.to, 0.5, palette.dots(id)),
      { kind: "dot" as const, center: dot, radius: ring.fontSize * 0.2, fill: palette.dots(id) },
      ...createLabelPrimitives(parts, center.x, baseline, { name: palette.ink, rest: palette.muted }),
    ]),
  ];
}

/** Frame units per point: the frame is laid out for screens, where letters and ticks are larger. */
const FRAME_SCALE = 1.7;

/** The birth chart with a frame that shows every graha at its degree, outside its house. */
export function renderFramedChart(
  { input, side, depth, fontSize, namesSigns }: FramedChart,
  at: Point,
  look: ChartLook,
): DrawingPrimitive[] {
  const { style, language, palette } = look;
  const ring = drawRing(
    {
      lagna: input.lagna.sign,
      grahas: input.grahas.map(({ id, sign, degree = 0, retrograde = false }) => ({ id, sign, degree, retrograde })),
    },
    {
      style,
      side: side * FRAME_SCALE,
      depth: { x: depth.x * FRAME_SCALE, y: depth.y * FRAME_SCALE },
      fontSize: fontSize * 0.78 * FRAME_SCALE,
      labels: createChartLabels(language),
      signName: namesSigns ? (sign) => getWord(RASHI_WORDS[sign], language) : undefined,
    },
  );
  return [
    ...renderChart(input, { x: at.x + depth.x, y: at.y + depth.y }, side, fontSize, look),
    // The frame repeats in degrees what the words for the chart name.
    ...setStructure(
      createRingPrimitives(ring, palette).map((primitive) =>
        translatePrimitive(scalePrimitive(primitive, 1 / FRAME_SCALE), at.x, at.y),
      ),
      "artifact",
    ),
  ];
}

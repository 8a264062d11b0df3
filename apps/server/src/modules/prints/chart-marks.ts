import {
  type BodyLabel,
  type ChartDrawing,
  type ChartInput,
  type ChartStyle,
  chartLabels,
  drawChart,
  drawRing,
  type LabelPart,
  type NumberLabel,
  type Point,
  type RingDrawing,
} from "@lagna/chart-drawing";
import type { KundliData } from "@lagna/contract";
import { type Graha, GRAHAS, type Language, type Rashi, RASHI_WORDS, type VargaId, word } from "@lagna/terms";
import type { Mark, Weight } from "../../press/marks.ts";
import { textWidth } from "../../press/typeset.ts";
import { line, moved, scaled, text } from "./draw.ts";
import { INK } from "./paper.ts";

/** What a chart is drawn with. */
export interface Palette {
  readonly line: string;
  readonly ink: string;
  readonly muted: string;
  readonly wash: string;
  readonly lagna: string;
  /** Ticks of the frame. */
  readonly tick: string;
  readonly dots: (graha: Graha) => string;
}

export const ON_PAPER: Palette = {
  line: INK.black,
  ink: INK.black,
  muted: INK.second,
  wash: INK.wash,
  lagna: INK.black,
  tick: INK.second,
  dots: () => INK.black,
};

export const birthChart = ({ lagna, planets }: Pick<KundliData, "lagna" | "planets">): ChartInput => ({
  lagna: { sign: lagna.sign, degree: lagna.degree_in_sign },
  grahas: planets.map(({ id, sign, degree_in_sign: degree, retrograde, combust, dignity }) => ({
    id,
    sign,
    degree,
    // The nodes always step back: that is no news of them.
    retrograde: retrograde && id !== "rahu" && id !== "ketu",
    combust,
    dignity,
  })),
});

export function vargaChart({ vargas }: Pick<KundliData, "vargas">, id: VargaId): ChartInput {
  const signs = vargas[id] as Readonly<Record<Graha | "lagna", Rashi>>;
  return { lagna: { sign: signs.lagna }, grahas: GRAHAS.map((graha) => ({ id: graha, sign: signs[graha] })) };
}

/** An arrow of a mark: no typeface of ours has one. */
function arrow(up: boolean, x: number, baseline: number, size: number, ink: string): Mark[] {
  const [top, bottom] = [baseline - size * 0.72, baseline];
  const tip = { x, y: up ? top : bottom };
  const tail = { x, y: up ? bottom : top };
  const barb = size * 0.2 * (up ? 1 : -1);
  const width = size * 0.09;
  return [
    line(tail, tip, width, ink),
    line({ x: x - size * 0.18, y: tip.y + barb }, tip, width, ink),
    line({ x: x + size * 0.18, y: tip.y + barb }, tip, width, ink),
  ];
}

const ARROW_EM = 0.5;
const ARROWS = /([↑↓])/u;

const widthOf = (words: string, size: number, weight: Weight): number =>
  words
    .split(ARROWS)
    .reduce((sum, piece) => sum + (ARROWS.test(piece) ? ARROW_EM * size : textWidth(piece, size, weight)), 0);

interface Inks {
  readonly name: string;
  readonly rest: string;
}

/** The parts of a body's label in a row, centred where the drawing has them. */
function labelMarks(parts: readonly LabelPart[], center: number, baseline: number, inks: Inks): Mark[] {
  const sized = parts.map((part) => {
    const weight: Weight = part.role === "name" ? 600 : 400;
    return { part, weight, width: part.lead + widthOf(part.text, part.fontSize, weight) };
  });
  let x = center - sized.reduce((sum, { width }) => sum + width, 0) / 2;
  return sized.flatMap(({ part, weight }) => {
    const ink = part.role === "degree" ? inks.rest : inks.name;
    const y = baseline - part.rise;
    x += part.lead;
    return part.text
      .split(ARROWS)
      .filter(Boolean)
      .flatMap((piece) => {
        const width = widthOf(piece, part.fontSize, weight);
        const drawn = ARROWS.test(piece)
          ? arrow(piece === "↑", x + width / 2, y, part.fontSize, ink)
          : [text(piece, x, y, { size: part.fontSize, weight, ink })];
        x += width;
        return drawn;
      });
  });
}

const bodyMarks = (body: BodyLabel, { ink, muted, lagna }: Palette): Mark[] =>
  labelMarks(body.parts, body.center.x, body.baseline, { name: body.id === "lagna" ? lagna : ink, rest: muted });

const numberMarks = (label: NumberLabel | null, ink: string): Mark[] =>
  label ? [text(label.text, label.center.x, label.baseline, { size: label.fontSize, ink, anchor: "middle" })] : [];

/** A drawing as it is printed or painted. */
export function drawingMarks(drawing: ChartDrawing, palette: Palette, width = 0.7): Mark[] {
  const wash: Mark[] = drawing.cells
    .filter(({ isFirst }) => isFirst)
    .map(({ polygon }) => ({ kind: "shape", points: polygon, fill: palette.wash }));
  const lines = drawing.lines.map(({ from, to }) => line(from, to, width, palette.line));
  const stroke = drawing.firstStroke;
  return [
    ...wash,
    ...lines,
    ...(stroke ? [line(stroke.from, stroke.to, width * 1.5, palette.lagna)] : []),
    ...drawing.cells.flatMap(({ signLabel, bodies }) => [
      ...numberMarks(signLabel, palette.muted),
      ...bodies.flatMap((body) => bodyMarks(body, palette)),
    ]),
  ];
}

export interface ChartLook {
  readonly style: ChartStyle;
  readonly language: Language;
  readonly palette: Palette;
  /** Where the first house is the Moon's, or nobody's, it is not called the lagna. */
  readonly namesLagna?: boolean;
}

/** A chart with its upper left corner at a point. */
export function chartMarks(input: ChartInput, at: Point, side: number, fontSize: number, look: ChartLook): Mark[] {
  const { style, language, palette, namesLagna = true } = look;
  const labels = chartLabels(language);
  const named = namesLagna ? labels : { ...labels, lagna: "" };
  const drawing = drawChart(input, { style, size: side, fontSize, labels: named });
  return drawingMarks(drawing, palette).map((mark) => moved(mark, at.x, at.y));
}

export interface FramedChart {
  readonly input: ChartInput;
  /** Side of the chart inside. */
  readonly side: number;
  /** How far the frame reaches beyond it. */
  readonly depth: Point;
  readonly fontSize: number;
  /** Whether the frame has room for the names of the signs. */
  readonly namesSigns: boolean;
}

function ringMarks(ring: RingDrawing, palette: Palette): Mark[] {
  return [
    ...ring.lines.map(({ from, to }) => line(from, to, 0.7, palette.line)),
    ...ring.ticks.map(({ from, to }) => line(from, to, 0.4, palette.tick)),
    ...ring.signs.map(({ text: name, center, fontSize: size, turn }) => {
      // Turned about its middle, so that the baseline lies a third of the letters' height beyond it.
      const down = size * 0.32;
      const at =
        turn === 0 ? { x: center.x, y: center.y + down } : { x: center.x - Math.sign(turn) * down, y: center.y };
      return text(name, at.x, at.y, { size, ink: palette.muted, anchor: "middle", turned: turn });
    }),
    ...ring.grahas.flatMap(({ id, dot, leader, center, baseline, parts }) => [
      line(leader.from, leader.to, 0.5, palette.dots(id)),
      { kind: "dot" as const, center: dot, radius: ring.fontSize * 0.2, fill: palette.dots(id) },
      ...labelMarks(parts, center.x, baseline, { name: palette.ink, rest: palette.muted }),
    ]),
  ];
}

/** The frame is laid out for a screen, where letters and ticks are larger: so many of its units are a point. */
const FINER = 1.7;

/** The birth chart inside the sky of its own moment: every graha at its degree, outside the house it stands in. */
export function framedChartMarks(
  { input, side, depth, fontSize, namesSigns }: FramedChart,
  at: Point,
  look: ChartLook,
): Mark[] {
  const { style, language, palette } = look;
  const ring = drawRing(
    {
      lagna: input.lagna.sign,
      grahas: input.grahas.map(({ id, sign, degree = 0, retrograde = false }) => ({ id, sign, degree, retrograde })),
    },
    {
      style,
      side: side * FINER,
      depth: { x: depth.x * FINER, y: depth.y * FINER },
      fontSize: fontSize * 0.78 * FINER,
      labels: chartLabels(language),
      signName: namesSigns ? (sign) => word(RASHI_WORDS[sign], language) : undefined,
    },
  );
  return [
    ...chartMarks(input, { x: at.x + depth.x, y: at.y + depth.y }, side, fontSize, look),
    ...ringMarks(ring, palette).map((mark) => moved(scaled(mark, 1 / FINER), at.x, at.y)),
  ];
}

import type { Rashi } from "@lagna/terms";
import { packLabels } from "./pack-labels.ts";
import { getBoxCenter } from "./polygon.ts";
import { estimateLineMetrics, estimateTextWidth } from "./text-metrics.ts";
import type {
  BodyId,
  BodyLabel,
  Box,
  ChartGraha,
  ChartInput,
  ChartLabels,
  CuspLabel,
  LabelFit,
  LabelPart,
  MarkId,
  Polygon,
} from "./types.ts";

export interface ChartBodyInput {
  readonly id: BodyId;
  readonly degree: number | undefined;
  readonly marks: readonly MarkId[];
}

/** A cusp beside the bodies of a sign. */
export interface ChartCuspInput {
  readonly house: number;
  readonly degree: number;
}

/** The bodies of a place: the lagna first, then the grahas by degree. */
export function listBodies(
  input: ChartInput,
  isInPlace: (graha: ChartGraha) => boolean,
  withLagna: boolean,
): ChartBodyInput[] {
  const grahas = input.grahas
    .filter(isInPlace)
    .map((graha) => ({ id: graha.id, degree: graha.degree, marks: listMarks(graha) }))
    .sort((first, second) => (first.degree ?? 0) - (second.degree ?? 0));
  return withLagna ? [{ id: "lagna", degree: input.lagna.degree, marks: [] }, ...grahas] : grahas;
}

function listMarks(graha: ChartGraha): MarkId[] {
  const marks: MarkId[] = [];
  if (graha.retrograde) marks.push("retrograde");
  if (graha.combust) marks.push("combust");
  if (graha.dignity === "exalted" || graha.dignity === "debilitated") marks.push(graha.dignity);
  return marks;
}

interface BodyLabelsInput {
  readonly bodies: readonly ChartBodyInput[];
  readonly cusps: readonly ChartCuspInput[];
  readonly labels: ChartLabels;
  readonly polygon: Polygon;
  readonly taken: readonly Box[];
  readonly fontSize: number;
  readonly content: "text" | "dots";
  readonly degrees: boolean;
  readonly sign: Rashi;
  readonly house: number;
}

/** Label layouts in the order they are tried: the whole label, without degrees, then smaller, down to half size. */
const ATTEMPTS: readonly { readonly fit: LabelFit; readonly scale: number }[] = [
  { fit: "degrees", scale: 1 },
  { fit: "plain", scale: 1 },
  { fit: "small", scale: 0.92 },
  { fit: "small", scale: 0.84 },
  { fit: "small", scale: 0.76 },
  { fit: "small", scale: 0.67 },
  { fit: "small", scale: 0.58 },
  { fit: "small", scale: 0.5 },
];

type LaidOutLabel = Pick<BodyLabel, "sign" | "house" | "box" | "center" | "baseline" | "parts">;

interface BodyLabels {
  readonly fit: LabelFit;
  readonly bodies: BodyLabel[];
  readonly cusps: CuspLabel[];
}

/** Bodies, and after them cusps; the cusps are left out if the place has no room for both. */
export function layoutBodyLabels(cell: BodyLabelsInput): BodyLabels {
  for (const cusps of cell.cusps.length > 0 ? [cell.cusps, []] : [[]]) {
    for (const { fit, scale } of cell.degrees ? ATTEMPTS : ATTEMPTS.slice(1)) {
      const labels = layoutLabels(cell, cusps, cell.fontSize * scale, fit === "degrees");
      if (!labels) continue;
      const bodies = cell.bodies.map(({ id, marks }, index) => ({ ...(labels[index] as LaidOutLabel), id, marks }));
      const besides = cusps.map(({ house }, index) => ({
        ...(labels[cell.bodies.length + index] as LaidOutLabel),
        house,
      }));
      return { fit, bodies, cusps: besides };
    }
  }
  throw new RangeError(`${cell.bodies.length} labels do not fit house ${cell.house}`);
}

/** The labels at one size; null if they do not fit. */
function layoutLabels(
  cell: BodyLabelsInput,
  cusps: readonly ChartCuspInput[],
  fontSize: number,
  withDegrees: boolean,
): LaidOutLabel[] | null {
  const parts = [
    ...cell.bodies.map((body) => buildLabelParts(body, cell.labels, fontSize, withDegrees)),
    ...cusps.map((cusp) => buildCuspParts(cusp, cell.labels, fontSize, withDegrees)),
  ];
  const lines = parts.map((labelParts) => estimateLineMetrics(labelParts[0]?.text ?? "", fontSize));
  const dot = cell.content === "dots";
  const lineHeight = dot ? fontSize * 1.1 : Math.max(0, ...lines.map((line) => line.height));
  const boxes = packLabels({
    polygon: cell.polygon,
    taken: cell.taken,
    widths: parts.map((labelParts) => (dot ? fontSize : measurePartsWidth(labelParts))),
    lineHeight,
    gap: fontSize * (dot ? 0.2 : 0.3),
    margin: fontSize * 0.2,
  });
  if (!boxes) return null;
  const ascent = Math.max(0, ...lines.map((line) => line.ascent));
  return boxes.map((box, index) => ({
    sign: cell.sign,
    house: cell.house,
    box,
    center: getBoxCenter(box),
    baseline: box.y + ascent,
    parts: parts[index] as LabelPart[],
  }));
}

/** Name, marks as superscript, and whole degrees in smaller text. */
export function buildLabelParts(
  body: ChartBodyInput,
  labels: ChartLabels,
  fontSize: number,
  withDegrees: boolean,
): LabelPart[] {
  const name = body.id === "lagna" ? labels.lagna : labels.graha[body.id];
  const parts: LabelPart[] = [{ role: "name", text: name, fontSize, baselineShift: 0, leadingSpace: 0 }];
  const marks = body.marks.map((mark) => labels.marks[mark]).join("");
  if (marks)
    parts.push({
      role: "mark",
      text: marks,
      fontSize: fontSize * 0.68,
      baselineShift: fontSize * 0.32,
      leadingSpace: fontSize * 0.06,
    });
  if (withDegrees && body.degree !== undefined) {
    const text = labels.degree(Math.floor(body.degree));
    parts.push({ role: "degree", text, fontSize: fontSize * 0.76, baselineShift: 0, leadingSpace: fontSize * 0.14 });
  }
  return parts;
}

/** The number of the house in smaller text, and whole degrees. */
function buildCuspParts(
  { house, degree }: ChartCuspInput,
  labels: ChartLabels,
  fontSize: number,
  withDegrees: boolean,
): LabelPart[] {
  const small = { fontSize: fontSize * 0.76, baselineShift: 0 };
  const name: LabelPart = { ...small, role: "name", text: labels.cusp(house), leadingSpace: 0 };
  if (!withDegrees) return [name];
  const text = labels.degree(Math.floor(degree));
  return [name, { ...small, role: "degree", text, leadingSpace: fontSize * 0.14 }];
}

export const measurePartsWidth = (parts: readonly LabelPart[]): number =>
  parts.reduce((sum, part) => sum + part.leadingSpace + estimateTextWidth(part.text, part.fontSize), 0);

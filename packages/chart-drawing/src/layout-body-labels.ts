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

/** The bodies in a sign: the lagna first, then the grahas by degree. */
export function listBodiesInSign(input: ChartInput, sign: Rashi, withLagna: boolean): ChartBodyInput[] {
  const grahas = input.grahas
    .filter((graha) => graha.sign === sign)
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

export function layoutBodyLabels(cell: BodyLabelsInput): { fit: LabelFit; bodies: BodyLabel[] } {
  for (const { fit, scale } of cell.degrees ? ATTEMPTS : ATTEMPTS.slice(1)) {
    const fontSize = cell.fontSize * scale;
    const parts = cell.bodies.map((body) => buildLabelParts(body, cell.labels, fontSize, fit === "degrees"));
    const lines = parts.map((labelParts) => estimateLineMetrics(labelParts[0]?.text ?? "", fontSize));
    const dot = cell.content === "dots";
    const lineHeight = dot ? fontSize * 1.1 : Math.max(0, ...lines.map((line) => line.height));
    const widths = parts.map((labelParts) => (dot ? fontSize : measurePartsWidth(labelParts)));
    const boxes = packLabels({
      polygon: cell.polygon,
      taken: cell.taken,
      widths,
      lineHeight,
      gap: fontSize * (dot ? 0.2 : 0.3),
      margin: fontSize * 0.2,
    });
    if (!boxes) continue;
    const ascent = Math.max(0, ...lines.map((line) => line.ascent));
    const bodies = cell.bodies.map((body, index) => {
      const box = boxes[index] as Box;
      return {
        id: body.id,
        sign: cell.sign,
        house: cell.house,
        box,
        center: getBoxCenter(box),
        baseline: box.y + ascent,
        parts: parts[index] as LabelPart[],
        marks: body.marks,
      };
    });
    return { fit, bodies };
  }
  throw new RangeError(`${cell.bodies.length} labels do not fit house ${cell.house}`);
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

export const measurePartsWidth = (parts: readonly LabelPart[]): number =>
  parts.reduce((sum, part) => sum + part.leadingSpace + estimateTextWidth(part.text, part.fontSize), 0);

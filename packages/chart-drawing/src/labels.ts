import type { Rashi } from "@lagna/terms";
import { pack } from "./pack.ts";
import { boxCenter } from "./polygon.ts";
import { lineMetrics, textWidth } from "./text-metrics.ts";
import type {
  BodyId,
  BodyLabel,
  Box,
  ChartGraha,
  ChartInput,
  ChartLabels,
  Fit,
  LabelPart,
  MarkId,
  Polygon,
} from "./types.ts";

export interface Body {
  readonly id: BodyId;
  readonly degree: number | undefined;
  readonly marks: readonly MarkId[];
}

/** Who stands in a sign: the lagna first, then the grahas by degree. */
export function bodiesOf(input: ChartInput, sign: Rashi, withLagna: boolean): Body[] {
  const grahas = input.grahas
    .filter((graha) => graha.sign === sign)
    .map((graha) => ({ id: graha.id, degree: graha.degree, marks: marksOf(graha) }))
    .sort((one, other) => (one.degree ?? 0) - (other.degree ?? 0));
  return withLagna ? [{ id: "lagna", degree: input.lagna.degree, marks: [] }, ...grahas] : grahas;
}

function marksOf(graha: ChartGraha): MarkId[] {
  const marks: MarkId[] = [];
  if (graha.retrograde) marks.push("retrograde");
  if (graha.combust) marks.push("combust");
  if (graha.dignity === "exalted" || graha.dignity === "debilitated") marks.push(graha.dignity);
  return marks;
}

interface CellBodies {
  readonly bodies: readonly Body[];
  readonly labels: ChartLabels;
  readonly polygon: Polygon;
  readonly taken: readonly Box[];
  readonly fontSize: number;
  readonly content: "text" | "dots";
  readonly degrees: boolean;
  readonly sign: Rashi;
  readonly house: number;
}

/** What is tried in turn: the whole label, then without degrees, then smaller, down to half. */
const ATTEMPTS: readonly { readonly fit: Fit; readonly scale: number }[] = [
  { fit: "degrees", scale: 1 },
  { fit: "plain", scale: 1 },
  { fit: "small", scale: 0.92 },
  { fit: "small", scale: 0.84 },
  { fit: "small", scale: 0.76 },
  { fit: "small", scale: 0.67 },
  { fit: "small", scale: 0.58 },
  { fit: "small", scale: 0.5 },
];

export function bodyLabels(cell: CellBodies): { fit: Fit; bodies: BodyLabel[] } {
  for (const { fit, scale } of cell.degrees ? ATTEMPTS : ATTEMPTS.slice(1)) {
    const fontSize = cell.fontSize * scale;
    const parts = cell.bodies.map((body) => labelParts(body, cell.labels, fontSize, fit === "degrees"));
    const lines = parts.map((own) => lineMetrics(own[0]?.text ?? "", fontSize));
    const dot = cell.content === "dots";
    const lineHeight = dot ? fontSize * 1.1 : Math.max(0, ...lines.map((line) => line.height));
    const widths = parts.map((own) => (dot ? fontSize : partsWidth(own)));
    const boxes = pack({
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
        center: boxCenter(box),
        baseline: box.y + ascent,
        parts: parts[index] as LabelPart[],
        marks: body.marks,
      };
    });
    return { fit, bodies };
  }
  throw new RangeError(`${cell.bodies.length} labels do not fit house ${cell.house}`);
}

/** Name, marks as a superscript, whole degrees smaller. */
export function labelParts(body: Body, labels: ChartLabels, fontSize: number, withDegrees: boolean): LabelPart[] {
  const name = body.id === "lagna" ? labels.lagna : labels.graha[body.id];
  const parts: LabelPart[] = [{ role: "name", text: name, fontSize, rise: 0, lead: 0 }];
  const marks = body.marks.map((mark) => labels.marks[mark]).join("");
  if (marks)
    parts.push({ role: "mark", text: marks, fontSize: fontSize * 0.68, rise: fontSize * 0.32, lead: fontSize * 0.06 });
  if (withDegrees && body.degree !== undefined) {
    const text = labels.degree(Math.floor(body.degree));
    parts.push({ role: "degree", text, fontSize: fontSize * 0.76, rise: 0, lead: fontSize * 0.14 });
  }
  return parts;
}

export const partsWidth = (parts: readonly LabelPart[]): number =>
  parts.reduce((sum, part) => sum + part.lead + textWidth(part.text, part.fontSize), 0);

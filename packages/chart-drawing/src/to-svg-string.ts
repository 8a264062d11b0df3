import type { BodyLabel, ChartDrawing, NumberLabel } from "./types.ts";

export interface SvgPalette {
  readonly background: string;
  readonly line: string;
  readonly ink: string;
  readonly muted: string;
  readonly accent: string;
  readonly fontFamily: string;
}

/** The drawing as a standalone SVG document, for an image or a page. */
export function toSvgString(drawing: ChartDrawing, palette: SvgPalette): string {
  const { size } = drawing;
  const stroke = (
    { from, to }: Pick<ChartDrawing["lines"][number], "from" | "to">,
    colour: string,
    width: number,
  ): string =>
    `<line x1="${formatNumber(from.x)}" y1="${formatNumber(from.y)}" x2="${formatNumber(to.x)}" y2="${formatNumber(to.y)}" stroke="${escapeXml(colour)}" stroke-width="${width}" stroke-linecap="round"/>`;
  const lines = drawing.lines.map((line) => stroke(line, palette.line, 1));
  const mark = drawing.firstHouseStroke;
  if (mark) lines.push(stroke(mark, palette.accent, 1.5));
  const words = drawing.cells.flatMap((cell) => [
    renderNumberLabel(cell.signLabel, palette.muted),
    renderNumberLabel(cell.figure, palette.accent),
    ...cell.bodies.map((body) => renderBodyLabel(body, palette)),
  ]);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 ${size + 2} ${size + 2}" font-family="${escapeXml(palette.fontFamily)}">` +
    `<rect x="-1" y="-1" width="${size + 2}" height="${size + 2}" fill="${escapeXml(palette.background)}"/>${lines.join("")}${words.join("")}</svg>`
  );
}

function renderNumberLabel(label: NumberLabel | null, fill: string): string {
  if (!label) return "";
  return `<text x="${formatNumber(label.center.x)}" y="${formatNumber(label.baseline)}" font-size="${formatNumber(label.fontSize)}" text-anchor="middle" fill="${escapeXml(fill)}">${escapeXml(label.text)}</text>`;
}

function renderBodyLabel(body: BodyLabel, palette: SvgPalette): string {
  let risen = 0;
  const runs = body.parts.map((part) => {
    const dy = risen - part.baselineShift;
    risen = part.baselineShift;
    return `<tspan font-size="${formatNumber(part.fontSize)}" dx="${formatNumber(part.leadingSpace)}" dy="${formatNumber(dy)}">${escapeXml(part.text)}</tspan>`;
  });
  const fill = body.id === "lagna" ? palette.accent : palette.ink;
  return `<text x="${formatNumber(body.center.x)}" y="${formatNumber(body.baseline)}" text-anchor="middle" font-weight="600" fill="${escapeXml(fill)}">${runs.join("")}</text>`;
}

const formatNumber = (value: number): string => String(Math.round(value * 100) / 100);

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] as string);

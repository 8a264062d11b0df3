import type { BodyLabel, ChartDrawing, NumberLabel } from "./types.ts";

export interface SvgPalette {
  readonly background: string;
  readonly line: string;
  readonly ink: string;
  readonly muted: string;
  readonly accent: string;
  readonly fontFamily: string;
}

/** The drawing as a document of its own, for a picture or a page. */
export function toSvgString(drawing: ChartDrawing, palette: SvgPalette): string {
  const { size } = drawing;
  const stroke = (
    { from, to }: Pick<ChartDrawing["lines"][number], "from" | "to">,
    colour: string,
    width: number,
  ): string =>
    `<line x1="${n(from.x)}" y1="${n(from.y)}" x2="${n(to.x)}" y2="${n(to.y)}" stroke="${escape(colour)}" stroke-width="${width}" stroke-linecap="round"/>`;
  const lines = drawing.lines.map((line) => stroke(line, palette.line, 1));
  const mark = drawing.firstStroke;
  if (mark) lines.push(stroke(mark, palette.accent, 1.5));
  const words = drawing.cells.flatMap((cell) => [
    numberText(cell.signLabel, palette.muted),
    numberText(cell.figure, palette.accent),
    ...cell.bodies.map((body) => bodyText(body, palette)),
  ]);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 ${size + 2} ${size + 2}" font-family="${escape(palette.fontFamily)}">` +
    `<rect x="-1" y="-1" width="${size + 2}" height="${size + 2}" fill="${escape(palette.background)}"/>${lines.join("")}${words.join("")}</svg>`
  );
}

function numberText(label: NumberLabel | null, fill: string): string {
  if (!label) return "";
  return `<text x="${n(label.center.x)}" y="${n(label.baseline)}" font-size="${n(label.fontSize)}" text-anchor="middle" fill="${escape(fill)}">${escape(label.text)}</text>`;
}

function bodyText(body: BodyLabel, palette: SvgPalette): string {
  let risen = 0;
  const runs = body.parts.map((part) => {
    const dy = risen - part.rise;
    risen = part.rise;
    return `<tspan font-size="${n(part.fontSize)}" dx="${n(part.lead)}" dy="${n(dy)}">${escape(part.text)}</tspan>`;
  });
  const fill = body.id === "lagna" ? palette.accent : palette.ink;
  return `<text x="${n(body.center.x)}" y="${n(body.baseline)}" text-anchor="middle" font-weight="600" fill="${escape(fill)}">${runs.join("")}</text>`;
}

const n = (value: number): string => String(Math.round(value * 100) / 100);

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] as string);

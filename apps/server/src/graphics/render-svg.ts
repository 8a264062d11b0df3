import type { DrawingPrimitive, Point, Sheet, TextPrimitive } from "./drawing-primitives.ts";
import { placeRuns } from "./shape-text.ts";

const formatNumber = (value: number): string => String(Math.round(value * 1000) / 1000);
const formatPoints = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${formatNumber(x)},${formatNumber(y)}`).join(" ");

/** Text as outlines, so that renderers need neither our typefaces nor text shaping. */
function renderText(primitive: TextPrimitive): string {
  const { at, size, ink, rotation } = primitive;
  const glyphs = placeRuns(primitive).flatMap(({ run: { typeface, glyphs: placed }, x }) => {
    const scale = size / typeface.unitsPerEm;
    let pen = x;
    return placed.map(({ id, advance, dx, dy }) => {
      const outline = typeface.outline(id);
      const [left, top] = [pen + dx * scale, at.y - dy * scale];
      pen += advance * scale;
      return (
        outline &&
        `<path transform="matrix(${scale} 0 0 ${-scale} ${formatNumber(left)} ${formatNumber(top)})" d="${outline}"/>`
      );
    });
  });
  const transform = rotation
    ? ` transform="rotate(${formatNumber(rotation)} ${formatNumber(at.x)} ${formatNumber(at.y)})"`
    : "";
  return `<g fill="${ink}"${transform}>${glyphs.join("")}</g>`;
}

function renderPrimitive(primitive: DrawingPrimitive): string {
  if (primitive.kind === "text") return renderText(primitive);
  if (primitive.kind === "line") {
    const { from, to, width, ink } = primitive;
    return `<line x1="${formatNumber(from.x)}" y1="${formatNumber(from.y)}" x2="${formatNumber(to.x)}" y2="${formatNumber(to.y)}" stroke="${ink}" stroke-width="${formatNumber(width)}"/>`;
  }
  if (primitive.kind === "dot")
    return `<circle cx="${formatNumber(primitive.center.x)}" cy="${formatNumber(primitive.center.y)}" r="${formatNumber(primitive.radius)}" fill="${primitive.fill}"/>`;
  const { points, fill = "none", stroke } = primitive;
  const line = stroke ? ` stroke="${stroke.ink}" stroke-width="${formatNumber(stroke.width)}"` : "";
  return `<polygon points="${formatPoints(points)}" fill="${fill}"${line}/>`;
}

/** A sheet as a self-contained SVG document. */
export function renderSvg({ width, height, ground, primitives }: Sheet): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${formatNumber(width)}" height="${formatNumber(height)}" viewBox="0 0 ${formatNumber(width)} ${formatNumber(height)}">` +
    `<rect width="100%" height="100%" fill="${ground}"/>${primitives.map(renderPrimitive).join("")}</svg>`
  );
}

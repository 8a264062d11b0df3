import type { Mark, Point, Sheet, TextMark } from "./marks.ts";
import { placedRuns } from "./typeset.ts";

const n = (value: number): string => String(Math.round(value * 1000) / 1000);
const pointsOf = (points: readonly Point[]): string => points.map(({ x, y }) => `${n(x)},${n(y)}`).join(" ");

/** Letters as outlines: whoever draws them needs neither our typefaces nor a shaper of its own. */
function textOf(mark: TextMark): string {
  const { at, size, ink, turned } = mark;
  const glyphs = placedRuns(mark).flatMap(({ run: { typeface, glyphs: placed }, x }) => {
    const scale = size / typeface.unitsPerEm;
    let pen = x;
    return placed.map(({ id, advance, dx, dy }) => {
      const outline = typeface.outline(id);
      const [left, top] = [pen + dx * scale, at.y - dy * scale];
      pen += advance * scale;
      return outline && `<path transform="matrix(${scale} 0 0 ${-scale} ${n(left)} ${n(top)})" d="${outline}"/>`;
    });
  });
  const turn = turned ? ` transform="rotate(${n(turned)} ${n(at.x)} ${n(at.y)})"` : "";
  return `<g fill="${ink}"${turn}>${glyphs.join("")}</g>`;
}

function svgOf(mark: Mark): string {
  if (mark.kind === "text") return textOf(mark);
  if (mark.kind === "line") {
    const { from, to, width, ink } = mark;
    return `<line x1="${n(from.x)}" y1="${n(from.y)}" x2="${n(to.x)}" y2="${n(to.y)}" stroke="${ink}" stroke-width="${n(width)}"/>`;
  }
  if (mark.kind === "dot")
    return `<circle cx="${n(mark.center.x)}" cy="${n(mark.center.y)}" r="${n(mark.radius)}" fill="${mark.fill}"/>`;
  const { points, fill = "none", stroke } = mark;
  const line = stroke ? ` stroke="${stroke.ink}" stroke-width="${n(stroke.width)}"` : "";
  return `<polygon points="${pointsOf(points)}" fill="${fill}"${line}/>`;
}

/** A sheet as an SVG document in which nothing is left to look up. */
export function svgOfSheet({ width, height, ground, marks }: Sheet): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width)}" height="${n(height)}" viewBox="0 0 ${n(width)} ${n(height)}">` +
    `<rect width="100%" height="100%" fill="${ground}"/>${marks.map(svgOf).join("")}</svg>`
  );
}

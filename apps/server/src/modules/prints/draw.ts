import type { LineMark, Mark, Point, ShapeMark, TextMark, Weight } from "../../press/marks.ts";
import { INK, TYPE } from "./paper.ts";

interface Lettering {
  readonly size?: number;
  readonly weight?: Weight;
  readonly ink?: string;
  readonly anchor?: TextMark["anchor"];
  readonly turned?: number;
}

/** A line of text at a point of its baseline. */
export function text(words: string, x: number, y: number, lettering: Lettering = {}): TextMark {
  const { size = TYPE.text, weight = 400, ink = INK.black, anchor = "start", turned } = lettering;
  return { kind: "text", text: words, at: { x, y }, anchor, size, weight, ink, turned };
}

export const line = (from: Point, to: Point, width = 0.6, ink: string = INK.black): LineMark => ({
  kind: "line",
  from,
  to,
  width,
  ink,
});

/** A level rule. */
export const rule = (x: number, y: number, width: number, weight = 0.6, ink: string = INK.black): LineMark =>
  line({ x, y }, { x: x + width, y }, weight, ink);

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  look: Pick<ShapeMark, "fill" | "stroke">,
): ShapeMark {
  const points = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  return { kind: "shape", points, ...look };
}

const by = (point: Point, dx: number, dy: number): Point => ({ x: point.x + dx, y: point.y + dy });

/** The same, elsewhere. */
export function moved(mark: Mark, dx: number, dy: number): Mark {
  if (mark.kind === "line") return { ...mark, from: by(mark.from, dx, dy), to: by(mark.to, dx, dy) };
  if (mark.kind === "shape") return { ...mark, points: mark.points.map((point) => by(point, dx, dy)) };
  if (mark.kind === "dot") return { ...mark, center: by(mark.center, dx, dy) };
  return { ...mark, at: by(mark.at, dx, dy) };
}

const times = (point: Point, factor: number): Point => ({ x: point.x * factor, y: point.y * factor });

/** The same, so many times as large about 0, 0; lines keep their width. */
export function scaled(mark: Mark, factor: number): Mark {
  if (mark.kind === "line") return { ...mark, from: times(mark.from, factor), to: times(mark.to, factor) };
  if (mark.kind === "shape") return { ...mark, points: mark.points.map((point) => times(point, factor)) };
  if (mark.kind === "dot") return { ...mark, center: times(mark.center, factor), radius: mark.radius * factor };
  return { ...mark, at: times(mark.at, factor), size: mark.size * factor };
}

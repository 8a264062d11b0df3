import type {
  LinePrimitive,
  DrawingPrimitive,
  Point,
  ShapePrimitive,
  StructureNode,
  TextPrimitive,
  Weight,
} from "../../graphics/drawing-primitives.ts";
import { INK, TYPE_SIZES } from "./paper-sizes.ts";

interface TextStyle {
  readonly size?: number;
  readonly weight?: Weight;
  readonly ink?: string;
  readonly anchor?: TextPrimitive["anchor"];
  readonly rotation?: number;
  readonly structure?: TextPrimitive["structure"];
}

/** A line of text at a point of its baseline. */
export function createText(words: string, x: number, y: number, lettering: TextStyle = {}): TextPrimitive {
  const { size = TYPE_SIZES.text, weight = 400, ink = INK.black, anchor = "start", rotation, structure } = lettering;
  return { kind: "text", text: words, at: { x, y }, anchor, size, weight, ink, rotation, structure };
}

export const createLine = (from: Point, to: Point, width = 0.6, ink: string = INK.black): LinePrimitive => ({
  kind: "line",
  from,
  to,
  width,
  ink,
});

/** A horizontal line. */
export const createRule = (x: number, y: number, width: number, weight = 0.6, ink: string = INK.black): LinePrimitive =>
  createLine({ x, y }, { x: x + width, y }, weight, ink);

export function createBox(
  x: number,
  y: number,
  width: number,
  height: number,
  look: Pick<ShapePrimitive, "fill" | "stroke">,
): ShapePrimitive {
  const points = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  return { kind: "shape", points, ...look };
}

const translatePoint = (point: Point, dx: number, dy: number): Point => ({ x: point.x + dx, y: point.y + dy });

/** A moved copy of a primitive. */
export function translatePrimitive(primitive: DrawingPrimitive, dx: number, dy: number): DrawingPrimitive {
  if (primitive.kind === "line")
    return { ...primitive, from: translatePoint(primitive.from, dx, dy), to: translatePoint(primitive.to, dx, dy) };
  if (primitive.kind === "shape")
    return { ...primitive, points: primitive.points.map((point) => translatePoint(point, dx, dy)) };
  if (primitive.kind === "dot") return { ...primitive, center: translatePoint(primitive.center, dx, dy) };
  return { ...primitive, at: translatePoint(primitive.at, dx, dy) };
}

const scalePoint = (point: Point, factor: number): Point => ({ x: point.x * factor, y: point.y * factor });

/** A copy of a primitive scaled about 0, 0; line widths stay the same. */
export function scalePrimitive(primitive: DrawingPrimitive, factor: number): DrawingPrimitive {
  if (primitive.kind === "line")
    return { ...primitive, from: scalePoint(primitive.from, factor), to: scalePoint(primitive.to, factor) };
  if (primitive.kind === "shape")
    return { ...primitive, points: primitive.points.map((point) => scalePoint(point, factor)) };
  if (primitive.kind === "dot")
    return { ...primitive, center: scalePoint(primitive.center, factor), radius: primitive.radius * factor };
  return { ...primitive, at: scalePoint(primitive.at, factor), size: primitive.size * factor };
}

/** Copies that belong to an element of the document's structure, or to none. */
export const setStructure = (
  primitives: readonly DrawingPrimitive[],
  structure: readonly StructureNode[] | "artifact",
): DrawingPrimitive[] => primitives.map((primitive) => ({ ...primitive, structure }));

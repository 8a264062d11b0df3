/** A position on a sheet: points (1/72 inch) from its upper left corner, y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const WEIGHTS = [300, 400, 600] as const;
export type Weight = (typeof WEIGHTS)[number];

/** An element of a document's structure. Primitives that refer to the same object are parts of one element. */
export interface StructureNode {
  readonly type: "H1" | "H2" | "P" | "Figure" | "Table" | "TR" | "TH" | "TD";
  /** The words for a figure. */
  readonly alt?: string;
  /** All cells of a row, in order, also those without text. */
  readonly cells?: readonly StructureNode[];
}

interface Structured {
  /** From the outermost element to the one it belongs to; "artifact" for text that readers of the structure skip. */
  readonly structure?: readonly StructureNode[] | "artifact" | undefined;
}

export interface LinePrimitive extends Structured {
  readonly kind: "line";
  readonly from: Point;
  readonly to: Point;
  readonly width: number;
  readonly ink: string;
}

/** A closed polygon. */
export interface ShapePrimitive extends Structured {
  readonly kind: "shape";
  readonly points: readonly Point[];
  readonly fill?: string | undefined;
  readonly stroke?: { readonly width: number; readonly ink: string } | undefined;
}

export interface DotPrimitive extends Structured {
  readonly kind: "dot";
  readonly center: Point;
  readonly radius: number;
  readonly fill: string;
}

/** One line of text, in any mix of scripts. */
export interface TextPrimitive extends Structured {
  readonly kind: "text";
  readonly text: string;
  /** On the baseline, at the position named by `anchor`. */
  readonly at: Point;
  readonly anchor: "start" | "middle" | "end";
  readonly size: number;
  readonly weight: Weight;
  readonly ink: string;
  /** Degrees, clockwise, about `at`. */
  readonly rotation?: number | undefined;
}

export type DrawingPrimitive = LinePrimitive | ShapePrimitive | DotPrimitive | TextPrimitive;

/** A page or a picture, with its primitives from bottom to top. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  readonly primitives: readonly DrawingPrimitive[];
}

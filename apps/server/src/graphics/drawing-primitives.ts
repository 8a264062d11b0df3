/** A position on a sheet: points (1/72 inch) from its upper left corner, y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const WEIGHTS = [300, 400, 600] as const;
export type Weight = (typeof WEIGHTS)[number];

export interface LinePrimitive {
  readonly kind: "line";
  readonly from: Point;
  readonly to: Point;
  readonly width: number;
  readonly ink: string;
}

/** A closed polygon. */
export interface ShapePrimitive {
  readonly kind: "shape";
  readonly points: readonly Point[];
  readonly fill?: string | undefined;
  readonly stroke?: { readonly width: number; readonly ink: string } | undefined;
}

export interface DotPrimitive {
  readonly kind: "dot";
  readonly center: Point;
  readonly radius: number;
  readonly fill: string;
}

/** One line of text, in any mix of scripts. */
export interface TextPrimitive {
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

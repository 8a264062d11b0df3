import type { Point, Segment } from "./types.ts";

/** One of the twelve ends of the lines; its label is written outside the square. */
export interface TriPatakiEnd {
  /** 1 is the middle flag; the others follow counter-clockwise. */
  readonly place: number;
  readonly at: Point;
  readonly side: "top" | "left" | "bottom" | "right";
}

/** The chakra of three flags: lines between the ends that obstruct each other, and three pennants on top. */
export interface TriPatakiDrawing {
  readonly ends: readonly TriPatakiEnd[];
  readonly lines: readonly (Segment & { readonly places: readonly [number, number] })[];
  /** Three triangles, each at an upper end. */
  readonly flags: readonly (readonly [Point, Point, Point])[];
}

/** Where the ends are, as parts of the side from the upper left corner. */
const QUARTERS = [1 / 4, 2 / 4, 3 / 4] as const;
const [NEAR, MIDDLE, FAR] = QUARTERS;
const ENDS: readonly (readonly [x: number, y: number, side: TriPatakiEnd["side"]])[] = [
  [MIDDLE, 0, "top"],
  [NEAR, 0, "top"],
  [0, NEAR, "left"],
  [0, MIDDLE, "left"],
  [0, FAR, "left"],
  [NEAR, 1, "bottom"],
  [MIDDLE, 1, "bottom"],
  [FAR, 1, "bottom"],
  [1, FAR, "right"],
  [1, MIDDLE, "right"],
  [1, NEAR, "right"],
  [FAR, 0, "top"],
];

/** Three lines down, three across, and the twelve that join their ends (K.S. Charak). */
const LINES: readonly (readonly [number, number])[] = [
  [1, 7],
  [2, 6],
  [12, 8],
  [3, 11],
  [4, 10],
  [5, 9],
  [1, 4],
  [4, 7],
  [7, 10],
  [10, 1],
  [2, 3],
  [5, 6],
  [8, 9],
  [11, 12],
  [2, 9],
  [3, 8],
  [5, 12],
  [6, 11],
];

/** A pennant, as parts of the side. */
const FLAG = { pole: 0.18, fly: 0.06, drop: 0.045 } as const;

/**
 * Draws the chakra in a square of the given side with its upper left corner at 0, 0; the flags and their poles reach above it, to
 * negative y.
 */
export function drawTriPataki(side: number): TriPatakiDrawing {
  const ends = ENDS.map(([x, y, edge], index) => ({
    place: index + 1,
    at: { x: x * side, y: y * side },
    side: edge,
  }));
  const pointOf = (place: number): Point => (ends[place - 1] as TriPatakiEnd).at;
  const tops = ends.filter(({ side: edge }) => edge === "top");
  return {
    ends,
    lines: LINES.map((places) => ({ from: pointOf(places[0]), to: pointOf(places[1]), places })),
    flags: tops.map(({ at: { x } }) => [
      { x, y: -FLAG.pole * side },
      { x: x + FLAG.fly * side, y: (-FLAG.pole + FLAG.drop / 2) * side },
      { x, y: (-FLAG.pole + FLAG.drop) * side },
    ]),
  };
}

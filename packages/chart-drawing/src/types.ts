import type { Dignity, Graha, Rashi } from "@lagna/terms";

/** All lengths are in the drawing's units; at `size` CSS pixels wide, one unit is one pixel. y grows downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}
export interface Segment {
  readonly from: Point;
  readonly to: Point;
}
/** Convex, corners in order. */
export type Polygon = readonly Point[];

export const CHART_STYLES = ["north", "south", "east"] as const;
export type ChartStyle = (typeof CHART_STYLES)[number];

export interface ChartGraha {
  readonly id: Graha;
  readonly sign: Rashi;
  /** 1–12, from cusp to cusp; only with `cusps`. */
  readonly bhava?: number | undefined;
  /** Degrees in the sign, [0, 30); absent if only signs are known, as in a varga. */
  readonly degree?: number | undefined;
  readonly retrograde?: boolean | undefined;
  readonly combust?: boolean | undefined;
  readonly dignity?: Dignity | null | undefined;
}

/** Where a house begins, if houses are not whole signs. */
export interface ChartCusp {
  readonly sign: Rashi;
  /** Degrees in the sign, [0, 30). */
  readonly degree: number;
}

export interface ChartInput {
  readonly lagna: { readonly sign: Rashi; readonly degree?: number | undefined };
  /**
   * The sign that is counted as the first house, e.g. the Moon's sign for a Chandra lagna. Defaults to the lagna's
   * sign.
   */
  readonly first?: Rashi | undefined;
  readonly grahas: readonly ChartGraha[];
  /**
   * The twelve cusps of a chart of houses from cusp to cusp, as KP draws it; each graha then has its `bhava`. North: the
   * places are these houses, with the sign and degree of each cusp. South, East: the places are signs, and the cusps
   * stand in them beside the grahas, the first as the lagna.
   */
  readonly cusps?: readonly ChartCusp[] | undefined;
}

/** The texts of the drawing, in the reader's language and numerals. */
export interface ChartLabels {
  readonly graha: Readonly<Record<Graha, string>>;
  readonly lagna: string;
  /** 1 = Aries … 12 = Pisces. */
  readonly sign: (number: number) => string;
  /** The cusp of a house, 1–12. */
  readonly cusp: (house: number) => string;
  /** Whole degrees, 0–29. */
  readonly degree: (wholeDegrees: number) => string;
  readonly marks: Readonly<Record<MarkId, string>>;
}

export const MARK_IDS = ["retrograde", "combust", "exalted", "debilitated"] as const;
export type MarkId = (typeof MARK_IDS)[number];

export interface DrawOptions {
  readonly style: ChartStyle;
  /** Side of the square, as the width in CSS pixels at which it will be shown. Defaults to 320. */
  readonly size?: number | undefined;
  readonly labels: ChartLabels;
  /**
   * Font size of a graha's name; by default 12 at size 320, growing with the chart. A crowded house uses smaller ones.
   */
  readonly fontSize?: number | undefined;
  /** Whether to show whole degrees beside the names, if they are known. Defaults to true. */
  readonly degrees?: boolean | undefined;
  /** A short figure for each house from the first, shown beside its sign's number, e.g. bindus. */
  readonly figures?: readonly string[] | undefined;
  /**
   * `text` (default), or `dots` for thumbnails too small to read: every graha is a dot, signs are not numbered, and the
   * first house is marked only by its cell.
   */
  readonly content?: "text" | "dots" | undefined;
}

/**
 * `degrees`: all degrees of the house are shown; `plain`: left out for lack of room; `small`: left out, and the text
 * shrunk.
 */
export type LabelFit = "degrees" | "plain" | "small";

export type BodyId = Graha | "lagna";

/** One run of a body's label; `rise` is its height above the baseline. */
export interface LabelPart {
  readonly role: "name" | "mark" | "degree";
  readonly text: string;
  readonly fontSize: number;
  readonly baselineShift: number;
  /** Space before it. */
  readonly leadingSpace: number;
}

export interface BodyLabel {
  readonly id: BodyId;
  readonly sign: Rashi;
  readonly house: number;
  /** Room the label may use; it is drawn centred in it. */
  readonly box: Box;
  readonly center: Point;
  readonly baseline: number;
  readonly parts: readonly LabelPart[];
  readonly marks: readonly MarkId[];
}

/** The cusp of a house among the bodies of a sign. */
export interface CuspLabel extends Omit<BodyLabel, "id" | "marks"> {
  /** 2–12. */
  readonly house: number;
}

export interface NumberLabel {
  readonly text: string;
  readonly box: Box;
  readonly center: Point;
  readonly baseline: number;
  readonly fontSize: number;
}

export interface ChartCell {
  /** 1–12: whole signs from the first, or in a North chart of cusps the house from its cusp. */
  readonly house: number;
  /** In a North chart of cusps that of the cusp. */
  readonly sign: Rashi;
  readonly polygon: Polygon;
  readonly center: Point;
  /** True for the lagna's house, or for the house of `first` if given. */
  readonly isFirst: boolean;
  /** Null if the content is dots. */
  readonly signLabel: NumberLabel | null;
  /** Null if none was given. In a North chart of cusps the degree of the cusp. */
  readonly figure: NumberLabel | null;
  readonly bodies: readonly BodyLabel[];
  /** The cusps in this sign of a South or East chart of cusps; left out where the house has no room for them. */
  readonly cusps: readonly CuspLabel[];
  readonly fit: LabelFit;
}

export interface ChartDrawing {
  readonly style: ChartStyle;
  readonly size: number;
  readonly fontSize: number;
  readonly content: "text" | "dots";
  /** The outline and the divisions, each once, in the order they are drawn by hand. */
  readonly lines: readonly Segment[];
  /** In order of house, 1–12. */
  readonly cells: readonly ChartCell[];
  /**
   * The stroke across the first cell's corner; null in the North chart, where the first house is always at the same
   * place.
   */
  readonly firstHouseStroke: Segment | null;
  /** The area that the houses of the South and East charts leave free in the middle. */
  readonly middle: Box | null;
}

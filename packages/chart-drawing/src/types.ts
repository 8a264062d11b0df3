import type { Dignity, Graha, Rashi } from "@lagna/terms";

/** All lengths are in the drawing's own units; at `size` CSS pixels wide, one unit is one pixel. y grows downwards. */
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
  /** Degrees in the sign, [0, 30); absent where only signs are known, as in a varga. */
  readonly degree?: number | undefined;
  readonly retrograde?: boolean | undefined;
  readonly combust?: boolean | undefined;
  readonly dignity?: Dignity | null | undefined;
}

export interface ChartInput {
  readonly lagna: { readonly sign: Rashi; readonly degree?: number | undefined };
  /** The sign that is counted as the first house: the Moon's for a Chandra lagna. The lagna's own unless told. */
  readonly first?: Rashi | undefined;
  readonly grahas: readonly ChartGraha[];
}

/** The words of the drawing, in the reader's language and numerals. */
export interface ChartLabels {
  readonly graha: Readonly<Record<Graha, string>>;
  readonly lagna: string;
  /** 1 = Aries … 12 = Pisces. */
  readonly sign: (number: number) => string;
  /** Whole degrees, 0–29. */
  readonly degree: (wholeDegrees: number) => string;
  readonly marks: Readonly<Record<MarkId, string>>;
}

export const MARK_IDS = ["retrograde", "combust", "exalted", "debilitated"] as const;
export type MarkId = (typeof MARK_IDS)[number];

export interface DrawOptions {
  readonly style: ChartStyle;
  /** Side of the square; the width in CSS pixels at which it will be shown. 320 unless told. */
  readonly size?: number | undefined;
  readonly labels: ChartLabels;
  /** Of a graha's name; twelve at 320 and growing with the chart unless told. A crowded house has smaller ones. */
  readonly fontSize?: number | undefined;
  /** Whole degrees beside the names, where they are known; they are unless told. */
  readonly degrees?: boolean | undefined;
  /** A short figure for each house from the first, beside its sign's number: bindus, for one. */
  readonly figures?: readonly string[] | undefined;
  /** `text` (default), or `dots` for thumbnails too small to read: every graha is a dot, signs are not numbered, the first house is its cell alone. */
  readonly content?: "text" | "dots" | undefined;
}

/** `degrees`: all of the house's degrees are shown; `plain`: dropped, for want of room; `small`: and the letters shrunk. */
export type Fit = "degrees" | "plain" | "small";

export type BodyId = Graha | "lagna";

/** One run of a body's label; `rise` is how far above the baseline it stands. */
export interface LabelPart {
  readonly role: "name" | "mark" | "degree";
  readonly text: string;
  readonly fontSize: number;
  readonly rise: number;
  /** Space before it. */
  readonly lead: number;
}

export interface BodyLabel {
  readonly id: BodyId;
  readonly sign: Rashi;
  readonly house: number;
  /** Room the label may take; it is drawn centred in it. */
  readonly box: Box;
  readonly center: Point;
  readonly baseline: number;
  readonly parts: readonly LabelPart[];
  readonly marks: readonly MarkId[];
}

export interface NumberLabel {
  readonly text: string;
  readonly box: Box;
  readonly center: Point;
  readonly baseline: number;
  readonly fontSize: number;
}

export interface ChartCell {
  /** 1–12, whole signs from the first. */
  readonly house: number;
  readonly sign: Rashi;
  readonly polygon: Polygon;
  readonly center: Point;
  /** The lagna's own, unless houses are counted from elsewhere. */
  readonly isFirst: boolean;
  /** Null where the content is dots. */
  readonly signLabel: NumberLabel | null;
  /** Null where none was given. */
  readonly figure: NumberLabel | null;
  readonly bodies: readonly BodyLabel[];
  readonly fit: Fit;
}

export interface ChartDrawing {
  readonly style: ChartStyle;
  readonly size: number;
  readonly fontSize: number;
  readonly content: "text" | "dots";
  /** The frame and the divisions, each once, in the order a hand would draw them. */
  readonly lines: readonly Segment[];
  /** In order of house, 1–12. */
  readonly cells: readonly ChartCell[];
  /** The stroke across the first cell's corner; null in the North chart, where the place itself says it. */
  readonly firstStroke: Segment | null;
  /** What the houses of the South and East charts leave free in the middle. */
  readonly middle: Box | null;
}

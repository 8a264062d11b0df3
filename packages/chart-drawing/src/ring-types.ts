import type { Graha, Rashi } from "@lagna/terms";
import type { Box, ChartLabels, ChartStyle, LabelPart, Point, Segment } from "./types.ts";

/** A transiting graha, outside the birth chart. */
export interface RingGraha {
  readonly id: Graha;
  readonly sign: Rashi;
  /** Degrees in the sign, [0, 30). */
  readonly degree: number;
  readonly retrograde: boolean;
}

export interface RingInput {
  /** The lagna of the chart inside. */
  readonly lagna: Rashi;
  readonly grahas: readonly RingGraha[];
}

export interface RingOptions {
  readonly style: ChartStyle;
  /** Side of the chart inside, in CSS pixels. */
  readonly side: number;
  /** How far the ring extends beyond the chart: x to the left and right, y above and below. */
  readonly depth: Point;
  /** Font size of a graha's name; a crowded stretch uses smaller ones. */
  readonly fontSize: number;
  readonly labels: ChartLabels;
  /** Returns the name of a sign, written along the ring; left out if there is no room for it. */
  readonly signName?: ((sign: Rashi) => string) | undefined;
  /** The graha whose degrees are shown. */
  readonly selectedGraha?: Graha | null | undefined;
}

export interface RingLabel {
  readonly id: Graha;
  readonly sign: Rashi;
  /** 1–12, whole-sign from the lagna of the chart inside. */
  readonly house: number;
  /** The graha's position on the outline of the chart. */
  readonly dot: Point;
  /** The line from the dot to the name. */
  readonly leader: Segment;
  readonly box: Box;
  readonly center: Point;
  readonly baseline: number;
  readonly parts: readonly LabelPart[];
}

export interface RingText {
  readonly sign: Rashi;
  readonly text: string;
  readonly box: Box;
  readonly center: Point;
  readonly fontSize: number;
  /** Degrees clockwise: upright above and below the chart, along the ring at the sides. */
  readonly rotation: 0 | 90 | -90;
}

/** The ring around a birth chart that shows the transit sky. */
export interface RingDrawing {
  readonly width: number;
  readonly height: number;
  /** Position of the inner chart in the ring. */
  readonly chart: Box;
  readonly fontSize: number;
  /** The outline, and the divisions between the signs. */
  readonly lines: readonly Segment[];
  /** One per degree, longer at every fifth and tenth. */
  readonly ticks: readonly Segment[];
  readonly signs: readonly RingText[];
  readonly grahas: readonly RingLabel[];
}

import type { Graha, Rashi } from "@lagna/terms";
import type { Box, ChartLabels, ChartStyle, LabelPart, Point, Segment } from "./types.ts";

/** A graha of the moment outside of the birth chart. */
export interface RingGraha {
  readonly id: Graha;
  readonly sign: Rashi;
  /** Degrees in the sign, [0, 30). */
  readonly degree: number;
  readonly retrograde: boolean;
}

export interface RingInput {
  /** Of the chart inside. */
  readonly lagna: Rashi;
  readonly grahas: readonly RingGraha[];
}

export interface RingOptions {
  readonly style: ChartStyle;
  /** Side of the chart inside, in CSS pixels. */
  readonly side: number;
  /** How far the frame reaches beyond it: beside it, and above and below. */
  readonly depth: Point;
  /** Of a graha's name; a crowded sector has smaller ones. */
  readonly fontSize: number;
  readonly labels: ChartLabels;
  /** The name of a sign, written along the frame; absent where there is no room for it. */
  readonly signName?: ((sign: Rashi) => string) | undefined;
  /** Whose degrees are said. */
  readonly chosen?: Graha | null | undefined;
}

export interface RingLabel {
  readonly id: Graha;
  readonly sign: Rashi;
  /** 1–12, whole-sign from the lagna of the chart inside. */
  readonly house: number;
  /** Its own place, on the outline of the chart. */
  readonly dot: Point;
  /** From the dot to its name. */
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
  /** Degrees clockwise: upright above and below, along the frame beside the chart. */
  readonly turn: 0 | 90 | -90;
}

/** The frame around a birth chart that carries the sky of a moment. */
export interface RingDrawing {
  readonly width: number;
  readonly height: number;
  /** Where the chart stands in it. */
  readonly chart: Box;
  readonly fontSize: number;
  /** The frame, and the divisions between the signs. */
  readonly lines: readonly Segment[];
  /** One for each degree, longer at every fifth and tenth. */
  readonly ticks: readonly Segment[];
  readonly signs: readonly RingText[];
  readonly grahas: readonly RingLabel[];
}

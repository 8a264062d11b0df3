import type { Graha } from "@lagna/terms";
import type { VargaBody } from "../varga/varga.ts";
import { type ParsedFigure, parseDateTime, parseDegrees, parseLongitude, parseTimeOfDay } from "./parse-figures.ts";

export type FigureKind = VargaBody | "ayanamsa" | "sunrise" | "dasha";

export type DashaEdge = "start" | "end";

/**
 * One figure of a birth shown by another program: degrees, seconds of the day, or seconds since 1970, in the clock time
 * of the birth.
 */
export type ObservedFigure = ParsedFigure &
  (
    | { readonly what: Exclude<FigureKind, "dasha"> }
    /** A vimshottari period by its lords from the maha dasha down, and whether its start or end was shown. */
    | { readonly what: "dasha"; readonly lords: readonly Graha[]; readonly edge: DashaEdge }
  );

const PARSERS = { ayanamsa: parseDegrees, sunrise: parseTimeOfDay, dasha: parseDateTime } as const;

/** Parses an observed text as a figure of its kind; `null` if it is not one. */
export function parseFigure(what: FigureKind, text: string): ParsedFigure | null {
  const read = what in PARSERS ? PARSERS[what as keyof typeof PARSERS] : parseLongitude;
  return read(text);
}

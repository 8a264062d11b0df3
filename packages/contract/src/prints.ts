import { z } from "zod";
import { birthRequestSchema } from "./kundli/birth.ts";

export const PAPERS = ["a4", "letter"] as const;
export type PaperName = (typeof PAPERS)[number];
/** The chart style the reader is used to. */
export const CHART_STYLE_NAMES = ["north", "south", "east"] as const;
/** One page for framing, or every section. */
export const PRINT_EXTENTS = ["page", "whole"] as const;
export type PrintExtent = (typeof PRINT_EXTENTS)[number];

const options = {
  paper: z.enum(PAPERS).default("a4"),
  style: z.enum(CHART_STYLE_NAMES).default("north"),
  extent: z.enum(PRINT_EXTENTS).default("page"),
};

/** POST /api/v1/kundli/print: the birth as for a kundli. */
export const printRequestSchema = z.object({ birth: birthRequestSchema, ...options });
export type PrintRequest = z.input<typeof printRequestSchema>;

/** GET /api/v1/kundlis/:id/print */
export const printQuerySchema = z.object(options);
export type PrintQuery = z.input<typeof printQuerySchema>;

import { z } from "zod";
import { birthRequestSchema } from "./kundli/birth.ts";

export const PAPERS = ["a4", "letter"] as const;
export type PaperName = (typeof PAPERS)[number];
/** The chart style the reader is used to. */
export const CHART_STYLE_NAMES = ["north", "south", "east"] as const;
/** One page for framing, or every section. */
export const PRINT_EXTENTS = ["page", "whole"] as const;
export type PrintExtent = (typeof PRINT_EXTENTS)[number];

/** The subjects of the whole kundli, in the order of printing. */
export const PRINT_SUBJECTS = [
  "details",
  "vargas",
  "dashas",
  "shadbala",
  "ashtakavarga",
  "points",
  "yogas",
  "sade_sati",
] as const;
export type PrintSubject = (typeof PRINT_SUBJECTS)[number];

const subjectsSchema = z.array(z.enum(PRINT_SUBJECTS));
const ALL_SUBJECTS: PrintSubject[] = [...PRINT_SUBJECTS];
const splitWords = (text: unknown) => (typeof text === "string" ? text.split(",").filter((word) => word !== "") : text);

const options = {
  paper: z.enum(PAPERS).default("a4"),
  style: z.enum(CHART_STYLE_NAMES).default("north"),
  extent: z.enum(PRINT_EXTENTS).default("page"),
};

/** POST /api/v1/kundli/print: the birth as for a kundli. */
export const printRequestSchema = z.object({
  birth: birthRequestSchema,
  ...options,
  /** With `extent: "whole"`: what is printed after the first page; everything if absent. */
  subjects: subjectsSchema.default(ALL_SUBJECTS),
});
export type PrintRequest = z.input<typeof printRequestSchema>;

/** GET /api/v1/kundlis/:id/print */
export const printQuerySchema = z.object({
  ...options,
  /** Separated by commas. */
  subjects: z.preprocess(splitWords, subjectsSchema.default(ALL_SUBJECTS)),
});
export interface PrintQuery extends z.input<z.ZodObject<typeof options>> {
  /** Separated by commas. */
  readonly subjects?: string;
}

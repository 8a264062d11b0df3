import { z } from "zod";
import { birthRequestSchema } from "./birth.ts";
import { kundliCore } from "./core.ts";
import { SECTION_NAMES, SECTIONS_ALWAYS, SECTIONS_ON_REQUEST } from "./sections.ts";

const SECTIONS_MESSAGE = `Sections must be "all" or a list of ${SECTION_NAMES.join(", ")}`;

export const kundliRequestSchema = birthRequestSchema.safeExtend({
  /** What is wanted beside the sections that every kundli carries. */
  sections: z
    .union([z.literal("all"), z.array(z.enum(SECTION_NAMES)).max(SECTION_NAMES.length, SECTIONS_MESSAGE)], {
      error: SECTIONS_MESSAGE,
    })
    .optional(),
});
export type KundliRequest = z.input<typeof kundliRequestSchema>;

export const kundliDataSchema = z.object({
  ...kundliCore,
  ...SECTIONS_ALWAYS,
  ...z.object(SECTIONS_ON_REQUEST).partial().shape,
});
export type KundliData = z.infer<typeof kundliDataSchema>;

export const kundliResponseSchema = z.object({
  status: z.literal("success"),
  message: z.string(),
  data: kundliDataSchema,
});
export type KundliResponse = z.infer<typeof kundliResponseSchema>;

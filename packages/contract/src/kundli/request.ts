import { z } from "zod";
import { birthRequestSchema } from "./birth.ts";
import { SECTION_NAMES } from "./section-names.ts";

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

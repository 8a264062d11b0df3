import { z } from "zod";
import { birthRequestSchema } from "./birth.ts";
import { refusal } from "../sentences/refusals.ts";
import { SECTION_NAMES } from "./section-names.ts";

const SECTIONS_UNKNOWN = refusal("sections_unknown", { sections: SECTION_NAMES.join(", ") });

export const kundliRequestSchema = birthRequestSchema.safeExtend({
  /** What is wanted beside the sections that every kundli carries. */
  sections: z
    .union([z.literal("all"), z.array(z.enum(SECTION_NAMES)).max(SECTION_NAMES.length, SECTIONS_UNKNOWN)], {
      error: SECTIONS_UNKNOWN,
    })
    .optional(),
});
export type KundliRequest = z.input<typeof kundliRequestSchema>;

import { z } from "zod";
import { kundliCoreFields } from "./core-fields.ts";
import { uncertaintySchema } from "./sections/uncertainty.ts";
import { untimedKundliSchema } from "./untimed.ts";
import { DEFAULT_SECTIONS, OPTIONAL_SECTIONS } from "./sections.ts";

export const kundliDataSchema = z.object({
  ...kundliCoreFields,
  ...DEFAULT_SECTIONS,
  ...z.object(OPTIONAL_SECTIONS).partial().shape,
  /** If the birth states that its time is uncertain. */
  uncertainty: uncertaintySchema.optional(),
});
export type KundliData = z.infer<typeof kundliDataSchema>;

export const kundliResponseSchema = z.object({
  status: z.literal("success"),
  message: z.string(),
  data: kundliDataSchema,
});
export type KundliResponse = z.infer<typeof kundliResponseSchema>;

/** The same for a birth without a known time: `time_unknown` distinguishes the two. */
export const untimedResponseSchema = z.object({
  status: z.literal("success"),
  message: z.string(),
  data: untimedKundliSchema,
});

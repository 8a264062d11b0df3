import { z } from "zod";
import { kundliCore } from "./core.ts";
import { uncertaintySchema } from "./sections/uncertainty.ts";
import { untimedKundliSchema } from "./untimed.ts";
import { SECTIONS_ALWAYS, SECTIONS_ON_REQUEST } from "./sections.ts";

export const kundliDataSchema = z.object({
  ...kundliCore,
  ...SECTIONS_ALWAYS,
  ...z.object(SECTIONS_ON_REQUEST).partial().shape,
  /** Where the birth says that its time is uncertain. */
  uncertainty: uncertaintySchema.optional(),
});
export type KundliData = z.infer<typeof kundliDataSchema>;

export const kundliResponseSchema = z.object({
  status: z.literal("success"),
  message: z.string(),
  data: kundliDataSchema,
});
export type KundliResponse = z.infer<typeof kundliResponseSchema>;

/** The same of a birth whose time nobody knows: `time_unknown` tells the two apart. */
export const untimedResponseSchema = z.object({
  status: z.literal("success"),
  message: z.string(),
  data: untimedKundliSchema,
});

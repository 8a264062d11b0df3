import { z } from "zod";
import { kundliCore } from "./core.ts";
import { SECTIONS_ALWAYS, SECTIONS_ON_REQUEST } from "./sections.ts";

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

import { z } from "zod";
import { graha, instant } from "../values.ts";

/** `sub` is present for the levels that are sent; deeper ones are asked for by `POST /api/v1/kundli/dasha`. */
export interface DashaPeriod {
  lord: z.infer<typeof graha>;
  start: string;
  end: string;
  sub?: DashaPeriod[] | undefined;
}
export const dashaPeriodSchema: z.ZodType<DashaPeriod> = z
  .object({
    lord: graha,
    start: instant,
    end: instant,
    get sub() {
      return z.array(dashaPeriodSchema).optional();
    },
  })
  .meta({ id: "DashaPeriod" });

export const dashasSchema = z.object({
  vimshottari: z.object({
    balance: z.object({ lord: graha, years: z.number() }),
    periods: z.array(dashaPeriodSchema),
  }),
});

/** Asks for the nine parts of one period, to the fifth level. */
export const dashaRequestSchema = z.object({
  system: z.literal("vimshottari"),
  /** The lords from the maha dasha down to the period to unfold. */
  path: z.array(graha).min(1).max(4),
  start: instant,
  end: instant,
});
export type DashaRequest = z.infer<typeof dashaRequestSchema>;
export const dashaResponseSchema = z.object({ status: z.literal("success"), periods: z.array(dashaPeriodSchema) });
export type DashaResponse = z.infer<typeof dashaResponseSchema>;

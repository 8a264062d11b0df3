import { DASHA_CONDITIONS, DASHA_IDS, type DashaId, type Graha, NAKSHATRAS, type Rashi } from "@lagna/terms";
import { z } from "zod";
import { graha, instant, pada, rashi } from "../values.ts";

/** `sub` is present for the returned levels; deeper ones are available from `POST /api/v1/kundli/dasha`. */
export interface DashaPeriod {
  lord: Graha;
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

/** A period of any dasha, ruled by a graha or a sign. Years are those of the dasha, not of the calendar. */
export interface AnyDashaPeriod {
  lord?: Graha | undefined;
  sign?: Rashi | undefined;
  gati?: "manduka" | "markata" | "simhavalokana" | undefined;
  start: string;
  end: string;
  years: number;
  sub?: AnyDashaPeriod[] | undefined;
}
const anyDashaPeriodSchema: z.ZodType<AnyDashaPeriod> = z
  .object({
    lord: graha.optional(),
    sign: rashi.optional(),
    /** Kalachakra: the gati by which the sign is reached. */
    gati: z.enum(["manduka", "markata", "simhavalokana"]).optional(),
    start: instant,
    end: instant,
    years: z.number().min(0),
    get sub() {
      return z.array(anyDashaPeriodSchema).optional();
    },
  })
  .meta({ id: "AnyDashaPeriod" });

/**
 * Years of the dasha in the format of almanacs: a month is a twelfth of the dasha year in use, a day a thirtieth of
 * that.
 */
const span = z.object({
  years: z.number().int().min(0),
  months: z.number().int().min(0).max(11),
  days: z.number().int().min(0).max(29),
});

export const dashaSchema = z
  .object({
    /**
     * Whether it applies to this birth according to the texts; null if it cannot be determined. Reported, never
     * enforced.
     */
    applicable: z.boolean().nullable(),
    reason: z.enum(DASHA_CONDITIONS),
    /** Concerns life and death: never shown. */
    sensitive: z.boolean(),
    /** Length of one cycle; null if the dasha needs a sunrise that does not occur. */
    cycle_years: z.number().nullable(),
    seed: z
      .object({
        nakshatra: z.enum(NAKSHATRAS),
        pada,
        tithi: z.number().int().min(1).max(30),
        yoga: z.number().int().min(1).max(27),
        karana: z.number().int().min(1).max(60),
        sign: rashi,
        graha,
        day_part: z.enum(["dawn", "day", "dusk", "night"]),
        deha: rashi,
        jiva: rashi,
      })
      .partial()
      .nullable(),
    variant: z.string(),
    /** The remainder of the first dasha at birth; null if it starts with birth. */
    balance: z.object({ lord: graha.optional(), sign: rashi.optional(), years: z.number(), span }).nullable(),
    periods: z.array(anyDashaPeriodSchema),
  })
  .meta({ id: "Dasha" });
export type DashaData = z.infer<typeof dashaSchema>;

type OtherDashaId = Exclude<DashaId, "vimshottari">;
const otherDashaSchemas = Object.fromEntries(
  DASHA_IDS.filter((id) => id !== "vimshottari").map((id) => [id, dashaSchema]),
);

/** Vimshottari is always included; maha and antar dashas of the others if the section is requested. */
export const dashasSchema = z.object({
  vimshottari: z.object({
    balance: z.object({ lord: graha, years: z.number(), span }),
    periods: z.array(dashaPeriodSchema),
  }),
  ...z.object(otherDashaSchemas as Record<OtherDashaId, typeof dashaSchema>).partial().shape,
});

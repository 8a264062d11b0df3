import { DASHA_CONDITIONS, DASHA_IDS, type DashaId, type Graha, NAKSHATRAS, type Rashi } from "@lagna/terms";
import { z } from "zod";
import { graha, instant, pada, rashi } from "../values.ts";

/** `sub` is present for the levels that are sent; deeper ones are asked for by `POST /api/v1/kundli/dasha`. */
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

/** A period of any dasha: a graha rules it or a sign does. Years of the dasha, not of the calendar. */
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
    /** Kalachakra: the leap by which the sign is come to. */
    gati: z.enum(["manduka", "markata", "simhavalokana"]).optional(),
    start: instant,
    end: instant,
    years: z.number().min(0),
    get sub() {
      return z.array(anyDashaPeriodSchema).optional();
    },
  })
  .meta({ id: "AnyDashaPeriod" });

/** Years of the dasha as almanacs print them: a month is a twelfth of the dasha year in use, a day a thirtieth of that. */
const span = z.object({
  years: z.number().int().min(0),
  months: z.number().int().min(0).max(11),
  days: z.number().int().min(0).max(29),
});

export const dashaSchema = z
  .object({
    /** Whether texts apply it to this birth; null where that cannot be told. Reported, never enforced. */
    applicable: z.boolean().nullable(),
    reason: z.enum(DASHA_CONDITIONS),
    /** Concerns life and death: never shown. */
    sensitive: z.boolean(),
    /** Of one round; null where the dasha needs a sunrise that does not occur. */
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
    /** What was left of the first dasha at birth; null where it begins with birth. */
    balance: z.object({ lord: graha.optional(), sign: rashi.optional(), years: z.number(), span }).nullable(),
    periods: z.array(anyDashaPeriodSchema),
  })
  .meta({ id: "Dasha" });
export type DashaData = z.infer<typeof dashaSchema>;

type OtherDashaId = Exclude<DashaId, "vimshottari">;
const others = Object.fromEntries(DASHA_IDS.filter((id) => id !== "vimshottari").map((id) => [id, dashaSchema]));

/** Vimshottari is always there; the others when the section is named, to two levels. */
export const dashasSchema = z.object({
  vimshottari: z.object({
    balance: z.object({ lord: graha, years: z.number(), span }),
    periods: z.array(dashaPeriodSchema),
  }),
  ...z.object(others as Record<OtherDashaId, typeof dashaSchema>).partial().shape,
});

import { TARAS } from "@lagna/terms";
import { z } from "zod";
import { graha, houseNumber, instant, longitude, nakshatra, rashi } from "../kundli/values.ts";
import { encodeFieldError } from "../messages/error-messages.ts";
import { SAVED_KUNDLI_ID } from "../record-constants.ts";
import { checkPlace, commonQuery, type PlaceChoice } from "./request.ts";
import { almanacPlaceSchema, eighthSchema, festivalSchema, tithiSchema } from "./response.ts";

const hasPlace = ({ place_id: id, latitude, longitude }: PlaceChoice): boolean =>
  id !== undefined || latitude !== undefined || longitude !== undefined;

/** GET /api/v1/today; without a place that of the account, else of the birth of its own chart. */
export const todayQuerySchema = z
  .object({
    ...commonQuery,
    /** By default the account's own chart. */
    kundli_id: z.string().regex(SAVED_KUNDLI_ID, encodeFieldError("kundli_id")).optional(),
  })
  .superRefine((query, context) => {
    if (hasPlace(query)) checkPlace(query, context);
  });

const list = <Schema extends z.ZodType>(schema: Schema) => z.array(schema).readonly();

const todaySchema = z.object({
  date: z.iso.date(),
  place: almanacPlaceSchema,
  /** The chart that the sentence is about; null without an account or a chart with a time of birth. */
  chart: z.object({ id: z.string(), name: z.string(), lagna: rashi }).nullable(),
  /** One sentence from the chart and the sky of the day, and what it is good for. */
  sentence: z.string(),
  advice: z.string(),
  /** The Moon at this moment; its house from the lagna of the chart. */
  moon: z.object({ longitude, sign: rashi, house: houseNumber.nullable() }),
  /** The grahas of the birth that the Moon reaches on this date, in order of time. */
  passes: list(z.object({ graha, longitude, at: instant })),
  tara: z.object({ tara: z.enum(TARAS), quality: z.enum(["good", "mixed", "bad"]) }).nullable(),
  /** The vimshottari periods of now, outermost first. */
  running: list(z.object({ lord: graha, start: instant, end: instant })),
  /** From sunrise to sunrise; between midnight and sunrise that of the date before, which still runs. */
  day: z.object({
    sunrise: instant.nullable(),
    sunset: instant.nullable(),
    next_sunrise: instant.nullable(),
    tithi: list(tithiSchema),
    nakshatra: list(z.object({ number: z.number().int(), name: nakshatra, start: instant, end: instant })),
    /** Null without a sunrise. */
    choghadiya: list(eighthSchema).nullable(),
  }),
  /** The next festivals and fasts, those of today first. */
  next: list(festivalSchema),
  /** Questions for the astrologer. */
  questions: list(z.string()),
});
export type Today = z.infer<typeof todaySchema>;
export const todayResponseSchema = z.object({ status: z.literal("success"), data: todaySchema });

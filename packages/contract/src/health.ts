import { z } from "zod";
import { channelStatesSchema } from "./channels.ts";

export const healthResponseSchema = z.object({
  status: z.literal("ok"),
  database: z.literal("ok"),
  /** Where leads, kundlis and approvals are kept. */
  records: z.enum(["sqlite", "postgres", "firestore"]),
  /** Name and version of the ephemeris that charts are made with. */
  ephemeris: z.string(),
  /** Who puts answers into words: a model by its name, or `built-in`. */
  astrologer: z.string(),
  /** Where else people may write to the astrologer. */
  channels: channelStatesSchema,
});
export type HealthResponse = z.infer<typeof healthResponseSchema>;

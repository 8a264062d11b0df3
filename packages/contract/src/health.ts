import { z } from "zod";
import { channelStatesSchema } from "./channels.ts";

export const healthResponseSchema = z.object({
  status: z.literal("ok"),
  database: z.literal("ok"),
  /** Where leads, kundlis and approvals are stored. */
  records: z.enum(["sqlite", "postgres", "firestore"]),
  /** Name and version of the ephemeris used for charts. */
  ephemeris: z.string(),
  /** What writes the answers: a model by name, or `built-in`. */
  astrologer: z.string(),
  /** Other channels in which users may write to the astrologer. */
  channels: channelStatesSchema,
});
export type HealthResponse = z.infer<typeof healthResponseSchema>;

import { z } from "zod";
import { graha, nakshatra, nakshatra28, rashi } from "../values.ts";

/** Grahas by rules of their own. */
export const specialGrahasSchema = z.object({
  /** They concern length of life: never shown. */
  longevity: z.object({
    sensitive: z.literal(true),
    brahma: graha,
    rudra: graha,
    rudra_sign: rashi,
    trishula: z.array(rashi).readonly(),
    maheshvara: graha,
  }),
  sthira_karakas: z.object({
    father: graha,
    mother: graha,
    siblings: graha,
    maternal_relatives: graha,
    husband_and_sons: graha,
    wife_and_her_parents: graha,
    elder_brother: graha,
  }),
  /** Those in the house in which they are without strength. */
  marana_karaka_sthana: z.array(graha).readonly(),
  /** The star each one kicks, in the cycle of 27 and in that of 28. */
  latta: z.record(graha, z.object({ nakshatra, with_abhijit: nakshatra28 })),
});

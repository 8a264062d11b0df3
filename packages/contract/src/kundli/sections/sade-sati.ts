import { SADE_SATI_PHASES, SHANI_PLACES } from "@lagna/terms";
import { z } from "zod";
import { houseNumber, instant, rashi } from "../values.ts";

const stretch = { start: instant, end: instant };

export const sadeSatiSchema = z.object({
  /** Of the natal Moon. */
  moon_sign: rashi,
  /** Each from its first day to its last, with the stretches inside; between two of these Saturn had gone back out. */
  cycles: z.array(z.object({ ...stretch, phases: z.array(z.object({ phase: z.enum(SADE_SATI_PHASES), ...stretch })) })),
  /** Dhaiyas and kantaka transits alike: the house is Saturn's from the Moon. */
  transits: z.array(
    z.object({ place: z.enum(SHANI_PLACES), house: houseNumber, ...stretch, stays: z.array(z.object(stretch)) }),
  ),
});

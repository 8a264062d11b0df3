import { SADE_SATI_PHASES, SHANI_PLACES } from "@lagna/terms";
import { z } from "zod";
import { houseNumber, instant, rashi } from "../values.ts";

const timeSpan = { start: instant, end: instant };

export const sadeSatiSchema = z.object({
  /** Sign of the natal Moon. */
  moon_sign: rashi,
  /** Each from its first day to its last, with the stretches inside; between two stretches Saturn had left. */
  cycles: z.array(
    z.object({ ...timeSpan, phases: z.array(z.object({ phase: z.enum(SADE_SATI_PHASES), ...timeSpan })) }),
  ),
  /** Dhaiyas and kantaka transits: the house is Saturn's from the Moon. */
  transits: z.array(
    z.object({ place: z.enum(SHANI_PLACES), house: houseNumber, ...timeSpan, stays: z.array(z.object(timeSpan)) }),
  ),
});

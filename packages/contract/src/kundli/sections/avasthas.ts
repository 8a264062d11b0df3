import { z } from "zod";
import { BALADI, DEEPTADI, JAGRADADI, LAJJITADI, SAYANADI, SAYANADI_CHESHTAS } from "@lagna/terms";
import { graha } from "../values.ts";

export const avasthasSchema = z.record(
  graha,
  z.object({
    baladi: z.enum(BALADI),
    /** The share of its result that a graha of that age gives. */
    baladi_effect: z.number(),
    /** Null for the nodes, whose deeptadi and lajjitadi are empty. */
    jagradadi: z.enum(JAGRADADI).nullable(),
    deeptadi: z.array(z.enum(DEEPTADI)).readonly(),
    lajjitadi: z.array(z.enum(LAJJITADI)).readonly(),
    /** Null if the Sun does not rise. */
    sayanadi: z
      .object({
        state: z.enum(SAYANADI),
        /** Null if the first sound of the name is not known. */
        cheshta: z.enum(SAYANADI_CHESHTAS).nullable(),
      })
      .nullable(),
  }),
);

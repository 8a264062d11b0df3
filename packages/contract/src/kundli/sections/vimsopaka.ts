import { z } from "zod";
import { VAISESHIKAMSAS } from "@lagna/terms";
import { graha } from "../values.ts";

const createGroupSchema = (names: readonly string[]) =>
  z.partialRecord(
    graha,
    z.object({
      /** Out of twenty. */
      score: z.number(),
      /** Number of the group's vargas in which it is in its own, moolatrikona or exaltation sign. */
      good: z.number().int(),
      /** The vaiseshikamsa for that number; null below two. */
      name: z.enum(names).nullable(),
    }),
  );

export const vimsopakaSchema = z.object({
  shadvarga: createGroupSchema(VAISESHIKAMSAS.shadvarga),
  saptavarga: createGroupSchema(VAISESHIKAMSAS.saptavarga),
  dasavarga: createGroupSchema(VAISESHIKAMSAS.dasavarga),
  shodasavarga: createGroupSchema(VAISESHIKAMSAS.shodasavarga),
});

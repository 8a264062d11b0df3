import { z } from "zod";
import { VAISESHIKAMSAS } from "@lagna/terms";
import { graha } from "../values.ts";

const inGroup = (names: readonly string[]) =>
  z.partialRecord(
    graha,
    z.object({
      /** Of twenty. */
      score: z.number(),
      /** Vargas of the group in which it is in its own, moolatrikona or exaltation sign. */
      good: z.number().int(),
      /** The vaiseshikamsa of that many; null below two. */
      name: z.enum(names).nullable(),
    }),
  );

export const vimsopakaSchema = z.object({
  shadvarga: inGroup(VAISESHIKAMSAS.shadvarga),
  saptavarga: inGroup(VAISESHIKAMSAS.saptavarga),
  dasavarga: inGroup(VAISESHIKAMSAS.dasavarga),
  shodasavarga: inGroup(VAISESHIKAMSAS.shodasavarga),
});

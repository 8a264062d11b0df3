import { z } from "zod";
import { graha, houseNumber, rashi } from "../values.ts";

export const aspectsSchema = z.object({
  /**
   * Graha drishti, whole sign: the signs each graha aspects in full, the same as houses from the lagna's sign, and the
   * grahas there.
   */
  graha: z.array(
    z.object({ from: graha, signs: z.array(rashi), houses: z.array(houseNumber), grahas: z.array(graha) }),
  ),
  /** Rashi drishti (Jaimini): the signs each sign aspects. */
  rashi: z.array(z.object({ from: rashi, signs: z.array(rashi) })),
});
